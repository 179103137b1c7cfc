import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorBodyMessage } from './error-body.ts';
import { printableBody } from './printable-body.ts';

describe('the sentence of an error body', () => {
  test.each([
    ['Out of permits', 'Out of permits'],
    [{ message: 'Out of permits', error: 'Conflict' }, 'Out of permits'],
    [{ error: 'Conflict' }, 'Conflict'],
    [{ message: '', error: 'Conflict' }, 'Conflict'],
    [{ message: 7, error: { code: 12 } }, '{"code":12}'],
    [{ error: { code: 12 } }, '{"code":12}'],
    [{ code: 12 }, '{"code":12}'],
    [[1, 2], '[1,2]'],
    [7, '7'],
    ['', { code: 'fallback' }],
    ['  ', { code: 'fallback' }],
    [null, { code: 'fallback' }],
    [undefined, { code: 'fallback' }],
  ])('%j is %j', (body, message) => {
    expect(errorBodyMessage(body)).toEqual(message);
  });

  test('is the raw message only for an empty body', () => {
    for (const body of ['', null, undefined]) expect(errorBodyMessage(body, 'Bad gateway')).toBe('Bad gateway');
    for (const body of [{}, [], { message: '' }]) expect(errorBodyMessage(body, 'Bad gateway')).toBe('Bad gateway');
  });

  test('is never empty, whatever the body', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => String(errorBodyMessage(body)).trim() !== ''));
  });
});

describe('long image texts', () => {
  const long = 'x'.repeat(101);

  test('with more than 100 characters are cut to 50, in every image field', () => {
    const cut = `${'x'.repeat(50)}…`;
    expect(JSON.parse(printableBody({ image: long, trek: { coverImage: long, images: [long, 'a.jpg'] } }))).toEqual({
      image: cut,
      trek: { coverImage: cut, images: [cut, 'a.jpg'] },
    });
  });

  test('with 100 characters stay, as do other texts', () => {
    const body = { image: 'x'.repeat(100), description: long };
    expect(JSON.parse(printableBody(body))).toEqual(body);
  });

  test('are cut in the sentence, too', () => {
    expect(String(errorBodyMessage({ image: long })).length).toBeLessThan(100);
  });
});
