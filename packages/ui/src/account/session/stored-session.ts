import type { User } from '../../api/entities.ts';
import { readUserValue } from '../../api/read-user.ts';
import type { StoragePort } from '../../provider/ports.ts';
import { clearStoredSession, hasTokenFormat, SESSION_KEYS } from '../../provider/session-keys.ts';
import type { StoredSession } from './session.machine.ts';
import { tokenClaims } from './token.rules.ts';

/** Reads the stored session; a cached user that can't be read counts as none. */
export function readStoredSession(storage: StoragePort, nowMs: number): StoredSession {
  const token = storage.read(SESSION_KEYS.token);
  return { token, user: readCachedUser(storage.read(SESSION_KEYS.user), token), nowSeconds: nowMs / 1000 };
}

/** Keeps token and user; a refusal is logged, for the sign-in holds in memory all the same. */
export function writeStoredSession(storage: StoragePort, session: { token: string; user: User }): void {
  if (storage.write(SESSION_KEYS.token, session.token)) cacheUser(storage, session.user);
  else console.warn('@trek/ui: the browser refused to store the session; it lasts until the page is closed.');
}

/**
 * Stores the session that a registration answered with, if its token is one that a later start would take. Not every backend
 * gives one.
 */
export function storeRegistration(storage: StoragePort, session: { token: string; user: User } | undefined): void {
  if (session && hasTokenFormat(session.token)) {
    writeStoredSession(storage, session);
    return;
  }
  // An older session must not stay to be taken for this person's.
  clearStoredSession(storage);
  if (!session) return;
  console.warn('@trek/ui: the token of this registration is not of the form a.b.c; it is not stored.');
}

/**
 * Caches the user as a return from Google has one: what the token beside it says, and whether the account is one of Google.
 * Nothing else that others could read there; a refusal is logged.
 */
export function cacheUser(storage: StoragePort, { id, email, fullname, role, googleId }: User): void {
  if (storage.write(SESSION_KEYS.user, JSON.stringify({ id, email, fullname, role, googleId }))) return;
  console.warn('@trek/ui: the browser refused to cache the user; the next start asks the backend again.');
}

/** The token's claims fill in what the cache lacks. */
function readCachedUser(text: string | null, token: string | null): User | null {
  if (text === null) return null;
  try {
    const { email = '', role } = tokenClaims(token ?? '') ?? {};
    return readUserValue({ email, role, ...JSON.parse(text) });
  } catch {
    return null;
  }
}
