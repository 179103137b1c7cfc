import type { ApiClient } from '../../api/client.ts';

/**
 * Ends a session at the backend if possible: without a network or without the call, the visitor is still signed out
 * here.
 */
export function endSession(api: ApiClient, token: string | null): void {
  if (token) api.signOut({ token }).catch(() => {});
}
