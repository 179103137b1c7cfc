import { useSession } from '@trek/ui/session';
import { useSyncExternalStore } from 'react';

/** Session storage, so a reload needs no new code, but another tab does. */
const KEY = 'office-token';

/** The office token and the session it belongs to. */
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

/** Stores or removes the token. If the browser refuses, it lasts until the page is closed. */
export function saveOfficeToken(next: Kept | null): void {
  kept = next;
  try {
    if (next) sessionStorage.setItem(KEY, JSON.stringify(next));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Still in memory.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The office token, if the visitor has passed the second factor in this tab; else null. */
export function useOfficeToken(): string | null {
  const { token: session } = useSession();
  const found = useSyncExternalStore(subscribe, read);
  return found && found.session === session ? found.token : null;
}
