'use client';
import { Fragment, type ReactNode, useEffect } from 'react';
import { say } from '../internal/said.ts';
import { useFailureText } from '../internal/use-failure-text.ts';
import { withRef } from '../internal/with-ref.ts';
import { Button } from '../kit/button.tsx';
import { createPart, type PartProps } from '../kit/part.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { Status } from '../kit/status.tsx';
import { usePorts } from '../provider/trek-provider.tsx';
import { rememberReturn } from './return-path.ts';
import { sessionScreenAnatomy as anatomy } from './session.anatomy.ts';
import { SESSION_TOAST_MS } from './session.timing.ts';
import { useSession } from './use-session.tsx';
import { useSessionMessages } from './use-session-messages.ts';

const Cover = createPart('div', anatomy, 'root');

/**
 * Covers the page while a stored session is being restored, and tells when that failed.
 * It stands in the server's markup too, hidden unless the root element carries `data-session="restoring"`, so that a
 * host's inline script can show it before anything else has loaded. Once the session has started the mark says nothing
 * more, and is the host's to take away.
 */
export const SessionScreen = withRef(function SessionScreen(screen: Omit<PartProps<'div'>, 'asChild' | 'children'>) {
  const messages = useSessionMessages();
  const failureText = useFailureText();
  const { status, error, retry, logout } = useSession();
  if (status === 'failed') {
    return (
      <Cover data-state="failed" {...screen}>
        <Status
          kind="error"
          title={messages.authenticationError}
          text={error && say(error, messages, failureText)}
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

export interface RequireSessionProps {
  children: ReactNode;
  /** The toast for a visitor who is sent away. */
  notice?: string;
}

/** Shows its content to signed-in visitors alone; others are sent to sign in, and come back afterwards. */
export function RequireSession({ children, notice: given }: RequireSessionProps) {
  const messages = useSessionMessages();
  const notice = given ?? messages.signInToAccess;
  const { status, user } = useSession();
  const { notify, navigate, paths, drafts, location } = usePorts();
  const isSentAway = status === 'signedOut' || status === 'failed';
  useEffect(() => {
    if (!isSentAway) return;
    rememberReturn(drafts, location());
    notify('error', notice, { durationMs: SESSION_TOAST_MS });
    if (paths.login !== null) navigate(paths.login, { replace: true });
  }, [isSentAway, notice, notify, navigate, paths, drafts, location]);
  // Anew for each person: what one has typed or opened is not there for the next.
  if (status === 'signedIn') return <Fragment key={user?.id}>{children}</Fragment>;
  return <Spinner label={messages.verifyingAuthentication} />;
}
