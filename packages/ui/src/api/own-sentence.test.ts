import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { ownSentence } from './own-sentence.ts';

test.each([
  [new ApiError('No permits', { status: 409, data: { message: 'No permits' } }), 'No permits'],
  [new ApiError('No permits', { status: 409, data: 'No permits' }), 'No permits'],
  [new ApiError('No permits', { status: 409, data: { error: 'No permits' } }), 'No permits'],
  [new ApiError('{"code":12}', { status: 409, data: { error: { code: 12 } } }), '{"code":12}'],
  [new ApiError('Something went wrong', { status: 502, data: '<h1>502</h1>' }), undefined],
  [new ApiError({ code: 'status', facts: [400] }, { status: 400 }), undefined],
  [new ApiError('{}', { status: 400, data: {} }), undefined],
  [new ApiError('Something went wrong', { status: 400, data: null }), undefined],
  [{ status: 401, message: 'no' }, 'no'],
  [{ status: 400, message: '{}', data: {} }, undefined],
  [{ status: 400, message: 'Request failed with status code 400', data: {} }, undefined],
  [{ status: 400, message: 'Request failed with status code 400', data: { statusCode: 400 } }, undefined],
  [{ status: 400, message: 'Request failed with status code 400' }, undefined],
  [{ status: 400, message: '[POST] "/api/payments": 400', data: { error: null } }, undefined],
  [{ status: 401 }, undefined],
])('%j is read with the backend’s own message, and without a generated one', (error, ownMessage) => {
  expect(ownSentence(error)).toBe(ownMessage);
});
