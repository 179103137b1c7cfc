import { plainLine } from './plain-text.ts';

/** Before the `@`: what HTML's own field takes, and what mail servers take everywhere. */
const LOCAL_SIGNS = String.raw`\w.!#$%&'*+/=?^${'`'}{|}~-`;
const NOT_LOCAL = new RegExp(`[^${LOCAL_SIGNS}]`, 'u');
/**
 * An address as mail servers take it: names between dots, and a domain with an ending, which may be an international one.
 * Source: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address · RFC 5321, 4.1.2 · RFC 5890, 2.3.2.1
 */
const EMAIL = new RegExp(
  `^[${LOCAL_SIGNS.replace('.', '')}]+(?:\\.[${LOCAL_SIGNS.replace('.', '')}]+)*@(?:[a-z\\d][a-z\\d-]*\\.)+(?:[a-z]{2,}|xn--[a-z\\d-]+)$`,
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

/** As mail programs copy an address: `Maya Gurung <maya@example.com>` */
const NAMED = /^[^<>@]*<([^<>\s]+)>$/;
/** Behind an address that was copied with the end of its sentence, or from a list. */
const SENTENCE_END = /(?<=[\p{L}\d])[.,;]$/u;

/** RFC 6068 writes signs as in a URL. */
function decoded(address: string): string {
  try {
    return plainLine(decodeURIComponent(address));
  } catch {
    return address;
  }
}

/**
 * An e-mail address as it is typed, or pasted from a contact, a mail or a sentence: without its `mailto:` and the name before
 * it, with plain signs for full-width ones, and with its domain in the letters of mail servers.
 */
export function plainEmail(text: string): string {
  const line = plainLine(text).replace(/[。｡]/g, '.').replace(/[‘’ʼ]/g, "'");
  const shown = NAMED.exec(line)?.[1] ?? line;
  const written = shown.replace(/^mailto:/i, '');
  const address = (written === shown ? shown : decoded(written.split('?')[0] ?? '')).trim().replace(SENTENCE_END, '');
  const at = address.lastIndexOf('@');
  return at < 0 ? address : `${address.slice(0, at + 1)}${asciiDomain(address.slice(at + 1))}`;
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
