import { createHmac } from 'node:crypto';

/**
 * Hashes what the database need not know in the clear, such as the addresses of sign-in attempts. Without the server's
 * key, nobody can find the input by trial.
 */
export type KeyedHash = (text: string) => string;

export function keyedHash(key: Uint8Array): KeyedHash {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
