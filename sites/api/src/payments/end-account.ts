import { paymentsOf } from '../store/payments.ts';
import { type DataRequest, eraseAccount } from '../store/personal-data.ts';
import { closeOpenPayment } from './close-open-payment.ts';
import type { PaymentServices } from './payment-services.ts';

/**
 * Erases an account. Its open card payments are ended first, or block it.
 * @throws HttpError 409 if a card is being charged; ErasureRefusedError if the account can't be erased now
 */
export async function endAccount(services: PaymentServices, userId: string, request: DataRequest): Promise<void> {
  const { store, settings } = services;
  for (const { status, booking_id } of await paymentsOf(store, userId)) {
    if (status === 'open') await closeOpenPayment(services, booking_id);
  }
  await eraseAccount(store, userId, request, settings.now());
}
