import type { RequestEnvironment } from '../src/http/api-context.ts';

const ORIGIN = 'http://127.0.0.1:3000';

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields they expect.
  body: any;
}

let visitors = 0;

/** A person with a browser, and a network address of their own so that rate limits don't mix tests up. */
export class Visitor {
  readonly address: string;
  token: string | undefined;
  /** The token in the office's cookie, for an operator who has shown a second factor. */
  officeToken: string | undefined;
  readonly #fetch: (request: Request, environment?: RequestEnvironment) => Promise<Response>;

  constructor(fetch: (request: Request, environment?: RequestEnvironment) => Promise<Response>, token?: string) {
    visitors += 1;
    // In a /24 of their own, too.
    this.address = `10.${visitors & 255}.${(visitors >> 8) & 255}.${(visitors >> 16) & 255}`;
    this.token = token;
    this.#fetch = fetch;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { method: 'POST', body: JSON.stringify(body), headers });
  }

  /** Sends a request as it is given, with the visitor's token and address where it says nothing else. */
  async send(path: string, { headers, ...init }: RequestInit, environment?: RequestEnvironment): Promise<Answer> {
    const all = new Headers(headers);
    if (this.token && !all.has('Authorization')) all.set('Authorization', `Bearer ${this.token}`);
    if (/^\/office\//.test(path) && this.officeToken && !all.has('Cookie'))
      all.set('Cookie', `office=${this.officeToken}`);
    if (init.method === 'POST' && !all.has('Content-Type')) all.set('Content-Type', 'application/json');
    if (!all.has('X-Forwarded-For')) all.set('X-Forwarded-For', this.address);
    const response = await this.#fetch(new Request(ORIGIN + path, { ...init, headers: all }), environment);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  }
}
