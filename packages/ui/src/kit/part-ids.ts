'use client';
import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react';
import { elementOf } from '../core/internal/slot.tsx';
import { useIsomorphicLayoutEffect } from '../core/internal/use-isomorphic-layout-effect.ts';

/** The ids by which the parts of one root refer to each other. One that a host gives a part takes the place of ours. */
export interface PartIds {
  /** The id of a part to which the host gives none. */
  own: (part: string) => string;
  /** The id that a part has. */
  of: (part: string) => string;
  /** Notes what the host calls a part; undefined: as we do. */
  note: (part: string, id?: string) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes the ids of a root's parts, for its context. They stay the same object.
 * @param control the host's id of the control, if the root has it: then its label knows it on the server, too
 */
export function usePartIds(control?: string): PartIds {
  const base = useId();
  return useMemo(() => {
    const given: Record<string, string | undefined> = {};
    const listeners = new Set<() => void>();
    // A space would make two ids of one.
    const own = (part: string) => (part === 'control' && control) || base + part.replace(/\s/g, '-');
    return {
      own,
      of: (part) => given[part] || own(part),
      note: (part, id) => {
        given[part] = id;
        for (const listener of listeners) listener();
      },
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }, [base, control]);
}

/** The host's input for a part: props of its own, or an element to merge with. */
interface Host {
  id?: string | undefined;
  asChild?: boolean | undefined;
  children?: ReactNode;
}

/**
 * The id of a part to which others refer. If the host gives it another one, that one wins and the others follow.
 * @param host the part's props as the host gives them
 */
export function useOwnId({ own, note }: PartIds, part: string, { id, asChild, children }: Host): string {
  const ofHost = (asChild && elementOf(children)?.props.id) || id;
  // Before a library around the parts looks for their elements.
  useIsomorphicLayoutEffect(() => {
    if (!ofHost) return;
    note(part, ofHost);
    return () => note(part);
  }, [note, part, ofHost]);
  return own(part);
}

/** The id of another part, to refer to it. The server can't know yet what the host calls a part further down. */
export const useIdOf = ({ own, of, subscribe }: PartIds, part: string): string =>
  useSyncExternalStore(
    subscribe,
    () => of(part),
    () => own(part),
  );
