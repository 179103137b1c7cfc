import { randomUUID } from 'node:crypto';
import { type BookingDetails, wholeUsd } from '@trek/ui/booking/rules';
import type { TrekContent } from '../content/content-schema.ts';
import { newReference } from './booking-reference.ts';
import type { Store } from './open-store.ts';
import type { BookingRow } from './schema.ts';

/** What a booking needs to know of its trek. */
export interface TrekTerms {
  trekId: number;
  /** The last day, `YYYY-MM-DD`. */
  endDate: string;
  /** How many go, and what they pay together. */
  group: { travelers: number; totalCents: number };
  /** False: only a new booking takes the group; one that is stored keeps its own. */
  isGroupSent: boolean;
}

/** A booking with the title of its trek, which may no longer be on offer. */
export type BookingWithTrek = BookingRow & { trek_title: string };

/** Details as they were sent: special requirements that were left out stay as they are. */
export type SentDetails = Omit<BookingDetails, 'specialRequirements'> & { specialRequirements?: string | undefined };

/** A reference that is taken is drawn again; that it happens so often in a row is as good as impossible. */
const ATTEMPTS = 5;

/**
 * Writes the details into the user's unpaid booking of the trek, or adds one. The unique index on unpaid bookings
 * decides, so parallel calls share one booking.
 * @param drawReference what makes the reference of a new booking
 */
export async function savePendingBooking(
  store: Store,
  userId: string,
  details: SentDetails,
  { trekId, endDate, group, isGroupSent }: TrekTerms,
  now: Date,
  drawReference = newReference,
): Promise<{ booking: BookingRow; isNew: boolean }> {
  const { specialRequirements } = details;
  const written = {
    first_name: details.firstName,
    last_name: details.lastName,
    email: details.email,
    phone: details.phone,
    country: details.country,
    start_date: details.bookingDate,
    end_date: endDate,
    updated_at: now.toISOString(),
  };
  const priced = {
    travelers: group.travelers,
    total_cents: group.totalCents,
    balance_usd: wholeUsd(group.totalCents),
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const changed = await store
      .updateTable('bookings')
      .set({
        ...written,
        ...(specialRequirements !== undefined && { special_requirements: specialRequirements }),
        ...(isGroupSent && priced),
      })
      .where('user_id', '=', userId)
      .where('trek_id', '=', trekId)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    if (changed) return { booking: changed, isNew: false };
    const booking = await store
      .insertInto('bookings')
      .values({
        ...written,
        id: randomUUID(),
        reference: drawReference(),
        user_id: userId,
        trek_id: trekId,
        special_requirements: specialRequirements ?? '',
        status: 'pending',
        ...priced,
        advance_usd: 0,
        created_at: now.toISOString(),
      })
      // Another call has added the booking meanwhile, or the reference is taken: the next attempt finds out.
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (booking) return { booking, isNew: true };
  }
  throw new Error('No reference for a booking is free');
}

/**
 * A booking's reference. One that a server of an older release wrote gets it now.
 */
export async function referenceOf(store: Store, { id, reference }: BookingRow): Promise<string> {
  if (reference !== null) return reference;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const drawn = newReference();
    const { numUpdatedRows } = await store
      .updateTable('bookings')
      .set({ reference: drawn })
      .where('id', '=', id)
      .where('reference', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('bookings as other').select('other.id').where('other.reference', '=', drawn))),
      )
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return drawn;
    const { reference: given } = await bookingById(store, id);
    if (given !== null) return given;
  }
  throw new Error('No reference for a booking is free');
}

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

/** A booking by its id, if it is the user's. */
export function ownBooking(store: Store, userId: string, bookingId: string): Promise<BookingRow | undefined> {
  return store
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export function bookingById(store: Store, bookingId: string): Promise<BookingRow> {
  return store.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
}

/** All bookings of one user, newest first. */
export async function bookingsOf(store: Store, userId: string): Promise<BookingWithTrek[]> {
  const rows = await selectWithTrek(store)
    .where('bookings.user_id', '=', userId)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id')
    .execute();
  return rows.map(withTitle);
}

/** One booking, whether its trek is still on offer or not. */
export async function bookingWithTrek(store: Store, bookingId: string): Promise<BookingWithTrek> {
  const row = await selectWithTrek(store).where('bookings.id', '=', bookingId).executeTakeFirstOrThrow();
  return withTitle(row);
}

function selectWithTrek(store: Store) {
  return store
    .selectFrom('bookings')
    .innerJoin('treks', 'treks.id', 'bookings.trek_id')
    .selectAll('bookings')
    .select('treks.content as trek_content');
}

function withTitle({ trek_content, ...row }: BookingRow & { trek_content: string }): BookingWithTrek {
  return { ...row, trek_title: titleIn(trek_content) };
}

function titleIn(trekContent: string): string {
  return (JSON.parse(trekContent) as TrekContent).title;
}
