import { mayCustomer } from '@trek/ui/internal/booking-acts';
import { HttpError } from '../http/http-error.ts';
import { cancelUnpaid, requestCancellation } from '../store/cancellations.ts';
import type { BookingRow } from '../store/schema.ts';
import { hideUnfinished, unfinishedAmong } from '../store/unfinished-bookings.ts';
import { closeOpenPayment } from './close-open-payment.ts';
import type { PaymentServices } from './payment-services.ts';

const CHANGED = 'This booking has just changed. Please check again.';

/**
 * Cancels an unpaid booking at once. For a paid one it sends a request to the office, with the refund by today's terms.
 * Repeating it changes nothing.
 * @throws HttpError if the booking is being paid, or can't be canceled
 */
export async function cancelBooking(services: PaymentServices, booking: BookingRow): Promise<void> {
  const { store, settings, mailQueue } = services;
  if (booking.status === 'cancelled') return;
  await closeOpenPayment(services, booking.id);
  const now = settings.now();
  if (mayCustomer('cancel', booking.status)) {
    const isCanceled = await cancelUnpaid(store, booking.id, now);
    if (!isCanceled) throw new HttpError(409, CHANGED);
    return;
  }
  if (!mayCustomer('ask to cancel', booking.status)) {
    throw new HttpError(400, 'This booking can only be canceled by the office. Please contact us.');
  }
  if (!(await requestCancellation(store, booking.id, now))) throw new HttpError(409, CHANGED);
  void mailQueue.run();
}

/**
 * Removes a booking that its owner has not finished, with its open payment. Repeating it changes nothing.
 * @throws HttpError 409 if it is paid, being paid, or more than looked at
 */
export async function removeBooking(services: PaymentServices, booking: BookingRow): Promise<void> {
  if (booking.removed_at !== null) return;
  const { store, settings } = services;
  const isUnfinished = (await unfinishedAmong(store, [booking.id])).has(booking.id);
  if (isUnfinished) {
    await closeOpenPayment(services, booking.id);
    if (await hideUnfinished(store, booking.id, settings.now())) return;
  }
  throw new HttpError(409, 'Only a booking that is not finished can be removed.');
}
