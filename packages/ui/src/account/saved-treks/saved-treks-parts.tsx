'use client';
import type { MouseEvent } from 'react';
import type { ApiMessage } from '../../api/api-error.ts';
import { requestOf } from '../../api/api-error.ts';
import { requestLine } from '../../api/failure.tsx';
import { useFailureText } from '../../api/use-failure-text.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Button } from '../../kit/button.tsx';
import { createPart } from '../../kit/part.tsx';
import { Spinner, type SpinnerProps } from '../../kit/spinner.tsx';
import { Status, type StatusProps } from '../../kit/status.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { savedTreksAnatomy as anatomy } from './saved-treks.anatomy.ts';
import { savedTreksTexts } from './saved-treks.texts.ts';
import { focusList, useSavedTreksContext } from './saved-treks-context.tsx';

export * from './saved-trek-item.tsx';
export { Root } from './saved-treks-context.tsx';
export * from './saved-treks-toggle.tsx';

/** The list with its notices. */
export const Section = createPart('section', anatomy, 'root', () => ({
  'aria-label': useTexts(savedTreksTexts).title,
  tabIndex: -1,
}));

/** The saved treks. */
export const List = createPart('ul', anatomy, 'list');

/** Says that the treks are on this device only, or that the account can't be reached; empty where all is well. */
export const Notice = createPart('div', anatomy, 'notice', () => {
  const texts = useTexts(savedTreksTexts);
  const { paths, Link } = usePorts();
  const { isOnDeviceOnly, isUnreachable, isUnsent, resend } = useSavedTreksContext();
  const tryNow = (event: MouseEvent) => {
    focusList(event);
    resend();
  };
  return {
    role: 'status',
    children: (
      <>
        {isOnDeviceOnly && (
          <p>
            <span>{texts.deviceOnly}</span> <Link href={paths.login}>{texts.signIn}</Link>
          </p>
        )}
        {isUnreachable && (
          <p>
            <span>{isUnsent ? texts.unsent : texts.unreachable}</span>{' '}
            <Button variant="quiet" onClick={tryNow}>
              {texts.tryNow}
            </Button>
          </p>
        )}
      </>
    ),
  };
});

/** In the list's place while the treks load. */
export const Loading = withRef(function SavedTreksLoading(spinner: SpinnerProps) {
  return <Spinner label={useTexts(savedTreksTexts).loading} {...spinner} />;
});

interface SavedTreksFailedProps extends Partial<StatusProps> {
  /** Why the treks could not be loaded. */
  message: ApiMessage;
  /** The visitor asks for them again. */
  onRetry: () => void;
}

/** In the list's place if the treks could not be loaded. */
export const Failed = withRef(function SavedTreksFailed({ message, onRetry, ...status }: SavedTreksFailedProps) {
  const texts = useTexts(savedTreksTexts);
  const failureText = useFailureText();
  const action = <Button onClick={onRetry}>{texts.retry}</Button>;
  return (
    <Status
      kind="error"
      title={texts.loadError(failureText(message))}
      text={requestLine(requestOf(message))}
      action={action}
      {...status}
    />
  );
});

/** In the list's place if nothing is saved. */
export const Empty = withRef(function SavedTreksEmpty(status: Partial<StatusProps>) {
  const texts = useTexts(savedTreksTexts);
  const { paths, Link } = usePorts();
  const action = (
    <Button asChild variant="primary">
      <Link href={paths.treks}>{texts.findTreks}</Link>
    </Button>
  );
  return <Status title={texts.empty} text={texts.emptyText} action={action} {...status} />;
});
