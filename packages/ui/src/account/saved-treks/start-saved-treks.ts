import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { TrekPorts } from '../../provider/ports.ts';
import { savedTreksMachine } from './saved-treks.machine.ts';
import type { SavedTreksState } from './saved-treks.rules.ts';
import { SAVED_TREKS_KEY } from './saved-treks-key.ts';
import { hasChanges, readSavedTreksState } from './saved-treks-schema.rules.ts';

/** The saved treks of the visitor, shared by all hearts of a page. */
export interface SavedTreksStore {
  actor: ActorRefFrom<typeof savedTreksMachine>;
  /** Reads what this device has stored. */
  stored: () => SavedTreksState;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Runs the machine for the whole page. @param ports those of the provider, as `usePorts` gives them */
export function startSavedTreks({
  api,
  storage,
  clock,
}: Pick<TrekPorts, 'api' | 'storage' | 'clock'>): SavedTreksStore {
  const stored = () => readSavedTreksState(storage.read(SAVED_TREKS_KEY));
  const machine = savedTreksMachine.provide({
    actors: { sync: fromPromise(({ input, signal }) => api.changeSavedTreks(input, { signal })) },
    actions: {
      store: (_, state) => {
        if (state.owner === null && !hasChanges(state.changes)) storage.remove(SAVED_TREKS_KEY);
        else storage.write(SAVED_TREKS_KEY, JSON.stringify(state));
      },
    },
  });
  const actor = createActor(machine, { input: { stored: stored() }, clock: clock as never }).start();
  storage.subscribe((key) => {
    if (key === null || key === SAVED_TREKS_KEY) actor.send({ type: 'storage.change', stored: stored() });
  });
  return { actor, stored, now: clock.now };
}
