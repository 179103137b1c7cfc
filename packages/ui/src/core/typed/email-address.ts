import { DASHES, plainLine } from './plain-text.ts';

/** Before the `@`: what HTML's own field takes, and what mail servers take everywhere. */
const LOCAL_SIGNS = String.raw`\w.!#$%&'*+/=?^${'`'}{|}~-`;
const NOT_LOCAL = new RegExp(`[^${LOCAL_SIGNS}]`, 'u');
/** RFC 1035, 2.3.1 and 2.3.4. */
const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
/**
 * An address as mail servers take it: names between dots, and a domain with an ending, which may be an international one.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address · RFC 5321, 4.1.2 · RFC 5890, 2.3.2.1
 */
const EMAIL = new RegExp(
  `^[${LOCAL_SIGNS.replace('.', '')}]+(?:\\.[${LOCAL_SIGNS.replace('.', '')}]+)*@(?:${LABEL}\\.)+(?:[a-z]{2,63}|(?=xn--)${LABEL})$`,
  'i',
);

/** RFC 1035, 2.3.4. */
const LONGEST_DOMAIN = 255;

/** A domain in the letters that mail servers use: `пример.рф` is `xn--e1afmkfd.xn--p1ai`. */
function asciiDomain(domain: string): string {
  if (domain.length > LONGEST_DOMAIN) return domain;
  if (!/[^\p{ASCII}]/u.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Behind an address that was copied with the end of its sentence, or from a list. */
const SENTENCE_END = /(?<=[\p{L}\d>)\]"'”’»])[.,;]$/u;
/** As programs copy an address: `Maya Gurung <maya@example.com>`, `(maya@example.com)`, one bracket, `'maya@example.com'`. */
const FRAMES = [
  /^[^<>@]*[<([]([^<>()[\]\s]+)[>)\]]$/,
  /^[<([]?([^<>()[\]\s]+)[>)\]]?$/,
  /^["'“”„«»]([^"“”„«»\s]+)["'“”„«»]$/,
];
/** An address with its own link: `maya@example.com<mailto:maya@example.com>` */
const WITH_LINK = /^\[?([^<>()[\]\s]+)\]? ?[<(]([^<>()[\]\s]+)[>)]$/;
const MOST_FRAMES = 3;

/** An address without the signs and the name around it. */
function unframed(text: string): string {
  let inner = text;
  for (let count = 0; count <= MOST_FRAMES; count += 1) {
    const line = inner.trim().replace(SENTENCE_END, '');
    const framed = FRAMES.map((frame) => frame.exec(line)?.[1]).find((found) => found !== undefined && found !== line);
    if (framed === undefined) return line;
    inner = framed;
  }
  return inner;
}

/** RFC 6068 writes signs as in a URL. */
function decoded(address: string): string {
  try {
    return plainLine(decodeURIComponent(address));
  } catch {
    return address;
  }
}

/** One address, from its line. */
function readAddress(line: string): string {
  const shown = unframed(line);
  const written = shown.replace(/^mailto:(?:\/\/)?/i, '');
  const address = written === shown ? shown : unframed(decoded(written.split('?')[0] ?? ''));
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at + 1)}${asciiDomain(address.slice(at + 1).replace(DASHES, '-'))}`;
}

/**
 * An e-mail address as it is typed, or pasted from a contact, a mail or a sentence: without its `mailto:`, the name before
 * it and the signs around it, with plain signs for full-width ones, and with its domain in the letters of mail servers.
 */
export function plainEmail(text: string): string {
  const line = plainLine(text).replace(/[。｡]/g, '.').replace(/[‘’ʼ]/g, "'").replace(/﹫/g, '@');
  const [, shown = '', link = ''] = WITH_LINK.exec(line.replace(SENTENCE_END, '')) ?? [];
  if (!shown.includes('@')) return readAddress(line);
  const address = readAddress(link);
  return readAddress(shown).toLowerCase() === address.toLowerCase() ? address : line;
}

/** The address of an account: lower-cased, so that one mailbox has one account. */
export const accountEmail = (text: string): string => plainEmail(text).toLowerCase();

/** Why an address can't be used: a text of the fields with its facts; `incomplete` where it has not the form of one. */
export type EmailFault =
  | { code: 'addressQuoted' }
  | { code: 'dotsMisplaced' }
  | { code: 'signNotAllowed'; facts: [sign: string] }
  | { code: 'incomplete' };

/** @param email as {@link plainEmail} leaves it */
export function emailFault(email: string): EmailFault | null {
  if (EMAIL.test(email)) return null;
  const [local = '', domain = '', ...more] = email.split('@');
  if (/^".*"@/.test(email)) return { code: 'addressQuoted' };
  // Half an address, or several: the text of the field says enough.
  if (more.length > 0 || local === '' || !domain.includes('.')) return { code: 'incomplete' };
  const [sign] = local.match(NOT_LOCAL) ?? domain.match(/[^a-z\d.-]/i) ?? [];
  if (sign !== undefined) return { code: 'signNotAllowed', facts: [sign] };
  return /^\.|\.\.|\.@|\.$/.test(email) ? { code: 'dotsMisplaced' } : { code: 'incomplete' };
}
