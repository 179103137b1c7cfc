import { BOOKING_ACTS, mayOffice } from '@trek/ui/internal/booking-acts';
import { accountEmail } from '@trek/ui/internal/sign-in/rules';
import { centsOf, companyDay, wholeUsd } from '@trek/ui/pricing';
import { balanceUsd, cancellationCents, cancellationColumns, overpaidCents, returnableCents } from './booking-money.ts';
import { cancellationOf, cancelPaid, cancelUnpaid } from './cancellations.ts';
import { correctGuest } from './guests.ts';
import { keepOffer, NEVER_ENDS } from './offers.ts';
import type { Store } from './open-store.ts';
import { lockMoney } from './payment-returns.ts';
import { DETAILS_REMINDERS } from './preparation.rules.ts';
import { LEAST_TOTAL_CENTS } from './price-line.rules.ts';
import { queueMail } from './queued-mails.ts';
import { orderRefunds } from './refunds.ts';
import { balanceAfterChange } from './reminder.rules.ts';
import { resetReminders } from './reminders.ts';
import type { BookingRow, PaymentRow, PriceLineRow } from './schema.ts';
import { countPayment } from './settlements.ts';
import { endSurplusLinks } from './traveler-links.ts';
import { markArrivals } from './travelers.ts';

/*
 * The office's actions on a booking, each as a part of a transaction that also logs it. They return false if the
 * booking does not allow the action: then roll the transaction back.
 */

/** Prefix of payment ids of bank transfers. */
const TRANSFER_PREFIX = 'transfer_';

/** A bank transfer, as the statement has it. */
export interface Transfer {
  key: string;
  /** The dollars that it counts for. */
  cents: number;
  /** When the bank had it. */
  paidAt: string;
  reference: string | null;
  /** The amount in the currency it came in, as `NPR 196000.00`; null: in dollars. */
  foreignAmount: string | null;
}

/** Records a bank transfer as a payment. The first one confirms its booking; more than is owed is refused. */
export async function receiveTransfer(
  transaction: Store,
  bookingId: string,
  transfer: Transfer,
  now: Date,
): Promise<boolean> {
  const booking = await lockBooking(transaction, bookingId);
  if (!mayOffice('record a transfer', booking.status)) return false;
  const isFirst = booking.status === 'pending';
  if (isFirst && transfer.cents > Math.max(booking.total_cents, centsOf(wholeUsd(booking.total_cents)))) return false;
  const payment = await addTransfer(transaction, booking, transfer, isFirst ? null : 'open', now);
  // False also if the balance is smaller.
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

/** Whether a transfer with its reference and sum is recorded for a booking: a bank gives each a reference of its own. */
export async function isTransferRecorded(
  transaction: Store,
  bookingId: string,
  { cents, reference }: Transfer,
): Promise<boolean> {
  if (reference === null) return false;
  await lockBooking(transaction, bookingId);
  const same = await transaction
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('bank_reference', '=', reference)
    .where('amount_cents', '=', cents)
    .executeTakeFirst();
  return same !== undefined;
}

function addTransfer(
  transaction: Store,
  booking: BookingRow,
  { key, cents, paidAt, reference, foreignAmount }: Transfer,
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
      amount_usd: Math.floor(cents / 100),
      amount_cents: cents,
      bank_reference: reference,
      foreign_amount: foreignAmount,
      travelers: booking.travelers,
      total_cents: booking.total_cents,
      price_per_person_cents: booking.price_per_person_cents,
      customer_name: `${booking.first_name} ${booking.last_name}`,
      customer_email: booking.email,
      balance_state: balanceState,
      paid_at: paidAt,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Mails the customer a payment link. */
export async function sendPaymentLink(transaction: Store, bookingId: string, now: Date): Promise<boolean> {
  const { status, balance_usd } = await lockBooking(transaction, bookingId);
  if (balance_usd === 0 || !mayOffice('send the payment link', status)) return false;
  // The mail states the price.
  await keepOffer(transaction, bookingId);
  await queueMail(transaction, { letter: 'payment-link', bookingId }, now);
  return true;
}

/** Cancels a booking at the office's own initiative, orders the refund and notifies the customer. */
export async function cancelByOffice(
  transaction: Store,
  bookingId: string,
  refundCents: number,
  doneBy: string,
  now: Date,
): Promise<boolean> {
  const moment = now.toISOString();
  const { status } = await lockBooking(transaction, bookingId);
  const heldCents = returnableCents(await lockMoney(transaction, bookingId));
  if (!mayOffice('cancel', status) || refundCents > heldCents) return false;
  const decided = {
    ...cancellationColumns({ retainedCents: heldCents - refundCents, refundCents }),
    status: 'approved',
    requested_at: moment,
    decided_by: doneBy,
    decided_at: moment,
  } as const;
  await transaction
    .insertInto('cancellations')
    .values({ booking_id: bookingId, ...decided })
    .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(decided))
    .execute();
  if (status !== 'pending') await cancelPaid(transaction, bookingId, () => refundCents, doneBy, moment);
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
  const email = corrections.find(({ column }) => column === 'email')?.after;
  if (email !== undefined) await correctGuest(transaction, stored, accountEmail(email), now);
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
  /** Paid beyond the total, as it was seen. */
  refundCents: number;
}

/**
 * Changes a booking, refunds what was paid beyond a lower total, and notifies its owner.
 * @returns false also if the refund is another one than was seen
 */
export async function changeBooking(
  transaction: Store,
  bookingId: string,
  { startDate, endDate, travelers, totalCents, pricePerPersonCents, refundCents }: BookingChange,
  doneBy: string,
  now: Date,
): Promise<boolean> {
  const before = await lockBooking(transaction, bookingId);
  const money = await lockMoney(transaction, bookingId);
  if (overpaidCents(totalCents, money) !== refundCents) return false;
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
      offer_ends_at: NEVER_ENDS,
      booked_on: bookedOn,
      updated_at: now.toISOString(),
    })
    .where('id', '=', bookingId)
    .where('status', 'in', BOOKING_ACTS.office.change)
    .returning('status')
    .executeTakeFirst();
  if (!changed) return false;
  if (changed.status === 'pending')
    await agreeToDeparture(transaction, bookingId, { startDate, travelers }, doneBy, now);
  await endSurplusLinks(transaction, { id: bookingId, travelers });
  await refundOverpaid(transaction, bookingId, refundCents, doneBy, now);
  const isMoved = startDate !== before.start_date;
  if (isMoved) await markArrivals(transaction, bookingId);
  await resetReminders(transaction, bookingId, [...repeated, ...(isMoved ? DETAILS_REMINDERS : [])]);
  await queueMail(transaction, { letter: 'booking-changed', bookingId, refundCents }, now);
  return true;
}

