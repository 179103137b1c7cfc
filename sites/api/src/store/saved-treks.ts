import type { SavedTrekEntity } from '@trek/ui/api';
import { MOST_SAVED, mergeSeenDepartures } from '@trek/ui/internal/saved-treks/rules';
import type { Store } from './open-store.ts';
import { inTransaction } from './transaction.ts';

/** Changes to what a user has saved. Each trek occurs once. */
export interface SavedTreksChange {
  save: readonly (SavedTrekEntity & { trekId: number })[];
  remove: readonly number[];
}

/** A user's saved treks, the latest first. */
export async function savedTreksOf(store: Store, userId: string): Promise<(SavedTrekEntity & { trekId: number })[]> {
  const rows = await store
    .selectFrom('saved_treks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('trek_id')
    .execute();
  return rows.map((row) => ({
    trekId: row.trek_id,
    savedAt: row.saved_at,
    seenDepartures: JSON.parse(row.seen_departures),
  }));
}

/**
 * Adds and removes saved treks. A trek that is saved already keeps its place; unknown ones are left out, and of too many
 * the oldest go.
 * @param now no trek was saved later
 */
export async function changeSavedTreks(
  store: Store,
  userId: string,
  { save, remove }: SavedTreksChange,
  now: Date,
): Promise<void> {
  if (save.length + remove.length === 0) return;
  await inTransaction(store, async (transaction) => {
    await deleteSavedTreks(transaction, userId, remove);
    const before = new Map((await savedTreksOf(transaction, userId)).map((saved) => [saved.trekId, saved]));
    const ids = save.map(({ trekId }) => trekId);
    const known =
      ids.length > 0 ? await transaction.selectFrom('treks').select('id').where('id', 'in', ids).execute() : [];
    const offered = new Set(known.map(({ id }) => id));
    for (const { trekId, savedAt, seenDepartures } of save.filter((saved) => offered.has(saved.trekId))) {
      const seen = mergeSeenDepartures(before.get(trekId)?.seenDepartures ?? [], seenDepartures, now);
      const seen_departures = JSON.stringify(seen);
      const moment = new Date(Math.min(Date.parse(savedAt), now.getTime())).toISOString();
      await transaction
        .insertInto('saved_treks')
        .values({ user_id: userId, trek_id: trekId, saved_at: moment, seen_departures })
        .onConflict((conflict) => conflict.columns(['user_id', 'trek_id']).doUpdateSet({ seen_departures }))
        .execute();
    }
    const tooMany = (await savedTreksOf(transaction, userId)).slice(MOST_SAVED);
    await deleteSavedTreks(
      transaction,
      userId,
      tooMany.map(({ trekId }) => trekId),
    );
  });
}

async function deleteSavedTreks(transaction: Store, userId: string, trekIds: readonly number[]): Promise<void> {
  if (trekIds.length === 0) return;
  await transaction.deleteFrom('saved_treks').where('user_id', '=', userId).where('trek_id', 'in', trekIds).execute();
}
