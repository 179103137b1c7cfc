import { OwnError } from './log.ts';

/** Something this server depends on is overloaded or unreachable. Answered with 503 and `Retry-After`. */
export class UnavailableError extends OwnError {
  override name = 'UnavailableError';
  /** How long to wait before a retry makes sense. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
