'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { Heading } from '../../kit/heading.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { blogTexts } from './blog.texts.ts';
import * as Post from './post-parts.tsx';

/** Props of `DefaultPost`. */
export type DefaultPostProps = Omit<ComponentProps<typeof Post.Root>, 'asChild' | 'children'>;

/** A whole post with its author, its picture and ways to share it. */
export const DefaultPost = withRef(function DefaultPost(post: DefaultPostProps) {
  return (
    <Post.Root {...post}>
      <Post.Header>
        <Post.Back />
        <Post.Title />
        <Post.Byline />
      </Post.Header>
      <Post.Picture />
      <Post.Contents />
      <Post.Content />
      <Post.Related />
      <Post.Share>
        <Post.ShareTitle />
        <Post.ShareLinks />
      </Post.Share>
    </Post.Root>
  );
});

/** In place of a post that does not exist. */
export const PostNotFound = withRef(function PostNotFound(status: Partial<StatusProps>) {
  const messages = useTexts(blogTexts);
  const { paths, Link } = usePorts();
  return (
    <Status
      title={<Heading level={1}>{messages.postNotFound}</Heading>}
      text={messages.postNotFoundHint}
      action={
        <Button asChild variant="primary">
          <Link href={paths.posts}>{messages.browseAllPosts}</Link>
        </Button>
      }
      {...status}
    />
  );
});
