'use client';
import { type ReactElement, useState } from 'react';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/** Passes props to a component that its parent does not render again. */
export class PropsStore<Props extends object> {
  readonly #first: Props;
  readonly #listeners = new Set<() => void>();
  #props: Props;

  constructor(props: Props) {
    this.#first = props;
    this.#props = props;
  }

  readonly read = () => this.#props;

  /** The props that the server rendered with: hydration must start from them. */
  readonly readFirst = () => this.#first;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  write(props: Props): void {
    if (isSame(props, this.#props)) return;
    this.#props = props;
    for (const listener of this.#listeners) listener();
  }
}

function isSame<Props extends object>(one: Props, other: Props): boolean {
  const names = Object.keys(one) as (keyof Props)[];
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

/**
 * Keeps one element for all props: React discards markup that is waiting for hydration when its element changes.
 * @param render called once; its descendants read the props with `useSyncExternalStore`
 */
export function useStableElement<Props extends object>(
  props: Props,
  render: (given: PropsStore<Props>) => ReactElement,
): ReactElement {
  const [{ given, element }] = useState(() => {
    const given = new PropsStore(props);
    return { given, element: render(given) };
  });
  useIsomorphicLayoutEffect(() => given.write(props));
  return element;
}
