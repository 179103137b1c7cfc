import { disputesToSee } from './disputes.ts';
import type { Store } from './open-store.ts';
import { unhandledPayments } from './refunds.ts';

/** A kind of money that is not settled: for each one must know whom to pay, or who has paid. */
export type OpenMoney = 'refund' | 'undecided cancellation' | 'dispute' | 'unowed payment';

/**
 * The first of a user's money that is not settled, with its booking: a refund that is ordered, in transit, failed or left to a
 * person, an undecided cancellation, a dispute that is open or to be decided on, a payment that was not owed. A refund that a person has sent is settled.
 */
export async function openMoneyOf(
  store: Store,
  userId: string,
): Promise<{ kind: OpenMoney; reference: string } | undefined> {
  const theirs = store.selectFrom('bookings').select('id').where('user_id', '=', userId);
  const rows: readonly (readonly [OpenMoney, { executeTakeFirst(): Promise<{ booking_id: string } | undefined> }])[] = [
    [
      'refund',
      store
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select('payments.booking_id')
        .where('payments.booking_id', 'in', theirs)
        .where('refunds.status', 'in', ['ordered', 'sent', 'failed', 'by-hand']),
    ],
    [
      'refund',
      store
        .selectFrom('manual_refunds')
        .select('booking_id')
        .where('booking_id', 'in', theirs)
        .where('sent_at', 'is', null),
    ],
    [
      'undecided cancellation',
      store
        .selectFrom('cancellations')
        .select('booking_id')
        .where('booking_id', 'in', theirs)
        .where('status', '=', 'requested'),
    ],
    [
      'dispute',
      disputesToSee(store).clearSelect().select('payments.booking_id').where('payments.booking_id', 'in', theirs),
    ],
    ['unowed payment', unhandledPayments(store).where('payments.booking_id', 'in', theirs)],
  ];
  for (const [kind, open] of rows) {
    const row = await open.executeTakeFirst();
    if (row) return { kind, reference: await referenceOfId(store, row.booking_id) };
  }
  return undefined;
}

/** Bookings of an older server may have no reference yet. */
async function referenceOfId(store: Store, bookingId: string): Promise<string> {
  const { reference } = await store
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return reference ?? bookingId;
}
