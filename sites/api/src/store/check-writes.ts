import type { Store } from './open-store.ts';

/** Not a hash, so that no counter of a rate limit has it. */
const KEY = 'write check';

/**
 * Writes one small row, the same each time, which the hourly deletion of old counters removes.
 * @throws the database's error, if it takes no writes
 */
export async function checkWrites(store: Store, now: Date): Promise<void> {
  await store
    .insertInto('rate_limits')
    .values({ key: KEY, used: 0, allowed: 0, resets_at: now.toISOString() })
    // SQLite writes no page that stays the same, so the row changes each time.
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((column) => ({
        used: column('rate_limits.used', '+', 1),
        resets_at: now.toISOString(),
      })),
    )
    .execute();
}
