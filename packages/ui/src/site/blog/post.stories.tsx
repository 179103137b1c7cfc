import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { usePorts } from '../../provider/trek-provider.tsx';
import { expectNoSidewaysScroll, expectNotice, expectVisit } from '../../testing/story-expectations.ts';
import { storyPost } from '../../testing/story-posts.ts';
import { postAnatomy } from './blog.anatomy.ts';
import { DefaultPost, type DefaultPostProps, PostNotFound } from './post.tsx';
import * as Post from './post-parts.tsx';
import { createHtmlSanitizer } from './sanitize-html.ts';

const sanitize = createHtmlSanitizer(window);
const ADDRESS = 'https://trek.example/blog/how-to-acclimatize';

const meta = {
  title: 'Blog/Post',
  component: DefaultPost,
  parameters: { explains: { parts: [postAnatomy] } },
  args: {
    post: storyPost,
    address: ADDRESS,
    content: sanitize(
      '<p>On the first evening in Namche I ask everybody the same three questions.</p><h2>Height</h2><p>Air gets thin.</p><h2>The rules we walk by</h2><ul><li>Slowly.</li><li>Climb high, sleep low.</li></ul><table><thead><tr><th>Night</th><th>Altitude</th></tr></thead><tbody><tr><td>1</td><td>2,610 m</td></tr></tbody></table><h2>When it is serious</h2><blockquote>The treatment is descent.</blockquote>',
    ),
  },
} satisfies Meta<typeof DefaultPost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ContentsLeadToHeadings: Story = {
  args: { hasAnchors: true },
  play: async ({ canvas, canvasElement }) => {
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    const links = within(contents).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Height',
      'The rules we walk by',
      'When it is serious',
    ]);
    const anchor = links[1]?.getAttribute('href') ?? '';
    await expect(canvasElement.querySelector(anchor)).toHaveTextContent('The rules we walk by');
  },
};

export const TreksAndPostsToGoOnWith: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('Health')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'What to pack' })).toHaveAttribute('href', '/blog/what-to-pack');
    await userEvent.click(canvas.getByRole('link', { name: 'Annapurna Base Camp Trek' }));
    await expectVisit(context, '/treks/annapurna-base-camp-trek');
  },
};

export const TitleAuthorDateAndText: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const title = 'How to acclimatize: 100 slow feet, honest evenings';
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    for (const text of ['Pasang Dorje Sherpa', 'February 11, 2029', '4 min read', 'The treatment is descent.'])
      await expect(canvas.getByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: /Back to all posts/ }));
    await expectVisit(context, '/blog');
  },
};

export const ShareLinksOpenInNewTabs: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Share on Facebook', 'Share on Twitter', 'Share on LinkedIn', 'Share by e-mail']) {
      const link = canvas.getByRole('link', { name: new RegExp(name) });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(ADDRESS);
    }
  },
};

export const TheLinkIsCopied: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const writeText = fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(writeText).toHaveBeenCalledWith(ADDRESS);
    await expectNotice(context, 'success', 'Link copied to clipboard!');
  },
};

export const CopyingIsDenied: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const writeText = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expectNotice(context, 'error', `Your browser did not allow copying. The link is ${ADDRESS}`);
  },
};

/** As on a page without a secure connection. */
export const CopyingIsNotSupported: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expectNotice(context, 'error', `Your browser did not allow copying. The link is ${ADDRESS}`);
  },
};

export const APostWithoutAuthorOrDate: Story = {
  args: {
    post: { ...storyPost, authorName: '', createdAt: '', readTimeMinutes: 0, image: `${storyPost.image}missing` },
  },
};

export const ThePostDoesNotExist: Story = {
  render: () => <PostNotFound />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByRole('heading', { name: 'Blog Post Not Found' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Browse All Posts' }));
    await expectVisit(context, '/blog');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: expectNoSidewaysScroll,
};

/** A post may name a class of its host; it can't lay itself over the page by one. */
export const NoLayoutShift: Story = {
  args: { content: sanitize('<p>Namaste.</p><p class="host-banner">Your card, please.</p>') },
  render: (args) => (
    <>
      <style>{'.host-banner { position: fixed; inset: 0; z-index: 99; }'}</style>
      <DefaultPost {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const banner = canvas.getByText('Your card, please.');
    const post = (banner.parentElement as HTMLElement).getBoundingClientRect();
    await expect(banner.getBoundingClientRect().top).toBeGreaterThanOrEqual(post.top);
    await expect(banner.getBoundingClientRect().bottom).toBeLessThanOrEqual(post.bottom);
  },
};

/** A letter home: the picture first, the author below the title, and one way to share it. */
function PostAsALetter(letter: DefaultPostProps) {
  const { paths, Link } = usePorts();
  const { post, address } = letter;
  return (
    <Post.Root {...letter}>
      <Post.Picture />
      <Post.Header>
        <Post.Title>{post.metaTitle}</Post.Title>
        <Post.Byline>
          <span>A letter from</span> <span>{post.authorName}</span>
        </Post.Byline>
      </Post.Header>
      <Post.Content />
      <Post.Share>
        <Post.ShareTitle>Send it on</Post.ShareTitle>
        <Post.ShareLinks>
          <li>
            <a {...postAnatomy.attributes('share-link')} href={`mailto:?body=${encodeURIComponent(address)}`}>
              To a friend
            </a>
          </li>
        </Post.ShareLinks>
      </Post.Share>
      <Post.Back>
        <Link href={paths.posts}>More letters</Link>
      </Post.Back>
    </Post.Root>
  );
}

export const CustomLayout: Story = {
  render: (args) => <PostAsALetter {...args} />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const title = canvas.getByRole('heading', { level: 1, name: 'How to acclimatize' });
    const picture = canvasElement.querySelector('img') as HTMLImageElement;
    await expect(picture.getBoundingClientRect().bottom).toBeLessThan(title.getBoundingClientRect().top);
    await expect(canvas.getByText('The treatment is descent.')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: 'Send it on' })).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('link', { name: 'More letters' }));
    await expectVisit(context, '/blog');
  },
};
