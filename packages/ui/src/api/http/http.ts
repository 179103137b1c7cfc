import { pageOrigin } from '../../core/internal/page.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { ApiError, type ApiMessage, describeError } from '../api-error.ts';
import type { EtagCache } from './etag-cache.ts';
import { printableBody } from './printable-body.ts';

const JSON_TYPE = 'application/json';

/** The reading of what backends say of their errors, which most pages never need. */
const errorBodies = lazyModule(() => import('./error-body.ts'));

/** How long a call may take. */
export const API_TIMEOUT_MS = 30_000;

export interface HttpSettings {
  /** Origin and path prefix of the backend, without a trailing slash. */
  backendUrl: string;
  /** The bearer token to send, if there is a usable one. */
  readToken?: () => string | null;
  /** Called with the refused token when the backend answers 401 to a call that carried one. */
  onUnauthorized?: (token: string) => void;
  /** Milliseconds; 30,000 by default. */
  timeoutMs?: number;
  /** Replaces the browser's `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Headers of the host for every call. From another origin the backend has to allow them. */
  headers?: () => Record<string, string>;
  /**
   * Caches answers that are the same for all clients: those to a GET without a bearer, if the backend names their
   * version.
   */
  etagCache?: EtagCache;
}

export interface HttpCall {
  method?: 'GET' | 'POST';
  body?: Record<string, unknown>;
  signal?: AbortSignal;
  /** The bearer of this call, in place of the present one. */
  token?: string;
  /** Continues when the page is left, and its failure is ignored. */
  isBestEffort?: boolean;
  /** The media type to answer with. Default `application/json`. */
  accept?: string;
  /** The caller needs no answer: whatever comes with a success, even if it is no JSON, is one. */
  needsNoAnswer?: boolean;
}

/** Makes the function behind every call: JSON both ways, one try, a time-out, failures as {@link ApiError}. */
export function createHttp(settings: HttpSettings) {
  const { backendUrl, readToken, onUnauthorized, timeoutMs = API_TIMEOUT_MS, fetch, headers, etagCache } = settings;
  // Read at each call: tools that watch a page replace it later.
  const send: typeof globalThis.fetch = fetch ?? ((address, init) => globalThis.fetch(address, init));
  return async function call(path: string, options: HttpCall = {}): Promise<unknown> {
    const { method = 'GET', body, signal, token = readToken?.() ?? null, isBestEffort = false } = options;
    const { accept = JSON_TYPE } = options;
    const key = accept === JSON_TYPE ? path : `${path} ${accept}`;
    const shared = method === 'GET' && !token ? etagCache : undefined;
    const known = shared?.get(key);
    const deadline = startDeadline(timeoutMs, signal);
    let answer: Response | undefined;
    try {
      answer = await send(`${backendUrl}${path}`, {
        method,
        signal: deadline.signal,
        keepalive: isBestEffort,
        headers: headersOf(headers?.(), accept, token, known?.etag, body !== undefined),
        ...(body && { body: JSON.stringify(body) }),
      });
      if (known && answer.status === 304) return known.value;
      const value = await readAnswer(answer, await answer.text(), options.needsNoAnswer);
      const etag = answer.headers.get('etag');
      if (etag) shared?.set(key, { etag, value });
      return value;
    } catch (thrown) {
      if (signal?.aborted) throw signal.reason;
      if (isSignalOfFramework(thrown)) throw thrown;
      const error = apiErrorFrom(thrown, deadline.signal.aborted, answer);
      if (isBestEffort) throw error;
      // By this name the backend's log has the request.
      const { requestId } = error;
      console.error(
        `@trek/ui: ${method} ${path} failed: ${error.message}${requestId ? ` (request ${requestId})` : ''}${originHint(error, backendUrl)}`,
        printableBody(error.data ?? null),
      );
      if (error.status === 401 && token) onUnauthorized?.(token);
      throw error;
    } finally {
      deadline.clear();
    }
  };
}

/**
 * A framework's end of a rendering, such as Next's, which comes through `fetch` and bears React's own mark, a digest. It is no
 * failure, and belongs to the framework.
 */
