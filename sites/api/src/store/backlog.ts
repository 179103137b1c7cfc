import type { Store } from './open-store.ts';

/** Counts pending work: unsent mails and open payments. */
export async function backlog(store: Store): Promise<{ mails: number; payments: number }> {
  const counted = await store
    .selectNoFrom((column) => [
      column.selectFrom('queued_mails').select(column.fn.countAll().as('count')).as('mails'),
      column
        .selectFrom('payments')
        .select(column.fn.countAll().as('count'))
        .where('status', '=', 'open')
        .as('payments'),
    ])
    .executeTakeFirstOrThrow();
  return { mails: Number(counted.mails), payments: Number(counted.payments) };
}
