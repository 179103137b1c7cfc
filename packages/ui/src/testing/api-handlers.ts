import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import type { ApiCallName } from '../contract/calls.ts';
import type { Confirmation } from '../provider/card-form.ts';
import { apiCalls } from './api-answers.ts';
import { answerCall, pictureOf } from './memory-backend.ts';
import { TestBackend, type TestBackendOptions } from './test-backend.ts';
import { CARD_NETWORK_URL } from './test-payments.tsx';

/** The result of a call, as data. Without `status` it is 200, without `requestId` it names no request. */
export type Answer =
  | { kind: 'answer'; status?: number; body: unknown; requestId?: string }
  /** The connection breaks. */
  | { kind: 'offline' }
  /** Something that is no JSON, as from a proxy. */
  | { kind: 'malformed' }
  /** The call is taken and never answered. */
  | { kind: 'silent' };

/** A good answer with this body. */
export const answer = (body: unknown): Answer => ({ kind: 'answer', body });

/** An error answer of the backend with its sentence. */
const fault = (status: number, message?: string): Answer => ({
  kind: 'answer',
  status,
  body: message === undefined ? {} : { message },
});

/** Faults of a call, by name: `answers: { signIn: faults.offline }`. */
export const faults = {
  unauthorized: fault(401, 'Unauthorized'),
  forbidden: fault(403, 'Forbidden'),
  notFound: fault(404, 'Not found'),
  serverError: fault(500, 'Internal server error'),
  emailTaken: fault(409, 'An account with this email already exists'),
  invalidParameters: fault(400),
  wordless: fault(500),
  amountTooSmall: fault(400, 'The amount is below the least deposit'),
  trekIdMalformed: fault(400, 'invalid input syntax for type integer: "annapurna"'),
  trekNotFound: fault(400, 'Trek with ID 12 not found'),
  offline: { kind: 'offline' },
  malformed: { kind: 'malformed' },
  silent: { kind: 'silent' },
} satisfies Record<string, Answer>;

/** The backend's address, its initial state, and answers of yours. */
export interface ApiHandlersOptions extends TestBackendOptions {
  /** Address of the backend, as the page under test has it. */
  backendUrl: string;
  /** Answers in place of the backend's own, by call. */
  answers?: Partial<Record<ApiCallName, Answer>>;
}

/**
 * The MSW handler of one call that always gives the same answer, for `server.use` in mid-test.
 * @example server.use(apiHandler('https://api.example.com', 'listBookings', faults.serverError))
 */
export function apiHandler(backendUrl: string, name: ApiCallName, given: Answer): RequestHandler {
  return handlerOf(backendUrl, name, () => respond(given));
}

/**
 * MSW handlers of every call of the API: a backend in memory, on which a visitor can sign up, book, pay, and see the booking.
 * It refuses what the reference backend refuses, in the same words. `testUser` has an account, and any {@link makeToken} of hers
 * is good until it expires.
 * @example const server = setupServer(...apiHandlers({ backendUrl: 'https://api.example.com' }));
 */
export function apiHandlers({ backendUrl, answers = {}, ...initial }: ApiHandlersOptions): RequestHandler[] {
  const backend = new TestBackend(initial);
  const handlers = (Object.keys(apiCalls) as ApiCallName[]).map((name) =>
    handlerOf(backendUrl, name, async ({ request, params: { id } }) => {
      const given = answers[name];
      return given ? respond(given) : answerCall(backend, name, request, String(id));
    }),
  );
  return [...handlers, cardNetwork(backend), picture(backendUrl), unknownCall(backendUrl)];
}

type Resolver = Parameters<typeof http.get>[1];

function handlerOf(backendUrl: string, name: ApiCallName, resolver: Resolver): RequestHandler {
  const { method, path } = apiCalls[name];
  return http[method === 'GET' ? 'get' : 'post'](`${backendUrl}${path}`, resolver);
}

async function respond(given: Answer) {
  if (given.kind === 'silent') await delay('infinite');
  if (given.kind === 'offline') return HttpResponse.error();
  if (given.kind === 'malformed') return HttpResponse.html('<h1>Bad gateway');
  if (given.kind !== 'answer') return undefined;
  const { body, status = 200, requestId } = given;
  return HttpResponse.json(body as object, { status, ...(requestId && { headers: { 'X-Request-Id': requestId } }) });
}

/** Receives the cards of `testPayments`. */
const cardNetwork = (backend: TestBackend) =>
  http.post(CARD_NETWORK_URL, async ({ request }) => {
    const card = (await request.json()) as { clientSecret: string; number: string };
    return HttpResponse.json<Confirmation>(backend.confirmCard(card));
  });

/** Every stored picture. */
const picture = (backendUrl: string) =>
  http.get(`${backendUrl}/uploads/:name`, ({ params }) => pictureOf(String(params.name)));

const unknownCall = (backendUrl: string) =>
  http.all(`${backendUrl}/*`, ({ request }) => {
    const message = `@trek/ui/testing: the API has no call ${request.method} ${request.url}.`;
    return HttpResponse.json({ message }, { status: 501 });
  });
