import type { Store } from '../store/open-store.ts';
import { cancelPayment } from '../store/payments.ts';
import type { PaymentRow } from '../store/schema.ts';
import { type Settlement, settlePayment } from '../store/settlements.ts';
import { inTransaction } from '../store/transaction.ts';
import type { ReportedStatus } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Records the provider's status of a payment. Every status change goes through {@link applyStatus}, from the visitor's poll,
 * the webhook or the reconciler. A payment only moves from open to paid or canceled, however often and in whatever order
 * reports arrive.
 * @returns the payment, if this call has canceled it
 */
export async function recordStatus(
  services: PaymentServices,
  payment: PaymentRow,
  reported: ReportedStatus,
): Promise<PaymentRow | undefined> {
  const { store, settings } = services;
  if (reported.status !== 'canceled' && reported.status !== 'succeeded') return undefined;
  const { settlement, canceled } = await inTransaction(store, (transaction) =>
    applyStatus(transaction, payment, reported, settings.now()),
  );
  announce(services, settlement);
  return canceled;
}

/** {@link recordStatus} as a part of a transaction; {@link announce} its settlement after it. */
export async function applyStatus(
  transaction: Store,
  { id }: PaymentRow,
  { status, paidAt }: ReportedStatus,
  now: Date,
): Promise<{ settlement?: Settlement | undefined; canceled?: PaymentRow | undefined }> {
  if (status === 'canceled') return { canceled: await cancelPayment(transaction, id, now) };
  return status === 'succeeded' ? { settlement: await settlePayment(transaction, id, now, paidAt) } : {};
}

/** Sends the mails about a payment that was just settled, and logs one that no booking expected. */
export function announce({ settings, mailQueue }: PaymentServices, settlement: Settlement | undefined): void {
  if (!settlement) return;
  if (!settlement.booking) {
    settings.log({
      level: 'error',
      message: 'a payment arrived for a booking that does not expect it',
      payment: settlement.payment.id,
    });
  }
  // Not awaited: no visitor should wait for a mail server.
  void mailQueue.run();
}
