import { createHmac } from 'node:crypto';

/**
 * Hashes values that the database need not store in the clear, such as the addresses of sign-in attempts. Without the
 * server's key, no one can find the input by trial.
 */
export type KeyedHash = (text: string) => string;

export function keyedHash(key: Uint8Array): KeyedHash {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
