import { ONE_LINE } from '@trek/ui/internal/seller';
import * as z from 'zod';

/** A text that is there. */
export const text = z.string().trim().min(1);
export const texts = z.array(text);

/** A name, a title or a label: it is used in addresses, heads, mails and tables, which are lines. */
export const singleLine = text.refine(
  (line) => line === '' || ONE_LINE.test(line),
  'must be on one line: write a space for the line break, and no control characters',
);
export const singleLines = z.array(singleLine);
