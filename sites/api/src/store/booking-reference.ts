import { randomInt } from 'node:crypto';

/**
 * Letters and digits that nobody takes for one another when they are written down or read out (0 O, 1 I L, 5 S, 8 B, Z 2,
 * U V), and no vowels, so that chance spells no words.
 */
const SIGNS = '234679CDFGHJKMNPQRTVWXY';
const LENGTH = 6;
const PREFIX = 'TH-';

/** How a booking is called on the telephone: `TH-7K3M2Q`. Made at random; it opens nothing to whoever guesses one. */
export function newReference(): string {
  return PREFIX + Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
}
