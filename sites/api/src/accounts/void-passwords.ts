import { HttpError } from '../http/http-error.ts';
import type { UserRow } from '../store/schema.ts';
import { isVoidHash } from '../store/void-hash.ts';

/**
 * Refuses a password that was right in a restored backup and had been replaced since. Only who knows it gets this answer, so
 * it names no account to others.
 */
export function refuseVoidPassword({ password_hash }: UserRow): void {
  if (!isVoidHash(password_hash)) return;
  throw new HttpError(401, 'This password was replaced and no longer works. Please reset your password.');
}
