import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { bookingById } from '../store/bookings.ts';
import { countDecline, declinesSince } from '../store/declined-cards.ts';
import type { PaymentRow } from '../store/schema.ts';
import { recordStatus } from './record-status.ts';

/** Declined cards within the window after which the cardholder has to prove who they are. */
const DECLINES_BEFORE_CHALLENGE = 3;
/** Declined cards within the window after which no card of that user is taken for a while. */
const DECLINES_BEFORE_PAUSE = 8;
const WINDOW_SECONDS = 3_600;

/**
 * Whether a user's next payment asks the cardholder to prove who they are. Somebody who tries out stolen cards has many
 * declined; somebody who mistypes their own, one or two.
 * @throws Refusal 429 where too many cards were declined
 */
export async function isNextCardChallenged(services: Services, userId: string): Promise<boolean> {
  const declines = await recentDeclines(services, userId);
  if (declines >= DECLINES_BEFORE_PAUSE) {
    throw new Refusal(429, 'Too many cards were declined. Please try again in an hour, or contact us.', {
      'Retry-After': String(WINDOW_SECONDS),
    });
  }
  return declines >= DECLINES_BEFORE_CHALLENGE;
}

/** Writes down that a card was declined, and closes the payment to further cards where that were too many. */
export async function recordDecline(services: Services, payment: PaymentRow): Promise<void> {
  const { store, settings, payments } = services;
  await countDecline(store, payment.id, settings.now());
  const { user_id } = await bookingById(store, payment.booking_id);
  if ((await recentDeclines(services, user_id)) < DECLINES_BEFORE_PAUSE) return;
  await recordStatus(services, payment, await payments.cancelIntent(payment.id));
}

function recentDeclines({ store, settings }: Services, userId: string): Promise<number> {
  return declinesSince(store, userId, new Date(settings.now().getTime() - WINDOW_SECONDS * 1000));
}
