import type { SnapshotFrom } from 'xstate';
import type { User } from '../../api/entities.ts';
import type { SessionEvent, sessionMachine } from './session.machine.ts';
import type { SessionView } from './session-view.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The known facts about the visitor at one moment. */
export function sessionView(snapshot: Snapshot): SessionView {
  const { user, token, error } = snapshot.context;
  return { status: statusOf(snapshot), user, token, error };
}

function statusOf(snapshot: Snapshot): SessionView['status'] {
  if (snapshot.hasTag('loading')) return 'restoring';
  if (snapshot.matches('signedIn')) return 'signedIn';
  return snapshot.matches('failed') ? 'failed' : 'signedOut';
}

/** The visitor's session and its actions. */
export interface SessionApi extends SessionView {
  /** Signs in with what the backend answered to a sign-in. */
  login: (session: { token: string; user: User }) => void;
  logout: () => void;
  /** Ends the session because the backend did not take its bearer. */
  reject: () => void;
  retry: () => void;
}

/**
 * The visitor's session and its actions.
 * @param view `sessionView` of the machine's snapshot, or what is known before the machine runs
 */
export function connectSession(view: SessionView, send: (event: SessionEvent) => void): SessionApi {
  return {
    ...view,
    login: (session) => send({ type: 'login', ...session }),
    logout: () => send({ type: 'logout' }),
    reject: () => send({ type: 'session.rejected' }),
    retry: () => send({ type: 'retry' }),
  };
}
