import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { type ApiCallName, apiCalls, BACKEND_URL } from './api-answers.ts';

/** The result of a call, as data. Without `status` it is 200. */
export type Answer =
  | { kind: 'answer'; status?: number; body: unknown }
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

/** Faults of a call, by name. */
export const faults = {
  unauthorized: fault(401, 'Unauthorized'),
  forbidden: fault(403, 'Forbidden'),
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

/** The handler of one call; without an answer it gives the good one. */
export function apiHandler(name: ApiCallName, given: Answer = answer(apiCalls[name].answer)): RequestHandler {
  const { method, path } = apiCalls[name];
  return http[method === 'GET' ? 'get' : 'post'](`${BACKEND_URL}${path}`, () => respond(given));
}

/** Handlers of every call: good answers, but for those that are given. */
export function apiHandlers(answers: Partial<Record<ApiCallName, Answer>> = {}): RequestHandler[] {
  const names = Object.keys(apiCalls) as ApiCallName[];
  return [...names.map((name) => apiHandler(name, answers[name])), picture, unknownCall];
}

async function respond(given: Answer) {
  if (given.kind === 'silent') await delay('infinite');
  if (given.kind === 'offline') return HttpResponse.error();
  if (given.kind === 'malformed') return HttpResponse.html('<h1>Bad gateway');
  return given.kind === 'answer' ? HttpResponse.json(given.body as object, { status: given.status ?? 200 }) : undefined;
}

/** A ridge for every stored picture; one called `missing` is not there. */
const picture = http.get(`${BACKEND_URL}/uploads/:name`, ({ params }) => {
  const name = String(params.name);
  if (name.startsWith('missing')) return new HttpResponse(null, { status: 404 });
  const hue = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="640" height="480"><path fill="hsl(${hue} 45% 84%)" d="M0 0h640v480H0z"/><path fill="hsl(${hue} 35% 58%)" d="M0 340 170 130l90 110 120-160 150 190 110-80v290H0z"/><path fill="hsl(${hue} 40% 32%)" d="M0 430l200-150 130 90 150-120 160 130v100H0z"/></svg>`;
  return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
});

const unknownCall = http.all(`${BACKEND_URL}/*`, ({ request }) => {
  const message = `No handler for ${request.method} ${request.url}: name the call in api-answers.ts.`;
  return HttpResponse.json({ message }, { status: 501 });
});
