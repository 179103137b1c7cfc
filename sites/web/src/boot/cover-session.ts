import { readStored } from './read-stored.ts';

/** The longest that a page stays covered while the code that restores its session does not come. */
const LONGEST_COVER_MS = 35_000;
/** Where the contract keeps a session's token, and what one looks like. */
const TOKEN_KEY = 'token';
const TOKEN_PARTS = 3;

/** Covers the page where a stored session is being restored. */
export function coverSession(): void {
  if (readStored(TOKEN_KEY)?.split('.').length !== TOKEN_PARTS) return;
  document.documentElement.dataset.session = 'restoring';
  setTimeout(uncoverSession, LONGEST_COVER_MS);
}

export function uncoverSession(): void {
  delete document.documentElement.dataset.session;
}
