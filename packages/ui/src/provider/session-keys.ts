import type { StoragePort } from './ports.ts';

/** Names in the browser's storage. */
export const SESSION_KEYS = { token: 'token', user: 'userData' } as const;

/** Name of a guest's token among this tab's drafts: it is for one booking, and no session of an account. */
export const GUEST_KEY = 'guest';
/** The owner of a guest's drafts: no account has this id. */
export const GUEST_OWNER = 'guest';

/** True for a non-empty text of exactly three dot-separated, non-empty parts. */
export function hasTokenFormat(token: unknown): token is string {
  return typeof token === 'string' && /^[^.\s]+\.[^.\s]+\.[^.\s]+$/.test(token);
}

/** Forgets token and user. */
export function clearStoredSession(storage: StoragePort): void {
  storage.remove(SESSION_KEYS.token);
  storage.remove(SESSION_KEYS.user);
}
