import type { ApiClient } from '@trek/ui/api';
import { type BlogPostSummary, newestPosts, summarizePost, TEASER_SIZE } from '@trek/ui/internal/blog/rules';

/** The blog's posts without their texts. */
export async function readPosts(api: ApiClient): Promise<BlogPostSummary[]> {
  return (await api.listPosts()).map(summarizePost);
}

/** The newest posts, for the home page. */
export async function readLatestPosts(api: ApiClient): Promise<BlogPostSummary[]> {
  return newestPosts(await api.listPosts(), TEASER_SIZE).map(summarizePost);
}
