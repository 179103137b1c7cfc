import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Store } from './open-store.ts';

const ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 50;
/**
 * Deadlocks and serialization failures: the database has rolled back, and a retry will work.
 * Source: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 */
const CONFLICTS = new Set(['40P01', '40001']);

/**
 * Runs work in a transaction. After a conflict with another transaction it runs again, at most three times.
 * @param work may run more than once, so it must only change the database
 */
export async function inTransaction<Result>(
  store: Store,
  work: (transaction: Store) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await store.transaction().execute(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !CONFLICTS.has((error as { code?: string }).code ?? '')) throw error;
    }
    await setTimeout(randomInt(LONGEST_PAUSE_MS));
  }
}
