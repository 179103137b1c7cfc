import { companyDay } from '@trek/ui/pricing';
import { sql } from 'kysely';
import type { Store } from './open-store.ts';
import type { BookingRow, DepartureRow } from './schema.ts';

/** The states of a payment that has not ended: it may hold places. */
export const UNENDED = ['reserved', 'open'] as const;

/** A departure that anyone can join: its places are limited. */
export interface LimitedDeparture {
  trekId: number;
  startDate: string;
}

/** A departure in which an open payment holds places, until a moment. */
export interface HeldDeparture extends LimitedDeparture {
  heldUntil: string;
}

/**
 * Bookings whose open payments may hold places from one network at a time. Others share the network, but few of them pay at once.
 */
const MOST_HOLDS_OF_A_NETWORK = 5;

// A payment and the one that it replaces are of the same people.
const HELD = sql`(select max(payments.travelers) from payments where payments.booking_id = bookings.id and payments.status in (${sql.join(UNENDED)}))`;
/**
 * The places taken by paid bookings, by open payments, and by unpaid bookings for which the office holds them at a moment. There
 * is no counter, so a place is free again as soon as its payment, its booking or its time ends.
 */
export function takenAt(now: Date) {
  const held = sql`coalesce(${HELD}, 0)`;
  return sql<number>`sum(case
    when bookings.status <> 'pending' then bookings.travelers
    when bookings.held_until > ${now.toISOString()} and bookings.travelers > ${held} then bookings.travelers
    else ${held} end)`;
}
const SOLD = sql<number>`sum(case bookings.status when 'pending' then 0 else bookings.travelers end)`;
/** The states of a booking that may take places. */
export const TAKING = ['pending', 'confirmed', 'disputed'] as const;

/** Whether the office holds the places of an unpaid booking. */
export const isHeld = ({ held_until }: Pick<BookingRow, 'held_until'>, now: Date): boolean =>
  held_until !== null && held_until > now.toISOString();

/** The last day on which the office holds the places of an unpaid booking; null: it does not. */
export const heldDayOf = (booking: Pick<BookingRow, 'held_until'>, now: Date): string | null =>
  isHeld(booking, now) ? companyDay(new Date(Date.parse(booking.held_until ?? '') - 1)) : null;

/** A booking for which the office holds no places: it held them for another day, or a smaller group. */
export const NOT_HELD = { held_until: null } as const;

/** The states of a booking whose travelers go. */
export const PAID = ['confirmed', 'disputed'] as const;

/** The travelers of a start. */
export interface Travelers {
  /** In paid bookings and open payments, or held by the office. */
  taken: number;
  /** In paid bookings. */
  sold: number;
}

export type Start = Pick<BookingRow, 'trek_id' | 'start_date'>;
const keyOf = ({ trek_id, start_date }: Start) => `${trek_id} ${start_date}`;

/**
 * Counts the travelers of joined departures that are ahead.
 * @param trekId of one trek alone. Default: of all
 */
export async function travelersAhead(store: Store, now: Date, trekId?: number): Promise<(start: Start) => Travelers> {
  const rows = await store
    .selectFrom('departures')
    // SQLite keeps the order of a cross join: the few departures first, then the bookings of each.
    .crossJoin('bookings')
    .whereRef('bookings.trek_id', '=', 'departures.trek_id')
    .whereRef('bookings.start_date', '=', 'departures.start_date')
    .select(['bookings.trek_id', 'bookings.start_date', takenAt(now).as('taken'), SOLD.as('sold')])
    .where('departures.start_date', '>=', companyDay(now))
    .where('departures.kind', '=', 'joined')
    .where('bookings.status', 'in', TAKING)
    .$if(trekId !== undefined, (query) => query.where('departures.trek_id', '=', Number(trekId)))
    .groupBy(['bookings.trek_id', 'bookings.start_date'])
    .execute();
  const counts = new Map(rows.map((row) => [keyOf(row), { taken: Number(row.taken), sold: Number(row.sold) }]));
  return (start) => counts.get(keyOf(start)) ?? { taken: 0, sold: 0 };
}

async function takenPlaces(store: Store, { trekId, startDate }: LimitedDeparture, now: Date): Promise<number> {
  const { taken } = await store
    .selectFrom('bookings')
    .select(takenAt(now).as('taken'))
    .where('bookings.trek_id', '=', trekId)
    .where('bookings.start_date', '=', startDate)
    .where('bookings.status', 'in', TAKING)
    .executeTakeFirstOrThrow();
  return Number(taken ?? 0);
}

/**
 * The remaining places of a departure; negative if it is overbooked, or closed. A private start has no limit. Locks the
 * trek's row until the transaction ends, so that the count is exact, and the departure stays as it is.
 */
export async function lockedPlacesLeft(transaction: Store, departure: LimitedDeparture, now: Date): Promise<number> {
  await lockTrek(transaction, departure.trekId);
  return placesLeft(transaction, departure, now);
}

/** The same as it is now, without a lock: for a look alone. */
export async function placesLeft(store: Store, departure: LimitedDeparture, now: Date): Promise<number> {
  const found = await joinedDeparture(store, departure.trekId, departure.startDate);
  if (!found) return Number.POSITIVE_INFINITY;
  const places = found.state === 'open' ? found.places : 0;
  return places - (await takenPlaces(store, departure, now));
}

/** Locks a trek's departures and their places until the transaction ends. */
export async function lockTrek(transaction: Store, trekId: number): Promise<void> {
  await transaction
    .updateTable('treks')
    .set((of) => ({ updated_at: of.ref('updated_at') }))
    .where('id', '=', trekId)
    .execute();
}

/** The joined departure of a trek on a day, unless it was canceled. */
export function joinedDeparture(store: Store, trekId: number, startDate: string): Promise<DepartureRow | undefined> {
  return store
    .selectFrom('departures')
    .selectAll()
    .where('trek_id', '=', trekId)
    .where('start_date', '=', startDate)
    .where('kind', '=', 'joined')
    .where('state', '!=', 'cancelled')
    .executeTakeFirst();
}

/**
 * Whether a network stays within its limit, including what was just stored. Under the lock of {@link lockedPlacesLeft}
 * this is exact for one trek; simultaneous payments for two treks may exceed it by one.
 */
export async function isWithinHoldLimit(transaction: Store, networkHash: string | null): Promise<boolean> {
  if (networkHash === null) return true;
  const { holds } = await transaction
    .selectFrom('payments')
    .select((column) => column.fn.count('booking_id').distinct().as('holds'))
    .where('network_hash', '=', networkHash)
    .where('status', 'in', UNENDED)
    .where('held_until', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(holds) <= MOST_HOLDS_OF_A_NETWORK;
}
