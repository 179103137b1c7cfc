import { sql } from 'kysely';
import type { Store } from './open-store.ts';

/** The states of a payment that has not ended: it may hold places. */
export const UNENDED = ['reserved', 'open'] as const;

/** A listed departure with its number of places. */
export interface LimitedDeparture {
  trekId: number;
  startDate: string;
  places: number;
}

/** A departure in which an open payment holds places, until a moment. */
export interface HeldDeparture extends LimitedDeparture {
  heldUntil: string;
}

/**
 * Bookings whose open payments may hold places from one network at a time. Others share the network, but few of them pay at once.
 */
const MOST_HOLDS_OF_A_NETWORK = 5;

/**
 * The places taken at each start of a trek, by paid bookings and by open payments. There is no counter, so a place is
 * free again as soon as its payment or booking ends.
 */
export async function takenPlaces(
  store: Store,
  trekId: number,
  startDates: readonly string[],
): Promise<Map<string, number>> {
  const taken = new Map(startDates.map((startDate) => [startDate, 0]));
  if (startDates.length === 0) return taken;
  // A payment and the one that it replaces are of the same people.
  const held = sql`(select max(payments.travelers) from payments where payments.booking_id = bookings.id and payments.status in (${sql.join(UNENDED)}))`;
  const places = sql<number>`sum(case bookings.status when 'pending' then coalesce(${held}, 0) else bookings.travelers end)`;
  const rows = await store
    .selectFrom('bookings')
    .select(['bookings.start_date', places.as('places')])
    .where('bookings.trek_id', '=', trekId)
    .where('bookings.start_date', 'in', startDates)
    .where('bookings.status', 'in', ['pending', 'confirmed', 'disputed'])
    .groupBy('bookings.start_date')
    .execute();
  for (const { start_date, places } of rows) taken.set(start_date, Number(places));
  return taken;
}

/** The travelers of paid bookings by trek and start, from a day on. */
export async function soldPlaces(store: Store, from: string) {
  const rows = await store
    .selectFrom('bookings')
    .select(['trek_id', 'start_date', sql<number>`sum(travelers)`.as('travelers')])
    .where('status', 'in', ['confirmed', 'disputed'])
    .where('start_date', '>=', from)
    .groupBy(['trek_id', 'start_date'])
    .orderBy('start_date')
    .orderBy('trek_id')
    .execute();
  return rows.map(({ travelers, ...row }) => ({ ...row, travelers: Number(travelers) }));
}

/** The remaining places of a departure. */
export async function placesLeft(store: Store, { trekId, startDate, places }: LimitedDeparture): Promise<number> {
  const taken = await takenPlaces(store, trekId, [startDate]);
  return Math.max(0, places - (taken.get(startDate) ?? 0));
}

/**
 * The remaining places of a departure; negative if it is overbooked. Locks the trek's row until the transaction ends,
 * so the count is exact.
 */
export async function lockedPlacesLeft(
  transaction: Store,
  { trekId, startDate, places }: LimitedDeparture,
): Promise<number> {
  await transaction
    .updateTable('treks')
    .set((of) => ({ updated_at: of.ref('updated_at') }))
    .where('id', '=', trekId)
    .execute();
  const taken = await takenPlaces(transaction, trekId, [startDate]);
  return places - (taken.get(startDate) ?? 0);
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
