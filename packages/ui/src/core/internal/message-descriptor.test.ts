import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from './field-errors.ts';
import { decodeMessages, encodeMessages, formatMessage } from './message-descriptor.ts';

const texts = {
  missing: 'Bitte ausfüllen',
  tooLong: (most: number) => `Höchstens ${most}`,
  failed: (why: string) => `Nein: ${why}`,
};

test('a text is found by its name, and gets its facts', () => {
  expect(formatMessage({ code: 'missing' }, texts)).toBe('Bitte ausfüllen');
  expect(formatMessage({ code: 'tooLong', facts: [200] }, texts)).toBe('Höchstens 200');
});

test('foreign words stay as they are, or are converted by the caller', () => {
  expect(formatMessage('Trek 7 is sold out', texts)).toBe('Trek 7 is sold out');
  expect(formatMessage({ code: 'failed', facts: ['sold out'] }, texts, (words) => words.toUpperCase())).toBe(
    'Nein: SOLD OUT',
  );
});

test('a schema tells the name and the facts of what is wrong', () => {
  const { missing, tooLong } = encodeMessages(texts);
  const schema = z.object({ name: z.string().check(z.minLength(1, missing), z.maxLength(3, tooLong(3))) });
  const errorsOf = (name: string) => decodeMessages(fieldErrors(schema, { name }));
  expect(errorsOf('')).toEqual({ name: { code: 'missing' } });
  expect(errorsOf('Tenzing')).toEqual({ name: { code: 'tooLong', facts: [3] } });
  expect(errorsOf('Ang')).toEqual({});
});

test('messages of the schema library itself stay as they are', () => {
  expect(decodeMessages(fieldErrors(z.object({ name: z.string() }), { name: 7 }))).toEqual({
    name: expect.any(String),
  });
});
