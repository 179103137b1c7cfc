import type { User } from '../../api/entities.ts';
import type { SessionEvent } from './session.machine.ts';
import type { SessionView } from './session-view.ts';

/** The visitor's session and its actions. */
export function connectSession(view: SessionView, send: (event: SessionEvent) => void) {
  return {
    ...view,
    /** Signs in with what the backend answered to a sign-in. */
    login: (session: { token: string; user: User }) => send({ type: 'login', ...session }),
    logout: () => send({ type: 'logout' }),
    /** Ends the session because the backend did not take its bearer. */
    reject: () => send({ type: 'session.rejected' }),
    retry: () => send({ type: 'retry' }),
  };
}
