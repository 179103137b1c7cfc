/** Minimum length of a secret that can't be guessed. */
export const MIN_SECRET_LENGTH = 32;

/** 32 random hexadecimal digits have fewer once in some ten million times. */
const FEWEST_CHARACTERS = 8;
/** The share of characters that may follow their neighbor in the alphabet. */
const MOST_IN_A_ROW = 0.7;

/** Whether a secret is obviously not random: few different characters, one part repeated, or a row such as 'abcdef…'. */
export function isWeakSecret(secret: string): boolean {
  const codes = [...secret].map((character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, index) => Math.abs(code - (codes[index] ?? 0)));
  const isRow = steps.filter((step) => step <= 1).length > steps.length * MOST_IN_A_ROW;
  return new Set(codes).size < FEWEST_CHARACTERS || isRow || isRepetition(secret);
}

/** Whether it is one part again and again. */
function isRepetition(text: string): boolean {
  const parts = Array.from({ length: Math.floor(text.length / 2) }, (_, index) => index + 1);
  return parts.some((length) => text.slice(length) === text.slice(0, -length));
}
