import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../testing/remote.ts';
import { expectNoSidewaysScroll, expectVisit } from '../../testing/story-expectations.ts';
import { storyPosts } from '../../testing/story-posts.ts';
import { postCardAnatomy, postListAnatomy } from './blog.anatomy.ts';
import { DefaultPostList } from './post-list.tsx';

const meta = {
  title: 'Blog/PostList',
  component: DefaultPostList,
  parameters: { explains: { parts: [postListAnatomy, postCardAnatomy] } },
  args: { posts: ready(storyPosts) },
  render: (args) => (
    <section aria-labelledby="posts">
      <h2 id="posts">Posts</h2>
      <DefaultPostList {...args} />
    </section>
  ),
} satisfies Meta<typeof DefaultPostList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PostsWithDateAndReadTime: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('4 min read', { selector: 'article:first-child *' })).toBeVisible();
    await expect(canvas.getAllByText('February 11, 2029')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'How to acclimatize: 100% slow feet, honest evenings' }));
    await expectVisit(context, '/blog/how-to-acclimatize');
  },
};

export const LoadingPosts: Story = {
  args: { posts: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading blog posts...');
  },
};

export const PostsFailedToLoad: Story = {
  args: { posts: failed('Network error', fn()) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading blog posts');
    await expect(canvas.getByText('Please try again later.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.posts.retry).toHaveBeenCalledOnce();
  },
};

export const NoPosts: Story = {
  args: { posts: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No blog posts found')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    await expect(new Set(cards.map(({ left }) => left)).size).toBe(1);
    await expectNoSidewaysScroll();
  },
};

export const LoadingPostsOnAPhone: Story = { ...LoadingPosts, globals: { viewport: { value: 'phone' } } };

export const ABrokenPictureFallsBack: Story = {
  play: async ({ canvasElement }) => {
    const [, , broken] = canvasElement.querySelectorAll('img');
    broken?.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(broken?.src).toMatch(/^data:image\/svg/));
  },
};
