import type { StoragePort } from '../../provider/ports.ts';
import { readCompared } from './compare.rules.ts';
import { type CompareChoice, type CompareEvent, compareReducer } from './compare-choice.rules.ts';

/** The name under which the choice is stored. */
const COMPARED_KEY = 'comparedTreks';

/** The choice of treks to compare on a page. */
export interface CompareStore {
  read: () => CompareChoice;
  /** Calls the listener after each change. @returns how to stop listening */
  subscribe: (listener: () => void) => () => void;
  /** Takes an event of the visitor's, and stores what they have chosen. */
  send: (event: CompareEvent) => void;
}

/** Keeps the choice for the whole page. @param storage stores it; the provider's `drafts` keep it in this tab */
export function startCompare(storage: StoragePort): CompareStore {
  const stored = () => readCompared(storage.read(COMPARED_KEY));
  const listeners = new Set<() => void>();
  let choice: CompareChoice = { chosen: stored(), isRefused: false };
  const take = (event: CompareEvent) => {
    choice = compareReducer(choice, event);
    for (const listener of listeners) listener();
  };
  storage.subscribe((key) => {
    if (key === null || key === COMPARED_KEY) take({ type: 'take', chosen: stored() });
  });
  return {
    read: () => choice,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: (event: CompareEvent) => {
      const before = choice.chosen;
      take(event);
      if (choice.chosen === before) return;
      if (choice.chosen.length === 0) storage.remove(COMPARED_KEY);
      else storage.write(COMPARED_KEY, JSON.stringify(choice.chosen));
    },
  };
}
