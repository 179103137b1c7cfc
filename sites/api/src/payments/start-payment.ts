import { randomUUID } from 'node:crypto';
import type { TrekEntity } from '@trek/ui/api';
import type { PaymentRequest } from '@trek/ui/internal/payment/rules';
import { companyDay } from '@trek/ui/pricing';
import { UnavailableError } from '../core/unavailable-error.ts';
import { HttpError } from '../http/http-error.ts';
import type { Attempt } from '../http/rate-limit.ts';
import { bookingWithTrek, ownBooking } from '../store/bookings.ts';
import type { LimitedDeparture } from '../store/departure-places.ts';
import { isDepartureConfirmed } from '../store/departure-requests.ts';
import {
  cancelPayment,
  type HoldFailure,
  type NewPayment,
  openPayment,
  openReserved,
  reservePayment,
} from '../store/payments.ts';
import { pendingBooking } from '../store/pending-booking.ts';
import { linesCentsOf } from '../store/price-lines.ts';
import type { BookingRow, PaymentRow, UserRow } from '../store/schema.ts';
import { refuseClosed, refuseTooEarly } from './bookable-start.ts';
import { isNextCardChallenged } from './card-attempts.ts';
import { looksUntried, retirePayment } from './close-open-payment.ts';
import { needsConfirmation } from './departure-confirmation.ts';
import { limitedDeparture, placesText } from './limited-departure.ts';
import { offerForPayment, PRICE_ON_REQUEST, refuseSmallerGroup } from './offered-price.ts';
import type { ProviderIntent } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { assertAdvancePayable, assertBalancePayable } from './validated-quote.ts';

/** Within this time, the same request returns the same payment: a double click, or two tabs. */
const REPEATED_WITHIN_MS = 10_000;

/** How long an open payment holds limited places. A bank's challenge takes ten minutes at most. */
const HELD_MS = 900_000;

// Clients show the message of a 400 only.
const UNCONFIRMED =
  'Places on this departure are limited: please confirm your email address first, with the link we mailed you, and then ' +
  'try again. If the link is lost or expired, "Forgot Password" sends you another one that confirms it, too.';
const UNANSWERED = 'This departure is on request: you can pay once we have confirmed it.';
const CROWDED =
  'Several payments for departures are open from your network. Please finish or close one, or try again in 15 minutes.';

/** Count the work of a request before it is done; each may refuse it. */
export interface PaymentCounts {
  /**
   * Called before a payment is opened.
   * @param extra 1 if the attempt of another payment is likely to be given back
   */
  countAttempt: (extra: 0 | 1) => Promise<Attempt>;
  /** Called for a payment that was replaced untried: it can't be charged. */
  giveBack: (payment: PaymentRow) => Promise<void>;
  /** Called before the provider is asked for a status, or to cancel a payment for another one. */
  countQuestion: () => Promise<Attempt>;
}

/**
 * Opens a payment for the user's unpaid booking of a trek, or toward the balance of the given confirmed booking, by the
 * terms it was booked with. It is reserved with its places first, then an older open payment is canceled, and only then
 * it can be paid: the visitor can't pay twice, and keeps the places they hold if the new group does not fit. Call it for
 * one user and trek at a time.
 * @param trek undefined if it is not on offer
 * @throws HttpError if the amount is wrong, nothing is to be paid, or there were too many attempts
 */
export async function startPayment(
  services: PaymentServices,
  user: Pick<UserRow, 'id' | 'email_confirmed_at'>,
  trek: TrekEntity | undefined,
  request: PaymentRequest,
  { countAttempt, giveBack, countQuestion }: PaymentCounts,
): Promise<ProviderIntent> {
  const { amount, customerName, customerEmail } = request;
  const { store, settings, payments } = services;
  const { id: userId } = user;
  const { booking, ...charged } = await payable(services, userId, trek, request);
  const open = await openPayment(store, booking.id);
  const again = open && (await repeatedPayment(services, open, request, charged, countQuestion));
  if (again) return again;

  if (charged.departure && user.email_confirmed_at === null)
    throw new HttpError(400, UNCONFIRMED, {}, { code: 'unconfirmed' });
  if (open) await countQuestion();
  const attempt = await countAttempt(open && (await looksUntried(store, open)) ? 1 : 0);
  return attempt.refundOnFailure(async () => {
    const title = trek?.title ?? (await bookingWithTrek(store, booking.id)).trek_title;
    const isChallenged = await isNextCardChallenged(services, userId, attempt.caller);
    const intent = await payments.createIntent({
      amountUsd: amount,
      bookingId: booking.id,
      description: `${title}, ${charged.travelers} × from ${booking.start_date}`,
      idempotencyKey: randomUUID(),
      isChallenged,
    });
    const now = settings.now();
    const heldUntil = new Date(now.getTime() + HELD_MS).toISOString();
    const payment = {
      id: intent.id,
      booking_id: booking.id,
      seen: booking,
      amount_usd: amount,
      ...charged,
      departure: charged.departure && { ...charged.departure, heldUntil },
      customer_name: customerName,
      customer_email: customerEmail,
      network_hash: attempt.caller,
    };
    try {
      const failure = await reservePayment(store, payment, now);
      if (failure) throw new HttpError(400, refusalText(failure));
      if (open && (await retirePayment(services, open))) await giveBack(open);
      // False if another server has opened or settled a payment of this booking meanwhile.
      if (await openReserved(store, payment, settings.now())) return intent;
      throw new HttpError(409, 'Another payment for this booking is in progress. Please try again.');
    } catch (error) {
      // A provider that is away is not asked again: the reconciler ends it later.
      if (!(error instanceof UnavailableError)) await discard(services, intent);
      throw error;
    }
  });
}

