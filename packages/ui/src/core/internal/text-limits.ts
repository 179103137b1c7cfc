import type { Translation } from '../texts/define-texts.ts';
import type { fieldTexts } from '../texts/field.texts.ts';

/** Texts about any field. */
export type FieldTexts = Translation<typeof fieldTexts>;

/** Longest text in characters of a one-line field, of a many-line field and of a password. */
export const MAXIMUM_LINE_LENGTH = 200;
export const MAXIMUM_TEXT_LENGTH = 4000;
export const MAXIMUM_PASSWORD_LENGTH = 1024;
