'use client';
import { Button } from '../kit/button.tsx';
import { createPart } from '../kit/part.tsx';
import { Status } from '../kit/status.tsx';
import { postListAnatomy as anatomy } from './blog.anatomy.ts';
import type { BlogPostSummary } from './blog.rules.ts';
import { PostCard } from './post-card.tsx';
import { useBlogMessages } from './use-blog-messages.ts';

const Root = createPart('div', anatomy, 'root');
const Skeleton = createPart('div', anatomy, 'skeleton');

/** Cards that stand on the first screen of a wide window. */
const FIRST_ROW = 3;

/** The posts as the host has them. */
export type PostListData =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; value: readonly BlogPostSummary[] };

export interface PostListProps {
  posts: PostListData;
  /** Loads the posts again after a failure. */
  onRetry: () => void;
  /** False where the list stands below the first screen: its pictures wait until they come near. Default true. */
  isOnFirstScreen?: boolean;
}

/** Posts as a grid of cards, with the states around it. */
export function PostList({ posts, onRetry, isOnFirstScreen = true }: PostListProps) {
  const messages = useBlogMessages();
  if (posts.status === 'failed') {
    return (
      <Status
        kind="error"
        title={messages.loadError}
        text={messages.loadErrorHint}
        action={<Button onClick={onRetry}>{messages.retry}</Button>}
      />
    );
  }
  if (posts.status === 'loading') {
    return (
      <>
        <p role="status">{messages.loadingPosts}</p>
        <Root aria-hidden="true">
          {Array.from({ length: FIRST_ROW }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name.
            <Skeleton key={index} />
          ))}
        </Root>
      </>
    );
  }
  if (posts.value.length === 0) return <Status title={messages.noPosts} />;
  return (
    <Root>
      {posts.value.map((post, index) => (
        <PostCard key={post.id} post={post} isEager={isOnFirstScreen && index < FIRST_ROW} />
      ))}
    </Root>
  );
}
