import { mayCustomer, mayOffice } from '@trek/ui/internal/booking-acts';
import { type BookingChange, changeBooking, correctBooking, insertPriceLines, lockBooking } from './office-actions.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { BookingRow, ChangeRequestRow } from './schema.ts';
import { inTransaction } from './transaction.ts';
import { forgetTraveler } from './travelers.ts';

/** The person who goes in place of the one who booked. */
export interface Successor {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A change that a customer asks for, as it was shown to them. */
export interface RequestedChange extends Pick<ChangeRequestRow, 'start_date' | 'travelers' | 'message'> {
  successor: Successor | undefined;
  feeCents: number;
  /** With the fee. */
  totalCents: number;
}

/** A change whose total has a fee in it. */
export interface QuotedRequest extends BookingChange {
  feeCents: number;
}

/** The price line of a fee. */
interface FeeLine {
  lineId: string;
  /** As the customer reads it. */
  feeText: string;
}

export function changeRequestOf(store: Store, bookingId: string): Promise<ChangeRequestRow | undefined> {
  return store.selectFrom('change_requests').selectAll().where('booking_id', '=', bookingId).executeTakeFirst();
}

/** The requests about a user's bookings. */
export function changeRequestsOf(store: Store, userId: string): Promise<ChangeRequestRow[]> {
  return store
    .selectFrom('change_requests')
    .innerJoin('bookings', 'bookings.id', 'change_requests.booking_id')
    .selectAll('change_requests')
    .where('bookings.user_id', '=', userId)
    .execute();
}

/** The person who goes instead, of a stored request; undefined: there is none. */
export function successorOf(row: ChangeRequestRow): Successor | undefined {
  const { first_name: firstName, last_name: lastName, email, phone } = row;
  return firstName === null || lastName === null || email === null
    ? undefined
    : { firstName, lastName, email, phone: phone ?? '' };
}

/**
 * Stores what a customer asks for, in place of an earlier request, and notifies the office.
 * @returns false if the booking is not confirmed any more
 */
export function requestChange(
  store: Store,
  bookingId: string,
  { successor, feeCents, totalCents, ...wanted }: RequestedChange,
  now: Date,
): Promise<boolean> {
  return inTransaction(store, async (transaction) => {
    const { status } = await lockBooking(transaction, bookingId);
    if (!mayCustomer('ask for a change', status)) return false;
    const before = await changeRequestOf(transaction, bookingId);
    const request = {
      ...wanted,
      status: 'requested',
      first_name: successor?.firstName ?? null,
      last_name: successor?.lastName ?? null,
      email: successor?.email ?? null,
      phone: successor?.phone ?? null,
      fee_cents: feeCents,
      total_cents: totalCents,
      requested_at: now.toISOString(),
      reason: '',
      decided_by: null,
      decided_at: null,
    } as const;
    // Sent again after an answer that was lost.
    if (before?.status === 'requested' && isSame(before, request)) return true;
    await transaction
      .insertInto('change_requests')
      .values({ booking_id: bookingId, ...request })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(request))
      .execute();
    await queueMail(transaction, { letter: 'change-request', change: 'requested', bookingId }, now);
    await queueMail(transaction, { letter: 'request-received', request: 'change', bookingId }, now);
    return true;
  });
}

const WANTED = [
  'start_date',
  'travelers',
  'first_name',
  'last_name',
  'email',
  'phone',
  'message',
  'total_cents',
] as const;

const isSame = (before: ChangeRequestRow, after: Pick<ChangeRequestRow, (typeof WANTED)[number]>) =>
  WANTED.every((column) => before[column] === after[column]);

/** Requests that wait for the office, oldest first. */
export function bookingsToChange(store: Store) {
  return store
    .selectFrom('bookings')
    .innerJoin('change_requests', 'change_requests.booking_id', 'bookings.id')
    .selectAll('bookings')
    .where('change_requests.status', '=', 'requested')
    .where('bookings.status', '=', 'confirmed')
    .orderBy('change_requests.requested_at');
}

interface Answer {
  decision: 'accepted' | 'waived' | 'declined';
  /** Of the request as it was seen: another one needs another answer. */
  requestedAt: string;
  /** To the customer. Empty: none. */
  reason: string;
  doneBy: string;
}

/**
 * Answers a request, once, as a part of the transaction that logs it.
 * @param quoted the change as it was shown to the office, with the fee if there is one; null: declined
 * @returns false if there is no such request, or the booking has changed
 */
export async function answerChange(
  transaction: Store,
  bookingId: string,
  { decision, requestedAt, reason, doneBy }: Answer,
  quoted: (QuotedRequest & FeeLine) | null,
  now: Date,
): Promise<boolean> {
  const booking = await lockBooking(transaction, bookingId);
  if (!mayOffice('answer a change request', booking.status)) return false;
  const request = await transaction
    .updateTable('change_requests')
    .set({ status: decision, reason, decided_by: doneBy, decided_at: now.toISOString() })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'requested')
    .where('requested_at', '=', requestedAt)
    .returningAll()
    .executeTakeFirst();
  if (!request) return false;
  const successor = successorOf(request);
  if (quoted && !(await makeChange(transaction, booking, quoted, successor, doneBy, now))) return false;
  // The mail about the changed booking goes to its new person, so who asked for a transfer gets one, too.
  if (quoted === null || successor) {
    await queueMail(transaction, { letter: 'change-request', change: decision, bookingId }, now);
  }
  return true;
}

async function makeChange(
  transaction: Store,
  booking: BookingRow,
  { feeCents, feeText: text, lineId, ...change }: QuotedRequest & FeeLine,
  successor: Successor | undefined,
  doneBy: string,
  now: Date,
): Promise<boolean> {
  if (feeCents > 0) {
    const line = { kind: 'change-fee', text, cents: feeCents, reason: 'By the terms', done_by: doneBy } as const;
    await insertPriceLines(transaction, [{ id: lineId, booking_id: booking.id, ...line }], now);
  }
  if (successor) await handOver(transaction, booking, successor, now);
  return changeBooking(transaction, booking.id, change, doneBy, now);
}

/** Puts a booking in the name of the person who goes. Where they go alone, the former traveler's details are deleted. */
async function handOver(transaction: Store, booking: BookingRow, successor: Successor, now: Date): Promise<void> {
  const columns = {
    first_name: successor.firstName,
    last_name: successor.lastName,
    email: successor.email,
    phone: successor.phone,
  };
  const corrections = (Object.keys(columns) as (keyof typeof columns)[]).map((column) => ({
    column,
    before: booking[column],
    after: columns[column],
  }));
  await correctBooking(transaction, booking.id, corrections, now);
  if (booking.travelers === 1) await forgetTraveler(transaction, booking.id, 1, now);
}
