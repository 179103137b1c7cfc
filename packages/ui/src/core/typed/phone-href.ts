/** Digits of the shortest number that can be called. */
const FEWEST_DIGITS = 3;

/**
 * The address that calls a phone number as people write it; undefined: it is none. What follows the number, such as an extension,
 * is left out, and so is the national zero after a country's code: `+44 (0)20 …`.
 */
export function phoneHref(phone: string): string | undefined {
  const [number = ''] = /^[+\d\s()./-]*/.exec(phone.trim()) ?? [];
  const called = number.startsWith('+') ? number.replace('(0)', '') : number;
  const digits = called.replaceAll(/[^+\d]/g, '');
  return digits.length < FEWEST_DIGITS ? undefined : `tel:${digits}`;
}
