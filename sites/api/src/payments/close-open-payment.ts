import { HttpError } from '../http/http-error.ts';
import type { Store } from '../store/open-store.ts';
import { openPayment } from '../store/payments.ts';
import type { PaymentRow } from '../store/schema.ts';
import type { ProviderStatus } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordStatus } from './record-status.ts';
import { PAID_ALREADY } from './validated-total.ts';

const BEING_PROCESSED = 'A payment for this booking is being processed.';

/**
 * Ends the payment of a booking that a visitor has begun and not made, before the booking changes under it.
 * @throws HttpError 409 where it has been made meanwhile, or nobody knows yet
 */
export async function closeOpenPayment(services: PaymentServices, bookingId: string): Promise<void> {
  const open = await openPayment(services.store, bookingId);
  if (open && (await endPayment(services, open)) === 'succeeded') throw new HttpError(409, BEING_PROCESSED);
}

/**
 * Makes sure, within the transaction that changes a booking and behind its lock, that no payment of it was begun since
 * {@link closeOpenPayment}: it would be of a booking that is no more.
 * @throws HttpError 409 where one was
 */
export async function refusePaymentUnderWay(transaction: Store, bookingId: string): Promise<void> {
  if (await openPayment(transaction, bookingId)) throw new HttpError(409, BEING_PROCESSED);
}

/**
 * Ends an open payment before another takes its place.
 * @throws HttpError 400 where it went through, 409 where nobody knows yet
 */
export async function retirePayment(services: PaymentServices, open: PaymentRow): Promise<void> {
  if ((await endPayment(services, open)) === 'succeeded') throw new HttpError(400, PAID_ALREADY);
}

/**
 * Ends an open payment that its visitor has turned away from, so that nothing is held for it any more. One that is being made is
 * left alone.
 * @returns how it stands
 */
export async function abandonPayment(services: PaymentServices, open: PaymentRow): Promise<ProviderStatus> {
  const outcome = await services.payments.cancelIntent(open.id);
  await recordStatus(services, open, outcome);
  return outcome;
}

/**
 * Cancels an open payment at its provider, and writes down how it ended.
 * @throws HttpError 409 where nobody knows yet
 */
async function endPayment(services: PaymentServices, open: PaymentRow): Promise<'canceled' | 'succeeded'> {
  const { status } = await abandonPayment(services, open);
  if (status === 'canceled' || status === 'succeeded') return status;
  throw new HttpError(409, BEING_PROCESSED);
}
