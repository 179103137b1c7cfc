'use client';
import type { BlogPostSummary } from './blog.rules.ts';
import * as PostCard from './post-card-parts.tsx';

export interface PostCardProps {
  post: BlogPostSummary;
  /** Loads the picture at once: for cards that stand on the first screen. */
  priority?: boolean;
}

/** A post in a list. The whole card is one link to it. */
export function DefaultPostCard({ post, priority = false }: PostCardProps) {
  return (
    <PostCard.Root post={post}>
      <PostCard.Picture>
        <PostCard.Image loading={priority ? 'eager' : 'lazy'} />
      </PostCard.Picture>
      <PostCard.Body>
        <PostCard.Title />
        <PostCard.Text />
        <PostCard.Facts />
      </PostCard.Body>
    </PostCard.Root>
  );
}
