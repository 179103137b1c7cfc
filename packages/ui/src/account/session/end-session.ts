import type { ApiClient } from '../../api/client.ts';

/** Ends a session at the backend, if that can be done: a network that is away, or a backend without the call, keeps nobody in. */
export function endSession(api: ApiClient, token: string | null): void {
  if (token) api.signOut({ token }).catch(() => {});
}
