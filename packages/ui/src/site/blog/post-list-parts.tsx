'use client';
import { type ApiMessage, requestOf } from '../../api/api-error.ts';
import { WithRequest } from '../../api/failure.tsx';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { postListAnatomy as anatomy } from './blog.anatomy.ts';
import { blogTexts } from './blog.texts.ts';

/** The grid of cards. */
export const Root = createPart('div', anatomy, 'root');

/** In place of a card that is loading. */
export const Skeleton = createPart('div', anatomy, 'skeleton');

interface PostsFailedProps extends Partial<StatusProps> {
  /** Why they could not be loaded; its request is named for the visitor's report. */
  message?: ApiMessage;
  /** Loads the posts again. */
  onRetry: () => void;
}

/** In the list's place if the posts could not be loaded. */
export const Failed = withRef(function PostListFailed({ message, onRetry, ...status }: PostsFailedProps) {
  const messages = useTexts(blogTexts);
  const action = <Button onClick={onRetry}>{messages.retry}</Button>;
  const text = <WithRequest id={requestOf(message)}>{messages.loadErrorHint}</WithRequest>;
  return <Status kind="error" title={messages.loadError} text={text} action={action} {...status} />;
});

/** In the list's place if there are none. */
export const Empty = withRef(function PostListEmpty(status: Partial<StatusProps>) {
  return <Status title={useTexts(blogTexts).noPosts} {...status} />;
});
