import type { TravelerEntity } from '@trek/ui/api';
import {
  detailsOf,
  missingDetails,
  NO_DETAILS,
  storedDetails,
  travelersRetainedSince,
} from '@trek/ui/internal/manage-booking/rules';
import { sql } from 'kysely';
import { plainReference } from './booking-reference.ts';
import type { Store } from './open-store.ts';
import type { BookingRow, TravelerRow } from './schema.ts';
import { inTransaction } from './transaction.ts';
import { endLinkIn, linksOf } from './traveler-links.ts';

/** Bookings whose travelers one query reads: SQLite takes 32,766 values. */
const AT_ONCE = 500;

type Booked = Pick<BookingRow, 'id' | 'travelers'>;

/** The known details of a booking's travelers, in order. Only for the office. */
export const travelersOf = async (store: Store, booking: Booked): Promise<TravelerEntity[]> =>
  (await travelersOfEach(store, [booking])).get(booking.id) ?? [];

/** The same for each of some bookings, by their ids. */
export async function travelersOfEach(
  store: Store,
  bookings: readonly Booked[],
): Promise<ReadonlyMap<string, TravelerEntity[]>> {
  const rows: TravelerRow[] = [];
  for (let from = 0; from < bookings.length; from += AT_ONCE) {
    const ids = bookings.slice(from, from + AT_ONCE).map(({ id }) => id);
    const some = store.selectFrom('travelers').selectAll().where('booking_id', 'in', ids);
    rows.push(...(await some.orderBy('position').execute()));
  }
  const rowsOf = Map.groupBy(rows, ({ booking_id }) => booking_id);
  return new Map(
    bookings.map(({ id, travelers }) => {
      // When a group shrinks, its last travelers are no longer part of it.
      const own = (rowsOf.get(id) ?? []).filter(({ position }) => position <= travelers);
      return [id, own.map(travelerEntity)];
    }),
  );
}

/** The same by the booking's reference; undefined: there is no such booking. */
export async function travelersByReference(store: Store, reference: string): Promise<TravelerEntity[] | undefined> {
  const booking = await store
    .selectFrom('bookings')
    .select(['id', 'travelers'])
    .where('reference', '=', plainReference(reference))
    .executeTakeFirst();
  return booking && travelersOf(store, booking);
}

/**
 * The travelers of a booking as its owner sees them: of who has filled in the details by a private link, what is still
 * missing, and nothing else.
 */
export async function travelersForOwner(
  store: Store,
  booking: Booked & Pick<BookingRow, 'end_date'>,
): Promise<TravelerEntity[]> {
  const [known, links] = await Promise.all([travelersOf(store, booking), linksOf(store, booking)]);
  const travelers = new Map(known.map((traveler) => [traveler.position, forOwner(traveler, booking.end_date)]));
  for (const { position, created_at: linkedAt } of links) {
    travelers.set(position, { ...NO_DETAILS, position, ...travelers.get(position), linkedAt });
  }
  return [...travelers.values()].sort((one, other) => one.position - other.position);
}

function forOwner(traveler: TravelerEntity, endDate: string): TravelerEntity {
  const { position, filledInBy } = traveler;
  if (filledInBy !== 'traveler') return traveler;
  return { ...NO_DETAILS, position, filledInBy, missing: missingDetails(detailsOf(traveler), { endDate }) };
}

/** One traveler of a booking; undefined: nothing is known. */
export async function travelerAt(
  store: Store,
  bookingId: string,
  position: number,
): Promise<TravelerEntity | undefined> {
  const row = await store
    .selectFrom('travelers')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row && travelerEntity(row);
}

/**
 * Stores the details of one traveler. Those that are left out stay as they are.
 * @param by who has filled them in
 * @param replacesTraveler whether the owner means to replace what the traveler has filled in
 * @returns false if the traveler has, and the owner does not know
 */
export function saveTraveler(
  store: Store,
  bookingId: string,
  sent: TravelerEntity,
  by: TravelerRow['filled_in_by'],
  replacesTraveler = false,
): Promise<boolean> {
  const traveler = storedDetails(sent);
  const known = {
    passport_name: traveler.passportName,
    passport_number: traveler.passportNumber,
    passport_expiry: traveler.passportExpiry,
    nationality: traveler.nationality,
    birth_date: traveler.birthDate,
    diet: traveler.diet,
    arrival: traveler.arrival,
    insurance: traveler.insurance,
    insurance_company: traveler.insuranceCompany,
    insurance_policy: traveler.insurancePolicy,
    insurance_hotline: traveler.insuranceHotline,
    insurance_altitude: traveler.insuranceAltitude,
    emergency_name: traveler.emergencyName,
    emergency_phone: traveler.emergencyPhone,
    filled_in_by: by,
  };
  return inTransaction(store, async (transaction) => {
    if (replacesTraveler) await deleteTravelersOwn(transaction, bookingId, sent.position);
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('travelers')
      .values({ booking_id: bookingId, position: sent.position, ...known })
      .onConflict((conflict) => {
        const update = conflict.columns(['booking_id', 'position']).doUpdateSet(known);
        return by === 'traveler' ? update : update.where('travelers.filled_in_by', '=', 'owner');
      })
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  });
}

