/** Control characters, line and paragraph separators, and what turns the direction of the text behind it. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Texts that mail programs turn into links: a host with a top-level domain, where 'Dr.Sherpa' is none, or a scheme. */
const HOST = /[\p{L}\p{N}-]{2}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?![\p{L}\p{N}])/u;
const SCHEME = /:\/\/|\bwww\./i;

/**
 * True for a text of one line without a link. Names go into mails to other people, and must not carry messages there.
 */
export function isPlainLine(text: string): boolean {
  return !UNPRINTABLE.test(text) && !SCHEME.test(text) && !HOST.test(text);
}
