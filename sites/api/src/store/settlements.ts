import { centsOf, companyDay } from '@trek/ui/pricing';
import { type Expression, sql } from 'kysely';
import { type BookingMoney, balanceUsd, centsOfRow, moneyOf, paidColumns } from './booking-money.ts';
import { termsToStore } from './booking-terms.ts';
import { UNENDED } from './departure-places.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import { unhandledPayments } from './refunds.ts';
import type { BookingRow, PaymentRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** A payment that was just marked as paid. */
export interface Settlement {
  payment: PaymentRow;
  /** Undefined if the booking no longer waited for the payment. */
  booking: BookingRow | undefined;
}

/**
 * Marks an open payment as paid, counts it in its booking, queues the customer's mail and notifies the office, also if
 * no booking waits for the money: all in one transaction. Only the call that did it gets the settlement, others get
 * undefined, so each mail is sent once.
 * @param paidAt when the card was charged, as far as the provider says; it may be days before it is heard of
 */
export async function settlePayment(
  transaction: Store,
  paymentId: string,
  now: Date,
  paidAt = now.toISOString(),
): Promise<Settlement | undefined> {
  const moment = now.toISOString();
  const payment = await transaction
    .updateTable('payments')
    .set((column) => ({
      status: 'succeeded',
      paid_at: within(column.ref('created_at'), paidAt, moment),
      updated_at: moment,
    }))
    .where('id', '=', paymentId)
    .where('status', 'in', UNENDED)
    .returningAll()
    .executeTakeFirst();
  return payment && { payment, booking: await countPayment(transaction, payment, now) };
}

/** The moment, unless it is before or after what it must be within: clocks differ, and a report may give none. */
const within = (from: Expression<string>, moment: string, to: string) =>
  sql<string>`case when ${moment} < ${from} then ${from} when ${moment} > ${to} then ${to} else ${moment} end`;

/** Counts a received payment in its booking and queues the mails. Undefined if no booking waits for it. */
export async function countPayment(
  transaction: Store,
  payment: PaymentRow,
  now: Date,
): Promise<BookingRow | undefined> {
  if (payment.balance_state !== null) return countBalance(transaction, payment, now);
  const booking = await confirmBooking(transaction, payment, now);
  if (booking) {
    const job = { letter: 'booking-confirmed', bookingId: booking.id, paymentId: payment.id } as const;
    await queueMail(transaction, job, now);
    await notifyOffice(transaction, payment, 'booked', now);
  } else {
    await markUnowed(transaction, payment, now);
  }
  return booking;
}

/** Counts balance payments that an older server has marked as paid: it knows first payments only. */
export async function backfillBalances(store: Store, now: Date): Promise<void> {
  const forgotten = await store
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'succeeded')
    .where('balance_state', '=', 'open')
    .execute();
  for (const payment of forgotten) {
    await inTransaction(store, (transaction) => countBalance(transaction, payment, now));
  }
}

/** Bookings that one statement updates: its parameters are limited. */
const ROWS_AT_ONCE = 500;

/**
 * Fills in when the money of payments arrived that an older server has counted, and the day of the first one in their
 * bookings. Such a payment was last changed when it was paid, unless part of it was refunded since: then it was paid
 * within the hour after it was opened.
 */
export async function backfillPaidAt(store: Store): Promise<void> {
  const isForgotten = await store
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'succeeded')
    .where('paid_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!isForgotten) return;
  await inTransaction(store, async (transaction) => {
    const payments = await transaction
      .updateTable('payments')
      .set({
        paid_at: sql<string>`case when refunded_cents = 0 and dispute is null then updated_at else created_at end`,
      })
      .where('status', '=', 'succeeded')
      .where('paid_at', 'is', null)
      .returning(['booking_id', 'paid_at'])
      .execute();
    const moments = payments.map(({ booking_id, paid_at }) => [booking_id, paid_at ?? ''] as const);
    // The first payment of each booking comes last, so it wins.
    const first = new Map(moments.toSorted(([, one], [, other]) => other.localeCompare(one)));
    const byDay = Map.groupBy(first.keys(), (bookingId) => companyDay(new Date(first.get(bookingId) ?? '')));
    for (const [day, booked] of byDay) {
      for (let index = 0; index < booked.length; index += ROWS_AT_ONCE) {
        await transaction
          .updateTable('bookings')
          .set({ booked_on: day })
          .where('id', 'in', booked.slice(index, index + ROWS_AT_ONCE))
          .where('status', 'in', ['confirmed', 'disputed'])
          .where('booked_on', 'is', null)
          .execute();
      }
    }
  });
}

