'use client';
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { insist } from './insist.ts';
import { type LatestProps, useSteadyElement } from './latest-props.tsx';

/**
 * Makes a part whose code comes after the page's own. What the server rendered stands until then, and works as its links
 * and forms do without scripts; a part that is first shown in the browser is its fallback for that while.
 * Code that does not arrive leaves what stands, and is asked for again with the visitor's next press.
 * @param load brings the part
 * @param Fallback what stands in its place, of the same size; default: nothing
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await insist(load) })) as unknown as ComponentType<Props>;

  function Live({ given }: { given: LatestProps<Props> }) {
    return <Part {...useSyncExternalStore(given.subscribe, given.read, given.readFirst)} />;
  }

  return function Deferred(props) {
    return useSteadyElement(props, (given) => (
      <Suspense fallback={<Fallback {...props} />}>
        <Live given={given} />
      </Suspense>
    ));
  };
}

function Nothing() {
  return null;
}
