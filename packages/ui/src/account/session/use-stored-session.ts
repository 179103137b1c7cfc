'use client';
import { useEffect } from 'react';
import { useRequiredContext } from '../../core/internal/required-context.tsx';
import { SessionContext } from './use-session.tsx';

/**
 * For features that take a stored session for a sign-in, as booking does: registering stores one without signing in.
 */
export function useStoredSession(): void {
  const store = useRequiredContext(SessionContext);
  useEffect(() => store.resume(), [store]);
}
