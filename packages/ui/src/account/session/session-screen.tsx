'use client';
import { requestOf } from '../../api/api-error.ts';
import { WithRequest } from '../../api/failure.tsx';
import { useFailureText } from '../../api/use-failure-text.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { useTexts } from '../../core/texts/language.ts';
import { formatMessage } from '../../core/texts/message-descriptor.ts';
import { Button } from '../../kit/button.tsx';
import { createPart, type PartProps } from '../../kit/part.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Status } from '../../kit/status.tsx';
import { sessionScreenAnatomy as anatomy } from './session.anatomy.ts';
import { sessionTexts } from './session.texts.ts';
import { useSession } from './use-session.tsx';

const Cover = createPart('div', anatomy, 'root');

/**
 * Covers the page while a stored session is being restored, and tells when that failed. It is in the server's markup,
 * too, hidden unless the root element has `data-session="restoring"`, so that a host's inline script can show it before
 * anything else has loaded. Once the session has started, the host may remove the mark.
 */
export const SessionScreen = withRef(function SessionScreen(screen: Omit<PartProps<'div'>, 'asChild' | 'children'>) {
  const messages = useTexts(sessionTexts);
  const failureText = useFailureText();
  const { status, error, retry, logout } = useSession();
  if (status === 'failed') {
    return (
      <Cover data-state="failed" {...screen}>
        <Status
          kind="error"
          title={messages.authenticationError}
          text={error && <WithRequest id={requestOf(error)}>{formatMessage(error, messages, failureText)}</WithRequest>}
          action={
            <>
              <Button variant="primary" onClick={retry}>
                {messages.tryAgain}
              </Button>
              <Button onClick={logout}>{messages.continueSignedOut}</Button>
            </>
          }
        />
      </Cover>
    );
  }
  if (status !== 'starting' && status !== 'restoring') return null;
  return (
    <Cover data-state={status} {...screen}>
      <Spinner label={messages.loadingSession} />
    </Cover>
  );
});
