import { readStored } from './read-stored.ts';

/** The longest time a page stays covered if the code that restores its session does not load. */
const LONGEST_COVER_MS = 35_000;
/** The token's storage key, as the contract says, and its format. */
const TOKEN_KEY = 'token';
const TOKEN_PARTS = 3;

export const hasStoredToken = () => readStored(TOKEN_KEY)?.split('.').length === TOKEN_PARTS;

/** Covers the page while a stored session is being restored. */
export function coverSession(): void {
  if (!hasStoredToken()) return;
  document.documentElement.dataset.session = 'restoring';
  setTimeout(uncoverSession, LONGEST_COVER_MS);
}

export function uncoverSession(): void {
  delete document.documentElement.dataset.session;
}
