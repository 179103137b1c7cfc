'use client';
import { useEffect } from 'react';
import { useRequiredContext } from '../../core/internal/required-context.tsx';
import { SessionContext } from './use-session.tsx';

/** For what takes a stored session for a sign-in, as booking does: registering stores one, and signs nobody in. */
export function useStoredSession(): void {
  const store = useRequiredContext(SessionContext);
  useEffect(() => store.resume(), [store]);
}
