import { createHash, hkdfSync } from 'node:crypto';

/** Each purpose has its own key, so a leaked one reveals nothing about the others. */
type Purpose = 'tokens' | 'hashes';

/** A key that signs tokens, with the id that the tokens carry. */
export interface SigningKey {
  id: string;
  key: Uint8Array;
}

/** Derives the key of one purpose. */
export function deriveKey(secret: string, purpose: Purpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `trek ${purpose}`, 32));
}

export function signingKey(secret: string): SigningKey {
  const key = deriveKey(secret, 'tokens');
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}
