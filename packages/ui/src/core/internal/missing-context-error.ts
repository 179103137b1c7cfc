/** Thrown by a part outside the component that it needs. */
export class MissingContextError extends Error {
  readonly #provider: string;

  constructor(provider = '', part = 'this part') {
    super(`@trek/ui: ${part} must be inside <${provider}>. Wrap it, or the whole tree, in <${provider}>.`);
    this.#provider = provider;
  }

  /**
   * The same error with the name of the part that is in the wrong place.
   * @param part its display name: `PaymentRetry`, or `payment.steps` of a part that is an element and no more
   */
  of(part = ''): MissingContextError {
    const [namespace = ''] = this.#provider.split('.');
    const inNamespace = part.startsWith(namespace) ? `${namespace}.${part.slice(namespace.length)}` : part;
    return new MissingContextError(this.#provider, part.includes('.') ? `the part “${part}”` : `<${inNamespace}>`);
  }
}
