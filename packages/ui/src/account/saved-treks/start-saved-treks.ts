import { createActor, fromPromise } from 'xstate';
import type { TrekPorts } from '../../provider/ports.ts';
import { savedTreksMachine } from './saved-treks.machine.ts';
import { hasChanges, readSavedTreksState } from './saved-treks-schema.rules.ts';

/** The name under which the saved treks are stored. */
const SAVED_KEY = 'savedTreks';

/** Runs the machine for the whole page. @param ports those of the provider, as `usePorts` gives them */
export function startSavedTreks({ api, storage, clock }: Pick<TrekPorts, 'api' | 'storage' | 'clock'>) {
  const stored = () => readSavedTreksState(storage.read(SAVED_KEY));
  const machine = savedTreksMachine.provide({
    actors: { sync: fromPromise(({ input, signal }) => api.changeSavedTreks(input, { signal })) },
    actions: {
      store: (_, state) => {
        if (state.owner === null && !hasChanges(state.changes)) storage.remove(SAVED_KEY);
        else storage.write(SAVED_KEY, JSON.stringify(state));
      },
    },
  });
  const actor = createActor(machine, { input: { stored: stored() }, clock: clock as never }).start();
  storage.subscribe((key) => {
    if (key === null || key === SAVED_KEY) actor.send({ type: 'storage.change', stored: stored() });
  });
  return { actor, stored, now: clock.now };
}

/** The saved treks of the visitor, shared by all hearts of a page. */
export type SavedTreksStore = ReturnType<typeof startSavedTreks>;
