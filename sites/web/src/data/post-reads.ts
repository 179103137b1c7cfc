import { usePorts } from '@trek/ui/provider';
import { dataKeys } from './keys.ts';
import { readLatestPosts, readPosts } from './post-lists.ts';
import { readPost } from './post-subject.ts';
import { useRead } from './use-read.ts';

export function usePosts() {
  const { api } = usePorts();
  return useRead(dataKeys.posts, () => readPosts(api));
}

/** The newest posts, for the home page. */
export function useLatestPosts() {
  const { api } = usePorts();
  return useRead(dataKeys.latestPosts, () => readLatestPosts(api));
}

/** A post by the slug of its meta title; null: there is none. */
export function usePost(slug: string) {
  const { api } = usePorts();
  return useRead(dataKeys.post(slug), () => readPost(api, slug));
}
