'use client';
import type { Remote } from '../../api/remote.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { OuterProps } from '../../kit/part.tsx';
import type { BlogPostSummary } from './blog.rules.ts';
import { blogTexts } from './blog.texts.ts';
import { DefaultPostCard } from './post-card.tsx';
import * as PostList from './post-list-parts.tsx';

/** Cards that stand on the first screen of a wide window. */
const FIRST_ROW = 3;

/** Props of `DefaultPostList`. */
export interface DefaultPostListProps extends OuterProps {
  posts: Remote<readonly BlogPostSummary[]>;
  /** False if the list is below the first screen: its pictures wait until they come near. Default true. */
  priority?: boolean;
  /** Language of the posts' texts, as `lang`. Default: that of the page. */
  textLang?: string | undefined;
}

/** Posts as a grid of cards, with the states around it. */
export const DefaultPostList = withRef(function DefaultPostList({
  posts,
  priority = true,
  textLang,
  ...root
}: DefaultPostListProps) {
  const messages = useTexts(blogTexts);
  if (posts.status === 'failed') return <PostList.Failed message={posts.message} onRetry={posts.retry} {...root} />;
  if (posts.status === 'loading') {
    return (
      <>
        <p role="status">{messages.loadingPosts}</p>
        <PostList.Root aria-hidden="true" {...root}>
          {Array.from({ length: FIRST_ROW }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other name.
            <PostList.Skeleton key={index} />
          ))}
        </PostList.Root>
      </>
    );
  }
  if (posts.value.length === 0) return <PostList.Empty {...root} />;
  return (
    <PostList.Root {...root}>
      {posts.value.map((post, index) => (
        <DefaultPostCard key={post.id} post={post} priority={priority && index < FIRST_ROW} textLang={textLang} />
      ))}
    </PostList.Root>
  );
});
