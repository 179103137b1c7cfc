import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors } from './field-errors.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'too short'), z.regex(/^[a-z]+$/, 'letters alone')),
  days: z.number({ error: 'no number' }),
});

test('each invalid field has its first message', () => {
  expect(fieldErrors(schema, { name: '1', days: 'x' })).toEqual({ name: 'too short', days: 'no number' });
});

test('valid values have no message', () => {
  expect(fieldErrors(schema, { name: 'maya', days: 'x' })).toEqual({ days: 'no number' });
  expect(fieldErrors(schema, { name: 'maya', days: 3 })).toEqual({});
});
