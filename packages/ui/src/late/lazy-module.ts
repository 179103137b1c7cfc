/** How far code has come. */
export interface Arrival<Code> {
  code: Code | undefined;
  /** How often it was asked for in vain; a new attempt is still to come out. */
  failures: number;
}

/** Code that comes after the page's own: once, when it is wanted or likely to be. */
export interface LazyModule<Code> {
  readonly read: () => Arrival<Code>;
  /** Asks for it, and asks again where it did not come. Rejects where it does not. */
  readonly want: () => Promise<Code>;
  /** Asks for it before anybody wants it. Where it does not come, nobody is told: whoever wants it asks again. */
  readonly prepare: () => void;
  /** Tells when it has come, and when it has not. @returns how to stop listening */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The one form in which code is loaded late.
 * @param load imports it
 * @example const panels = lazyModule(() => import('./menu-panels.tsx'));
 */
export function lazyModule<Code>(load: () => Promise<Code>): LazyModule<Code> {
  const listeners = new Set<() => void>();
  let arrival: Arrival<Code> = { code: undefined, failures: 0 };
  let coming: Promise<Code> | undefined;
  const settle = (next: Arrival<Code>) => {
    arrival = next;
    for (const tell of listeners) tell();
  };
  const want = () => {
    coming ??= load().then(
      (code) => {
        settle({ code, failures: 0 });
        return code;
      },
      (error: unknown) => {
        coming = undefined;
        settle({ code: undefined, failures: arrival.failures + 1 });
        throw error;
      },
    );
    return coming;
  };
  return {
    read: () => arrival,
    want,
    prepare: () => void want().catch(() => {}),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
