import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { sayOnce } from '../../core/internal/say-once.ts';
import type { LazyActor } from '../../core/lazy/lazy-actor.ts';
import { clearStoredSession } from '../../provider/session-keys.ts';
import { forgetOthersDrafts } from './draft-owners.ts';
import { endSession } from './end-session.ts';
import { sessionView } from './session.connect.ts';
import { type SessionEvent, sessionMachine } from './session.machine.ts';
import { watchExpiry } from './session-expiry.ts';
import type { SessionPorts, SessionView } from './session-view.ts';
import { cacheUser, readStoredSession, writeStoredSession } from './stored-session.ts';

/** The machine of a session, bound to the host. */
export interface RunningSession {
  /** Looks into the storage again, which another tab has changed. */
  takeStored(): void;
  stop(): void;
}

/**
 * Restores the session from storage and keeps it from then on.
 * @param show called with the present view, and with each that follows
 * @param begin hands over what happened before it ran, and all that happens from now on
 */
export function runSession(
  ports: () => SessionPorts,
  show: (view: SessionView) => void,
  begin: LazyActor<SessionEvent>['begin'],
): RunningSession {
  const { api, clock } = ports();
  const stored = () => readStoredSession(ports().storage, clock.now());
  const machine = sessionMachine.provide({
    actors: { fetchCurrentUser: fromPromise(({ signal }) => ports().api.currentUser({ signal })) },
    actions: {
      clearStorage: (_, refused) => {
        const { token } = stored();
        // Refused late, it says nothing of whom another tab has signed in since.
        if (refused && token !== null && token !== refused.token) return;
        clearStoredSession(ports().storage);
      },
      storeSession: (_, session) => writeStoredSession(ports().storage, session),
      // Another tab may have signed another person in during this request.
      cacheUser: ({ context }, { user }) => {
        if (stored().token === context.token) cacheUser(ports().storage, user);
      },
      endSession: (_, { token }) => endSession(ports().api, token),
      forgetDrafts: () => forgetOthersDrafts(ports().drafts),
      notifyRejected: () => ports().notify('error', ports().format({ code: 'sessionEnded' })),
    },
  });
  const actor = createActor(machine, { input: stored(), clock: clock as never });
  const send = (event: SessionEvent) => actor.send(event);
  const reject = (token: string) => {
    if (ports().storage.isTokenOfHost) sayOnce('refusedToken');
    send({ type: 'session.rejected', token });
  };

  let watched: string | null = null;
  let stopWatching = () => {};
  const follow = (snapshot: SnapshotFrom<typeof sessionMachine>) => {
    const token = snapshot.matches('signedIn') ? snapshot.context.token : null;
    if (token !== watched) {
      stopWatching();
      watched = token;
      stopWatching = token === null ? () => {} : watchExpiry(token, clock, reject);
    }
    // Before any listener learns who is signed in: data that another person left in this tab must be gone.
    if (snapshot.matches('signedIn') && snapshot.context.user) {
      forgetOthersDrafts(ports().drafts, String(snapshot.context.user.id));
    }
    show(sessionView(snapshot));
  };

  actor.start();
  const end = begin(send);
  follow(actor.getSnapshot());
  const { unsubscribe } = actor.subscribe(follow);
  const stopListening = api.onUnauthorized(reject);
  return {
    takeStored: () => send({ type: 'storage.change', stored: stored() }),
    stop: () => {
      end();
      stopListening();
      stopWatching();
      unsubscribe();
      actor.stop();
    },
  };
}
