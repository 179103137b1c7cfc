/** The statuses that the backend gives, each once: rows, answers and views are typed by them. */

/**
 * A booking is `pending` until a payment succeeds, then `confirmed`; `disputed` while the cardholder's bank looks into the
 * payment. The company may set `cancelled`, and a payment that went back whole does.
 */
export type BookingStatus = 'pending' | 'confirmed' | 'disputed' | 'cancelled';

/**
 * How a payment stands. `requires_payment_method` means that nobody has tried to pay yet, `failed` that the last attempt
 * was declined and the visitor may try again; `succeeded` and `canceled` are final.
 */
export type PaymentStatusName = 'requires_payment_method' | 'processing' | 'failed' | 'succeeded' | 'canceled';

/** Whether a booking stands so, however the backend writes it. */
export const isBooking = ({ status }: { status: string }, wanted: BookingStatus) => status.toLowerCase() === wanted;
