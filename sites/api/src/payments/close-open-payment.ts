import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { openPayment } from '../store/payments.ts';
import { recordStatus } from './record-status.ts';

/**
 * Ends the payment that a visitor has begun and not made, before the booking changes under it.
 * @throws Refusal 409 where it has been made meanwhile, or nobody knows yet
 */
export async function closeOpenPayment(services: Services, bookingId: string): Promise<void> {
  const open = await openPayment(services.store, bookingId);
  if (!open) return;
  const outcome = await services.payments.cancelIntent(open.id);
  await recordStatus(services, open, outcome);
  if (outcome.status !== 'canceled') throw new Refusal(409, 'A payment for this booking is being processed.');
}
