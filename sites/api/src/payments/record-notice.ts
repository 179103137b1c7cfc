import type { Services } from '../services.ts';
import { recordDispute, recordRefund } from '../store/payment-returns.ts';
import { paymentById } from '../store/payments.ts';
import { recordDecline } from './card-attempts.ts';
import type { ProviderNotice } from './payment-provider.ts';
import { recordStatus } from './record-status.ts';

/** Writes down what the provider reports of a payment. */
export async function recordNotice(services: Services, notice: ProviderNotice): Promise<void> {
  const { store, settings, mailQueue } = services;
  const payment = await paymentById(store, notice.paymentId);
  // The provider sends what happens to payments of other sites on the same account, too.
  if (!payment) return;
  if (notice.kind === 'standing') return recordStatus(services, payment, notice.standing);
  if (notice.kind === 'declined') return recordDecline(services, payment);
  // Money that comes back has been paid, whether or not that report has come already.
  await recordStatus(services, payment, { status: 'succeeded' });
  if (notice.kind === 'refunded') await recordRefund(store, payment.id, notice.refundedCents, settings.now());
  else await recordDispute(store, payment.id, notice.dispute, settings.now());
  void mailQueue.run();
}
