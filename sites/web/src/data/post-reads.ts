import { newestPosts, summarizePost, TEASER_SIZE } from '@trek/ui/blog/rules';
import { usePorts } from '@trek/ui/provider';
import { dataKeys } from './keys.ts';
import { readPost } from './post-subject.ts';
import { useRead } from './use-read.ts';

export function usePosts() {
  const { api } = usePorts();
  return useRead(dataKeys.posts, async () => (await api.listPosts()).map(summarizePost));
}

/** The newest posts, for the home page. */
export function useLatestPosts() {
  const { api } = usePorts();
  return useRead(dataKeys.latestPosts, async () => newestPosts(await api.listPosts(), TEASER_SIZE).map(summarizePost));
}

/** A post by the slug of its meta title; null: there is none. */
export function usePost(slug: string) {
  const { api } = usePorts();
  return useRead(dataKeys.post(slug), () => readPost(api, slug));
}
