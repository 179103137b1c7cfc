import type { ExpressionBuilder } from 'kysely';
import type { Store } from './open-store.ts';
import type { Database } from './schema.ts';

/** A counter's limit within a window. */
export interface Counter {
  key: string;
  allowed: number;
  windowSeconds: number;
}

/** `fullUntil`: nothing was counted, because a limit is used up until then. `isLast`: this attempt used one up. */
type Increment = { fullUntil: Date; isLast?: never } | { fullUntil?: never; isLast: boolean };

/**
 * Increments all counters, or none if one has reached its limit. A single statement does it, so parallel calls, also
 * from other servers, are counted exactly. Refused calls write nothing: a flood only costs reads.
 */
export async function incrementCounters(store: Store, counters: readonly Counter[], now: Date): Promise<Increment> {
  const isOver = windowIsOver(counters, now);
  const fullUntil = await endOfFull(store, counters, isOver);
  if (fullUntil) return { fullUntil };
  const used = await store
    .insertInto('rate_limits')
    .values(
      counters.map(({ key, allowed, windowSeconds }) => ({
        key,
        used: 1,
        allowed,
        resets_at: after(windowSeconds, now),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((column) => ({
          used: column
            .case()
            .when(isOver(column))
            .then(1)
            .else(column('rate_limits.used', '+', 1))
            .end(),
          resets_at: column
            .case()
            .when(isOver(column))
            .then(column.ref('excluded.resets_at'))
            .else(column.ref('rate_limits.resets_at'))
            .end(),
        }))
        .where((column) =>
          column.or([isOver(column), column('rate_limits.used', '<', column.ref('excluded.allowed'))]),
        ),
    )
    .returning(['key', 'used'])
    .execute();
  if (used.length === counters.length) {
    const usedBy = new Map(used.map((row) => [row.key, row.used]));
    return { isLast: counters.some(({ key, allowed }) => usedBy.get(key) === allowed) };
  }
  // Others have reached a limit since the check.
  const counted = new Set(used.map(({ key }) => key));
  await decrementCounters(
    store,
    counters.filter(({ key }) => counted.has(key)),
    now,
  );
  return { fullUntil: (await endOfFull(store, counters, isOver)) ?? now };
}

/**
 * Decrements the counters whose window has begun by the moment of the increment, never below zero. They are in the order
 * of incrementing, so that parallel calls can't deadlock.
 */
export async function decrementCounters(
  store: Store,
  counters: readonly Counter[],
  now: Date,
  countedAt = now,
): Promise<void> {
  if (counters.length === 0) return;
  await store
    .insertInto('rate_limits')
    .values(counters.map(({ key }) => ({ key, used: 0, allowed: 0, resets_at: now.toISOString() })))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((column) => ({ used: column('rate_limits.used', '-', 1) }))
        .where('rate_limits.used', '>', 0)
        .where((column) =>
          column.or(
            counters.map(({ key, windowSeconds }) =>
              column('rate_limits.key', '=', key).and('rate_limits.resets_at', '<=', after(windowSeconds, countedAt)),
            ),
          ),
        ),
    )
    .execute();
}

/** Resets a counter. */
export async function resetCounter(store: Store, key: string): Promise<void> {
  await store.deleteFrom('rate_limits').where('key', '=', key).execute();
}

/** Deletes counters whose window has ended. */
export async function removeExpiredCounters(store: Store, now: Date): Promise<void> {
  await store.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute();
}

type IsOver = ReturnType<typeof windowIsOver>;

/** When the last of the exhausted counters resets. */
async function endOfFull(store: Store, counters: readonly Counter[], isOver: IsOver): Promise<Date | undefined> {
  const row = await store
    .selectFrom('rate_limits')
    .select((column) => column.fn.max('resets_at').as('resets_at'))
    .where((column) => column.not(isOver(column)))
    .where((column) =>
      column.or(counters.map(({ key, allowed }) => column('key', '=', key).and('used', '>=', allowed))),
    )
    .executeTakeFirst();
  return row?.resets_at ? new Date(row.resets_at) : undefined;
}

/** Also if the clock was set back: no visitor should wait for a window that ends in the far future. */
function windowIsOver(counters: readonly Counter[], now: Date) {
  return (column: ExpressionBuilder<Database, 'rate_limits'>) =>
    column.or([
      column('rate_limits.resets_at', '<=', now.toISOString()),
      ...counters.map(({ key, windowSeconds }) =>
        column('rate_limits.key', '=', key).and('rate_limits.resets_at', '>', after(2 * windowSeconds, now)),
      ),
    ]);
}

const after = (seconds: number, now: Date) => new Date(now.getTime() + seconds * 1000).toISOString();
