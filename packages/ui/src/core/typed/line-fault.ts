import { linkIn } from './link-in.ts';

/** Why a line can't be used: a text of the fields with its facts. `severalLines` needs none: the field's own text says it. */
export type LineFault =
  | { code: 'severalLines' }
  | { code: 'signNotAllowed'; facts: [sign: string] }
  | { code: 'linkInside'; facts: [link: string] };

const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]/;
/** Control characters, and what turns the direction of the text behind it. */
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const LONGEST_SHOWN_LINK = 40;

/** Not in a telephone number: letters, digits and what people write between and around them, for extensions too. */
const NOT_OF_PHONES = /[^\p{L}\p{M}\p{N} +\-.,:;/()[\]#*&=|_~·•'’]/u;

/** The number of a sign that has no ink. */
const shown = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * The fault of a name. Names go into mails to other people, and must not carry messages there.
 * @param name as `plainName` leaves it
 */
export function nameFault(name: string): LineFault | null {
  if (LINE_END.test(name)) return { code: 'severalLines' };
  const [sign] = name.match(UNPRINTABLE) ?? [];
  if (sign !== undefined) return { code: 'signNotAllowed', facts: [shown(sign)] };
  const link = linkIn(name);
  if (link === undefined) return null;
  return {
    code: 'linkInside',
    facts: [link.length > LONGEST_SHOWN_LINK ? `${link.slice(0, LONGEST_SHOWN_LINK)}…` : link],
  };
}

/** True for a text of one line without a link. */
export const isPlainLine = (text: string): boolean => nameFault(text) === null;

/**
 * The fault of a telephone number. Letters are part of some, and `12.34.56.78` is a number of Denmark, no address.
 * @param phone as `plainPhone` leaves it
 */
export function phoneFault(phone: string): LineFault | null {
  const [lineEnd] = phone.match(LINE_END) ?? [];
  if (lineEnd !== undefined) return { code: 'signNotAllowed', facts: [shown(lineEnd)] };
  const fault = nameFault(/^[\d. +()-]*$/.test(phone) ? phone.replace(/\./g, ' ') : phone);
  const [sign] = phone.match(NOT_OF_PHONES) ?? [];
  if (fault !== null || sign === undefined) return fault;
  return { code: 'signNotAllowed', facts: [/\p{C}/u.test(sign) ? shown(sign) : sign] };
}
