import { API_CALLS, type ApiCallName } from '../../contract/calls.ts';
import { quoted } from './schema-faults.ts';

/** An answer to a call, or that none came. */
export interface Came {
  /** The call: `GET /trek/all`. */
  call: string;
  /** 0: nothing came. */
  status: number;
  type: string;
  headers: Headers;
  /** The JSON of the body; undefined: it is none. */
  value: unknown;
  isJson: boolean;
  /** In a line of the report. */
  words: string;
}

/** Options of one call. */
export interface CallInput {
  /** For the `:id` of the path. */
  id?: string | number;
  body?: object;
  token?: string;
}

/** Makes calls, and reads whatever comes. */
export class Caller {
  readonly #url: string;
  readonly #fetch: typeof fetch;
  readonly #timeoutMs: number;

  constructor(url: string, fetchIt: typeof fetch = fetch, timeoutMs = 30_000) {
    this.#url = url.replace(/\/$/, '');
    this.#fetch = fetchIt;
    this.#timeoutMs = timeoutMs;
  }

  async call(name: ApiCallName, { id = '', body, token }: CallInput = {}): Promise<Came> {
    const { method, path } = API_CALLS[name];
    const address = path.replace(':id', encodeURIComponent(id));
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token) headers.authorization = `Bearer ${token}`;
    if (method === 'POST') headers['content-type'] = 'application/json';
    return this.send(`${method} ${address}`, address, {
      method,
      headers,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
  }

  async send(call: string, address: string, init: RequestInit): Promise<Came> {
    const nothing = { call, status: 0, type: '', headers: new Headers(), value: undefined, isJson: false };
    try {
      const signal = AbortSignal.timeout(this.#timeoutMs);
      const response = await this.#fetch(`${this.#url}${address}`, { ...init, signal });
      const { status, headers } = response;
      const text = await response.text();
      const type = headers.get('content-type') ?? '';
      const read = parsed(text);
      const words = `${status}${type && ` ${type}`} ${'value' in read ? quoted(read.value, 160) : quoted(text, 160)}`;
      return { call, status, type, headers, value: read.value, isJson: 'value' in read, words };
    } catch (error) {
      const cause = (error as { cause?: { message?: string } }).cause?.message;
      return { ...nothing, words: `nothing: ${cause ?? (error as Error).message}` };
    }
  }
}

function parsed(text: string): { value?: unknown } {
  try {
    return text.trim() === '' ? { value: undefined } : { value: JSON.parse(text) };
  } catch {
    return {};
  }
}
