import { logCommandLineAction } from './office-log.ts';
import type { Store } from './open-store.ts';
import { queueMail } from './queued-mails.ts';
import type { BookingRow, DepartureRequestRow } from './schema.ts';
import { inTransaction } from './transaction.ts';

/**
 * Requests for a departure out of season or with fewer than its group. A request is for the day and the group that it names:
 * a booking that has changed since has none.
 */
function requests(store: Store) {
  return store
    .selectFrom('departure_requests')
    .innerJoin('bookings', 'bookings.id', 'departure_requests.booking_id')
    .whereRef('bookings.start_date', '=', 'departure_requests.start_date')
    .whereRef('bookings.travelers', '=', 'departure_requests.travelers')
    .selectAll('departure_requests');
}

/** The requests of a user's bookings as they stand now. */
export function departureRequestsOf(store: Store, userId: string): Promise<DepartureRequestRow[]> {
  return requests(store).where('bookings.user_id', '=', userId).execute();
}

/** The request of one booking as it stands now. */
export function departureRequestOf(store: Store, bookingId: string): Promise<DepartureRequestRow | undefined> {
  return requests(store).where('bookings.id', '=', bookingId).executeTakeFirst();
}

/** Whether the company has agreed to a booking's departure with so many travelers. */
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
 * Writes down that a booking's departure is asked for, and tells the office: once, however often it is asked. Another day or
 * group is another request. Call it in the transaction that stores the booking.
 */
export async function requestDeparture(
  transaction: Store,
  { id, start_date, travelers }: BookingRow,
  now: Date,
): Promise<void> {
  const asked = {
    status: 'requested',
    start_date,
    travelers,
    requested_at: now.toISOString(),
    decided_by: null,
    decided_at: null,
  } as const;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('departure_requests')
    .values({ booking_id: id, ...asked })
    .onConflict((conflict) =>
      conflict
        .column('booking_id')
        .doUpdateSet(asked)
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
}

/** What waits for the office's answer, oldest first, with the booking's reference: for its command and its screens. */
export function requestedDepartures(store: Store): Promise<(DepartureRequestRow & Pick<BookingRow, 'reference'>)[]> {
  return requests(store)
    .select('bookings.reference')
    .where('departure_requests.status', '=', 'requested')
    .where('bookings.status', '=', 'pending')
    .orderBy('departure_requests.requested_at')
    .execute();
}

/**
 * Answers a request by the office's command, once, and writes it into the log of the booking. Confirmed, the booking can be paid;
 * declined, it is cancelled. The visitor is told either way.
 * @param decidedBy who in the office
 * @returns what was decided on; undefined where no such request waits
 */
export function decideDepartureRequest(
  store: Store,
  reference: string,
  decision: 'confirmed' | 'declined',
  decidedBy: string,
  now: Date,
): Promise<DepartureRequestRow | undefined> {
  return inTransaction(store, async (transaction) => {
    const decided = await answerDeparture(transaction, reference, decision, decidedBy, now);
    if (!decided) throw new StaleRequestError();
    const { booking_id: bookingId } = decided;
    await logCommandLineAction(transaction, { bookingId, act: `departure-${decision}`, doneBy: decidedBy }, now);
    return decided;
  }).catch(nothingDecided);
}

/** {@link decideDepartureRequest} as a part of a transaction that writes the log itself, and is to be undone where nothing was decided. */
export async function answerDeparture(
  transaction: Store,
  reference: string,
  decision: 'confirmed' | 'declined',
  decidedBy: string,
  now: Date,
): Promise<DepartureRequestRow | undefined> {
  const moment = now.toISOString();
  // Taken first: while somebody decides, the booking does not change to another day.
  const booking = await transaction
    .updateTable('bookings')
    .set({ updated_at: moment, ...(decision === 'declined' && { status: 'cancelled', balance_usd: 0 }) })
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

/** Undoes a decision on a request that somebody else has decided, or that its owner has changed. */
class StaleRequestError extends Error {}

function nothingDecided(error: unknown): undefined {
  if (!(error instanceof StaleRequestError)) throw error;
}
