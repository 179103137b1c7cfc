import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrors, fieldMessages, textNames } from './field-errors.ts';

const schema = z.object({
  name: z.string().check(z.minLength(2, 'too short'), z.regex(/^[a-z]+$/, 'letters alone')),
  days: z.number({ error: 'no number' }),
});

test('each field that is not good has its first message', () => {
  expect(fieldErrors(schema, { name: '1', days: 'x' })).toEqual({ name: 'too short', days: 'no number' });
});

test('valid values have none', () => {
  expect(fieldErrors(schema, { name: 'maya', days: 'x' })).toEqual({ days: 'no number' });
  expect(fieldErrors(schema, { name: 'maya', days: 3 })).toEqual({});
});

describe('with texts by their names', () => {
  const texts = {
    missing: 'Bitte ausfüllen',
    tooLong: (most: number) => `Höchstens ${most}`,
    tooFar: (months: number) => `Höchstens ${months} Monate`,
  };
  const { missing, tooLong, tooFar } = textNames(texts);
  const named = z.object({
    name: z.string().check(z.minLength(1, missing), z.maxLength(3, tooLong(3))),
    month: z._default(
      z.number().check(z.refine((month) => month <= 18, { error: tooFar(18), params: { facts: [18] } })),
      1,
    ),
  });

  test.each([
    ['a text without facts', { name: '' }, { name: { code: 'missing' } }],
    ['the limit of a check', { name: 'Tenzing' }, { name: { code: 'tooLong', facts: [3] } }],
    ['the facts that a check gives', { name: 'Ang', month: 19 }, { month: { code: 'tooFar', facts: [18] } }],
    ['nothing where all is good', { name: 'Ang' }, {}],
    ['a sentence of the schema library itself', { name: 7 }, { name: expect.any(String) }],
  ])('an error has %s', (_, values, errors) => {
    expect(fieldMessages(named, values, texts)).toEqual(errors);
  });
});
