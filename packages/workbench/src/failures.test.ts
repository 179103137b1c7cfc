import { type DefaultBodyType, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../../ui/src/api/client.ts';
import { BACKEND_URL } from '../../ui/src/testing/api-answers.ts';
import { contractErrors, failureOf, failures, typedAnswer } from './failures.ts';

const server = setupServer();

/** The error that the kit's client throws for a backend's answer. */
async function thrownFor(
  respond: () => HttpResponse<DefaultBodyType> | Promise<HttpResponse<DefaultBodyType>>,
  timeoutMs = 30_000,
) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.use(http.get(`${BACKEND_URL}/payment/config`, respond));
  server.listen({ onUnhandledFrame: 'error' } as never);
  const api = createApiClient({ backendUrl: BACKEND_URL, placeholderImage: '', readToken: () => null, timeoutMs });
  return await api.paymentConfig().then(
    () => null,
    (error: Error & object) => ({ ...error, message: error.message }),
  );
}

const json =
  (status: number, body: object, headers = {}) =>
  () =>
    HttpResponse.json(body, { status, headers });

describe('the failures of the bench are what the client makes of', () => {
  afterEach(() => server.close());

  test.each([
    ['400 bad request', json(400, { message: 'Bad request' })],
    ['401 unauthorized', json(401, { message: 'Unauthorized' })],
    ['403 forbidden', json(403, { message: 'Forbidden' })],
    ['404 not found', json(404, { message: 'Not found' })],
    ['409 conflict', json(409, { message: 'Conflict' })],
    ['429 wait 7 s', json(429, { message: 'Too many requests' }, { 'retry-after': '7' })],
    ['500 server error', json(500, { message: 'Internal server error' })],
    ['503 wait 30 s', json(503, { message: 'Service unavailable' }, { 'retry-after': '30' })],
    ['offline', () => HttpResponse.error() as never],
    ['malformed', () => HttpResponse.html('<h1>Bad gateway') as never],
  ] as const)('%s', async (name, respond) => {
    expect(await thrownFor(respond)).toMatchObject(failures[name].reject);
  });

  test('a backend that does not answer in time', async () => {
    const never = () => new Promise<never>(() => {});
    expect(await thrownFor(never, 1)).toMatchObject(failures.timeout.reject);
  });

  test('400 without a sentence', async () => {
    const known = contractErrors.createIntent?.['400 without a sentence'];
    expect({ reject: await thrownFor(json(400, {})) }).toMatchObject(known ?? {});
    expect(known).toBeDefined();
  });
});

test('failures are sorted after the successful answers', () => {
  const names = [...Object.keys(failures), ...Object.values(contractErrors).flatMap(Object.keys)];
  expect(names.filter((name) => /^\d+$/.test(name))).toEqual([]);
});

test('a custom status carries how long to wait, if given', () => {
  expect(failureOf(418, null)).toEqual({ reject: { status: 418, message: 'Status 418' } });
  expect(failureOf(429, 3)).toEqual({ reject: { status: 429, message: 'Status 429', retryAfterSeconds: 3 } });
});

test('a typed answer succeeds or fails with that value; text that is not JSON is rejected', () => {
  expect(typedAnswer('{"status":"succeeded"}', true)).toEqual({ resolve: { status: 'succeeded' } });
  expect(typedAnswer('null', false)).toEqual({ reject: null });
  expect(() => typedAnswer('{', true)).toThrow(SyntaxError);
});
