import { companyDay, wholeUsd } from '@trek/ui/pricing';
import { resetReminders } from './balance-reminders.ts';
import { balanceUsd, paidUsd } from './booking-money.ts';
import { cancelPaid, cancelUnpaid, returnableUsd } from './cancellations.ts';
import { KEPT_OFFER, keepOffer } from './offers.ts';
import type { Store } from './open-store.ts';
import { lockMoney } from './payment-returns.ts';
import { queueMail } from './queued-mails.ts';
import { balanceAfterChange } from './reminder.rules.ts';
import type { BookingRow, PaymentRow } from './schema.ts';
import { countPayment } from './settlements.ts';

/*
 * The office's actions on a booking, each as a part of a transaction that also logs it. They return false if the
 * booking does not allow the action: then roll the transaction back.
 */

/** Prefix of payment ids of bank transfers. */
const TRANSFER_PREFIX = 'transfer_';

interface Transfer {
  amountUsd: number;
  key: string;
}

/** Records a bank transfer as a payment. The first one confirms its booking; more than is owed is refused. */
export async function receiveTransfer(
  transaction: Store,
  bookingId: string,
  transfer: Transfer,
  now: Date,
): Promise<boolean> {
  const { amountUsd } = transfer;
  const booking = await lockBooking(transaction, bookingId);
  const isFirst = booking.status === 'pending';
  if (amountUsd > (isFirst ? wholeUsd(booking.total_cents) : booking.balance_usd)) return false;
  const payment = await addTransfer(transaction, booking, transfer, isFirst ? null : 'open', now);
  return (await countPayment(transaction, payment, now)) !== undefined;
}

/** Records a bank transfer that was not owed, such as a duplicate. It waits until the office returns or assigns it. */
export async function noteUnowedTransfer(
  transaction: Store,
  bookingId: string,
  transfer: Transfer,
  now: Date,
): Promise<boolean> {
  await addTransfer(transaction, await lockBooking(transaction, bookingId), transfer, 'unowed', now);
  return true;
}

function addTransfer(
  transaction: Store,
  booking: BookingRow,
  { amountUsd, key }: Transfer,
  balanceState: PaymentRow['balance_state'],
  now: Date,
): Promise<PaymentRow> {
  return transaction
    .insertInto('payments')
    .values({
      id: `${TRANSFER_PREFIX}${key}`,
      booking_id: booking.id,
      method: 'transfer',
      status: 'succeeded',
      amount_usd: amountUsd,
      travelers: booking.travelers,
      total_cents: booking.total_cents,
      price_per_person_cents: booking.price_per_person_cents,
      customer_name: `${booking.first_name} ${booking.last_name}`,
      customer_email: booking.email,
      balance_state: balanceState,
      paid_at: now.toISOString(),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Mails the customer a payment link. */
export async function sendPaymentLink(transaction: Store, bookingId: string, now: Date): Promise<boolean> {
  const { status, balance_usd } = await lockBooking(transaction, bookingId);
  if (balance_usd === 0 || !['pending', 'confirmed'].includes(status)) return false;
  // The mail states the price.
  await keepOffer(transaction, bookingId);
  await queueMail(transaction, { letter: 'payment-link', bookingId }, now);
  return true;
}

/** Cancels a booking at the office's own initiative, orders the refund and notifies the customer. */
export async function cancelByOffice(
  transaction: Store,
  bookingId: string,
  refundUsd: number,
  doneBy: string,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString();
  const { status } = await lockBooking(transaction, bookingId);
  const heldUsd = returnableUsd(await lockMoney(transaction, bookingId));
  if (refundUsd > heldUsd) return false;
  const decided = {
    status: 'approved',
    kept_usd: heldUsd - refundUsd,
    refund_usd: refundUsd,
    requested_at: moment,
    decided_by: doneBy,
    decided_at: moment,
  } as const;
  await transaction
    .insertInto('cancellations')
    .values({ booking_id: bookingId, ...decided })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(decided))
    .execute();
  if (status === 'confirmed' || status === 'disputed')
    await cancelPaid(transaction, bookingId, () => refundUsd, doneBy, moment);
  else if (!(await cancelUnpaid(transaction, bookingId, now))) return false;
  await queueMail(transaction, { letter: 'cancellation', cancellation: 'approved', bookingId }, now);
  return true;
}

interface Correction {
  column: 'first_name' | 'last_name' | 'email' | 'phone';
  before: string;
  after: string;
}

/** Corrects what was typed for a booking. Refused if it has changed since it was read. */
export async function correctBooking(
  transaction: Store,
  bookingId: string,
  corrections: readonly Correction[],
  now: Date,
): Promise<boolean> {
  const stored = await lockBooking(transaction, bookingId);
  if (corrections.some(({ column, before }) => stored[column] !== before)) return false;
  await transaction
    .updateTable('bookings')
    .set({
      ...Object.fromEntries(corrections.map(({ column, after }) => [column, after])),
      updated_at: now.toISOString(),
    })
    .where('id', '=', bookingId)
    .execute();
  return true;
}

/** A new date or group size, with its price. */
export interface BookingChange {
  startDate: string;
  endDate: string;
  travelers: number;
  totalCents: number;
  /** Null: unknown. */
  pricePerPersonCents: number | null;
}

/** Changes a booking and notifies its owner. A total below what was paid is refused. */
export async function changeBooking(
  transaction: Store,
  bookingId: string,
  { startDate, endDate, travelers, totalCents, pricePerPersonCents }: BookingChange,
  doneBy: string,
  now: Date,
): Promise<boolean> {
  const before = await lockBooking(transaction, bookingId);
  const money = await lockMoney(transaction, bookingId);
  if (paidUsd(money) > wholeUsd(totalCents)) return false;
  const { bookedOn, repeated } = balanceAfterChange(before, startDate, companyDay(now));
  const changed = await transaction
    .updateTable('bookings')
    .set({
      start_date: startDate,
      end_date: endDate,
      travelers,
      total_cents: totalCents,
      price_per_person_cents: pricePerPersonCents,
      balance_usd: balanceUsd(totalCents, money),
      offer_ends_at: KEPT_OFFER,
      booked_on: bookedOn,
      updated_at: now.toISOString(),
    })
    .where('id', '=', bookingId)
    .where('status', 'in', ['pending', 'confirmed'])
    .returning('status')
    .executeTakeFirst();
  if (!changed) return false;
  if (changed.status === 'pending')
    await agreeToDeparture(transaction, bookingId, { startDate, travelers }, doneBy, now);
  await resetReminders(transaction, bookingId, repeated);
  await queueMail(transaction, { letter: 'booking-changed', bookingId }, now);
  return true;
}

/** A date or group that the office chooses needs no request. */
async function agreeToDeparture(
  transaction: Store,
  bookingId: string,
  { startDate, travelers }: Pick<BookingChange, 'startDate' | 'travelers'>,
  doneBy: string,
  now: Date,
): Promise<void> {
  const agreed = {
    status: 'confirmed',
    start_date: startDate,
    travelers,
    requested_at: now.toISOString(),
    decided_by: doneBy,
    decided_at: now.toISOString(),
  } as const;
  await transaction
    .insertInto('departure_requests')
    .values({ booking_id: bookingId, ...agreed })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(agreed))
    .execute();
}

/** Locks a booking against other changes, and returns it. */
export function lockBooking(transaction: Store, bookingId: string): Promise<BookingRow> {
  return transaction
    .updateTable('bookings')
    .set((column) => ({ updated_at: column.ref('updated_at') }))
    .where('id', '=', bookingId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
