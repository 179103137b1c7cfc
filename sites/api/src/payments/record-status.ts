import { confirmationLetter } from '../mail/letters.ts';
import type { Services } from '../services.ts';
import { bookedTrekTitle } from '../store/bookings.ts';
import { cancelPayment, settlePayment } from '../store/payments.ts';
import type { PaymentRow } from '../store/schema.ts';
import type { ProviderStatus } from './payment-provider.ts';

/**
 * Writes down how an open payment stands at the provider. Whoever marks it as paid sends the confirmation, so there
 * is one, however many ask at the same time.
 */
export async function recordStatus(services: Services, payment: PaymentRow, { status }: ProviderStatus): Promise<void> {
  const { store, settings, postOffice } = services;
  if (status === 'canceled') await cancelPayment(store, payment.id, settings.now());
  if (status !== 'succeeded') return;
  const settlement = await settlePayment(store, payment.id, settings.now());
  if (!settlement) return;
  const { booking } = settlement;
  if (!booking) {
    settings.log({ level: 'error', message: 'a payment came for a booking that is not pending', payment: payment.id });
    return;
  }
  postOffice.post(async () => confirmationLetter(booking, await bookedTrekTitle(store, booking.trek_id)));
}
