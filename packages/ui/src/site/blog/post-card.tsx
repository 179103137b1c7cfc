'use client';
import type { BlogPostSummary } from './blog.rules.ts';
import * as Card from './post-card-parts.tsx';

export interface PostCardProps {
  post: BlogPostSummary;
  /** Loads the picture at once: for cards that stand on the first screen. */
  priority?: boolean;
}

/** A post in a list. The whole card is one link to it. */
export function PostCard({ post, priority = false }: PostCardProps) {
  return (
    <Card.Root post={post}>
      <Card.Picture>
        <Card.Image loading={priority ? 'eager' : 'lazy'} />
      </Card.Picture>
      <Card.Body>
        <Card.Title />
        <Card.Text />
        <Card.Facts />
      </Card.Body>
    </Card.Root>
  );
}
