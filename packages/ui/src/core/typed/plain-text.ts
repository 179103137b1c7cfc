import { latinDigits } from './latin-digits.ts';
import { unified } from './unified.ts';

/** Texts that people type and paste, in one spelling. Rules without React: browser and server read by them. */

/** Marks without ink: direction, zero width, soft hyphens, byte order, tags, and a placeholder of pasted objects. */
const WITHOUT_INK = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]/gu;
/** Scripts from Arabic to Sinhala, Myanmar, Khmer and Mongolian: joiners change how their letters look. */
const JOINED_LETTER = /[\u0600-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u18af]/;
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u;
const HAS_VARIANTS = /[\p{Extended_Pictographic}\p{Script=Han}\d#*]/u;

/** Whether a mark without ink belongs to the spelling: Persian, Nepali and Sinhala words, emoji, variants of Han. */
function isNeeded(mark: string, before: string, after: string): boolean {
  if (mark === '\u200c' || mark === '\u200d') {
    if (JOINED_LETTER.test(before) && JOINED_LETTER.test(after)) return true;
    return mark === '\u200d' && PICTURE.test(before) && PICTURE.test(after);
  }
  if (/[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u.test(mark)) return HAS_VARIANTS.test(before);
  return /[\u180b-\u180f]/.test(mark) && JOINED_LETTER.test(before);
}

/** A text of one or more lines: in one spelling, without invisible marks, without white space around it. */
export function plainText(text: string): string {
  return unified(text)
    .replace(WITHOUT_INK, (mark, at: number, whole: string) => {
      const before = [...whole.slice(Math.max(0, at - 2), at)].at(-1) ?? '';
      const [after = ''] = whole.slice(at + mark.length, at + mark.length + 2);
      return isNeeded(mark, before, after) ? mark : '';
    })
    .trim();
}

/** A line: every white space in it is one plain space, and full-width letters and signs are plain ones. Line ends stay. */
export const plainLine = (text: string): string =>
  plainText(text)
    .replace(/[\t\p{Zs}]+/gu, ' ')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Signs that keyboards, phones and word processors write for an apostrophe. Not ʻ and ʼ, which are letters in some languages. */
const APOSTROPHES = /[‘’‛´`′]/g;

/** A name of a person, a country or a nationality: a line with plain apostrophes. */
export const plainName = (text: string): string => plainLine(text).replace(APOSTROPHES, "'");

/** Dashes and hyphens that keyboards, phones and word processors write for a plain one. */
export const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;

/** Pictures of a telephone, as contacts and signatures have them. */
const TELEPHONES = /^(?:[☎☏✆📞📱📲]\ufe0f? ?)+/u;

/** A telephone number as it is typed, or pasted from a contact: with Latin digits, without its picture and its `tel:`. */
export const plainPhone = (text: string): string =>
  latinDigits(plainLine(text))
    .replace(TELEPHONES, '')
    .replace(/^(?:tel|callto|sms):(?:\/\/)?\s*(?:%2b)?/i, (scheme) => (/%2b$/i.test(scheme) ? '+' : ''))
    .replace(/(?<=\d)%20/g, ' ')
    .replace(DASHES, '-')
    .trim();