const isSignalOfFramework = (thrown: unknown) => typeof thrown === 'object' && thrown !== null && 'digest' in thrown;

/** A browser hides from scripts that it was CORS that refused an answer. Tells the page's author how to rule that out. */
function originHint({ failure }: ApiError, backendUrl: string): string {
  const origin = pageOrigin();
  if (failure !== 'network' || !origin || new URL(backendUrl, origin).origin === origin) return '';
  return ` The backend has to run at ${backendUrl}, and to allow the origin ${origin} (CORS).`;
}

/** The host's headers, and ours, which nothing of the host replaces. */
function headersOf(
  given: Record<string, string> | undefined,
  accept: string,
  token: string | null,
  etag: string | undefined,
  hasBody: boolean,
): Headers {
  const headers = new Headers(given);
  headers.set('accept', accept);
  if (hasBody) headers.set('content-type', JSON_TYPE);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (etag) headers.set('if-none-match', etag);
  return headers;
}

/** Ends a call in time, or when its caller does. A body may hang on after its headers. */
function startDeadline(timeoutMs: number, caller: AbortSignal | undefined) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  caller?.addEventListener('abort', abort);
  if (caller?.aborted) abort();
  return {
    signal: controller.signal,
    clear: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    },
  };
}

/**
 * The value of an answer, undefined for an empty one; what is no JSON (HTML, half a document) is a fault, unless no answer is
 * needed.
 */
async function readAnswer(response: Response, text: string, needsNone = false): Promise<unknown> {
  const { value, isJson } = parseJson(text);
  if (response.ok) {
    if (isJson) return value;
    if (needsNone) return undefined;
    throw new ApiError({ code: 'fallback' }, { data: text, requestId: requestIdOf(response) });
  }
  throw new ApiError(isJson || !isMarkup(response, text) ? await messageOf(value, response) : { code: 'fallback' }, {
    status: response.status,
    data: value,
    retryAfterSeconds: readRetryAfter(response.headers),
    requestId: requestIdOf(response),
  });
}

/** The id that the backend gave a request. One that never came there has an id of ours, which the console has, too. */
const requestIdOf = (answer: Response | undefined): string | undefined =>
  answer ? (answer.headers.get('x-request-id') ?? undefined) : `local-${Date.now()}`;

/** The message of an error's body, or else of its status. */
async function messageOf(body: unknown, { status }: Response): Promise<ApiMessage> {
  const otherwise: ApiMessage = { code: 'status', facts: [status] };
  const code = await errorBodies.load().catch(() => null);
  return code ? code.errorBodyMessage(body, otherwise) : otherwise;
}

/** Seconds, or a date of HTTP: then by the clock of the backend, for the visitor's may be wrong. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  // The oldest of the three forms says nothing of its zone.
  const until = /^[a-z]{3}/i.test(text) ? Date.parse(/GMT$/i.test(text) ? text : `${text} GMT`) : Number.NaN;
  if (Number.isNaN(until)) return undefined;
  const now = Date.parse(headers.get('date') ?? '');
  return Math.max(0, Math.ceil((until - (Number.isNaN(now) ? Date.now() : now)) / 1000));
}

function parseJson(text: string): { value: unknown; isJson: boolean } {
  if (text.trim() === '') return { value: undefined, isJson: true };
  try {
    return { value: JSON.parse(text), isJson: true };
  } catch {
    return { value: text, isJson: false };
  }
}

/** The page of a proxy or a web server: never a sentence for a person. */
function isMarkup(response: Response, text: string): boolean {
  return (response.headers.get('content-type') ?? '').includes('html') || text.trimStart().startsWith('<');
}

function apiErrorFrom(thrown: unknown, isOverdue: boolean, answer: Response | undefined): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const requestId = requestIdOf(answer);
  if (isOverdue) return new ApiError({ code: 'timeout' }, { failure: 'timeout', requestId });
  // A host's own fetch rejects as it likes; the browser's speaks of the network in a TypeError, for a body too.
  const isNetwork = !answer || thrown instanceof TypeError;
  return new ApiError(isNetwork ? { code: 'network' } : describeError(thrown).descriptor, {
    failure: 'network',
    requestId,
  });
}
