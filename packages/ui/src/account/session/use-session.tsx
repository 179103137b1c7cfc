'use client';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { useLatest } from '../../core/internal/use-latest.ts';
import { useTexts } from '../../core/texts/language.ts';
import { formatMessage } from '../../core/texts/message-descriptor.ts';
import { usePorts } from '../../provider/trek-provider.tsx';
import { connectSession, type SessionApi } from './session.connect.ts';
import { sessionTexts } from './session.texts.ts';
import { SessionStore, STARTING } from './session-store.ts';
import type { SessionMessage } from './session-view.ts';

/** The visitor's session as parts and hosts use it. */
export interface Session extends SessionApi {
  /** Loads what runs the session: a sign-in that is sent afterwards is stored before the call returns. */
  prepare(): Promise<void>;
}

// The store, not the session: a change reaches those who read it, and no part that still waits to be hydrated.
export const SessionContext = createRequiredContext<SessionStore>('SessionProvider');

/** The session of the nearest {@link SessionProvider}. */
export function useSession(): Session {
  const store = useRequiredContext(SessionContext);
  const view = useSyncExternalStore(store.subscribe, store.read, () => STARTING);
  return useMemo(() => ({ ...connectSession(view, store.send), prepare: store.prepare }), [store, view]);
}

/**
 * Restores the session from storage, keeps it in step with other tabs and gives it to everything below.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const ports = usePorts();
  const messages = useTexts(sessionTexts);
  const latest = useLatest({ ...ports, format: (message: SessionMessage) => formatMessage(message, messages) });
  const [store] = useState(() => new SessionStore(() => latest.current));
  useEffect(() => store.connect(), [store]);
  return <SessionContext.Provider value={store}>{children}</SessionContext.Provider>;
}
