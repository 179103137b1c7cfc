import type { ApiClient } from '../../api/client.ts';
import type { BookingEntity } from '../../api/entities.ts';
import { bookingStatusOf } from '../../api/statuses.ts';

/** A payment's outcome, as far as the backend knows it. */
export type PaymentOutcome =
  | { status: 'arrived'; amountUsd: number; reference: string | null }
  | { status: 'unpaid' | 'unknown' };

/** A payment as the browser knows it. */
export interface AskedPayment {
  /** The payment whose outcome is not known yet; null: none was begun, or the backend has answered. */
  intentId: string | null;
  /** Its amount, in whole US dollars. */
  amountUsd: number;
  /** Its booking; null: the backend gives no id or reference. */
  booking: { id: number | string | null; reference: string | null; trekId: number | string; startDate: string };
}

/** Asks the backend whether a payment has arrived. Rejects where it does not answer. */
export async function askPaymentOutcome(
  api: Pick<ApiClient, 'paymentStatus' | 'listBookings'>,
  { intentId, amountUsd, booking }: AskedPayment,
): Promise<PaymentOutcome> {
  const status = intentId === null ? null : (await api.paymentStatus(intentId)).status;
  if (status === 'processing') return { status: 'unknown' };
  // A payment that failed or was not tried leaves the booking as it was.
  if (status !== null && status !== 'succeeded') return { status: 'unpaid' };
  // The money has arrived, whether or not the list can be read.
  const bookings = await api.listBookings().catch((error: unknown) => {
    if (status === null) throw error;
    return [];
  });
  const own = ownBooking(bookings, booking);
  const reference = own?.reference ?? booking.reference;
  if (status === 'succeeded') return { status: 'arrived', amountUsd, reference };
  const isPaid = own !== undefined && bookingStatusOf(own) === 'confirmed' && (own.advanceAmount ?? 0) > 0;
  return isPaid ? { status: 'arrived', amountUsd: own.advanceAmount ?? amountUsd, reference } : { status: 'unpaid' };
}

function ownBooking(bookings: readonly BookingEntity[], { id, trekId, startDate }: AskedPayment['booking']) {
  if (id !== null) return bookings.find((booking) => String(booking.id) === String(id));
  return bookings.find((booking) => String(booking.trekId) === String(trekId) && booking.startDate === startDate);
}
