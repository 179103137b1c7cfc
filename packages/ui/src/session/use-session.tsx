'use client';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { User } from '../api/entities.ts';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';
import { useLatest } from '../internal/use-latest.ts';
import { usePorts } from '../provider/trek-provider.tsx';
import { SessionStore, STARTING } from './session-store.ts';
import type { SessionView } from './session-view.ts';

/** The visitor's session as parts and hosts use it. */
export interface Session extends SessionView {
  /** Signs in with what the backend answered to a sign-in. */
  login(session: { token: string; user: User }): void;
  logout(): void;
  /** Ends the session because the backend did not take its bearer. */
  reject(): void;
  retry(): void;
  /** Loads what runs the session: a sign-in that is sent afterwards is stored before the call returns. */
  prepare(): Promise<void>;
}

// The store, not the session: a change reaches those who read it, and no part that still waits to be hydrated.
const SessionContext = createRequiredContext<SessionStore>('SessionProvider');

/** The session of the nearest {@link SessionProvider}. */
export function useSession(): Session {
  const store = useRequiredContext(SessionContext);
  const view = useSyncExternalStore(store.subscribe, store.read, () => STARTING);
  return useMemo(
    () => ({
      ...view,
      login: (session) => store.send({ type: 'login', ...session }),
      logout: () => store.send({ type: 'logout' }),
      reject: () => store.send({ type: 'session.rejected' }),
      retry: () => store.send({ type: 'retry' }),
      prepare: store.prepare,
    }),
    [store, view],
  );
}

/**
 * Restores the session from storage, keeps it in step with other tabs and gives it to everything below.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const ports = usePorts();
  const latest = useLatest(ports);
  const [store] = useState(() => new SessionStore(() => latest.current));
  useEffect(() => store.connect(), [store]);
  return <SessionContext.Provider value={store}>{children}</SessionContext.Provider>;
}
