import { cancelPayment } from '../store/payments.ts';
import type { PaymentRow } from '../store/schema.ts';
import { settlePayment } from '../store/settlements.ts';
import type { ProviderStatus } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Records the provider's status of a payment. Every status change goes through here, from the visitor's poll, the
 * webhook or the reconciler. A payment only moves from open to paid or canceled, however often and in whatever order
 * reports arrive.
 * @returns the payment, if this call has canceled it
 */
export async function recordStatus(
  services: PaymentServices,
  payment: PaymentRow,
  { status }: ProviderStatus,
): Promise<PaymentRow | undefined> {
  const { store, settings, mailQueue } = services;
  const now = settings.now();
  if (status === 'canceled') return cancelPayment(store, payment.id, now);
  if (status !== 'succeeded') return undefined;
  const settlement = await settlePayment(store, payment.id, now);
  if (!settlement) return undefined;
  if (!settlement.booking) {
    settings.log({
      level: 'error',
      message: 'a payment arrived for a booking that does not expect it',
      payment: payment.id,
    });
  }
  // Not awaited: no visitor should wait for a mail server.
  void mailQueue.run();
  return undefined;
}