async function confirmBooking(transaction: Store, payment: PaymentRow, now: Date): Promise<BookingRow | undefined> {
  const { booking_id, travelers, total_cents, price_per_person_cents, paid_at } = payment;
  const receivedCents = centsOfRow(payment);
  return transaction
    .updateTable('bookings')
    .set({
      status: 'confirmed',
      travelers,
      total_cents,
      price_per_person_cents,
      ...paidColumns({ heldCents: receivedCents }),
      balance_usd: balanceUsd(total_cents, { receivedCents }),
      booked_on: companyDay(paid_at === null ? now : new Date(paid_at)),
      terms: termsToStore(),
      updated_at: now.toISOString(),
    })
    .where('id', '=', booking_id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

/** Counts a payment once. Never counts more than is owed: the office refunds the rest. */
async function countBalance(transaction: Store, payment: PaymentRow, now: Date): Promise<BookingRow | undefined> {
  const { id, booking_id } = payment;
  const owing = await transaction
    .updateTable('bookings')
    .set({ updated_at: now.toISOString() })
    .where('id', '=', booking_id)
    .where('status', 'in', ['confirmed', 'disputed'])
    .returningAll()
    .executeTakeFirst();
  const takes = owing !== undefined && isOwed(owing, await moneyOf(transaction, booking_id), centsOfRow(payment));
  const { numUpdatedRows } = await transaction
    .updateTable('payments')
    .set({ balance_state: takes ? 'counted' : 'unowed' })
    .where('id', '=', id)
    .where('balance_state', '=', 'open')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  if (takes) {
    const money = await moneyOf(transaction, booking_id);
    const booking = await transaction
      .updateTable('bookings')
      .set({ ...paidColumns(money), balance_usd: balanceUsd(owing.total_cents, money) })
      .where('id', '=', booking_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await queueMail(transaction, { letter: 'payment-received', paymentId: id }, now);
    await notifyOffice(transaction, { id }, 'paid', now);
    return booking;
  }
  await markUnowed(transaction, { id }, now);
  return undefined;
}

/** Whether a booking owes a sum: a card pays its balance in whole dollars, and a transfer may pay the cents as well. */
const isOwed = ({ total_cents }: BookingRow, money: BookingMoney, cents: number) =>
  cents <= Math.max(total_cents - money.receivedCents, centsOf(balanceUsd(total_cents, money)));

/**
 * Assigns an unowed payment to the balance of a booking.
 * @returns false if the booking owes less, or part of the payment was refunded
 */
export async function assignPayment(
  transaction: Store,
  paymentId: string,
  bookingId: string,
  now: Date,
): Promise<boolean> {
  const payment = await unhandledPayments(transaction)
    .where('payments.id', '=', paymentId)
    .where('payments.refunded_cents', '=', 0)
    .executeTakeFirst();
  if (!payment) return false;
  await transaction
    .updateTable('payments')
    .set({ booking_id: bookingId, balance_state: 'open' })
    .where('id', '=', paymentId)
    .execute();
  return (await countBalance(transaction, { ...payment, booking_id: bookingId }, now)) !== undefined;
}

/** Marks a payment that no booking waits for, and reports it to its customer and the office. */
async function markUnowed(transaction: Store, { id }: Pick<PaymentRow, 'id'>, now: Date): Promise<void> {
  await transaction.updateTable('payments').set({ balance_state: 'unowed' }).where('id', '=', id).execute();
  await queueMail(transaction, { letter: 'unowed-payment', paymentId: id }, now);
  await notifyOffice(transaction, { id }, 'unexpected', now);
}

function notifyOffice(
  transaction: Store,
  { id }: Pick<PaymentRow, 'id'>,
  notice: 'booked' | 'paid' | 'unexpected',
  now: Date,
): Promise<void> {
  return queueMail(transaction, { letter: 'office-notice', notice, paymentId: id }, now);
}
