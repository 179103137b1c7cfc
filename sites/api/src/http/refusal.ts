import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A request that is refused. The message is for the person who sent it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The same words for what is not there and for what is somebody else's. */
export const NOT_FOUND = 'Not found';
