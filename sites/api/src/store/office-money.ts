import { usdOf } from '@trek/ui/pricing';
import { sql } from 'kysely';
import { moneyOf, overpaidCents, PAYMENT_CENTS, REFUND_CENTS } from './booking-money.ts';
import { LOST_CENTS } from './disputed-money.ts';
import type { Store } from './open-store.ts';
import { unhandledPayments } from './refunds.ts';

/* Money that needs a person's attention, oldest first. */

/** Money of one booking, in US dollars. */
interface BookingAmount {
  reference: string;
  amount: number;
}

interface Row {
  reference: string | null;
  cents: number;
}

/** Totals per booking. */
function sums(rows: readonly Row[]): BookingAmount[] {
  const byBooking = Map.groupBy(rows, ({ reference }) => reference ?? '');
  return [...byBooking].map(([reference, ofBooking]) => ({
    reference,
    amount: usdOf(ofBooking.reduce((sum, { cents }) => sum + Number(cents), 0)),
  }));
}

const refunds = (store: Store) =>
  store
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['bookings.reference', REFUND_CENTS.as('cents')])
    .orderBy('refunds.ordered_at');

export const pendingRefunds = (store: Store) =>
  refunds(store)
    .where('refunds.status', 'in', ['by-hand', 'ordered'])
    .where((column) =>
      column.or([column('refunds.status', '=', 'by-hand'), column('payments.method', '=', 'transfer')]),
    );

export const manualTransfers = (store: Store) =>
  store
    .selectFrom('manual_refunds')
    .innerJoin('bookings', 'bookings.id', 'manual_refunds.booking_id')
    .select(['bookings.reference', 'manual_refunds.amount_cents as cents'])
    .where('manual_refunds.sent_at', 'is', null)
    .orderBy('manual_refunds.ordered_at');

export const failedRefundRows = (store: Store) => refunds(store).where('refunds.status', '=', 'failed');

/** Refunds to send by bank transfer. */
export async function pendingTransfers(store: Store): Promise<BookingAmount[]> {
  const [ofPayments, others] = await Promise.all([pendingRefunds(store).execute(), manualTransfers(store).execute()]);
  return sums([...ofPayments, ...others]);
}

export async function failedRefunds(store: Store): Promise<BookingAmount[]> {
  return sums(await failedRefundRows(store).execute());
}

export const unowedRows = (store: Store) =>
  unhandledPayments(store)
    .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
    .select(['bookings.reference', sql<number>`${PAYMENT_CENTS} - payments.refunded_cents - ${LOST_CENTS}`.as('cents')])
    .orderBy('payments.created_at');

export async function unowedPayments(store: Store): Promise<BookingAmount[]> {
  return sums(await unowedRows(store).execute());
}

/**
 * Sums beyond the totals of bookings that go ahead. Only one way leads there: money that a dispute has taken was asked for
 * again and paid, and then the bank gave it back.
 */
export async function overpaidBookings(store: Store): Promise<BookingAmount[]> {
  // From the few disputes to their bookings: SQLite would read all paid bookings first.
  const owedAgain = await store
    .selectFrom('disputes')
    .innerJoin('payments', 'payments.id', 'disputes.payment_id')
    .select('payments.booking_id')
    .distinct()
    .where('disputes.decision', '=', 'owed-again')
    .where('disputes.status', '!=', 'lost')
    .execute();
  if (owedAgain.length === 0) return [];
  const bookings = await store
    .selectFrom('bookings')
    .select(['id', 'reference', 'total_cents'])
    .where('status', 'in', ['confirmed', 'disputed'])
    .where(
      'id',
      'in',
      owedAgain.map(({ booking_id }) => booking_id),
    )
    .execute();
  const rows = bookings.map(async ({ id, reference, total_cents }) => ({
    reference,
    cents: overpaidCents(total_cents, await moneyOf(store, id)),
  }));
  return sums((await Promise.all(rows)).filter(({ cents }) => cents > 0));
}
