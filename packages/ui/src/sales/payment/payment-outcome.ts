import type { ApiClient } from '../../api/client.ts';
import { paymentOutcome } from './payment.rules.ts';

/** A payment's outcome, as far as the backend knows it. */
export type PaymentOutcome =
  | { status: 'arrived'; amountUsd: number; reference: string | null }
  | { status: 'unpaid' | 'unknown' };

/** A payment as the browser knows it. */
export interface KnownPayment {
  /** The browser knows already that it has arrived. */
  hasArrived?: boolean;
  /** The payment whose outcome is not known yet; null: none was begun, or it came to nothing. */
  intentId: string | null;
  /** Its amount, in whole US dollars. */
  amountUsd: number;
  /** Its booking; null: the backend gives no id or reference. */
  booking: { id: number | string | null; reference: string | null };
}

/** Asks the backend whether a payment has arrived. Rejects where it does not answer. */
export async function askPaymentOutcome(
  api: Pick<ApiClient, 'paymentStatus' | 'listBookings'>,
  { hasArrived = false, intentId, amountUsd, booking }: KnownPayment,
): Promise<PaymentOutcome> {
  if (!hasArrived) {
    // A payment that failed or was not tried leaves the booking as it was.
    const outcome = intentId === null ? 'declined' : paymentOutcome((await api.paymentStatus(intentId)).status);
    if (outcome !== 'succeeded') return { status: outcome === 'declined' ? 'unpaid' : 'unknown' };
  }
  // The money has arrived, whether or not the list can be read.
  const bookings = await api.listBookings().catch(() => []);
  const own = bookings.find((one) => booking.id !== null && String(one.id) === String(booking.id));
  return { status: 'arrived', amountUsd, reference: own?.reference ?? booking.reference };
}
