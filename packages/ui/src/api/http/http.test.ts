import { getEventListeners } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PaymentRequest } from '../../sales/payment/payment.rules.ts';
import { makeToken, testDetails } from '../../testing/fixtures.ts';
import { ApiError } from '../api-error.ts';
import { type ApiClientSettings, type CallOptions, createApiClient } from '../client.ts';
import { ownSentence } from '../own-sentence.ts';
import { summarizeTrek, type Trek } from '../trek.ts';
import type { EtagCache } from './etag-cache.ts';
import { createHttp, type HttpSettings } from './http.ts';

const requests: Array<{ request: IncomingMessage; body: string }> = [];
let respond: RequestListener = (_, response) => response.end();
let server: Server;
let backendUrl = '';
const log = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ request, body });
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backendUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  requests.length = 0;
  log.mockClear();
});
afterAll(() => {
  log.mockRestore();
  server.closeAllConnections();
  server.close();
});

const http = (settings: Partial<HttpSettings> = {}) => createHttp({ backendUrl, ...settings });
const client = (settings: Partial<ApiClientSettings> = {}) =>
  createApiClient({ backendUrl, placeholderImage: '/placeholder.svg', ...settings });
const answers = (status: number, body: string, headers: Record<string, string> = {}) => {
  respond = (_, response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
};
const thrown = (call: Promise<unknown>) =>
  call.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );

describe('cached answers', () => {
  /** A backend that sends an answer only to clients without the current one. */
  const versioned = (etag: string, body: string) => {
    respond = (request, response) => {
      const isHeld = request.headers['if-none-match'] === etag;
      response
        .writeHead(isHeld ? 304 : 200, { 'content-type': 'application/json', etag })
        .end(isHeld ? undefined : body);
    };
  };
  const ask = (path: string, settings: Partial<HttpSettings> = {}) => http({ etagCache, ...settings })(path);
  let etagCache: EtagCache;
  beforeEach(() => {
    etagCache = new Map();
  });

  test('are revalidated, and are the same object if nothing has changed', async () => {
    versioned('W/"1"', '[{"id":1}]');
    const first = await ask('/trek/all');
    expect(await ask('/trek/all')).toBe(first);
    expect(requests.map(({ request }) => request.headers['if-none-match'])).toEqual([undefined, 'W/"1"']);
  });

  test('are replaced by a new version', async () => {
    versioned('W/"1"', '[{"id":1}]');
    await ask('/trek/all');
    versioned('W/"2"', '[{"id":2}]');
    expect(await ask('/trek/all')).toEqual([{ id: 2 }]);
    expect(await ask('/trek/all')).toEqual([{ id: 2 }]);
    expect(requests.at(-1)?.request.headers['if-none-match']).toBe('W/"2"');
  });

  test('are separate for each path', async () => {
    versioned('W/"1"', '[{"id":1}]');
    await ask('/trek/all');
    await ask('/region/all');
    expect(requests.at(-1)?.request.headers['if-none-match']).toBeUndefined();
  });

  test('are never those of a signed-in visitor', async () => {
    versioned('W/"1"', '{"name":"Maya"}');
    const readToken = () => makeToken();
    await ask('/auth/me', { readToken });
    await ask('/auth/me', { readToken });
    await ask('/auth/me');
    expect(requests.map(({ request }) => request.headers['if-none-match'])).toEqual([undefined, undefined, undefined]);
  });

  test('are not stored if the backend sends no version or fails', async () => {
    answers(200, '[]');
    await ask('/trek/all');
    answers(503, '{}', { etag: 'W/"1"' });
    await thrown(ask('/trek/all'));
    await thrown(ask('/trek/all'));
    expect(requests.at(-1)?.request.headers['if-none-match']).toBeUndefined();
  });

  test('are parsed once by a client', async () => {
    versioned('W/"1"', '[{"id":1,"title":"Everest Base Camp Trek"}]');
    const api = client({ etagCache });
    expect(await api.listTreks()).toBe(await api.listTreks());
  });

  test('are stored apart for whole treks and for summaries, which have the same path', async () => {
    versioned('W/"1"', '[{"id":1,"title":"Everest Base Camp Trek","itenaries":[]}]');
    const api = client({ etagCache });
    const [whole] = await api.listTreks();
    expect(await api.listTrekSummaries()).toEqual([summarizeTrek(whole as Trek)]);
    expect(requests.map(({ request }) => [request.headers.accept, request.headers['if-none-match']])).toEqual([
      ['application/json', undefined],
      ['application/json;view=summary', undefined],
    ]);
  });
});

