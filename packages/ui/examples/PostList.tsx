import { PostList, type PostListData } from '@trek/ui/blog';
import '@trek/ui/blog/skin.css';

export function BlogPage({ posts, onRetry }: { posts: PostListData; onRetry: () => void }) {
  return (
    <main>
      <h1>Blog</h1>
      <PostList posts={posts} onRetry={onRetry} />
    </main>
  );
}
