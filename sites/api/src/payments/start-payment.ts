import { randomUUID } from 'node:crypto';
import type { TrekEntity } from '@trek/ui/api';
import type { PaymentRequest } from '@trek/ui/payment/rules';
import type { Attempt } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { pendingBooking } from '../store/bookings.ts';
import { addPayment, openPayment } from '../store/payments.ts';
import type { PaymentRow } from '../store/schema.ts';
import { acceptedTotal } from './accepted-total.ts';
import { isNextCardChallenged } from './card-attempts.ts';
import type { ProviderIntent } from './payment-provider.ts';
import { recordStatus } from './record-status.ts';

/** How long the same request, made again, means the payment that it has opened: a double press, two tabs. */
const REPEATED_WITHIN_MS = 10_000;

/**
 * Opens a payment for the user's unpaid booking of a trek. An older open one is cancelled first, so the visitor can't
 * pay twice. Call it for one user and trek at a time.
 * @param countAttempt is called before a payment is really opened, and may refuse it
 * @throws Refusal when the amount is not what the trek costs, there is nothing to pay or there were too many attempts
 */
export async function startPayment(
  services: Services,
  userId: string,
  trek: TrekEntity,
  request: PaymentRequest,
  countAttempt: () => Promise<Attempt>,
): Promise<ProviderIntent> {
  const { amount, numTravelers, customerName, customerEmail } = request;
  const { store, settings, payments } = services;
  const totalCents = acceptedTotal(trek, numTravelers, amount);
  const booking = await pendingBooking(store, userId, trek.id);
  if (!booking) throw new Refusal(400, 'There is no unpaid booking of this trek. Please enter your details first.');
  const open = await openPayment(store, booking.id);
  const again = open && (await repeatedPayment(services, open, request));
  if (again) return again;

  const isChallenged = await isNextCardChallenged(services, userId);
  const attempt = await countAttempt();
  return attempt.refundOnFailure(async () => {
    if (open) await retirePayment(services, open);
    const intent = await payments.createIntent({
      amountUsd: amount,
      bookingId: booking.id,
      description: `${trek.title}, ${numTravelers} × from ${booking.start_date}`,
      idempotencyKey: randomUUID(),
      isChallenged,
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
  });
}

/** The open payment where the request is the one that has just opened it, and nobody has turned to it since. */
async function repeatedPayment(
  { payments, settings }: Services,
  open: PaymentRow,
  request: PaymentRequest,
): Promise<ProviderIntent | undefined> {
  const isSame =
    open.amount_usd === request.amount &&
    open.travelers === request.numTravelers &&
    open.customer_name === request.customerName &&
    open.customer_email === request.customerEmail;
  const ageMs = settings.now().getTime() - Date.parse(open.created_at);
  if (!isSame || open.asked_at !== null || ageMs > REPEATED_WITHIN_MS) return undefined;
  return payments.reopen(open.id);
}

async function retirePayment(services: Services, open: PaymentRow): Promise<void> {
  const outcome = await services.payments.cancelIntent(open.id);
  await recordStatus(services, open, outcome);
  if (outcome.status === 'succeeded') throw new Refusal(400, 'This booking is paid already.');
  if (outcome.status !== 'canceled') throw new Refusal(409, 'A payment for this booking is being processed.');
}
