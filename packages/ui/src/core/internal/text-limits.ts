import type { Translation } from '../texts/define-texts.ts';
import type { fieldTexts } from '../texts/field.texts.ts';

/** Texts about any field. */
export type FieldTexts = Translation<typeof fieldTexts>;

/** Longest text in characters of a one-line field, of a many-line field and of a password. */
export const MAXIMUM_LINE_LENGTH = 200;
export const MAXIMUM_TEXT_LENGTH = 4000;
/** Longest postal address in characters: it has to fit on a letter. */
export const MAXIMUM_ADDRESS_LENGTH = 300;
export const MAXIMUM_PASSWORD_LENGTH = 1024;
