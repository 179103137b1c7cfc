import { HttpError } from '../http/http-error.ts';
import type { PastAttempt } from '../http/rate-limit.ts';
import { declinesOf } from '../store/declined-cards.ts';
import type { Store } from '../store/open-store.ts';
import { openPayment } from '../store/payments.ts';
import type { PaymentRow } from '../store/schema.ts';
import type { ProviderEnd } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordStatus } from './record-status.ts';
import { PAID_ALREADY } from './validated-quote.ts';

const BEING_PROCESSED = 'A payment for this booking is being processed.';
const JUST_PAID = 'A payment for this booking has just arrived. Please check again.';

/**
 * Cancels a booking's open payment before the booking changes.
 * @throws HttpError 409 if it has been paid meanwhile, or its state is unknown
 */
export async function closeOpenPayment(services: PaymentServices, bookingId: string): Promise<void> {
  const open = await openPayment(services.store, bookingId);
  if (open && (await endPayment(services, open)).status === 'succeeded') throw new HttpError(409, JUST_PAID);
}

/**
 * Checks, in the transaction that holds the lock on a changing booking, that no payment was opened since {@link
 * closeOpenPayment}: it would be for the old booking.
 * @throws HttpError 409 if one was
 */
export async function refusePaymentUnderWay(transaction: Store, bookingId: string): Promise<void> {
  if (await openPayment(transaction, bookingId)) throw new HttpError(409, BEING_PROCESSED);
}

/**
 * Cancels an open payment before another replaces it.
 * @returns whether it was untried. True once, also if others cancel it at the same time
 * @throws HttpError 400 if it was paid, 409 if its state is unknown
 */
export async function retirePayment(services: PaymentServices, open: PaymentRow): Promise<boolean> {
  const { status, isUntried } = await endPayment(services, open);
  if (status === 'succeeded') throw new HttpError(400, PAID_ALREADY);
  return isUntried;
}

/** The attempt that a payment has cost. */
export const attemptOf = ({ network_hash, created_at }: PaymentRow): PastAttempt => ({
  caller: network_hash,
  countedAt: new Date(created_at),
});

/** Whether no one is known to have tried to pay it. */
export const looksUntried = async (store: Store, { id, asked_at }: PaymentRow): Promise<boolean> =>
  asked_at === null && (await declinesOf(store, id)) === 0;

/**
 * Cancels an open payment that its visitor has abandoned, so that it holds no places. One that is being processed
 * stays.
 */
export async function abandonPayment(services: PaymentServices, open: PaymentRow): Promise<ProviderEnd> {
  const end = await services.payments.cancelIntent(open.id);
  const canceled = await recordStatus(services, open, end);
  return {
    ...end,
    isUntried: end.isUntried && canceled !== undefined && (await looksUntried(services.store, canceled)),
  };
}

/**
 * Cancels an open payment at its provider and records the outcome.
 * @throws HttpError 409 if its state is unknown
 */
async function endPayment(services: PaymentServices, open: PaymentRow): Promise<ProviderEnd> {
  const end = await abandonPayment(services, open);
  if (end.status === 'canceled' || end.status === 'succeeded') return end;
  throw new HttpError(409, BEING_PROCESSED);
}
