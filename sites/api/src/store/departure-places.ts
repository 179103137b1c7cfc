import { sql } from 'kysely';
import type { Store } from './open-store.ts';

/** A listed departure with so many places. */
export interface LimitedDeparture {
  trekId: number;
  startDate: string;
  places: number;
}

/** A departure in which a payment takes places, until a moment if nobody pays it. */
export interface HeldDeparture extends LimitedDeparture {
  heldUntil: string;
}

/** Open payments that hold places, from one network at once: others share it, but few of them pay at the same time. */
const MOST_HOLDS_OF_A_NETWORK = 5;

/**
 * How many places each of a trek's starts has taken: by bookings that are paid in advance, and by those whose payment is under
 * way. Nothing is counted up or down, so a place is free again as soon as its payment or its booking has come to nothing.
 */
export async function takenPlaces(
  store: Store,
  trekId: number,
  startDates: readonly string[],
): Promise<Map<string, number>> {
  const taken = new Map(startDates.map((startDate) => [startDate, 0]));
  if (startDates.length === 0) return taken;
  const places = sql<number>`sum(case bookings.status when 'pending' then coalesce(payments.travelers, 0) else bookings.travelers end)`;
  const rows = await store
    .selectFrom('bookings')
    .leftJoin('payments', (join) =>
      join.onRef('payments.booking_id', '=', 'bookings.id').on('payments.status', '=', 'open'),
    )
    .select(['bookings.start_date', places.as('places')])
    .where('bookings.trek_id', '=', trekId)
    .where('bookings.start_date', 'in', startDates)
    .where('bookings.status', 'in', ['pending', 'confirmed', 'disputed'])
    .groupBy('bookings.start_date')
    .execute();
  for (const { start_date, places } of rows) taken.set(start_date, Number(places));
  return taken;
}

/** How many places of a departure are left. */
export async function placesLeft(store: Store, { trekId, startDate, places }: LimitedDeparture): Promise<number> {
  const taken = await takenPlaces(store, trekId, [startDate]);
  return Math.max(0, places - (taken.get(startDate) ?? 0));
}

/** Whether a departure holds all who have a place in it, as {@link lockedPlacesLeft} sees it. */
export const hasPlacesForAll = async (transaction: Store, departure: LimitedDeparture): Promise<boolean> =>
  (await lockedPlacesLeft(transaction, departure)) >= 0;

/**
 * How many places of a departure are left, less than none where it was sold beyond them. One after the other asks so for a trek:
 * the row of the trek is locked until the transaction ends, so that what it sees is all there is.
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
 * Whether a network holds no more than it may, with what was just stored. Behind the lock of {@link hasPlacesForAll} that is exact for
 * a trek; payments for two treks at the same instant may exceed it by one.
 */
export async function isWithinHoldLimit(transaction: Store, networkHash: string | null): Promise<boolean> {
  if (networkHash === null) return true;
  const { holds } = await transaction
    .selectFrom('payments')
    .select((column) => column.fn.countAll().as('holds'))
    .where('network_hash', '=', networkHash)
    .where('status', '=', 'open')
    .where('held_until', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(holds) <= MOST_HOLDS_OF_A_NETWORK;
}
