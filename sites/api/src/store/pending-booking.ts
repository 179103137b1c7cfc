import { randomUUID } from 'node:crypto';
import type { BookingDetails } from '@trek/ui/internal/booking/rules';
import { type Quote, wholeUsd } from '@trek/ui/pricing';
import { OwnError } from '../core/log.ts';
import { attributionAfter, type Touch } from './attribution.ts';
import { newReference } from './booking-reference.ts';
import { NOT_HELD } from './departure-places.ts';
import { requestDeparture } from './departure-requests.ts';
import type { Store } from './open-store.ts';
import { openPayment } from './payments.ts';
import { linesCentsOf } from './price-lines.ts';
import type { BookingRow } from './schema.ts';
import { inTransaction } from './transaction.ts';
import { endSurplusLinks } from './traveler-links.ts';

/** The facts about a trek that a booking needs. */
export interface TrekTerms {
  trekId: number;
  /** The last day, `YYYY-MM-DD`. */
  endDate: string;
  /** The group size and its price, without the lines that the office has added. */
  group: Pick<Quote, 'travelers' | 'totalCents' | 'pricePerPersonCents'>;
  /** Until when that price is offered. */
  offerEndsAt: string;
  /** Whether the company has to confirm a start with this many travelers before payment. */
  isOnRequest: (startDate: string, travelers: number) => boolean;
  /** Refuses by an error, in the transaction that writes. Default: nothing does. */
  check?: ((transaction: Store) => Promise<void>) | undefined;
  /** The seller of the booking. */
  touch: Touch;
}

/** The facts of a booking that the office makes by hand. */
export type HandFacts = Pick<BookingRow, 'id' | 'source' | 'held_until'> & {
  /** The sum of its price lines. */
  linesCents: number;
};

/** Details as submitted; missing special requirements keep the stored ones. */
export type SentDetails = Omit<BookingDetails, 'specialRequirements'> & {
  specialRequirements?: string | undefined;
  locale?: string | undefined;
};

/** Attempts to draw a free reference. Running out is practically impossible. */
const ATTEMPTS = 5;

/**
 * Stores the details in the user's unpaid booking of the trek, or adds one, and requests the departure if necessary.
 * The unique index on unpaid bookings makes parallel calls share one booking.
 * @param drawReference draws the reference of a new booking
 * @returns undefined if a payment for the old details is open: they can't change while being paid for
 */
export function savePendingBooking(
  store: Store,
  userId: string,
  details: SentDetails,
  terms: TrekTerms,
  now: Date,
  drawReference = newReference,
): Promise<{ booking: BookingRow; isNew: boolean } | undefined> {
  return inTransaction(store, async (transaction) => {
    await terms.check?.(transaction);
    const saved = await severalTimes(
      async () =>
        (await changePending(transaction, userId, details, terms, now)) ??
        (await addPending(transaction, userId, details, terms, now, drawReference())),
    );
    if (saved === 'paying') return undefined;
    const { start_date, travelers } = saved.booking;
    if (terms.isOnRequest(start_date, travelers)) await requestDeparture(transaction, saved.booking, now);
    return saved;
  });
}

/** Adds a booking that the office makes for a new user, as a part of the transaction that logs it. */
export async function addHandBooking(
  transaction: Store,
  userId: string,
  details: SentDetails,
  terms: Omit<TrekTerms, 'isOnRequest' | 'check'>,
  facts: HandFacts,
  now: Date,
): Promise<BookingRow> {
  const { booking } = await severalTimes(() =>
    addPending(transaction, userId, details, terms, now, newReference(), facts),
  );
  return booking;
}

async function severalTimes<Saved>(save: () => Promise<Saved | undefined>): Promise<Saved> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const saved = await save();
    if (saved !== undefined) return saved;
  }
  throw new OwnError('No booking reference is free');
}

async function changePending(
  transaction: Store,
  userId: string,
  details: SentDetails,
  { trekId, endDate, touch, ...offered }: TrekTerms,
  now: Date,
): Promise<{ booking: BookingRow; isNew: false } | 'paying' | undefined> {
  // Lock the booking before looking at its payments, so that a payment opened meanwhile sees the change.
  const stored = await transaction
    .updateTable('bookings')
    .set({ updated_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('trek_id', '=', trekId)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (!stored) return undefined;
  const isMoved = stored.start_date !== details.bookingDate;
  if (isMoved && (await openPayment(transaction, stored.id))) return 'paying';
  const { specialRequirements } = details;
  const isLarger = offered.group.travelers > stored.travelers;
  // Under the lock: the office may just have added one.
  const linesCents = await linesCentsOf(transaction, stored.id);
  const booking = await transaction
    .updateTable('bookings')
    .set({
      ...writtenDetails(details, endDate),
      ...(specialRequirements !== undefined && { special_requirements: specialRequirements }),
      ...pricedGroup(offered, linesCents),
      ...attributionAfter(touch, stored),
      ...((isMoved || isLarger) && NOT_HELD),
    })
    .where('id', '=', stored.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await endSurplusLinks(transaction, booking);
  return { booking, isNew: false };
}

async function addPending(
  transaction: Store,
  userId: string,
  details: SentDetails,
  { trekId, endDate, touch, ...offered }: Omit<TrekTerms, 'isOnRequest' | 'check'>,
  now: Date,
  reference: string,
  { linesCents, ...facts }: Partial<HandFacts> = {},
): Promise<{ booking: BookingRow; isNew: true } | undefined> {
  const moment = now.toISOString();
  const booking = await transaction
    .insertInto('bookings')
    .values({
      ...writtenDetails(details, endDate),
      id: randomUUID(),
      ...facts,
      reference,
      user_id: userId,
      trek_id: trekId,
      special_requirements: details.specialRequirements ?? '',
      status: 'pending',
      ...pricedGroup(offered, linesCents),
      ...attributionAfter(touch),
      advance_usd: 0,
      created_at: moment,
      updated_at: moment,
    })
    // Another call has added the booking, or the reference is taken: the next attempt finds out.
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return booking && { booking, isNew: true };
}

function writtenDetails(
  { firstName, lastName, email, phone, country, bookingDate, locale }: SentDetails,
  endDate: string,
) {
  const named = { first_name: firstName, last_name: lastName, email, phone };
  const days = { start_date: bookingDate, end_date: endDate };
  return { ...named, country, ...days, ...(locale !== undefined && { locale }) };
}

const pricedGroup = ({ group, offerEndsAt }: Pick<TrekTerms, 'group' | 'offerEndsAt'>, linesCents = 0) => ({
  offer_ends_at: offerEndsAt,
  travelers: group.travelers,
  total_cents: group.totalCents + linesCents,
  price_per_person_cents: group.pricePerPersonCents,
  balance_usd: wholeUsd(group.totalCents + linesCents),
});

/** The user's unpaid booking of a trek; there is at most one. */
export function pendingBooking(store: Store, userId: string, trekId: number): Promise<BookingRow | undefined> {
  return store
    .selectFrom('bookings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('trek_id', '=', trekId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
}
