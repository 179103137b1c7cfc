import { mayCustomer } from '@trek/ui/internal/booking-acts';
import {
  advanceLimitsUsd,
  balanceLimitsUsd,
  isAcceptableAdvance,
  isAcceptableBalance,
  type LeaderDiscount,
  MAXIMUM_CHARGE_USD,
  type Quote,
  quoteTrek,
} from '@trek/ui/pricing';
import { HttpError } from '../http/http-error.ts';
import { termsOf } from '../store/booking-terms.ts';
import type { BookingRow } from '../store/schema.ts';
import { priceChanged } from './offered-price.ts';

/**
 * Checks the amount of an advance.
 * @throws HttpError 400 `price-changed` if it belongs to another total
 */
export function assertAdvancePayable(quote: Quote, amountUsd: number): void {
  if (!isAcceptableAdvance(quote.totalCents, amountUsd)) {
    const { minimum, maximum } = advanceLimitsUsd(quote.totalCents);
    throw priceChanged(quote, `The amount must be between US$ ${minimum} and US$ ${maximum}.`);
  }
  refuseLargerCharge(amountUsd);
}

/**
 * The price of a group, if a card can pay its minimum deposit.
 * @param leaderDiscount as the trek's policy names it
 * @throws HttpError 400 if the group is too large for that
 */
export function payableQuote(priceUsd: number, travelers: number, leaderDiscount: LeaderDiscount | undefined): Quote {
  const quote = quoteTrek(priceUsd, travelers, leaderDiscount);
  refuseLargerCharge(advanceLimitsUsd(quote.totalCents).minimum);
  return quote;
}

export const PAID_ALREADY = 'This booking is already paid.';

/**
 * Checks an amount to be paid toward the balance of a booking.
 * @throws HttpError 400 if the booking takes no payment, or not this amount
 */
export function assertBalancePayable(booking: BookingRow, amountUsd: number): void {
  const { status, total_cents, balance_usd } = booking;
  const { minimumAdvancePercent } = termsOf(booking);
  if (!mayCustomer('pay', status)) throw new HttpError(400, 'This booking takes no payments. Please contact us.');
  if (balance_usd === 0) throw new HttpError(400, PAID_ALREADY);
  if (!isAcceptableBalance(total_cents, balance_usd, amountUsd, minimumAdvancePercent)) {
    const { minimum, maximum } = balanceLimitsUsd(total_cents, balance_usd, minimumAdvancePercent);
    throw new HttpError(400, `The amount must be between US$ ${minimum} and US$ ${maximum}.`);
  }
  refuseLargerCharge(amountUsd);
}

function refuseLargerCharge(amountUsd: number): void {
  if (amountUsd <= MAXIMUM_CHARGE_USD) return;
  throw new HttpError(400, `One payment can't be more than US$ ${MAXIMUM_CHARGE_USD}. Please contact us.`);
}
