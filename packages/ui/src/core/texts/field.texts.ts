import { defineTexts } from './define-texts.ts';
/** Texts about any field. */
export const fieldTexts = defineTexts('field', {
  /** Of a name that holds a link or a line break. */
  nameNotPlain: 'Please enter the name on one line, without links',
  /** Of a text that is longer than its field takes. */
  textTooLong: (most: number) => `Please use ${most} characters at most`,
});
