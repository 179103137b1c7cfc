import type { MenuPage } from '@trek/ui/navigation';
import { useSyncExternalStore } from 'react';

let page: MenuPage | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Puts the comparison into the menu, or takes it out. Its code comes late, the menu's early. */
export function showComparedPage(next: MenuPage | null): void {
  page = next;
  for (const listener of listeners) listener();
}

/** The comparison of the chosen treks as an entry of the menu; null: none are chosen. */
export const useComparedPage = (): MenuPage | null =>
  useSyncExternalStore(
    subscribe,
    () => page,
    () => null,
  );
