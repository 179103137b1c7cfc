import { describe, expect, test } from 'vitest';
import { apiTexts } from './api.texts.ts';
import { ApiError, type ApiMessage, describeError, isWordless } from './api-error.ts';

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

  test('has status 500 unless it has its own', () => {
    expect(new ApiError('x')).toMatchObject({ status: 500, failure: 'response', name: 'ApiError', data: undefined });
  });
});

describe('a message of the client', () => {
  test.each([
    [{ code: 'network' }, 'Network error. Please check your internet connection.', false],
    [{ code: 'status', facts: [502] }, 'Request failed with status code 502', true],
    [{ code: 'fallback' }, 'Something went wrong', true],
  ] as const)('is a code, with English for the console: %j', (descriptor, message, isWithoutWords) => {
    const error = new ApiError(descriptor as ApiMessage);
    expect([error.message, describeError(error).descriptor]).toEqual([message, descriptor]);
    expect(isWordless(error.descriptor)).toBe(isWithoutWords);
  });

  test('is the backend’s message if it sent one', () => {
    expect(describeError(new ApiError('Something went wrong')).descriptor).toBe('Something went wrong');
    expect(isWordless('Something went wrong')).toBe(false);
  });

  test('is a code without any message', () => {
    expect(describeError(undefined).descriptor).toEqual({ code: 'fallback' });
    expect(describeError(new Error('Boom')).descriptor).toBe('Boom');
  });
});

test.each<[boolean, string, unknown]>([
  [true, 'nothing answered', new ApiError('x', { failure: 'network' })],
  [true, 'nothing answered in time', new ApiError('x', { failure: 'timeout' })],
  [true, 'the backend has a fault', new ApiError('x', { status: 503 })],
  [true, 'the backend was asked too often', new ApiError('x', { status: 429 })],
  [false, 'there is no such thing', new ApiError('x', { status: 404 })],
  [false, 'the bearer is refused', new ApiError('x', { status: 401 })],
])('trying again may help: %s, where %s', (isRetryable, _, error) => {
  expect(describeError(error).isRetryable).toBe(isRetryable);
});
