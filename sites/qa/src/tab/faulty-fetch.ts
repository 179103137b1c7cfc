import { type ApiCall, type ApiCallName, apiCallEntries } from '@trek/ui/internal/contract/calls';
import { HttpResponse, matchRequestUrl } from 'msw';
import { describeFault, type Fault, type FaultStatus, type Switches, sentenceOf } from '../faults.ts';

/** A call that has ended. */
export interface EndedCall {
  method: string;
  /** Path and query. */
  path: string;
  /** Status of the answer; null: none came. */
  status: number | null;
  ms: number;
  requestId: string | null;
  /** The fault that it was under, in words. */
  fault: string | null;
}

export interface FaultyFetch {
  fetch: typeof fetch;
  /** Lets go of the answers that are held for the sake of a switch that is off now. */
  release(): void;
}

export interface FaultyFetchOptions {
  /** Makes the real call. */
  send: typeof fetch;
  /** The present switches. */
  readSwitches(): Switches;
  onEnd(call: EndedCall): void;
}

/** How long a caller has for an answer before one that was held for it follows. */
const OVERTAKING_MS = 100;
const RETRY_AFTER_SECONDS = '7';

/** A `fetch` that puts the calls of the API under fault. Every other request goes through as it is. */
export function faultyFetch({ send, readSwitches, onEnd }: FaultyFetchOptions): FaultyFetch {
  const held = new Map<ApiCallName, () => void>();

  /** Returns an answer after the next one of its call. */
  async function hold(name: ApiCallName, answer: Response, signal: AbortSignal): Promise<Response> {
    const overtaken = held.get(name);
    if (overtaken) {
      held.delete(name);
      setTimeout(overtaken, OVERTAKING_MS);
      return answer;
    }
    let release: (() => void) | undefined;
    try {
      await unlessAborted(signal, (done) => {
        release = done;
        held.set(name, done);
      });
    } finally {
      // By now a later answer of the call may be held in its place.
      if (held.get(name) === release) held.delete(name);
    }
    return answer;
  }

  async function answerOf(
    name: ApiCallName,
    call: ApiCall,
    fault: Fault,
    real: () => Promise<Response>,
    signal: AbortSignal,
  ) {
    if (fault.kind === 'status') return refusal(call, fault.status);
    if (fault.kind === 'dropped') throw new TypeError('Failed to fetch');
    const answer = await real();
    if (fault.kind === 'out-of-order') return hold(name, answer, signal);
    await unlessAborted(signal, (done) => setTimeout(done, fault.seconds * 1000));
    return answer;
  }

  return {
    fetch: async (address, init) => {
      const request = new Request(address, init);
      const { method, signal } = request;
      const url = new URL(request.url);
      const found = callOf(method, url);
      const fault = found && readSwitches()[found[0]];
      const startedAt = performance.now();
      const end = (answer: Response | null) =>
        onEnd({
          method,
          path: `${url.pathname}${url.search}`,
          status: answer?.status ?? null,
          ms: Math.round(performance.now() - startedAt),
          requestId: answer?.headers.get('x-request-id') ?? null,
          fault: fault ? describeFault(fault) : null,
        });
      try {
        const real = () => send(request);
        const answer = await (found && fault ? answerOf(...found, fault, real, signal) : real());
        end(answer);
        return answer;
      } catch (error) {
        end(null);
        throw error;
      }
    },
    release: () => {
      const switches = readSwitches();
      for (const [name, done] of held) {
        if (switches[name]?.kind === 'out-of-order') continue;
        held.delete(name);
        done();
      }
    },
  };
}

/** The call that a request makes, wherever the backend is. */
function callOf(method: string, url: URL) {
  return apiCallEntries().find(([, call]) => call.method === method && matchRequestUrl(url, `*${call.path}`).matches);
}

/** An answer in the form of the API's own. Its id is in no server's log, and says so. */
function refusal(call: ApiCall, status: FaultStatus): Response {
  const headers = {
    'X-Request-Id': `qa-${crypto.randomUUID()}`,
    ...(status === 429 && { 'Retry-After': RETRY_AFTER_SECONDS }),
  };
  return HttpResponse.json({ message: sentenceOf(call, status) }, { status, headers });
}

/** Waits for something to be done; rejects as `fetch` does once the caller gives up. */
function unlessAborted(signal: AbortSignal, start: (done: () => void) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    start(resolve);
  });
}
