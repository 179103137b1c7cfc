import { randomUUID } from 'node:crypto';
import { type BookingDetails, wholeUsd } from '@trek/ui/booking/rules';
import { sql } from 'kysely';
import type { TrekContent } from '../content/content-schema.ts';
import type { Store } from './open-store.ts';
import type { BookingRow } from './schema.ts';

/** What a booking needs to know of its trek. */
export interface TrekTerms {
  trekId: number;
  /** The last day, `YYYY-MM-DD`. */
  endDate: string;
  /** What one traveller pays. */
  totalCents: number;
}

/** A booking with the title of its trek, which may no longer be on offer. */
export type BookingWithTrek = BookingRow & { trek_title: string };

/**
 * Writes the details into the user's unpaid booking of the trek, or adds one. The unique index on unpaid bookings
 * decides, so parallel calls share one booking.
 */
export async function savePendingBooking(
  store: Store,
  userId: string,
  details: BookingDetails,
  { trekId, endDate, totalCents }: TrekTerms,
  now: Date,
): Promise<{ booking: BookingRow; isNew: boolean }> {
  const id = randomUUID();
  const written = {
    first_name: details.firstName,
    last_name: details.lastName,
    email: details.email,
    phone: details.phone,
    country: details.country,
    special_requirements: details.specialRequirements,
    start_date: details.bookingDate,
    end_date: endDate,
    updated_at: now.toISOString(),
  };
  const booking = await store
    .insertInto('bookings')
    .values({
      ...written,
      id,
      user_id: userId,
      trek_id: trekId,
      status: 'pending',
      travelers: 1,
      total_cents: totalCents,
      advance_usd: 0,
      balance_usd: wholeUsd(totalCents),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'trek_id'])
        // A literal: the database must recognise the condition of its index.
        .where('status', '=', sql.lit('pending'))
        .doUpdateSet(written),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return { booking, isNew: booking.id === id };
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
