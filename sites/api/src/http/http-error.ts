import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that fails with a status. The caller sees the message. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The same message for what does not exist and for what belongs to another account. */
export const NOT_FOUND = 'Not found';
