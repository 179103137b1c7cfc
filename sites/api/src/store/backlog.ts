import type { Store } from './open-store.ts';

/** What is still to be done: mails that are not sent, payments whose end is not known. */
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