const refundOverpaid = (transaction: Store, bookingId: string, cents: number, orderedBy: string, now: Date) =>
  orderRefunds(transaction, bookingId, cents, { orderedBy, moment: now.toISOString(), isOverpaid: true });

/**
 * Adds a line to the price of a booking that goes ahead, refunds what was paid beyond a lower total, and notifies its owner.
 * @param seen the sums that the line was confirmed with
 * @returns false if the booking takes no line, or the sums are others by now
 */
export async function addPriceLine(
  transaction: Store,
  line: Omit<PriceLineRow, 'created_at'>,
  seen: { totalCents: number; refundCents: number },
  now: Date,
): Promise<boolean> {
  const { booking_id: bookingId, done_by: doneBy } = line;
  const booking = await lockBooking(transaction, bookingId);
  const money = await lockMoney(transaction, bookingId);
  const totalCents = booking.total_cents + line.cents;
  const refundCents = overpaidCents(totalCents, money);
  if (!isPriceable(booking, totalCents) || totalCents !== seen.totalCents || refundCents !== seen.refundCents)
    return false;
  await insertPriceLines(transaction, [line], now);
  // A new debt after full payment is due from today.
  const { bookedOn, repeated } = balanceAfterChange(booking, booking.start_date, companyDay(now));
  await transaction
    .updateTable('bookings')
    .set({
      total_cents: totalCents,
      balance_usd: balanceUsd(totalCents, money),
      ...(line.cents > 0 && { booked_on: bookedOn }),
      updated_at: now.toISOString(),
    })
    .where('id', '=', bookingId)
    .execute();
  if (line.cents > 0) await resetReminders(transaction, bookingId, repeated);
  // The mail states the price.
  await keepOffer(transaction, bookingId);
  await refundOverpaid(transaction, bookingId, refundCents, doneBy, now);
  await queueMail(transaction, { letter: 'price-changed', bookingId, lineId: line.id, refundCents }, now);
  return true;
}

/** Writes lines whose sum is in the booking's total. */
export async function insertPriceLines(
  transaction: Store,
  lines: readonly Omit<PriceLineRow, 'created_at'>[],
  now: Date,
): Promise<void> {
  if (lines.length === 0) return;
  await transaction
    .insertInto('price_lines')
    .values(lines.map((line) => ({ ...line, created_at: now.toISOString() })))
    .execute();
}

/** Whether a booking takes another total: it goes ahead, and costs something. */
export const isPriceable = ({ status }: Pick<BookingRow, 'status'>, totalCents: number): boolean =>
  mayOffice('change the price', status) && totalCents >= LEAST_TOTAL_CENTS;

/**
 * Refunds a part of what a canceled booking has kept, or of what was paid beyond the total of one that goes ahead, and notifies
 * the customer once it is sent.
 */
export async function refundMore(
  transaction: Store,
  bookingId: string,
  cents: number,
  orderedBy: string,
  now: Date,
): Promise<boolean> {
  const { status, total_cents } = await lockBooking(transaction, bookingId);
  const money = await lockMoney(transaction, bookingId);
  const isOverpaid = status !== 'cancelled';
  if (cents > (isOverpaid ? overpaidCents(total_cents, money) : returnableCents(money))) return false;
  await orderRefunds(transaction, bookingId, cents, { orderedBy, moment: now.toISOString(), isOverpaid });
  if (isOverpaid) return true;
  const cancellation = await cancellationOf(transaction, bookingId);
  if (!cancellation) return true;
  const { retainedCents, refundCents } = cancellationCents(cancellation);
  await transaction
    .updateTable('cancellations')
    .set(cancellationColumns({ retainedCents: Math.max(0, retainedCents - cents), refundCents: refundCents + cents }))
    .where('booking_id', '=', bookingId)
    .execute();
  return true;
}

/** A date or group that the office chooses needs no request. */
export async function agreeToDeparture(
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
