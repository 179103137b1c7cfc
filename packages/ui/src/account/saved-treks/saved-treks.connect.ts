import type { SnapshotFrom } from 'xstate';
import type { TrekSummary } from '../../api/trek.ts';
import type { CalendarDate } from '../../core/internal/calendar-date.ts';
import type { SavedTreksEvent, savedTreksMachine } from './saved-treks.machine.ts';
import { hasChanges, MOST_SAVED, newDepartures, type SavedTrek, savedTreks, type TrekId } from './saved-treks.rules.ts';

type Savable = Pick<TrekSummary, 'id' | 'departures'>;

/** The saved treks and their actions. */
export interface SavedTreks {
  /** The latest first. */
  treks: SavedTrek[];
  isSaved: (id: TrekId) => boolean;
  /** No other trek can be saved. */
  isFull: boolean;
  /** No one is signed in: the treks are on this device alone. */
  isOnDeviceOnly: boolean;
  /** The treks are those of an account. */
  isInAccount: boolean;
  /** The account's treks are being read for the first time. */
  isLoading: boolean;
  /** The account could not be reached; it is tried again by itself. */
  isUnreachable: boolean;
  /** Changes have not reached the account. */
  isUnsent: boolean;
  /** The start dates of a saved trek that its visitor has not seen. */
  newDepartures: (trek: Savable) => CalendarDate[];
  /** The visitor asks for a mail when departures of this trek are added. */
  wantsMails: (id: TrekId) => boolean;
  save: (trek: Savable) => void;
  remove: (id: TrekId) => void;
  /** Saves a trek, or removes it again. */
  toggle: (trek: Savable) => void;
  /** Takes the departures of a saved trek as seen. */
  markSeen: (trek: Savable) => void;
  /** Asks for mails about new departures of a saved trek, or no more. One that was just removed is saved again. */
  setMails: (trek: Savable, wants: boolean) => void;
  /** Tries to reach the account again. */
  resend: () => void;
}

/**
 * The saved treks and their actions.
 * @param now milliseconds since 1970
 */
export function connectSavedTreks(
  snapshot: Pick<SnapshotFrom<typeof savedTreksMachine>, 'context' | 'matches'>,
  send: (event: SavedTreksEvent) => void,
  now: () => number,
): SavedTreks {
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
    treks,
    isSaved: (id: TrekId) => find(id) !== undefined,
    isFull: treks.length >= MOST_SAVED,
    isOnDeviceOnly: snapshot.matches('device') && context.owner === null,
    isInAccount: context.owner !== null,
    isLoading: snapshot.matches({ account: 'syncing' }) && context.account.length === 0 && treks.length === 0,
    isUnreachable: snapshot.matches({ account: 'unsynced' }),
    isUnsent: context.owner !== null && hasChanges(context.changes),
    newDepartures: ({ id, departures = [] }: Savable) => {
      const trek = find(id);
      return trek ? newDepartures(trek, departures, new Date(now())) : [];
    },

    wantsMails: (id: TrekId) => find(id)?.departureMails === true,
    save,
    remove,
    toggle: (trek: Savable) => (find(trek.id) ? remove(trek.id) : save(trek)),
    markSeen: (trek: Savable) => {
      const known = find(trek.id);
      if (known) send({ type: 'trek.save', trek: saved(trek, known.savedAt) });
    },
    setMails: ({ id }: Savable, departureMails: boolean) => {
      const known = find(id);
      if (known) send({ type: 'trek.save', trek: { ...known, departureMails } });
    },
    resend: () => send({ type: 'resend' }),
  };
}
