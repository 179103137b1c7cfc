import { describe, expect, test } from 'vitest';
import { apiTexts } from './api.texts.ts';
import { ApiError, describeError, failureText, rawMessage } from './api-error.ts';

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
    ['text', { status: 500, message: apiTexts.english.fallback, hasResponse: false }],
    [null, { status: 500, message: apiTexts.english.fallback, hasResponse: false }],
    [undefined, { status: 500, message: apiTexts.english.fallback, hasResponse: false }],
    [
      { status: '401', message: '' },
      { status: 500, message: apiTexts.english.fallback, hasResponse: false },
    ],
  ])('%j is read', (error, expected) => {
    expect(describeError(error)).toMatchObject(expected);
  });

  test.each([
    [new ApiError('No permits', { status: 409, data: { message: 'No permits' } }), 'No permits'],
    [new ApiError('No permits', { status: 409, data: 'No permits' }), 'No permits'],
    [new ApiError('No permits', { status: 409, data: { error: 'No permits' } }), 'No permits'],
    [new ApiError('{"code":12}', { status: 409, data: { error: { code: 12 } } }), '{"code":12}'],
    [new ApiError('Something went wrong', { status: 502, data: '<h1>502</h1>' }), undefined],
    [new ApiError(rawMessage(400), { status: 400 }), undefined],
    [new ApiError('{}', { status: 400, data: {} }), undefined],
    [new ApiError('Something went wrong', { status: 400, data: null }), undefined],
    [{ status: 401, message: 'no' }, 'no'],
    [{ status: 400, message: '{}', data: {} }, undefined],
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

  test.each(['network', 'timeout', 'fallback'] as const)('takes the client’s own sentence again: %s', (name) => {
    expect(failureText(apiTexts.english[name], texts)).toBe(texts[name]);
  });

  test('says what the backend said as it said it', () => {
    expect(failureText('Trek 7 is sold out', texts)).toBe('Trek 7 is sold out');
  });
});
