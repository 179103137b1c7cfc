import { centsOf } from '../../pricing/pricing.rules.ts';
import type { TrekEvent } from '../../provider/trek-events.ts';
import { CURRENCY } from '../payment/payment.rules.ts';
import type { BookingFacts, BookingStep } from './booking.connect.ts';

/** The facts of a payment for the host's events. */
export interface PaymentSummary {
  id: string | null;
  /** Money is under way. */
  isBusy: boolean;
  /** The outcome is not known yet. */
  isUnknown: boolean;
  isSimulated: boolean;
}

/** A booking that is confirmed, for its payment has succeeded. */
export interface ConfirmedBooking {
  /** Null where the backend does not tell. */
  bookingId: number | string | null;
  /** How the booking is called on the telephone; null where the backend does not tell. */
  reference: string | null;
  trekId: number | string;
  /** `YYYY-MM-DD`. */
  startDate: string;
  travelers: number;
  /** The amount of the payment, in cents. */
  paidCents: number;
}

/** A booking at one moment, without facts that a host must not see. */
export type BookingSummary = Pick<
  BookingFacts,
  'step' | 'repriced' | 'needsSignIn' | 'bookingId' | 'reference' | 'travelers' | 'quote' | 'amountUsd'
> & {
  trekId: number | string;
  startDate: string;
  /** Null outside of the payment step. */
  payment: PaymentSummary | null;
};

const REPORTED_STEPS = { login: 'sign-in', details: 'details', payment: 'payment', success: 'succeeded' } as const;

const isReportedStep = (step: BookingStep): step is keyof typeof REPORTED_STEPS => step in REPORTED_STEPS;

/** The host's events for a booking that was `before` and is `now`. */
export function bookingEvents(before: BookingSummary, now: BookingSummary): TrekEvent[] {
  return [
    ...quoteEvents(before, now),
    ...priceEvents(before, now),
    ...stepEvents(before, now),
    ...paymentEvents(before, now),
  ];
}

/** Whether the visitor has to sign in `now`, and did not have to `before`. */
export const hasToSignIn = (before: BookingSummary, now: BookingSummary): boolean =>
  isSignInNeeded(now) && !isSignInNeeded(before);

const isSignInNeeded = ({ step, needsSignIn }: BookingSummary) => step === 'login' || needsSignIn;

/** The booking that has been confirmed between `before` and `now`; null: none has. */
export function confirmedBooking(before: BookingSummary, now: BookingSummary): ConfirmedBooking | null {
  if (!hasSucceeded(before, now)) return null;
  const { bookingId, reference, trekId, startDate, travelers, amountUsd } = now;
  return { bookingId, reference, trekId, startDate, travelers, paidCents: centsOf(amountUsd) };
}

const hasSucceeded = (before: BookingSummary, now: BookingSummary) =>
  now.step === 'success' && before.step !== 'success';

function quoteEvents(before: BookingSummary, now: BookingSummary): TrekEvent[] {
  // After a success the booking begins again: its group was not chosen.
  if (before.travelers === now.travelers || before.step === 'success' || before.step === 'requested') return [];
  const { trekId, travelers } = now;
  const { totalCents, discountPercent } = now.quote;
  return [{ type: 'trek:quote', detail: { v: 1, trekId, travelers, totalCents, discountPercent, currency: CURRENCY } }];
}

function priceEvents(before: BookingSummary, { repriced, trekId }: BookingSummary): TrekEvent[] {
  if (!repriced || before.repriced) return [];
  const { shownCents, totalCents } = repriced;
  return [{ type: 'trek:price-changed', detail: { v: 1, trekId, shownCents, totalCents } }];
}

function stepEvents(before: BookingSummary, { step, trekId }: BookingSummary): TrekEvent[] {
  if (before.step === step || !isReportedStep(step)) return [];
  return [{ type: 'trek:step', detail: { v: 1, trekId, step: REPORTED_STEPS[step] } }];
}

function paymentEvents(before: BookingSummary, now: BookingSummary): TrekEvent[] {
  const status = paymentStatus(before, now);
  // A payment that has ended is no longer there: it is reported as it was.
  const payment = now.payment?.id ? now.payment : before.payment;
  if (!status || !payment?.id) return [];
  const { id: paymentId, isSimulated } = payment;
  const { trekId, bookingId, reference } = now;
  // After a success the booking begins again, with the price of another.
  const { amountUsd, quote } = before.payment ? before : now;
  const booking = { trekId, bookingId, reference, totalCents: quote.totalCents };
  const detail = { v: 1, ...booking, paymentId, status, amountCents: centsOf(amountUsd), isSimulated } as const;
  return [{ type: 'trek:payment', detail }];
}

function paymentStatus(before: BookingSummary, now: BookingSummary) {
  if (hasSucceeded(before, now)) return 'succeeded';
  if (!now.payment) return;
  if (now.payment.isUnknown) return before.payment?.isUnknown ? undefined : 'unknown';
  if (now.payment.isBusy) return before.payment?.isBusy ? undefined : 'processing';
  return before.payment?.isBusy && before.payment.id ? 'failed' : undefined;
}
