/** Replaces an actor that the host has to provide, and throws when it is called. */
export function unprovided(actor: string): () => Promise<never> {
  return () =>
    Promise.reject(
      new Error(`@trek/ui: the actor "${actor}" was not provided. Pass it to machine.provide({ actors }).`),
    );
}
