import type { SavedTrekEntity } from '../../api/entities.ts';
import type { SavedTreksChange } from '../../api/requests.ts';
import type { CalendarDate } from '../../core/internal/calendar-date.ts';
import { companyDay } from '../../core/internal/company-day.ts';

/** Most treks that a visitor can save. */
export const MOST_SAVED = 100;
export type SavedTrek = SavedTrekEntity;
export type TrekId = SavedTrek['trekId'];

/** The saved treks as the device stores them. */
export interface SavedTreksState {
  /** Id of the account that they belong to; null: no one has signed in. */
  owner: string | null;
  /** The account's treks, when it last answered. */
  account: SavedTrek[];
  /** Changes that the account does not know yet. Without an owner these are all saved treks. */
  changes: SavedTreksChange;
}

export const NO_CHANGES: SavedTreksChange = { save: [], remove: [] };
export const nothingSaved = (owner: string | null = null): SavedTreksState => ({
  owner,
  account: [],
  changes: NO_CHANGES,
});

export const hasChanges = ({ save, remove }: SavedTreksChange): boolean => save.length + remove.length > 0;

const others = (treks: readonly SavedTrek[], id: TrekId) => treks.filter((saved) => saved.trekId !== id);

/** The saved treks, the latest first. */
export function savedTreks({ account, changes: { save, remove } }: SavedTreksState): SavedTrek[] {
  const changed = new Set([...save.map((saved) => saved.trekId), ...remove]);
  const known = new Map(account.map((saved) => [saved.trekId, saved]));
  const changes = save.map((saved) => ({ ...known.get(saved.trekId), ...saved }));
  return [...changes, ...account.filter((saved) => !changed.has(saved.trekId))].toSorted((one, other) =>
    other.savedAt.localeCompare(one.savedAt),
  );
}

export function withTrek(state: SavedTreksState, trek: SavedTrek): SavedTreksState {
  const { save, remove } = state.changes;
  // Omitted fields stay as an earlier change has them.
  const changed = { ...save.find((saved) => saved.trekId === trek.trekId), ...trek };
  const changes = { save: [changed, ...others(save, trek.trekId)], remove: remove.filter((id) => id !== trek.trekId) };
  return { ...state, changes };
}

export function withoutTrek(state: SavedTreksState, id: TrekId): SavedTreksState {
  const { save, remove } = state.changes;
  // Without an account, removing is enough.
  const removed = state.owner === null ? [] : [...remove.filter((removedId) => removedId !== id), id];
  return { ...state, changes: { save: others(save, id), remove: removed } };
}

/** The changes that are left to send when these have arrived. */
export function withoutSent({ save, remove }: SavedTreksChange, sent: SavedTreksChange): SavedTreksChange {
  const isSent = (saved: SavedTrek) => sent.save.some((other) => JSON.stringify(other) === JSON.stringify(saved));
  return { save: save.filter((saved) => !isSent(saved)), remove: remove.filter((id) => !sent.remove.includes(id)) };
}

/**
 * The state that this device shows to a visitor. Treks that were saved before the sign-in move to the account; those of another
 * visitor stay hidden.
 */
export function savedTreksFor(owner: string | null, stored: SavedTreksState): SavedTreksState {
  if (stored.owner === owner) return stored;
  return stored.owner === null ? { ...stored, owner } : nothingSaved(owner);
}

/** The departures in both lists that are still ahead, each once. */
export function mergeSeenDepartures(
  one: readonly CalendarDate[],
  other: readonly CalendarDate[],
  now: Date,
): CalendarDate[] {
  const today = companyDay(now);
  return [...new Set([...one, ...other])].filter((day) => day > today).toSorted();
}

/** The departures ahead of a saved trek that its visitor has not seen. */
export function newDepartures(
  { seenDepartures }: SavedTrek,
  departures: readonly { startDate: CalendarDate }[],
  now: Date,
): CalendarDate[] {
  const days = departures.map(({ startDate }) => startDate);
  return mergeSeenDepartures(days, [], now).filter((day) => !seenDepartures.includes(day));
}
