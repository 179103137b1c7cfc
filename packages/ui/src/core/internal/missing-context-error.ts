/** Providers that an embed brings with it. */
const OF_EMBEDS = new Set(['TrekProvider', 'SessionProvider']);

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
    const name = part.replace(namespace, `${namespace}.`);
    const orEmbed = OF_EMBEDS.has(provider) ? ' or <TrekEmbed>' : '';
    super(
      `@trek/ui: ${name} must be inside <${provider}>${orEmbed}. If it is, there are two copies of @trek/ui: keep one.`,
    );
    this.provider = provider;
  }
}
