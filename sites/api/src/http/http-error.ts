import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { OwnError } from '../core/log.ts';

/** A request that fails with a status. The caller sees the message, and facts that its code may read. */
export class HttpError extends OwnError {
  override name = 'HttpError';
  readonly status: ContentfulStatusCode;
  readonly headers: Record<string, string>;
  readonly facts: object;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    headers: Record<string, string> = {},
    facts: { code?: string; [fact: string]: unknown } = {},
  ) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.facts = facts;
  }
}

/** The same message for what does not exist and for what belongs to another account. */
export const NOT_FOUND = 'Not found';
