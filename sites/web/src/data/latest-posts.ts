import type { BlogPost } from '@trek/ui/api';

/** Posts that the home page shows. */
const SHOWN_POSTS = 3;

/** A post without its content, which the home page does not need. */
export type PostTeaser = Omit<BlogPost, 'content'>;

/** The newest posts first; only as many as the home page shows. */
export function latestPosts(posts: readonly BlogPost[]): PostTeaser[] {
  return posts
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, SHOWN_POSTS)
    .map(({ content: _, ...teaser }) => teaser);
}
