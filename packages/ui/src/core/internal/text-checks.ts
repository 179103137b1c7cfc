import * as z from 'zod/mini';
import { fieldTexts } from '../texts/field.texts.ts';
import { EMAIL_PATTERN } from './email-pattern.ts';
import { isPlainLine } from './plain-line.ts';
import type { FieldTexts } from './text-limits.ts';

// Apart from the rules that they check: a booking loads those without the schema library.

/** Refuses a longer text with its own message. The checks after it are skipped: they could be slow on a long text. */
export const maximumLength = (most: number, { textTooLong }: FieldTexts = fieldTexts.english) =>
  z.maxLength(most, { error: textTooLong(most), abort: true });

/** Refuses a text that is no plain line, for a field that goes into mails. */
export const plainLine = (message: string) => z.refine<string>(isPlainLine, message);

/** Refuses a text that is no e-mail address. */
export const emailAddress = (message?: string) => z.email({ pattern: EMAIL_PATTERN, error: message });
