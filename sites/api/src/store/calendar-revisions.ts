import type { Store } from './open-store.ts';
import { paidAtOf } from './payments.ts';
import type { BookingRow, CancellationRow, PaymentRow } from './schema.ts';

/** Which of several calendar files of a booking is the newest. */
export interface StoredRevision {
  /** Changes since the first payment. */
  sequence: number;
  /** The moment of the last one. */
  changedAt: string;
}

/** The events that change the entries of a booking. */
interface BookingHistory {
  payments: readonly PaymentRow[];
  /** Moments of changes by the office. */
  changes: readonly string[];
  cancellation: CancellationRow | undefined;
}

/** Undefined while nothing was paid: there are no entries yet. */
export function calendarRevision({ payments, changes, cancellation }: BookingHistory): StoredRevision | undefined {
  const paid = payments
    .filter(({ balance_state }) => balance_state !== 'unowed')
    .flatMap((payment) => paidAtOf(payment) ?? [])
    .sort();
  if (paid.length === 0) return undefined;
  const canceled = cancellation?.status === 'approved' ? [cancellation.decided_at ?? cancellation.requested_at] : [];
  const moments = [...paid, ...changes, ...canceled].sort();
  return { sequence: moments.length - 1, changedAt: moments.at(-1) ?? '' };
}

/** {@link calendarRevision} of a stored booking. */
export async function storedRevision(
  store: Store,
  { id }: Pick<BookingRow, 'id'>,
): Promise<StoredRevision | undefined> {
  const [payments, changes, cancellation] = await Promise.all([
    store.selectFrom('payments').selectAll().where('booking_id', '=', id).execute(),
    changesOf(store, [id]),
    store.selectFrom('cancellations').selectAll().where('booking_id', '=', id).executeTakeFirst(),
  ]);
  return calendarRevision({ payments, changes: changes.get(id) ?? [], cancellation });
}

/** The moments at which the office changed bookings, by booking. */
export async function changesOf(store: Store, bookingIds: readonly string[]): Promise<Map<string, string[]>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await store
    .selectFrom('office_log')
    .select(['booking_id', 'done_at'])
    .where('booking_id', 'in', bookingIds)
    .where('act', '=', 'changed')
    .execute();
  const moments = new Map<string, string[]>();
  for (const { booking_id, done_at } of rows) {
    moments.set(booking_id, [...(moments.get(booking_id) ?? []), done_at]);
  }
  return moments;
}
