import * as z from 'zod';

/** A text that is there. */
export const text = z.string().trim().min(1);
export const texts = z.array(text);

const LINE_BREAK = /[\n\r\u0085\u2028\u2029]/;

/** A name, a title or a label: it is used in addresses, heads, mails and tables, which are lines. */
export const singleLine = text.refine(
  (line) => !LINE_BREAK.test(line),
  'must be on one line: write a space for the line break',
);
export const singleLines = z.array(singleLine);