/** Ends a payment that was not opened. If this fails, too, the reconciler does it; without its secret no one can pay it. */
async function discard({ store, settings, payments }: PaymentServices, { id }: ProviderIntent): Promise<void> {
  await Promise.allSettled([cancelPayment(store, id, settings.now()), payments.cancelIntent(id)]);
}

/** The fields of a payment that depend on its purpose. */
type Payable = Pick<
  NewPayment,
  'travelers' | 'total_cents' | 'price_per_person_cents' | 'balance_state' | 'offer_ends_at'
> & {
  booking: BookingRow;
  departure: LimitedDeparture | undefined;
};

async function payable(
  { store, settings }: PaymentServices,
  userId: string,
  trek: TrekEntity | undefined,
  { bookingId, amount, numTravelers, trekId, totalAmount }: PaymentRequest,
): Promise<Payable> {
  const named = bookingId === undefined ? undefined : await ownBooking(store, userId, String(bookingId));
  if (bookingId !== undefined && named?.trek_id !== Number(trekId))
    throw new HttpError(400, 'There is no such booking of this trek.');
  if (named && named.status !== 'pending') {
    assertBalancePayable(named, amount);
    return {
      booking: named,
      travelers: named.travelers,
      total_cents: named.total_cents,
      price_per_person_cents: named.price_per_person_cents,
      balance_state: 'open',
      offer_ends_at: named.offer_ends_at,
      departure: undefined,
    };
  }
  if (!trek) throw new HttpError(400, `Trek with ID ${trekId} not found`);
  const booking = named ?? (await pendingBooking(store, userId, trek.id));
  if (!booking) {
    if (trek.price === null) throw new HttpError(400, PRICE_ON_REQUEST);
    throw new HttpError(400, 'There is no unpaid booking of this trek. Please enter your details first.');
  }
  const linesCents = await linesCentsOf(store, booking.id);
  refuseSmallerGroup(booking, numTravelers, linesCents);
  const offerRequest = { travelers: numTravelers, seenTotal: totalAmount, linesCents };
  const { quote, endsAt } = offerForPayment(trek, booking, offerRequest, settings.now());
  assertAdvancePayable(quote, amount);
  const isAhead = booking.start_date >= companyDay(settings.now());
  // The office may confirm a start as early as tomorrow.
  const isChosenByOffice = isAhead && (await isDepartureConfirmed(store, booking, numTravelers));
  if (!isChosenByOffice) {
    refuseTooEarly(trek, booking.start_date, settings.now());
    refuseClosed(trek, booking.start_date, settings.now());
  }
  const departure = await limitedDeparture(store, booking.trek_id, booking.start_date);
  if (await needsConfirmation(store, trek, booking, numTravelers)) {
    throw new HttpError(400, UNANSWERED, {}, { code: 'on-request' });
  }
  return {
    booking,
    travelers: numTravelers,
    total_cents: quote.totalCents,
    price_per_person_cents: quote.pricePerPersonCents,
    balance_state: null,
    offer_ends_at: endsAt,
    departure,
  };
}

function refusalText(failure: HoldFailure): string {
  if (failure.reason === 'crowded') return CROWDED;
  const what = failure.reason === 'full' ? placesText(failure.placesLeft) : 'This departure takes no more bookings.';
  return `${what} Please choose another day.`;
}

/** The open payment, if it was just opened by the same request and not polled since. */
async function repeatedPayment(
  { payments, settings }: PaymentServices,
  open: PaymentRow,
  request: PaymentRequest,
  { total_cents }: Pick<Payable, 'total_cents'>,
  countQuestion: PaymentCounts['countQuestion'],
): Promise<ProviderIntent | undefined> {
  const isSame =
    open.amount_usd === request.amount &&
    open.total_cents === total_cents &&
    (open.balance_state !== null || open.travelers === request.numTravelers) &&
    open.customer_name === request.customerName &&
    open.customer_email === request.customerEmail;
  const ageMs = settings.now().getTime() - Date.parse(open.created_at);
  if (!isSame || open.asked_at !== null || ageMs > REPEATED_WITHIN_MS) return undefined;
  await countQuestion();
  return payments.reopen(open.id);
}
