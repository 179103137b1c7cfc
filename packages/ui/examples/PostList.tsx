import type { Remote } from '@trek/ui/api';
import { type BlogPostSummary, DefaultPostList } from '@trek/ui/blog';
import '@trek/ui/blog/skin.css';

export function BlogPage({ posts }: { posts: Remote<readonly BlogPostSummary[]> }) {
  return (
    <main>
      <h1>Blog</h1>
      <DefaultPostList posts={posts} />
    </main>
  );
}
