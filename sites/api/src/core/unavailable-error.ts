/** Something this server needs is overloaded or can't be reached. Answered with 503 and `Retry-After`. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
  /** Seconds after which asking again makes sense. */
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, options?: ErrorOptions) {
    super(message, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
