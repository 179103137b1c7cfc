'use client';
import { Fragment, type ReactNode, useEffect } from 'react';
import { useTexts } from '../../core/texts/language.ts';
import { Spinner } from '../../kit/spinner.tsx';
import { usePorts } from '../../provider/trek-provider.tsx';
import { saveReturnPath } from './return-path.ts';
import { sessionTexts } from './session.texts.ts';
import { SESSION_TOAST_MS } from './session.timing.ts';
import { useSession } from './use-session.tsx';

/** Props of `RequireSession`. */
export interface RequireSessionProps {
  children: ReactNode;
  /** The toast for a visitor who is sent away. */
  notice?: string;
}

/** Shows its content to signed-in visitors alone; others are sent to sign in, and come back afterwards. */
export function RequireSession({ children, notice: given }: RequireSessionProps) {
  const messages = useTexts(sessionTexts);
  const notice = given ?? messages.signInToAccess;
  const { status, user } = useSession();
  const { notify, navigate, paths, drafts, location } = usePorts();
  const isSentAway = status === 'signedOut' || status === 'failed';
  useEffect(() => {
    if (!isSentAway) return;
    saveReturnPath(drafts, location());
    notify('error', notice, { durationMs: SESSION_TOAST_MS });
    if (paths.login !== null) navigate(paths.login, { replace: true });
  }, [isSentAway, notice, notify, navigate, paths, drafts, location]);
  // Remounts for each person: one person's input is gone for the next.
  if (status === 'signedIn') return <Fragment key={user?.id}>{children}</Fragment>;
  return <Spinner label={messages.verifyingAuthentication} />;
}
