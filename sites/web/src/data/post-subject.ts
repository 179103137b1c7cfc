import type { ApiClient } from '@trek/ui/api';
import type { SafeHtml } from '@trek/ui/blog/sanitize-html';
import { type BlogPostSummary, findPost, summarizePost } from '@trek/ui/internal/blog/rules';
import { sanitize } from './sanitize.ts';

/** A post, as its page shows it. */
export interface PostSubject {
  post: BlogPostSummary;
  content: SafeHtml;
}

/** The published post of a slug, sanitized; null: there is none. */
export async function readPost(api: ApiClient, slug: string): Promise<PostSubject | null> {
  const post = findPost(await api.listPosts(), slug);
  return post ? { post: summarizePost(post), content: await sanitize(post.content, api.backendUrl) } : null;
}