const MOVED = 'Before the move: ';

/** Once a start has moved, what its travelers said of their arrival is no longer true, but not lost. */
export async function markArrivals(transaction: Store, bookingId: string): Promise<void> {
  await transaction
    .updateTable('travelers')
    .set({ arrival: sql`${MOVED} || arrival` })
    .where('booking_id', '=', bookingId)
    .where('arrival', '!=', '')
    .where('arrival', 'not like', `${MOVED}%`)
    .execute();
}

/** Deletes the details of a traveler in whose place another one goes, with their private link. */
export async function forgetTraveler(
  transaction: Store,
  bookingId: string,
  position: number,
  now: Date,
): Promise<void> {
  await transaction
    .deleteFrom('travelers')
    .where('booking_id', '=', bookingId)
    .where('position', '=', position)
    .execute();
  await endLinkIn(transaction, bookingId, position, now);
}

/** Nothing that the owner leaves out stays: they have never seen it. */
async function deleteTravelersOwn(transaction: Store, bookingId: string, position: number): Promise<void> {
  await transaction
    .deleteFrom('travelers')
    .where('booking_id', '=', bookingId)
    .where('position', '=', position)
    .where('filled_in_by', '=', 'traveler')
    .execute();
}

/** The number of travelers with complete details, for each booking of a user; bookings without any are left out. */
export async function completeTravelersOf(store: Store, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await store
    .selectFrom('travelers')
    .innerJoin('bookings', 'bookings.id', 'travelers.booking_id')
    .selectAll('travelers')
    .select('bookings.end_date')
    .where('bookings.user_id', '=', userId)
    .whereRef('travelers.position', '<=', 'bookings.travelers')
    .execute();
  const complete = rows.filter(
    ({ end_date: endDate, ...row }) => missingDetails(detailsOf(travelerEntity(row)), { endDate }).length === 0,
  );
  return new Map([...Map.groupBy(complete, ({ booking_id }) => booking_id)].map(([id, { length }]) => [id, length]));
}

/**
 * Deletes details that are no longer needed: of treks long over, with the remarks on diet and health in their bookings, and of
 * travelers no longer in the group.
 */
export async function removeOldTravelers(store: Store, today: string): Promise<{ travelers: number; remarks: number }> {
  const retainedSince = travelersRetainedSince(today);
  const old = await store
    .deleteFrom('travelers')
    .where('booking_id', 'in', (of) => of.selectFrom('bookings').select('id').where('end_date', '<', retainedSince))
    .executeTakeFirst();
  const surplus = await store
    .deleteFrom('travelers')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bookings')
          .select('bookings.id')
          .whereRef('bookings.id', '=', 'travelers.booking_id')
          .whereRef('bookings.travelers', '<', 'travelers.position'),
      ),
    )
    .executeTakeFirst();
  const remarks = await store
    .updateTable('bookings')
    .set({ special_requirements: '' })
    .where('end_date', '<', retainedSince)
    .where('special_requirements', '!=', '')
    .executeTakeFirst();
  return {
    travelers: Number(old.numDeletedRows) + Number(surplus.numDeletedRows),
    remarks: Number(remarks.numUpdatedRows),
  };
}

function travelerEntity(row: TravelerRow): TravelerEntity {
  return {
    position: row.position,
    passportName: row.passport_name,
    passportNumber: row.passport_number,
    passportExpiry: row.passport_expiry,
    nationality: row.nationality,
    birthDate: row.birth_date,
    diet: row.diet,
    arrival: row.arrival,
    insurance: row.insurance,
    insuranceCompany: row.insurance_company,
    insurancePolicy: row.insurance_policy,
    insuranceHotline: row.insurance_hotline,
    insuranceAltitude: row.insurance_altitude,
    emergencyName: row.emergency_name,
    emergencyPhone: row.emergency_phone,
    ...(row.filled_in_by === 'traveler' && { filledInBy: row.filled_in_by }),
  };
}
