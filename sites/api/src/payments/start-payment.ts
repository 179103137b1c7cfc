import { randomUUID } from 'node:crypto';
import type { TrekEntity } from '@trek/ui/api';
import type { PaymentRequest } from '@trek/ui/payment/rules';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { pendingBooking } from '../store/bookings.ts';
import { addPayment, openPayment } from '../store/payments.ts';
import type { BookingRow } from '../store/schema.ts';
import { acceptedTotal } from './accepted-total.ts';
import type { ProviderIntent } from './payment-provider.ts';
import { recordStatus } from './record-status.ts';

/**
 * Opens a payment for the user's unpaid booking of a trek. An older open one is cancelled first, so the visitor can't
 * pay twice. Call it for one user and trek at a time.
 * @throws Refusal when the amount is not what the trek costs or there is nothing to pay
 */
export async function startPayment(
  services: Services,
  userId: string,
  trek: TrekEntity,
  { amount, numTravelers, customerName, customerEmail }: PaymentRequest,
): Promise<ProviderIntent> {
  const { store, settings, payments } = services;
  const totalCents = acceptedTotal(trek, numTravelers, amount);
  const booking = await pendingBooking(store, userId, trek.id);
  if (!booking) throw new Refusal(400, 'There is no unpaid booking of this trek. Please enter your details first.');
  await retireOpenPayment(services, booking);

  const intent = await payments.createIntent({
    amountUsd: amount,
    bookingId: booking.id,
    description: `${trek.title}, ${numTravelers} × from ${booking.start_date}`,
    idempotencyKey: randomUUID(),
    isChallenged: false,
  });
  const payment = {
    id: intent.id,
    booking_id: booking.id,
    amount_usd: amount,
    travelers: numTravelers,
    total_cents: totalCents,
    customer_name: customerName,
    customer_email: customerEmail,
  };
  if (await addPayment(store, payment, settings.now())) return intent;
  // Another server has opened or settled a payment of this booking since we looked.
  await payments.cancelIntent(intent.id);
  throw new Refusal(409, 'Another payment for this booking is under way. Please try again.');
}

async function retireOpenPayment(services: Services, booking: BookingRow): Promise<void> {
  const open = await openPayment(services.store, booking.id);
  if (!open) return;
  const outcome = await services.payments.cancelIntent(open.id);
  await recordStatus(services, open, outcome);
  if (outcome.status === 'succeeded') throw new Refusal(400, 'This booking is paid already.');
  if (outcome.status !== 'canceled') throw new Refusal(409, 'A payment for this booking is being processed.');
}
