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
import { type LatestProps, useSteadyElement } from '../internal/latest-props.tsx';
import { withRef } from '../internal/with-ref.ts';
import { insist } from './insist.ts';
import type { LazyModule } from './lazy-module.ts';
import { useTellMissing } from './missing-code.ts';

/** A part whose code comes after the page's own. */
export interface LazyPart<Props> extends FunctionComponent<Props> {
  /** Asks for its code because the visitor wants it. Rejects where it does not come. */
  want: () => Promise<unknown>;
  /** Settles once it takes presses itself. */
  live: Promise<void>;
}

export interface LazyPartOptions<Props> {
  /** What stands in its place, of the same size. Default: nothing. */
  Fallback?: ComponentType<Props>;
  /** What its loading waits for where nobody wants it. Default: nothing. */
  until?: () => Promise<unknown>;
}

/**
 * Makes a part whose code comes after the page's own. What the server rendered stands until then, and works as its links
 * and forms do without scripts; a part that is first shown in the browser is its fallback for that while.
 * Code that does not arrive leaves what stands, and is asked for again with the visitor's next press; where that is in vain,
 * too, it is told.
 * @param pick finds the part in its code
 * @example const Footer = lazyPart(lazyModule(() => import('./footer.tsx')), ({ Footer }) => Footer);
 */
export function lazyPart<Code, Props extends object>(
  module: LazyModule<Code>,
  pick: (code: Code) => ComponentType<Props>,
  { Fallback = Nothing, until }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  const Part = lazy(async () => {
    await until?.();
    return { default: pick(await insist(module)) };
  }) as unknown as ComponentType<Props>;
  // At once where its code is there already.
  const find = () => {
    const { code } = module.read();
    return code === undefined ? Part : pick(code);
  };
  let tellLive = () => {};
  const live = new Promise<void>((resolve) => {
    tellLive = resolve;
  });
  // biome-ignore lint/correctness/noComponentHookFactories: a part is made once, when its module loads.
  function Late(props: Props) {
    useMissingNotice(module);
    return useSteadyElement(props, (given) => (
      <Suspense fallback={<Fallback {...props} />}>
        <Live {...{ find, given, tellLive }} />
      </Suspense>
    ));
  }
  return Object.assign(withRef(Late), { want: module.want, live });
}

interface LiveProps<Props extends object> {
  find: () => ComponentType<Props>;
  given: LatestProps<Props>;
  tellLive: () => void;
}

function Live<Props extends object>({ find, given, tellLive }: LiveProps<Props>) {
  const [Part] = useState(find);
  useEffect(tellLive, [tellLive]);
  return <Part {...useSyncExternalStore(given.subscribe, given.read, given.readFirst)} />;
}

/** At first nobody had asked for the code; the second attempt follows a press, which should not be in vain unsaid. */
function useMissingNotice(module: LazyModule<unknown>): void {
  const tellMissing = useTellMissing();
  useEffect(() => module.subscribe(() => module.read().failures === 2 && tellMissing()), [module, tellMissing]);
}

function Nothing() {
  return null;
}
