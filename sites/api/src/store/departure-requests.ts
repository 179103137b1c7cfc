import { NEVER_ENDS } from './offers.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { BookingRow, DepartureRequestRow } from './schema.ts';

/**
 * Requests for a departure out of season or with a small group. A request is for one day and group: once the booking
 * changes, it no longer counts.
 */
function requests(store: Store) {
  return store
    .selectFrom('departure_requests')
    .innerJoin('bookings', 'bookings.id', 'departure_requests.booking_id')
    .whereRef('bookings.start_date', '=', 'departure_requests.start_date')
    .whereRef('bookings.travelers', '=', 'departure_requests.travelers')
    .selectAll('departure_requests');
}

/** The current requests of a user's bookings. */
export function departureRequestsOf(store: Store, userId: string): Promise<DepartureRequestRow[]> {
  return requests(store).where('bookings.user_id', '=', userId).execute();
}

/** The current request of one booking. */
export function departureRequestOf(store: Store, bookingId: string): Promise<DepartureRequestRow | undefined> {
  return requests(store).where('bookings.id', '=', bookingId).executeTakeFirst();
}

/** Whether the company has confirmed a booking's departure for this many travelers. */
export async function isDepartureConfirmed(
  store: Store,
  { id, start_date }: Pick<BookingRow, 'id' | 'start_date'>,
  travelers: number,
): Promise<boolean> {
  const confirmed = await store
    .selectFrom('departure_requests')
    .select('booking_id')
    .where('booking_id', '=', id)
    .where('start_date', '=', start_date)
    .where('travelers', '=', travelers)
    .where('status', '=', 'confirmed')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/**
 * Stores a departure request and notifies the office, once, however often it is repeated. Another day or group is
 * another request. Call it in the transaction that stores the booking.
 */
export async function requestDeparture(
  transaction: Store,
  { id, start_date, travelers }: BookingRow,
  now: Date,
): Promise<void> {
  const request = {
    status: 'requested',
    start_date,
    travelers,
    requested_at: now.toISOString(),
    decided_by: null,
    decided_at: null,
  } as const;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('departure_requests')
    .values({ booking_id: id, ...request })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet(request)
        .where((of) =>
          of.or([
            of('departure_requests.start_date', '!=', start_date),
            of('departure_requests.travelers', '!=', travelers),
          ]),
        ),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  await queueMail(transaction, { letter: 'departure-request', request: 'requested', bookingId: id }, now);
  await queueMail(transaction, { letter: 'request-received', request: 'departure', bookingId: id }, now);
}

/** Requests waiting for the office, oldest first, with the booking's reference. */
export function requestedDepartures(store: Store): Promise<(DepartureRequestRow & Pick<BookingRow, 'reference'>)[]> {
  return requests(store)
    .select('bookings.reference')
    .where('departure_requests.status', '=', 'requested')
    .where('bookings.status', '=', 'pending')
    .orderBy('departure_requests.requested_at')
    .execute();
}

/**
 * Answers a departure request, once, as a part of the transaction that logs it: roll that back if nothing was decided.
 * Confirmed, the booking can be paid; declined, it is canceled. The customer is notified either way.
 * @param decidedBy name of the person in the office
 * @returns the request that was decided; undefined if none waits
 */
export async function answerDeparture(
  transaction: Store,
  reference: string,
  decision: 'confirmed' | 'declined',
  decidedBy: string,
  now: Date,
): Promise<DepartureRequestRow | undefined> {
  const moment = now.toISOString();
  // Lock the booking first, so that it can't move to another day meanwhile.
  const booking = await transaction
    .updateTable('bookings')
    .set({
      updated_at: moment,
      // The mail states the price.
      ...(decision === 'confirmed' && { offer_ends_at: NEVER_ENDS }),
      ...(decision === 'declined' && { status: 'cancelled', balance_usd: 0 }),
    })
    .where('reference', '=', reference)
    .where('status', '=', 'pending')
    .where((of) =>
      of.exists(
        of
          .selectFrom('departure_requests')
          .select('booking_id')
          .whereRef('departure_requests.booking_id', '=', 'bookings.id')
          .where('departure_requests.status', '=', 'requested'),
      ),
    )
    .returningAll()
    .executeTakeFirst();
  if (!booking) return undefined;
  const decided = await transaction
    .updateTable('departure_requests')
    .set({ status: decision, decided_by: decidedBy, decided_at: moment })
    .where('booking_id', '=', booking.id)
    .where('start_date', '=', booking.start_date)
    .where('travelers', '=', booking.travelers)
    .where('status', '=', 'requested')
    .returningAll()
    .executeTakeFirst();
  if (!decided) return undefined;
  const job = { letter: 'departure-request', request: decision, bookingId: booking.id } as const;
  await queueMail(transaction, job, now);
  return decided;
}
