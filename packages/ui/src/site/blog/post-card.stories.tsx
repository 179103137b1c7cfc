import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HeadingLevel } from '../../kit/heading.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { BACKEND_URL } from '../../testing/api-answers.ts';
import { expectNoSidewaysScroll, expectVisit } from '../../testing/story-expectations.ts';
import { storyPost, storyPosts } from '../../testing/story-posts.ts';
import { postCardAnatomy } from './blog.anatomy.ts';
import { DefaultPostCard, type DefaultPostCardProps } from './post-card.tsx';
import * as PostCard from './post-card-parts.tsx';

const TITLE = 'How to acclimatize: 100% slow feet, honest evenings';

const meta = {
  title: 'Blog/PostCard',
  component: DefaultPostCard,
  parameters: { explains: { parts: [postCardAnatomy] } },
  args: { post: storyPost, priority: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DefaultPostCard>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** The element under a press in the middle of the card's picture. */
function pressedOnThePicture({ canvasElement }: PlayContext) {
  const box = canvasElement.querySelector('img')?.getBoundingClientRect() as DOMRect;
  return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
}

export const TheWholeCardIsOneLink: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    for (const text of [storyPost.metaDescription, 'February 11, 2029', '4 min read'])
      await expect(canvas.getByText(text)).toBeVisible();
    const link = canvas.getByRole('link', { name: TITLE });
    await expect(canvas.getAllByRole('link')).toEqual([link]);
    await expect(pressedOnThePicture(context)).toBe(link);
    await userEvent.click(link);
    await expectVisit(context, '/blog/how-to-acclimatize');
  },
};

export const WithoutDateAndReadTime: Story = {
  args: { post: { ...storyPost, createdAt: '', readTimeMinutes: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText(/min read/)).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('time')).not.toBeInTheDocument();
  },
};

export const WithoutADate: Story = {
  args: { post: { ...storyPost, createdAt: '' } },
  play: async ({ canvas }) => {
    // No point comes before the first fact.
    await expect(getComputedStyle(canvas.getByText('4 min read'), '::before').content).toBe('none');
  },
};

export const ABrokenPictureFallsBack: Story = {
  args: { post: { ...storyPost, image: `${BACKEND_URL}/uploads/missing.jpg` } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^data:image\/svg/));
  },
};

const long = storyPosts.find(({ slug }) => slug === 'long') ?? storyPost;

export const ALongTextIsLimitedToThreeLines: Story = {
  args: { post: long },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 3 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    const text = canvas.getByText(/^A description that goes on/);
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(text.clientHeight).toBeLessThanOrEqual(Math.ceil(lineHeight * 3) + 1);
  },
};

export const OnAPhone: Story = {
  args: { post: long },
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

/** A line of a list: the words, and a small picture at their right. */
function PostLine({ post }: DefaultPostCardProps) {
  const { paths, Link } = usePorts();
  return (
    <PostCard.Root post={post} style={{ flexDirection: 'row' }}>
      <PostCard.Body>
        <PostCard.Facts>
          <span>{post.authorName}</span>
        </PostCard.Facts>
        <HeadingLevel start={2}>
          <PostCard.Title>
            <Link href={paths.post(post.slug)}>{post.metaTitle}</Link>
          </PostCard.Title>
        </HeadingLevel>
      </PostCard.Body>
      <PostCard.Picture style={{ flex: '0 0 140px', aspectRatio: 1 }}>
        <PostCard.Image width={280} height={280} />
      </PostCard.Picture>
    </PostCard.Root>
  );
}

export const CustomLayout: Story = {
  render: (args) => <PostLine {...args} />,
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const title = canvas.getByRole('heading', { level: 2, name: 'How to acclimatize' });
    const picture = canvasElement.querySelector('img') as HTMLImageElement;
    await expect(picture.getBoundingClientRect().left).toBeGreaterThan(title.getBoundingClientRect().right);
    await expect(pressedOnThePicture(context)).toBe(canvas.getByRole('link', { name: 'How to acclimatize' }));
  },
};
