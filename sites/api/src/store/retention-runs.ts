import type { Store } from './open-store.ts';

/** When data was last deleted after its retention period. Before the first time: when the newest row was written, if any. */
export async function lastRetentionRun(store: Store): Promise<string | undefined> {
  const run = await store.selectFrom('retention_runs').select('ran_at').executeTakeFirst();
  if (run) return run.ran_at;
  const newest = [
    store.selectFrom('users').select(({ fn }) => fn.max('updated_at').as('at')),
    store.selectFrom('bookings').select(({ fn }) => fn.max('updated_at').as('at')),
    store.selectFrom('sessions').select(({ fn }) => fn.max('seen_at').as('at')),
    store.selectFrom('contact_messages').select(({ fn }) => fn.max('created_at').as('at')),
    store.selectFrom('trail').select(({ fn }) => fn.max('at').as('at')),
  ];
  const moments = await Promise.all(newest.map((query) => query.executeTakeFirst()));
  return moments
    .flatMap((row) => row?.at ?? [])
    .sort()
    .at(-1);
}

/** Records a run, or that an operator has confirmed the clock. */
export async function recordRetentionRun(store: Store, now: Date): Promise<void> {
  const ran_at = now.toISOString();
  await store
    .insertInto('retention_runs')
    .values({ id: 1, ran_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ran_at }))
    .execute();
}
