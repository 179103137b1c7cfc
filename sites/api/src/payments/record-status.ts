import { cancelPayment } from '../store/payments.ts';
import type { PaymentRow } from '../store/schema.ts';
import { settlePayment } from '../store/settlements.ts';
import type { ProviderStatus } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Writes down how a payment stands at the provider: the one way in which a payment changes, whoever learned of it, be it
 * the visitor's poll, the webhook or the reconciler. It only leads from open to paid or cancelled, whatever comes how
 * often in which order.
 */
export async function recordStatus(
  services: PaymentServices,
  payment: PaymentRow,
  { status }: ProviderStatus,
): Promise<void> {
  const { store, settings, mailQueue } = services;
  const now = settings.now();
  if (status === 'canceled') await cancelPayment(store, payment.id, now);
  if (status !== 'succeeded') return;
  const settlement = await settlePayment(store, payment.id, now);
  if (!settlement) return;
  if (!settlement.booking) {
    settings.log({
      level: 'error',
      message: 'a payment came for a booking that does not wait for it',
      payment: payment.id,
    });
  }
  // Nobody waits for a mail server.
  void mailQueue.run();
}
