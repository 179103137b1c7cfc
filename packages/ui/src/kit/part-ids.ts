'use client';
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useEffectBeforePaint } from '../internal/use-effect-before-paint.ts';

/** The ids by which the parts of one root refer to each other. One that a host gives a part takes the place of ours. */
export class PartIds {
  readonly #base: string;
  readonly #named: Readonly<Record<string, string | undefined>>;
  readonly #given = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(base: string, named: Readonly<Record<string, string | undefined>>) {
    this.#base = base;
    this.#named = named;
  }

  /** The id of a part to which the host gives none. A space would make two ids of one. */
  readonly own = (part: string) => this.#named[part] ?? `${this.#base}-${part.replace(/\s+/g, '-')}`;

  /** The id that a part has. */
  readonly of = (part: string) => this.#given.get(part) ?? this.own(part);

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The host calls a part so, until the returned function is called. */
  take(part: string, id: string): () => void {
    this.#given.set(part, id);
    this.#tell();
    return () => {
      if (this.#given.get(part) !== id) return;
      this.#given.delete(part);
      this.#tell();
    };
  }

  #tell() {
    for (const tell of this.#listeners) tell();
  }
}

/**
 * Makes the ids of a root's parts, for its context. They stay the same object.
 * @param control what the host calls the control, where the root is told: on the server, too, its label knows it then
 */
export function usePartIds(control?: string): PartIds {
  const base = useId();
  return useMemo(() => new PartIds(base, { control }), [base, control]);
}

/** What a host gives a part: props of its own, or an element to be put on. */
interface Host {
  id?: string | undefined;
  asChild?: boolean | undefined;
  children?: ReactNode;
}

function idGivenBy({ id, asChild, children }: Host): string | undefined {
  if (!asChild) return id;
  const element = Children.toArray(children).find((child): child is ReactElement<Host> => isValidElement(child));
  return element?.props.id ?? id;
}

/**
 * The id of a part to which others refer. Where the host gives it another one, which wins, these are told.
 * @param host the part's props as the host gives them
 */
export function useOwnId(ids: PartIds, part: string, host: Host): string {
  const given = idGivenBy(host);
  useEffectBeforePaint(() => (given === undefined ? undefined : ids.take(part, given)), [ids, part, given]);
  return ids.own(part);
}

/** The id of another part, to refer to it. The server can't know yet what the host calls a part further down. */
export function useIdOf(ids: PartIds, part: string): string {
  return useSyncExternalStore(
    ids.subscribe,
    () => ids.of(part),
    () => ids.own(part),
  );
}
