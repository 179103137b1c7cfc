/** Whether a lazy module has loaded. */
export interface ModuleState<Code> {
  code: Code | undefined;
  /** Failed attempts since the last success. */
  failures: number;
}

/** Code that loads once, when it is needed or likely to be. */
export interface LazyModule<Code> {
  readonly read: () => ModuleState<Code>;
  /** Loads it, or retries after a failure. Rejects when loading fails. */
  readonly load: () => Promise<Code>;
  /** Loads it before it is needed. Ignores a failure: the next `load` retries. */
  readonly preload: () => void;
  /** Calls the listener after each attempt. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
}

const missingListeners = new Set<() => void>();

/**
 * Calls the listener each time that code of the kit or its host does not load, wanted or not yet: the host may have been
 * updated, so that the page's files are gone.
 * @returns unsubscribes
 */
export function onMissingCode(listener: () => void): () => void {
  missingListeners.add(listener);
  return () => missingListeners.delete(listener);
}

/**
 * Wraps a dynamic import. Nothing else in the kit and its hosts calls `import()`.
 * @param importCode imports the module
 * @example const panels = lazyModule(() => import('./menu-panels.tsx'));
 */
export function lazyModule<Code>(importCode: () => Promise<Code>): LazyModule<Code> {
  const listeners = new Set<() => void>();
  let arrival: ModuleState<Code> = { code: undefined, failures: 0 };
  let coming: Promise<Code> | undefined;
  const settle = (next: ModuleState<Code>) => {
    arrival = next;
    for (const listener of listeners) listener();
  };
  const load = () => {
    coming ??= importCode().then(
      (code) => {
        settle({ code, failures: 0 });
        return code;
      },
      (error: unknown) => {
        coming = undefined;
        settle({ code: undefined, failures: arrival.failures + 1 });
        for (const listener of missingListeners) listener();
        throw error;
      },
    );
    return coming;
  };
  return {
    read: () => arrival,
    load,
    preload: () => void load().catch(() => {}),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
