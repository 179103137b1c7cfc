import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;

/** A word that nobody can guess, by which a page's own inline scripts are known. All are of one length and end with `==`. */
export const createNonce = () => randomBytes(NONCE_BYTES).toString('base64');

/**
 * Takes the nonce's place in a document that is kept: every visitor gets one of their own. Nobody can know it, so nobody
 * can write it into a page.
 */
export const NONCE_SLOT = createNonce();
