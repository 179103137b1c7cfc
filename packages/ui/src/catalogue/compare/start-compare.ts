import { createActor } from 'xstate';
import type { StoragePort } from '../../provider/ports.ts';
import { compareMachine } from './compare.machine.ts';
import { readCompared } from './compare.rules.ts';

/** The name under which the choice is stored. */
const COMPARED_KEY = 'comparedTreks';

/** Runs the machine for the whole page. @param storage keeps the choice; the provider's `drafts` keep it in this tab */
export function startCompare(storage: StoragePort) {
  const stored = () => readCompared(storage.read(COMPARED_KEY));
  const machine = compareMachine.provide({
    actions: {
      store: (_, { chosen }) => {
        if (chosen.length === 0) storage.remove(COMPARED_KEY);
        else storage.write(COMPARED_KEY, JSON.stringify(chosen));
      },
    },
  });
  const actor = createActor(machine, { input: { chosen: stored() } }).start();
  storage.subscribe((key) => {
    if (key === null || key === COMPARED_KEY) actor.send({ type: 'storage.change', chosen: stored() });
  });
  return actor;
}

/** The treks chosen for comparing, kept for all pages. */
export type CompareActor = ReturnType<typeof startCompare>;
