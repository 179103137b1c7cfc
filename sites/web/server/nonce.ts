import { randomBytes, randomInt } from 'node:crypto';

const NONCE_BYTES = 16;

/** How base64 of so many bytes ends. */
const NONCE_END = '==';

/** A word that nobody can guess, by which a page's own inline scripts are known. All are of one length and one end. */
export const createNonce = () => randomBytes(NONCE_BYTES).toString('base64');

/** Characters that no page holds. */
const UNWRITTEN = Array.from({ length: 0x1f }, (_, index) => String.fromCharCode(index + 1)).filter(
  (character) => character.trim() !== '',
);

/**
 * Takes the nonce's place in a document that is kept: every visitor gets one of their own. Nobody can know it, so nobody
 * can write it into a page. It has nothing in common with texts and nonces but the end, and no character twice: a document
 * is compressed with the slot in it, and what is alike would be written down as a copy of what the nonce replaces.
 */
export const NONCE_SLOT =
  shuffled(UNWRITTEN)
    .slice(0, createNonce().length - NONCE_END.length)
    .join('') + NONCE_END;

function shuffled(characters: readonly string[]): string[] {
  const drawn = characters.map((character) => ({ character, lot: randomInt(2 ** 47) }));
  return drawn.sort((one, other) => one.lot - other.lot).map(({ character }) => character);
}
