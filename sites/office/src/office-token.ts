import { useSession } from '@trek/ui/session';
import { useSyncExternalStore } from 'react';

/** Where a tab keeps it: a reload asks for no other code, and another tab does. */
const KEY = 'office-token';

/** The token of the office, and the session that it was given in: it is nobody else's. */
interface Kept {
  session: string;
  token: string;
}

let kept: Kept | null | undefined;
const listeners = new Set<() => void>();

function read(): Kept | null {
  if (kept === undefined) kept = readStored();
  return kept;
}

function readStored(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps the token, or forgets it. Where the browser refuses, it lasts until the page is left. */
export function keepOfficeToken(next: Kept | null): void {
  kept = next;
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
  } catch {
    // It is held in memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The token of the office, if whoever is signed in has shown a second factor in this tab; else null. */
export function useOfficeToken(): string | null {
  const { token: session } = useSession();
  const found = useSyncExternalStore(subscribe, read);
  return found && found.session === session ? found.token : null;
}
