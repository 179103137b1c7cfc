/** The statuses that the backend gives, each once: rows, answers and views are typed by them. */

const BOOKING_STATUSES = ['pending', 'confirmed', 'disputed', 'cancelled'] as const;

/**
 * A booking is `pending` until a payment succeeds, then `confirmed`; `disputed` while the cardholder's bank looks into the
 * payment. The company may set `cancelled`, and a payment that went back whole does.
 */
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** Reads the status of a booking, however the backend writes it. `unknown`: not one of these. */
export function readBookingStatus(text: string): BookingStatus | 'unknown' {
  const written = text.toLowerCase().replace('canceled', 'cancelled');
  return BOOKING_STATUSES.find((known) => known === written) ?? 'unknown';
}

/**
 * Status of a payment. `requires_payment_method` means that no payment was tried yet, `failed` that the last attempt
 * was declined and the visitor may try again; `succeeded` and `canceled` are final.
 */
export type PaymentStatusName = 'requires_payment_method' | 'processing' | 'failed' | 'succeeded' | 'canceled';
