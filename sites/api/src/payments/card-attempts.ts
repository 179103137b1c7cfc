import { HttpError } from '../http/http-error.ts';
import { bookingById } from '../store/bookings.ts';
import { CARD_WINDOW_SECONDS, type Cardholders, declinesOf, declinesSince } from '../store/declined-cards.ts';
import type { PaymentRow } from '../store/schema.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordStatus } from './record-status.ts';

/** Declined cards that end a payment. The next payment is counted as another. */
const DECLINES_OF_A_PAYMENT = 3;
/** Declined cards within the window after which the next payment is challenged, and after which none is opened. */
const OF_A_USER = { challenge: 3, pause: 8 };
/** Higher, because families, hotels and mobile carriers share a network. */
const OF_A_NETWORK = { challenge: 10, pause: 30 };

/** Message of a payment that its declined cards have ended. */
const ENDED = 'Three cards were declined, so this payment has ended. Nothing was charged. Please start again.';

/**
 * Whether the next payment requires 3-D Secure. People who test stolen cards have many declines, under one name or
 * several; people who mistype their own card have one or two.
 * @throws HttpError 429 after too many declines
 */
export async function isNextCardChallenged(
  services: PaymentServices,
  userId: string,
  networkHash: string,
): Promise<boolean> {
  const [ofUser, ofNetwork] = await recentDeclines(services, userId, networkHash);
  if (isPaused(ofUser, ofNetwork)) {
    throw new HttpError(429, 'Too many cards were declined. Please try again in an hour, or contact us.', {
      'Retry-After': String(CARD_WINDOW_SECONDS),
    });
  }
  return ofUser >= OF_A_USER.challenge || ofNetwork >= OF_A_NETWORK.challenge;
}

/** Ends a payment after too many declined cards. */
export async function endAfterDeclines(services: PaymentServices, payment: PaymentRow): Promise<void> {
  if (payment.status !== 'open') return;
  const { store, payments } = services;
  const { user_id } = await bookingById(store, payment.booking_id);
  const isLast =
    (await declinesOf(store, payment.id)) >= DECLINES_OF_A_PAYMENT ||
    isPaused(...(await recentDeclines(services, user_id, payment.network_hash)));
  if (isLast) await recordStatus(services, payment, await payments.cancelIntent(payment.id));
}

/** An explanation of how a payment ended, beside its status. */
export async function endMessageOf(
  { store }: PaymentServices,
  { id, status }: PaymentRow,
): Promise<string | undefined> {
  return status === 'canceled' && (await declinesOf(store, id)) >= DECLINES_OF_A_PAYMENT ? ENDED : undefined;
}

const isPaused = (ofUser: number, ofNetwork: number) => ofUser >= OF_A_USER.pause || ofNetwork >= OF_A_NETWORK.pause;

function recentDeclines(
  { store, settings }: PaymentServices,
  userId: string,
  networkHash: string | null,
): Promise<[ofUser: number, ofNetwork: number]> {
  const moment = new Date(settings.now().getTime() - CARD_WINDOW_SECONDS * 1000);
  const since = (whose: Cardholders) => declinesSince(store, whose, moment);
  return Promise.all([since({ userId }), networkHash === null ? 0 : since({ networkHash })]);
}
