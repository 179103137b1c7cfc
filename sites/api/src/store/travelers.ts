import type { TravelerEntity } from '@trek/ui/api';
import { missingDetails, travelersRetainedSince } from '@trek/ui/internal/manage-booking/rules';
import { plainReference } from './booking-reference.ts';
import type { Store } from './open-store.ts';
import type { BookingRow, TravelerRow } from './schema.ts';

type Booked = Pick<BookingRow, 'id' | 'travelers'>;

/** The known details of a booking's travelers, in order. Only for its owner and the office. */
export async function travelersOf(store: Store, { id, travelers }: Booked): Promise<TravelerEntity[]> {
  const rows = await store
    .selectFrom('travelers')
    .selectAll()
    .where('booking_id', '=', id)
    // When a group shrinks, its last travelers are no longer part of it.
    .where('position', '<=', travelers)
    .orderBy('position')
    .execute();
  return rows.map(travelerEntity);
}

/** The same by the booking's reference, for the office; undefined: there is no such booking. */
export async function travelersByReference(store: Store, reference: string): Promise<TravelerEntity[] | undefined> {
  const booking = await store
    .selectFrom('bookings')
    .select(['id', 'travelers'])
    .where('reference', '=', plainReference(reference))
    .executeTakeFirst();
  return booking && travelersOf(store, booking);
}

/** Stores the details of one traveler. */
export async function saveTraveler(store: Store, bookingId: string, traveler: TravelerEntity): Promise<void> {
  const known = {
    passport_name: traveler.passportName,
    nationality: traveler.nationality,
    birth_date: traveler.birthDate,
    diet: traveler.diet,
    insurance: traveler.insurance,
    emergency_name: traveler.emergencyName,
    emergency_phone: traveler.emergencyPhone,
  };
  await store
    .insertInto('travelers')
    .values({ booking_id: bookingId, position: traveler.position, ...known })
    .onConflict((conflict) => conflict.columns(['booking_id', 'position']).doUpdateSet(known))
    .execute();
}

/** The number of travelers with complete details, for each booking of a user; bookings without any are left out. */
export async function completeTravelersOf(store: Store, userId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await store
    .selectFrom('travelers')
    .innerJoin('bookings', 'bookings.id', 'travelers.booking_id')
    .selectAll('travelers')
    .where('bookings.user_id', '=', userId)
    .whereRef('travelers.position', '<=', 'bookings.travelers')
    .execute();
  const complete = rows.filter((row) => missingDetails(travelerEntity(row)).length === 0);
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
    nationality: row.nationality,
    birthDate: row.birth_date,
    diet: row.diet,
    insurance: row.insurance,
    emergencyName: row.emergency_name,
    emergencyPhone: row.emergency_phone,
  };
}