describe('a call', () => {
  test('sends JSON and reads JSON', async () => {
    answers(200, '{"greeting":"Namaste"}');
    expect(await http()('/contact', { method: 'POST', body: { name: 'Maya' } })).toEqual({ greeting: 'Namaste' });
    const [{ request, body } = {} as never] = requests;
    expect([request.method, request.url, JSON.parse(body)]).toEqual(['POST', '/contact', { name: 'Maya' }]);
    expect(request.headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  });

  test('carries the bearer when there is a usable token, and none otherwise', async () => {
    answers(200, 'null');
    const token = makeToken();
    await http({ readToken: () => token })('/auth/me');
    await http({ readToken: () => null })('/auth/me');
    await http()('/auth/me');
    expect(requests.map(({ request }) => request.headers.authorization)).toEqual([
      `Bearer ${token}`,
      undefined,
      undefined,
    ]);
  });

  test('is tried once, even where the backend is overloaded', async () => {
    answers(503, '{"message":"Later"}', { 'retry-after': '7' });
    const error = await thrown(http()('/trek/all'));
    expect(error).toMatchObject({ status: 503, message: 'Later', retryAfterSeconds: 7, failure: 'response' });
    expect(requests).toHaveLength(1);
  });

  test('leaves an unreadable Retry-After out', async () => {
    answers(429, '{}', { 'retry-after': 'in a while' });
    expect(await thrown(http()('/trek/all'))).toMatchObject({ status: 429, retryAfterSeconds: undefined });
  });

  test('to sign out carries the bearer of the session that ends, and its failure is ignored', async () => {
    answers(401, '{"message":"Please sign in."}');
    const [ended, later] = [makeToken(), makeToken({ userId: '8' })];
    const listener = vi.fn();
    const signedIn = client({ readToken: () => later, capabilities: ['sign-out'] });
    signedIn.onUnauthorized(listener);
    expect(await thrown(signedIn.signOut({ token: ended }))).toMatchObject({ status: 401 });
    expect(requests.map(({ request }) => [request.url, request.headers.authorization])).toEqual([
      ['/auth/logout', `Bearer ${ended}`],
    ]);
    expect([log.mock.calls, listener.mock.calls]).toEqual([[], []]);
  });

  test('is logged with its message when it fails', async () => {
    answers(500, '{"message":"boom"}');
    await thrown(http()('/trek/all'));
    expect(log).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('GET /trek/all failed: boom'),
      '{"message":"boom"}',
    );
  });

  test('is logged with the name by which the backend’s log has it', async () => {
    answers(500, '{"message":"boom"}', { 'x-request-id': '9f1c' });
    await thrown(http()('/trek/all'));
    expect(log).toHaveBeenCalledExactlyOnceWith(
      '@trek/ui: GET /trek/all failed: boom (request 9f1c)',
      expect.anything(),
    );
  });
});

describe('a failure that its visitor may report', () => {
  const id = { 'x-request-id': '9f1c' };

  test('names its request beside the sentence of the backend', async () => {
    answers(503, '{"message":"boom"}', id);
    const error = await thrown(http()('/trek/all'));
    expect(error).toMatchObject({ message: 'boom', requestId: '9f1c' });
    expect(error).toHaveProperty('descriptor', { code: 'backend', facts: ['boom'], request: '9f1c' });
    expect(ownSentence(error)).toBe('boom');
  });

  test('names its request beside a text of the client', async () => {
    answers(500, '', id);
    const descriptor = { code: 'status', facts: [500], request: '9f1c' };
    expect(await thrown(http()('/trek/all'))).toHaveProperty('descriptor', descriptor);
  });

  test('names none where it is a refusal, or the backend gave none', async () => {
    answers(400, '{"message":"Out of permits"}', id);
    expect(await thrown(http()('/trek/all'))).toMatchObject({ descriptor: 'Out of permits', requestId: '9f1c' });
    answers(500, '{"message":"boom"}');
    expect(await thrown(http()('/trek/all'))).toMatchObject({ descriptor: 'boom', requestId: undefined });
  });

  test('has a name of the client, which the console has too, where no answer came', async () => {
    respond = (request) => request.socket.destroy();
    const error = (await thrown(http()('/trek/all'))) as ApiError;
    const { requestId } = error;
    expect(requestId).toMatch(/^local-\d+$/);
    expect(error.descriptor).toEqual({ code: 'network', request: requestId });
    expect(log.mock.calls[0]?.[0]).toContain(`(request ${requestId})`);
  });
});

