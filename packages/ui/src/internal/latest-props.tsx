'use client';
import { type ReactElement, useState } from 'react';
import { useEffectBeforePaint } from './use-effect-before-paint.ts';

/** Hands props on to a part that its parent does not render. */
export class LatestProps<Props extends object> {
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

/**
 * One element for good, whatever props come: React gives up markup that waits to be hydrated as soon as it is given others.
 * @param render makes it, once; what is in it reads the props by `useSyncExternalStore`
 */
export function useSteadyElement<Props extends object>(
  props: Props,
  render: (given: LatestProps<Props>) => ReactElement,
): ReactElement {
  const [{ given, element }] = useState(() => {
    const given = new LatestProps(props);
    return { given, element: render(given) };
  });
  useEffectBeforePaint(() => given.write(props));
  return element;
}
