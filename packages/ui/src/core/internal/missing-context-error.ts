/** Thrown by a part outside the component that it needs. */
export class MissingContextError extends Error {
  readonly provider: string;

  /**
   * @param provider name of the component that is missing, as a user writes it
   * @param part display name of the part. Default: it is not known yet
   */
  constructor(provider: string, part = 'This part') {
    const [namespace = ''] = provider.split('.');
    // `PaymentRetry` is `Payment.Retry` to a user.
    super(`@trek/ui: ${part.replace(namespace, `${namespace}.`)} must be inside <${provider}>.`);
    this.provider = provider;
  }
}
