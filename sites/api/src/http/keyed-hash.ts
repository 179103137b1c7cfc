import { createHmac } from 'node:crypto';

/**
 * Hashes what the database need not know in clear, as the addresses of people who tried to sign in. Without the
 * server's key nobody can find out by trying which address a hash is of.
 */
export type KeyedHash = (text: string) => string;

export function keyedHash(key: Uint8Array): KeyedHash {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
