'use client';
import { useSyncExternalStore } from 'react';
import type { ComparedTrek } from './compare.rules.ts';
import { isChosen, NOTHING_CHOSEN } from './compare-choice.rules.ts';
import type { CompareStore } from './start-compare.ts';

const nothing = () => NOTHING_CHOSEN;

/** The choice of treks to compare, and its actions. */
export interface Compare {
  /** In the order in which they were chosen. */
  chosen: ComparedTrek[];
  isChosen: (slug: string) => boolean;
  /** A fourth trek was refused just now. */
  isRefused: boolean;
  /** Chooses a trek, or takes it away again. */
  toggle: ({ slug, title }: ComparedTrek) => void;
  remove: (slug: string) => void;
  clear: () => void;
  dismissNotice: () => void;
}

/** The choice of treks to compare, and its actions. @param store the result of `startCompare`, one for a page */
export function useCompare({ read, subscribe, send }: CompareStore): Compare {
  // A server knows no device: its document has nothing chosen, and hydration begins with that.
  const choice = useSyncExternalStore(subscribe, read, nothing);
  return {
    chosen: choice.chosen,
    isChosen: (slug: string) => isChosen(choice, slug),
    isRefused: choice.isRefused,

    toggle: ({ slug, title }: ComparedTrek) => send({ type: 'toggle', trek: { slug, title } }),
    remove: (slug: string) => send({ type: 'remove', slug }),
    clear: () => send({ type: 'clear' }),
    dismissNotice: () => send({ type: 'dismiss' }),
  };
}
