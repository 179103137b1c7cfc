'use client';
import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type PropsStore, useStableElement } from '../internal/props-store.tsx';
import { withRef } from '../internal/with-ref.ts';
import { useChunkErrorToast } from './chunk-error.ts';
import type { LazyModule } from './lazy-module.ts';
import { retryImport } from './retry-import.ts';

/** A component whose code is loaded on demand. */
export interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Loads the code now. Rejects when loading fails. */
  load: () => Promise<unknown>;
  /** Resolves once the component is hydrated and handles clicks itself. */
  hydrated: Promise<void>;
}

export interface LazyPartOptions<Props> {
  /** Shown while the code loads, in the same size. Default: nothing. */
  Fallback?: ComponentType<Props>;
  /** Delays loading, unless `load` is called. Default: no delay. */
  until?: () => Promise<unknown>;
}

/**
 * Creates a component whose code is loaded on demand. Until then the server's markup works as it does without scripts; a
 * component that first renders in the browser shows its fallback. A failed load is retried on the visitor's next
 * interaction, and a second failure shows the chunk error.
 * @param pick selects the component from the module
 * @example const Footer = lazyPart(lazyModule(() => import('./footer.tsx')), ({ Footer }) => Footer);
 */
export function lazyPart<Code, Props extends object>(
  module: LazyModule<Code>,
  pick: (code: Code) => ComponentType<Props>,
  { Fallback = Nothing, until }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const Part = lazy(async () => {
    await until?.();
    return { default: pick(await retryImport(module)) };
  }) as unknown as ComponentType<Props>;
  // Loaded code renders without a fallback.
  const find = () => {
    const { code } = module.read();
    return code === undefined ? Part : pick(code);
  };
  let markHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    markHydrated = resolve;
  });
  // biome-ignore lint/correctness/noComponentHookFactories: created once, when its module loads.
  function Late(props: Props) {
    useRetryFailedToast(module);
    return useStableElement(props, (given) => (
      <Suspense fallback={<Current Part={Fallback} given={given} />}>
        <Hydrated {...{ find, given, markHydrated }} />
      </Suspense>
    ));
  }
  return Object.assign(withRef(Late), { load: module.load, hydrated });
}

interface HydratedProps<Props extends object> {
  find: () => ComponentType<Props>;
  given: PropsStore<Props>;
  markHydrated: () => void;
}

function Hydrated<Props extends object>({ find, given, markHydrated }: HydratedProps<Props>) {
  const [Part] = useState(find);
  useEffect(markHydrated, [markHydrated]);
  return <Current {...{ Part, given }} />;
}

/** Renders a component with the current props. Its parent is not rendered again, so it can't pass them. */
function Current<Props extends object>({ Part, given }: { Part: ComponentType<Props>; given: PropsStore<Props> }) {
  return <Part {...useSyncExternalStore(given.subscribe, given.read, given.readFirst)} />;
}

/** The first attempt was speculative. The second follows a click, so the visitor has to see that it failed. */
function useRetryFailedToast(module: LazyModule<unknown>): void {
  const showChunkError = useChunkErrorToast();
  useEffect(() => module.subscribe(() => module.read().failures === 2 && showChunkError()), [module, showChunkError]);
}

function Nothing() {
  return null;
}
