'use client';
import type { ReactNode } from 'react';
import { createPartsContext } from '../../kit/parts-context.tsx';
import { savedTreksAnatomy } from './saved-treks.anatomy.ts';
import type { SavedTreks } from './saved-treks.connect.ts';

const [SavedTreksProvider, useSavedTreksContext] = createPartsContext<SavedTreks>('SavedTreks.Root');

export { useSavedTreksContext };

/** Keeps the focus in the list when the button that has it goes away. @returns whether the button is in the list */
export function focusList({ currentTarget }: { currentTarget: Element }): boolean {
  const list = currentTarget.closest<HTMLElement>(savedTreksAnatomy.selector('root'));
  list?.focus();
  return list !== null;
}

interface SavedTreksRootProps {
  /** The result of `useSavedTreks`. */
  saved: SavedTreks;
  children?: ReactNode;
}

/** Gives the saved treks to the parts in it. Has no element of its own. */
export function Root({ saved, children }: SavedTreksRootProps) {
  return <SavedTreksProvider value={saved}>{children}</SavedTreksProvider>;
}
