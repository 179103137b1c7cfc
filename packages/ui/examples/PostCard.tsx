import type { BlogPostSummary } from '@trek/ui/blog';
import { DefaultPostCard } from '@trek/ui/blog';
import '@trek/ui/blog/skin.css';

export function NewestPost({ post }: { post: BlogPostSummary }) {
  return <DefaultPostCard post={post} priority />;
}
