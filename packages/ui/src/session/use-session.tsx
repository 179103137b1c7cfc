'use client';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { User } from '../api/entities.ts';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';
import { useIsHydrated } from '../internal/use-is-hydrated.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { sessionMachine } from './session.machine.ts';
import { sessionMessages } from './session.messages.ts';
import {
  cacheUser,
  clearStoredSession,
  readStoredSession,
  SESSION_KEYS,
  writeStoredSession,
} from './stored-session.ts';
import { useSessionExpiry } from './use-session-expiry.ts';

/** The visitor's session as parts and hosts use it. */
export interface Session {
  /** `starting`: on the server and for the first paint, when no storage could be read yet. */
  status: 'starting' | 'restoring' | 'signedIn' | 'signedOut' | 'failed';
  user: User | null;
  token: string | null;
  error: string | null;
  /** Signs in with what the backend answered to a sign-in. */
  login(session: { token: string; user: User }): void;
  logout(): void;
  /** Ends the session because the backend did not take its bearer. */
  reject(): void;
  retry(): void;
}

const SessionContext = createRequiredContext<Session>('SessionProvider');

/** The session of the nearest {@link SessionProvider}. */
export const useSession = () => useRequiredContext(SessionContext);

/**
 * Restores the session from storage, keeps it in step with other tabs and gives it to everything below.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const session = useSessionMachine();
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>;
}

function useSessionMachine(): Session {
  const { api, storage, notify, clock } = usePorts();
  const machine = useMemo(
    () =>
      sessionMachine.provide({
        actors: { fetchCurrentUser: fromPromise(({ signal }) => api.currentUser({ signal })) },
        actions: {
          clearStorage: () => clearStoredSession(storage),
          storeSession: (_, session) => writeStoredSession(storage, session),
          cacheUser: (_, { user }) => cacheUser(storage, user),
          tellRejected: () => notify('error', sessionMessages.sessionEnded),
        },
      }),
    [api, storage, notify],
  );
  const actor = useActorRef(machine, { input: readStoredSession(storage, clock.now()), clock: clock as never });

  useEffect(
    () =>
      storage.subscribe((key) => {
        if (key !== null && key !== SESSION_KEYS.token) return;
        actor.send({ type: 'storage.change', stored: readStoredSession(storage, clock.now()) });
      }),
    [actor, storage, clock],
  );

  useEffect(() => api.onUnauthorized((token) => actor.send({ type: 'session.rejected', token })), [actor, api]);

  const isHydrated = useIsHydrated();
  const snapshot = useSelector(actor, (current) => current);
  const endExpired = useCallback((token: string) => actor.send({ type: 'session.rejected', token }), [actor]);
  useSessionExpiry(snapshot.matches('signedIn') ? snapshot.context.token : null, endExpired);
  return useMemo(
    () => ({
      status: isHydrated ? sessionStatus(snapshot) : 'starting',
      user: snapshot.context.user,
      token: snapshot.context.token,
      error: snapshot.context.error,
      login: (session) => actor.send({ type: 'login', ...session }),
      logout: () => actor.send({ type: 'logout' }),
      reject: () => actor.send({ type: 'session.rejected' }),
      retry: () => actor.send({ type: 'retry' }),
    }),
    [actor, snapshot, isHydrated],
  );
}

function sessionStatus(snapshot: SnapshotFrom<typeof sessionMachine>): Session['status'] {
  if (snapshot.hasTag('loading')) return 'restoring';
  if (snapshot.matches('signedIn')) return 'signedIn';
  return snapshot.matches('failed') ? 'failed' : 'signedOut';
}
