'use client';
import { type ComponentType, lazy, Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { insist } from './insist.ts';

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
    const [{ given, element }] = useState(() => {
      const given = new LatestProps(props);
      // One element for good: React gives up markup that waits to be hydrated as soon as it is given other props.
      const element = (
        <Suspense fallback={<Fallback {...props} />}>
          <Live given={given} />
        </Suspense>
      );
      return { given, element };
    });
    useLayoutEffect(() => given.write(props));
    return element;
  };
}

function Nothing() {
  return null;
}

/** Hands props on to a part that its parent does not render. */
class LatestProps<Props extends object> {
  readonly #first: Props;
  readonly #listeners = new Set<() => void>();
  #props: Props;

  constructor(props: Props) {
    this.#first = props;
    this.#props = props;
  }

  readonly read = () => this.#props;

  /** What the server rendered from, which hydrating must begin with. */
  readonly readFirst = () => this.#first;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  write(props: Props): void {
    if (isSame(props, this.#props)) return;
    this.#props = props;
    for (const tell of this.#listeners) tell();
  }
}

function isSame<Props extends object>(one: Props, other: Props): boolean {
  const names = Object.keys(one) as (keyof Props)[];
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}
