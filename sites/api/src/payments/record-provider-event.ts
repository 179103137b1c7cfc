import { recordDispute, recordRefund } from '../store/payment-returns.ts';
import { paymentById } from '../store/payments.ts';
import { recordArrival, recordFailure } from '../store/refunds.ts';
import type { PaymentRow } from '../store/schema.ts';
import { recordDecline } from './card-attempts.ts';
import type { ProviderEvent } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordStatus } from './record-status.ts';

/** Records an event of the provider. */
export async function recordProviderEvent(services: PaymentServices, notice: ProviderEvent): Promise<void> {
  const { store, mailQueue } = services;
  const payment = await paymentById(store, notice.paymentId);
  // The provider also sends events of other sites on the same account.
  if (!payment) return;
  if (notice.kind === 'standing') {
    await recordStatus(services, payment, notice.standing);
    return;
  }
  if (notice.kind === 'declined') return recordDecline(services, payment);
  // A refund or dispute implies a payment, even if its own event has not arrived yet.
  await recordStatus(services, payment, { status: 'succeeded' });
  await recordReturn(services, payment, notice);
  void mailQueue.run();
}

async function recordReturn(
  { store, payments, settings }: PaymentServices,
  { id, refund_failed_at }: PaymentRow,
  notice: Exclude<ProviderEvent, { kind: 'standing' | 'declined' }>,
): Promise<void> {
  const now = settings.now();
  if (notice.kind === 'disputed') return recordDispute(store, id, notice.dispute, now);
  if (notice.kind === 'refunded') {
    // The event may date from before a failed refund, whose money is back.
    const cents = refund_failed_at === null ? notice.refundedCents : await payments.returnedCents(id);
    return recordRefund(store, id, cents, now);
  }
  if (notice.state === 'arrived') return recordArrival(store, id, notice.refundId, now);
  if (notice.state === 'failed') {
    return recordFailure(store, id, notice.refundId, await payments.returnedCents(id), now);
  }
}
