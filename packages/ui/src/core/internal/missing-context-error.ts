import { copies } from './copies.ts';

/** Thrown by a part outside the component that it needs. */
export class MissingContextError extends Error {
  declare readonly provider: string;

  /**
   * @param provider name of the component that is missing, as a user writes it
   * @param part display name of the part. Default: it is not known yet
   */
  constructor(provider: string, part = '') {
    // An embed brings providers with it.
    const orEmbed = provider.endsWith('Provider') ? ' or <TrekEmbed>' : '';
    const versions = [...copies].join(' and ');
    const otherCopy = copies.size > 1 ? ` If it is: @trek/ui is loaded as ${versions}. Keep one.` : '';
    super(`@trek/ui: ${nameOf(part, provider)} must be inside <${provider}>${orEmbed}.${otherCopy}`);
    this.provider = provider;
  }
}

/** `PaymentRetry` is `<Payment.Retry>` to a user. A minifier leaves no more than two letters. */
function nameOf(part: string, provider: string): string {
  if (part.length < 3) return 'This part';
  if (part.includes('.')) return `[data-part="${part.split('.')[1]}"]`;
  const [namespace = ''] = provider.split('.');
  // A bundler adds digits to a name that another one has.
  return `<${part.replace(/\d/g, '').replace(namespace, `${namespace}.`)}>`;
}
