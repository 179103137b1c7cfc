import type { ApiClient } from '@trek/ui/api';
import { type BlogPostSummary, findPost, summarisePost } from '@trek/ui/blog/rules';
import type { SafeHtml } from '@trek/ui/blog/sanitise-html';
import { sanitise } from './sanitise.ts';

/** A post, as its page shows it. */
export interface PostSubject {
  post: BlogPostSummary;
  content: SafeHtml;
}

/** The published post of a slug, sanitized; null: there is none. */
export async function readPost(api: ApiClient, slug: string): Promise<PostSubject | null> {
  const post = findPost(await api.listPosts(), slug);
  return post ? { post: summarisePost(post), content: await sanitise(post.content, api.backendUrl) } : null;
}