test('a call removes its abort listener when it ends', async () => {
  answers(200, 'null');
  const { signal } = new AbortController();
  await http()('/trek/all', { signal });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('the calls of a machine’s actors end with their caller', async () => {
  respond = () => {};
  const request = {
    trekId: 1,
    amount: 1,
    currency: 'usd',
    numTravelers: 1,
    customerName: 'M',
    customerEmail: 'a@b.np',
  };
  const api = client();
  const calls: Array<(options: CallOptions) => Promise<unknown>> = [
    api.currentUser,
    api.paymentConfig,
    (options) => api.createPaymentIntent(request as PaymentRequest, options),
    (options) => api.paymentStatus('pi_1', options),
    (options) => api.saveBookingDetails({ ...testDetails, trekId: 1 }, options),
  ];
  for (const call of calls) {
    const controller = new AbortController();
    const outcome = thrown(call({ signal: controller.signal }));
    controller.abort('left');
    expect(await outcome).toBe('left');
  }
});

describe('an error answer', () => {
  test.each([
    ['"Out of permits"', 'Out of permits'],
    ['{"message":"Out of permits","error":"Conflict"}', 'Out of permits'],
    ['{"error":"Conflict"}', 'Conflict'],
    ['{"error":{"code":12}}', '{"code":12}'],
    ['{"code":12}', '{"code":12}'],
    ['', 'Request failed with status code 500'],
    ['null', 'Request failed with status code 500'],
    ['""', 'Request failed with status code 500'],
  ])('with the body %s shows %s', async (body, message) => {
    answers(500, body);
    const error = await thrown(http()('/trek/all'));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 500, message, failure: 'response' });
  });

  test('in plain text shows that text, and in HTML no part of it', async () => {
    answers(502, 'Bad gateway', { 'content-type': 'text/plain' });
    expect(await thrown(http()('/trek/all'))).toMatchObject({ status: 502, message: 'Bad gateway' });
    answers(502, '<html><body><h1>502</h1></body></html>', { 'content-type': 'text/html' });
    expect(await thrown(http()('/trek/all'))).toMatchObject({ status: 502, message: 'Something went wrong' });
  });

  test('with 401 notifies the listeners, if the call carried a token', async () => {
    answers(401, '{"message":"jwt expired"}');
    const [listener, forgotten] = [vi.fn(), vi.fn()];
    // Another person signs in before the answer comes: the refusal is about the request's token.
    const [refused, later] = [makeToken(), makeToken({ userId: '8' })];
    const readToken = vi.fn(() => later).mockReturnValueOnce(refused);
    const signedIn = client({ readToken });
    signedIn.onUnauthorized(listener);
    signedIn.onUnauthorized(forgotten)();
    expect(await thrown(signedIn.currentUser())).toMatchObject({ status: 401, message: 'jwt expired' });
    expect([listener.mock.calls, forgotten.mock.calls.length]).toEqual([[[refused]], 0]);
    const anonymous = client();
    anonymous.onUnauthorized(listener);
    await thrown(anonymous.signIn({ email: 'maya@example.com', password: 'x', rememberMe: false }));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('with 403 notifies no listener', async () => {
    answers(403, '{}');
    const listener = vi.fn();
    await thrown(http({ readToken: () => makeToken(), onUnauthorized: listener })('/auth/me'));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('no answer', () => {
  const network = { status: 500, failure: 'network', message: 'Network error. Please check your internet connection.' };
  const timeout = { status: 500, failure: 'timeout', message: 'Request timed out. Please try again.' };

  test('in time reports a timeout', async () => {
    respond = () => {};
    expect(await thrown(http({ timeoutMs: 30 })('/trek/all'))).toMatchObject(timeout);
  });

  test('in time reports a timeout while the body is still loading, too', async () => {
    respond = (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write('[{"id":');
    expect(await thrown(http({ timeoutMs: 60 })('/trek/all'))).toMatchObject(timeout);
  });

  test('in time reports a timeout for a call that can be aborted, too', async () => {
    respond = () => {};
    const { signal } = new AbortController();
    expect(await thrown(http({ timeoutMs: 30 })('/trek/all', { signal }))).toMatchObject(timeout);
  });

  test('because a framework ends its rendering is passed on, and not logged', async () => {
    // As Next does where a page is prerendered: vercel/next.js, packages/next/src/server/dynamic-rendering-utils.ts.
    const ended = Object.assign(new Error('During prerendering, fetch() rejects'), {
      digest: 'HANGING_PROMISE_REJECTION',
    });
    const fetch = () => Promise.reject(ended);
    const call = createHttp({ backendUrl: 'https://api.example', fetch })('/trek/all');
    await expect(call).rejects.toBe(ended);
    expect(console.error).not.toHaveBeenCalled();
  });

  test('for a dropped connection is a network error', async () => {
    respond = (request) => request.socket.destroy();
    expect(await thrown(http()('/trek/all'))).toMatchObject(network);
    expect(requests).toHaveLength(1);
  });

  test('for a connection dropped in mid-body is a network error', async () => {
    respond = (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[{"id":', () => request.socket.destroy());
    };
    expect(await thrown(http()('/trek/all'))).toMatchObject(network);
  });

  test('at an address without a server is a network error', async () => {
    expect(await thrown(http({ backendUrl: 'http://127.0.0.1:1' })('/trek/all'))).toMatchObject(network);
  });

  describe('on a page of another origin', () => {
    beforeEach(() => vi.stubGlobal('location', { origin: 'https://agency.example' }));
    afterEach(() => void vi.unstubAllGlobals());
    const ORIGIN_HINT = /allow the origin https:\/\/agency\.example/;

    test.each(['development', 'production'])(
      'warns the page’s author which origin the backend may not allow: %s',
      async (mode) => {
        vi.stubEnv('NODE_ENV', mode);
        await thrown(http({ backendUrl: 'http://127.0.0.1:1' })('/trek/all'));
        vi.unstubAllEnvs();
        expect(log.mock.lastCall?.[0]).toMatch(ORIGIN_HINT);
      },
    );

    test('warns about no origin if the backend answers, or has the same one', async () => {
      answers(500, '{}');
      await thrown(http()('/trek/all'));
      expect(log.mock.lastCall?.[0]).not.toMatch(ORIGIN_HINT);
      await thrown(
        http({ backendUrl: 'https://agency.example/api', fetch: () => Promise.reject(new TypeError()) })('/x'),
      );
      expect(log.mock.lastCall?.[0]).not.toMatch(ORIGIN_HINT);
    });
  });

  test('is expected once the caller aborts: its own reason is thrown and no error is logged', async () => {
    for (const body of ['', '[{"id":']) {
      const controller = new AbortController();
      respond = (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        if (body) response.write(body);
        else response.flushHeaders();
        controller.abort();
      };
      const error = await thrown(http()('/trek/all', { signal: controller.signal }));
      expect(error).not.toBeInstanceOf(ApiError);
      expect(log).not.toHaveBeenCalled();
    }
  });
});

describe('an answer that cannot be read', () => {
  test.each([
    ['HTML', '<!doctype html><title>Welcome</title>', 'text/html'],
    ['half a document', '[{"id":1},{"id"', 'application/json'],
    ['text', 'NaN', 'application/json'],
  ])('(%s) is a fault of the backend, not an empty list', async (_, body, type) => {
    answers(200, body, { 'content-type': type });
    const error = await thrown(client().listTreks());
    expect(error).toMatchObject({ status: 500, message: 'Something went wrong', failure: 'response', data: body });
  });

  test('with another shape is refused', async () => {
    answers(200, '{"clientSecret":7}');
    const request = {
      trekId: 1,
      amount: 1,
      currency: 'usd',
      numTravelers: 1,
      customerName: 'M',
      customerEmail: 'a@b.np',
    } as const;
    expect(await thrown(client().createPaymentIntent(request))).toMatchObject({ message: 'Something went wrong' });
    answers(200, '"no trek"');
    expect(await thrown(client().findTrek(12))).toBeInstanceOf(ApiError);
  });

  test('(empty) is accepted: calls that read nothing succeed, lists are empty', async () => {
    for (const status of [200, 204]) {
      respond = (_, response) => response.writeHead(status).end();
      const message = { name: 'M', email: 'a@b.np', phone: '1', message: 'x' };
      expect(await client().sendContactMessage(message)).toBeUndefined();
      expect([await client().listBookings(), await client().listTreks()]).toEqual([[], []]);
    }
  });

  test('(nulls in a list, one booking alone) is read as far as it goes', async () => {
    const booking = {
      id: 1,
      trekId: 12,
      trek: { title: 'Annapurna', image: [] },
      status: 'confirmed',
      startDate: '2030-04-12',
      endDate: '2030-04-24',
      advanceAmount: 290,
      balanceAmount: 1160,
      createdAt: '2030-01-01',
    };
    answers(200, JSON.stringify(booking));
    expect(await client().listBookings()).toEqual([{ ...booking, statusText: 'confirmed' }]);
  });
});
