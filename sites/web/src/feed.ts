import type { ApiClient } from '@trek/ui/api';
import { blogTexts } from '@trek/ui/blog';
import { cleanTitle, newestPosts } from '@trek/ui/internal/blog/rules';
import { DEFAULT_PATHS as paths } from '@trek/ui/provider';
import { BLOG_DESCRIPTION } from './content/blog.ts';
import { fullTitle } from './document/page-head.tsx';

/** The facts of the blog's feed, the newest post first. Rejects if the backend fails. */
export async function feed(api: ApiClient) {
  const posts = newestPosts(await api.listPosts());
  return {
    title: fullTitle(blogTexts.english.listTitle),
    description: BLOG_DESCRIPTION,
    posts: posts.map(({ title, slug, metaDescription, createdAt }) => ({
      ...{ title: cleanTitle(title), path: paths.post(slug), description: metaDescription, createdAt },
    })),
  };
}
