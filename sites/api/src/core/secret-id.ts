import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** An id that must not be guessed: 128 random bits, while a UUID has 122. */
export const newSecretId = (): string => randomBytes(BYTES).toString('base64url');
