import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apiMessages } from './api.messages.ts';
import { ApiError, describeError, errorBodyMessage, failureText, printableBody } from './api-error.ts';

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
    ['', 'Something went wrong'],
    ['  ', 'Something went wrong'],
    [null, 'Something went wrong'],
    [undefined, 'Something went wrong'],
  ])('%j is %j', (body, message) => {
    expect(errorBodyMessage(body)).toBe(message);
  });

  test('is never empty, whatever the body', () => {
    fc.assert(fc.property(fc.jsonValue(), (body) => errorBodyMessage(body).trim() !== ''));
  });
});

describe('long image texts', () => {
  const long = 'x'.repeat(101);

  test('of more than 100 characters are cut to 50, wherever an image field stands', () => {
    const cut = `${'x'.repeat(50)}…`;
    expect(JSON.parse(printableBody({ image: long, trek: { coverImage: long, images: [long, 'a.jpg'] } }))).toEqual({
      image: cut,
      trek: { coverImage: cut, images: [cut, 'a.jpg'] },
    });
  });

  test('of 100 characters stay, as do other texts', () => {
    const body = { image: 'x'.repeat(100), description: long };
    expect(JSON.parse(printableBody(body))).toEqual(body);
  });

  test('are cut in the sentence, too', () => {
    expect(errorBodyMessage({ image: long }).length).toBeLessThan(100);
  });
});

describe('any thrown value', () => {
  test.each([
    [new ApiError('No permits', { status: 409 }), { status: 409, message: 'No permits', hasResponse: true }],
    [new ApiError('x', { failure: 'network' }), { status: 500, message: 'x', hasResponse: false }],
    [new ApiError('x', { failure: 'timeout' }), { status: 500, message: 'x', hasResponse: false }],
    [
      { status: 401, message: 'no' },
      { status: 401, message: 'no', hasResponse: true },
    ],
    [new Error('boom'), { status: 500, message: 'boom', hasResponse: false }],
    ['text', { status: 500, message: apiMessages.fallback, hasResponse: false }],
    [null, { status: 500, message: apiMessages.fallback, hasResponse: false }],
    [undefined, { status: 500, message: apiMessages.fallback, hasResponse: false }],
    [
      { status: '401', message: '' },
      { status: 500, message: apiMessages.fallback, hasResponse: false },
    ],
  ])('%j is read', (error, expected) => {
    expect(describeError(error)).toMatchObject(expected);
  });

  test.each([
    [new ApiError('No permits', { status: 409, data: { message: 'No permits' } }), 'No permits'],
    [new ApiError('{}', { status: 400, data: {} }), undefined],
    [new ApiError('Something went wrong', { status: 400, data: null }), undefined],
    [{ status: 401, message: 'no' }, 'no'],
    [{ status: 401 }, undefined],
  ])('%j tells the sentence of the backend apart from one made up for it', (error, ownMessage) => {
    expect(describeError(error).ownMessage).toBe(ownMessage);
  });

  test('has status 500 unless it says otherwise', () => {
    expect(new ApiError('x')).toMatchObject({ status: 500, failure: 'response', name: 'ApiError', data: undefined });
  });
});

describe('a failure in another language', () => {
  const texts = { network: 'Netzwerkfehler', timeout: 'Zu spät', fallback: 'Schiefgegangen' };

  test.each(['network', 'timeout', 'fallback'] as const)('says the client’s own sentence anew: %s', (name) => {
    expect(failureText(apiMessages[name], texts)).toBe(texts[name]);
  });

  test('says what the backend said as it said it', () => {
    expect(failureText('Trek 7 is sold out', texts)).toBe('Trek 7 is sold out');
  });
});
