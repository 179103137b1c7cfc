'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import type { BlogPostSummary } from './blog.rules.ts';
import * as PostCard from './post-card-parts.tsx';

/** Props of `PostCard`. */
export interface DefaultPostCardProps extends OuterProps<'article'> {
  post: BlogPostSummary;
  /** Loads the picture at once: for cards that stand on the first screen. */
  priority?: boolean;
  /** Language of the post's texts, as `lang`. Default: that of the page. */
  textLang?: string | undefined;
}

/** A post in a list. The whole card is one link to it. */
export const DefaultPostCard = withRef(function DefaultPostCard({
  post,
  priority = false,
  textLang: lang,
  ...root
}: DefaultPostCardProps) {
  return (
    <PostCard.Root post={post} {...root}>
      <PostCard.Picture>
        <PostCard.Image loading={priority ? 'eager' : 'lazy'} />
      </PostCard.Picture>
      <PostCard.Body>
        <PostCard.Title lang={lang} />
        <PostCard.Text lang={lang} />
        <PostCard.Facts />
      </PostCard.Body>
    </PostCard.Root>
  );
});
