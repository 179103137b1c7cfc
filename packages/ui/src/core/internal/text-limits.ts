import * as z from 'zod/mini';
import type { Translation } from '../texts/define-texts.ts';
import { fieldTexts } from '../texts/field.texts.ts';

/** Texts about any field. */
export type FieldTexts = Translation<typeof fieldTexts>;

/** Longest text in characters of a one-line field, of a many-line field and of a password. */
export const MAXIMUM_LINE_LENGTH = 200;
export const MAXIMUM_TEXT_LENGTH = 4000;
export const MAXIMUM_PASSWORD_LENGTH = 1024;

/** Refuses a longer text with its own message. The checks after it are skipped: they could be slow on a long text. */
export const maximumLength = (most: number, { textTooLong }: FieldTexts = fieldTexts.english) =>
  z.maxLength(most, { error: textTooLong(most), abort: true });
