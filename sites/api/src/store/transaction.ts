import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Store } from './open-store.ts';

const ATTEMPTS = 3;
const LONGEST_PAUSE_MS = 50;
/**
 * A deadlock, and what can't be put into one order with another transaction: the database has undone ours, and it will
 * work the next time. Source: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html
 */
const CONFLICTS = new Set(['40P01', '40001']);

/**
 * Does all of the work or nothing. Where another transaction was in the way it is done again, three times at most.
 * @param work changes nothing but what is stored, because it may run more than once
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
