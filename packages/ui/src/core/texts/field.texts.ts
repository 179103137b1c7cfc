import { defineTexts } from './define-texts.ts';
/** Texts about any field. */
export const fieldTexts = defineTexts('field', {
  /** Of a name that holds a link or a line break. */
  nameNotPlain: 'Please enter the name on one line, without links',
  /** A text and the reason for it. */
  because: (text: string, reason: string) => `${text}: ${reason}`,
  /** Reasons. */
  signNotAllowed: (sign: string) => `“${sign}” can’t be part of it`,
  linkInside: (link: string) =>
    `email programs would make a link of “${link}”. If it is part of a name, put a space after the dot`,
  addressQuoted: 'addresses in quotation marks can’t be used',
  dotsMisplaced: 'a dot can’t come first, last, or next to another one',
  /** Of a text that is longer than its field takes. */
  textTooLong: (most: number) => `Please use ${most} characters at most`,
});
