import type { SnapshotFrom } from 'xstate';
import type { TrekSummary } from '../../api/trek.ts';
import type { SavedTreksEvent, savedTreksMachine } from './saved-treks.machine.ts';
import { hasChanges, MOST_SAVED, newDepartures, type SavedTrek, savedTreks, type TrekId } from './saved-treks.rules.ts';

type Savable = Pick<TrekSummary, 'id' | 'departures'>;

/**
 * The saved treks and their actions.
 * @param now milliseconds since 1970
 */
export function connectSavedTreks(
  snapshot: Pick<SnapshotFrom<typeof savedTreksMachine>, 'context' | 'matches'>,
  send: (event: SavedTreksEvent) => void,
  now: () => number,
) {
  const { context } = snapshot;
  const treks = savedTreks(context);
  const find = (id: TrekId) => treks.find(({ trekId }) => trekId === id);
  const saved = ({ id, departures = [] }: Savable, savedAt: string): SavedTrek => ({
    trekId: id,
    savedAt,
    seenDepartures: departures.map(({ startDate }) => startDate),
  });
  const save = (trek: Savable) => send({ type: 'trek.save', trek: saved(trek, new Date(now()).toISOString()) });
  const remove = (id: TrekId) => send({ type: 'trek.remove', trekId: id });
  return {
    /** The latest first. */
    treks,
    isSaved: (id: TrekId) => find(id) !== undefined,
    /** No other trek can be saved. */
    isFull: treks.length >= MOST_SAVED,
    /** No one is signed in: the treks are on this device alone. */
    isOnDeviceOnly: snapshot.matches('device') && context.owner === null,
    /** The account's treks are being read for the first time. */
    isLoading: snapshot.matches({ account: 'syncing' }) && context.account.length === 0 && treks.length === 0,
    /** The account could not be reached; it is tried again by itself. */
    isUnreachable: snapshot.matches({ account: 'unsynced' }),
    /** Changes have not reached the account. */
    isUnsent: context.owner !== null && hasChanges(context.changes),
    /** The start dates of a saved trek that its visitor has not seen. */
    newDepartures: ({ id, departures = [] }: Savable) => {
      const trek = find(id);
      return trek ? newDepartures(trek, departures, new Date(now())) : [];
    },

    save,
    remove,
    /** Saves a trek, or removes it again. */
    toggle: (trek: Savable) => (find(trek.id) ? remove(trek.id) : save(trek)),
    /** Takes the departures of a saved trek as seen. */
    markSeen: (trek: Savable) => {
      const known = find(trek.id);
      if (known) send({ type: 'trek.save', trek: saved(trek, known.savedAt) });
    },
    /** Tries to reach the account again. */
    resend: () => send({ type: 'resend' }),
  };
}

export type SavedTreks = ReturnType<typeof connectSavedTreks>;
