'use client';
import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  Suspense,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react';
import { type PropsStore, useStableElement } from '../internal/props-store.tsx';
import { withRef } from '../internal/with-ref.ts';
import type { EarlyPresses } from './capture-clicks.ts';
import { useChunkErrorToast } from './chunk-error.ts';
import type { LazyModule } from './lazy-module.ts';
import { retryImport } from './retry-import.ts';
import { LateContext } from './use-late.ts';

export interface LazyPartOptions<Props> {
  /** Shown while the code loads, in the same size. Default: nothing. */
  Fallback?: ComponentType<Props>;
  /** Delays loading. Default: no delay. */
  until?: () => Promise<unknown>;
  /** `earlyPresses`, where presses on elements that the part marks by `useLate` wait for it. Default: it marks none. */
  presses?: () => EarlyPresses;
}

/**
 * Creates a component whose code is loaded on demand. Until then the server's markup works as it does without scripts; a
 * component that first renders in the browser shows its fallback. A failed load is retried on the visitor's next
 * interaction; a second failure, or one that a press waits for, shows the chunk error.
 * @param pick selects the component from the module
 * @example const Footer = lazyPart(lazyModule(() => import('./footer.tsx')), ({ Footer }) => Footer);
 */
export function lazyPart<Code, Props extends object>(
  module: LazyModule<Code>,
  pick: (code: Code) => ComponentType<Props>,
  { Fallback = Nothing, until, presses }: LazyPartOptions<Props> = {},
): FunctionComponent<Props> {
  const Part = lazy(async () => {
    await until?.();
    return { default: pick(await retryImport(module)) };
  }) as unknown as ComponentType<Props>;
  // Loaded code renders without a fallback.
  const find = () => {
    const { code } = module.read();
    return code === undefined ? Part : pick(code);
  };
  // biome-ignore lint/correctness/noComponentHookFactories: created once, when its module loads.
  function Late(props: Props) {
    const late = useId();
    useFailedLoad(module, late, presses);
    return useStableElement(props, (given) => (
      <LateContext.Provider value={presses && late}>
        <Suspense fallback={<Current Part={Fallback} given={given} />}>
          <Found {...{ find, given }} />
        </Suspense>
      </LateContext.Provider>
    ));
  }
  return withRef(Late);
}

interface FoundProps<Props extends object> {
  find: () => ComponentType<Props>;
  given: PropsStore<Props>;
}

function Found<Props extends object>({ find, given }: FoundProps<Props>) {
  const [Part] = useState(find);
  return <Current {...{ Part, given }} />;
}

/** Renders a component with the current props. Its parent is not rendered again, so it can't pass them. */
function Current<Props extends object>({ Part, given }: { Part: ComponentType<Props>; given: PropsStore<Props> }) {
  return <Part {...useSyncExternalStore(given.subscribe, given.read, given.readFirst)} />;
}

/** A first attempt may be speculative. A second one follows a press, so the visitor has to see that it failed. */
function useFailedLoad(module: LazyModule<unknown>, late: string, presses?: () => EarlyPresses): void {
  const showChunkError = useChunkErrorToast();
  useEffect(() => {
    const queue = presses?.();
    return module.subscribe(() => {
      const { failures } = module.read();
      if (failures === 0) return;
      const isPressed = queue?.release(late);
      if (isPressed || failures === 2) showChunkError();
    });
  }, [module, late, presses, showChunkError]);
}

function Nothing() {
  return null;
}
