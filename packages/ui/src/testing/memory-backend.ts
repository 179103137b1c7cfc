import type { ApiCallName } from '../contract/calls.ts';
import { API_CALLS, apiCallEntries } from '../contract/calls.ts';
import { ridge } from './ridge.ts';
import { Refusal, TestBackend, type TestBackendOptions } from './test-backend.ts';

/** Answers a request as one call of the API. @param id the `:id` of its path */
export async function answerCall(backend: TestBackend, name: ApiCallName, request: Request, id: string) {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const isPost = API_CALLS[name].method === 'POST';
  if (isPost && !/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    const message = 'The request body must be sent with the content type application/json.';
    return Response.json({ message }, { status: 415 });
  }
  try {
    const { status, body } = backend.answer(name, { id, token, body: isPost ? await request.json() : undefined });
    return Response.json(body, { status });
  } catch (error) {
    if (error instanceof SyntaxError)
      return Response.json({ message: 'The request body must be JSON.' }, { status: 400 });
    if (!(error instanceof Refusal)) throw error;
    return Response.json({ message: error.message, ...error.facts }, { status: error.status });
  }
}

/** A stored picture: a ridge, in a color of its own. One called `missing` is not there. */
export function pictureOf(name: string): Response {
  if (name.startsWith('missing')) return new Response(null, { status: 404 });
  return new Response(ridge(name), { headers: { 'content-type': 'image/svg+xml' } });
}

/** Each call with what its path must end with. The backend may stand below any address. */
const ROUTES = apiCallEntries().map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`${path.replace(':id', '([^/]+)')}/?$`),
}));

/** Pages of any origin may call. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-expose-headers': 'retry-after',
};

function withCors(response: Response): Response {
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
  return response;
}

/**
 * The whole API in memory as one function: a visitor can sign up, book, pay without a card, and see the booking. It takes what
 * `fetch` takes as a Request, so that it can stand in any server and in tests; its memory is as long as the function's life. What
 * `TestBackendOptions` leaves open is as in `apiHandlers` of `@trek/ui/testing`.
 * @example const backend = memoryBackend({ treks: demoTreks });
 *   const answer = await backend(new Request('https://api.example.com/trek/all'));
 */
export function memoryBackend(options: TestBackendOptions = {}): (request: Request) => Promise<Response> {
  const backend = new TestBackend(options);
  async function answer(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const { pathname } = new URL(request.url);
    const [, picture] = /\/uploads\/([^/]+)$/.exec(pathname) ?? [];
    if (picture) return pictureOf(picture);
    for (const { name, method, pattern } of ROUTES) {
      const [found, id = ''] = pattern.exec(pathname) ?? [];
      if (found && method === request.method) return answerCall(backend, name, request, decodeURIComponent(id));
    }
    return Response.json({ message: 'Not found' }, { status: 404 });
  }
  return async (request) => withCors(await answer(request));
}
