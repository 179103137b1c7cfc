import { createHash, hkdfSync } from 'node:crypto';

/** What a key is for: each purpose has one of its own, so that what leaks of one says nothing of another. */
type Purpose = 'tokens' | 'hashes';

/** A key that tokens are signed with, by the id that they carry. */
export interface SigningKey {
  id: string;
  key: Uint8Array;
}

/** The key of one purpose. */
export function deriveKey(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `trek ${purpose}`, 32));
}

export function signingKey(secret: string): SigningKey {
  const key = deriveKey(secret, 'tokens');
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}
