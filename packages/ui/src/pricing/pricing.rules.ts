import { groupDiscountPercent } from './group-discount.ts';
import { type LeaderDiscount, leaderPercent } from './leader-discount.ts';
import { FULL_PAYMENT_PERCENT, MINIMUM_ADVANCE_PERCENT } from './terms.ts';

/** The price of a trek for a group. All amounts are integer US cents. */
export interface Quote {
  pricePerPersonCents: number;
  travelers: number;
  subtotalCents: number;
  discountPercent: number;
  discountCents: number;
  /** The leader's discount: 0 without one. */
  leaderCents: number;
  totalCents: number;
}

/** Splits a payment now from the rest due before the trek. Whole US dollars, as they are charged. */
export interface PaymentSplit {
  advanceUsd: number;
  balanceUsd: number;
}

/** Rounds a non-negative amount of cents half up to whole dollars: the one rounding that browser and server share. */
export function wholeUsd(cents: number): number {
  return Math.floor((cents + 50) / 100);
}

/** Price in US dollars as the catalogue gives it, turned into integer cents. */
export function centsOf(usd: number): number {
  return Math.round(usd * 100);
}

/** Integer cents in US dollars, as they are written down and shown. */
export function usdOf(cents: number): number {
  return cents / 100;
}

/**
 * Prices a trek for a group. The leader's discount is a part of one place, after the group discount.
 * @param leaderDiscount as the trek's policy names it. Default: none
 * @throws RangeError when the price is negative or not finite, or `travelers` is not a whole number from 1
 */
export function quoteTrek(pricePerPersonUsd: number, travelers: number, leaderDiscount?: LeaderDiscount): Quote {
  if (!Number.isFinite(pricePerPersonUsd) || pricePerPersonUsd < 0) {
    throw new RangeError(`@trek/ui: a price must be a number from 0, got ${pricePerPersonUsd}.`);
  }
  if (!Number.isSafeInteger(travelers) || travelers < 1) {
    throw new RangeError(`@trek/ui: the number of travelers must be a whole number from 1, got ${travelers}.`);
  }
  const pricePerPersonCents = centsOf(pricePerPersonUsd);
  const subtotalCents = pricePerPersonCents * travelers;
  const discountPercent = groupDiscountPercent(travelers);
  const discountCents = Math.round((subtotalCents * discountPercent) / 100);
  const placeShare = (100 - discountPercent) * leaderPercent(travelers, leaderDiscount);
  const leaderCents = Math.round((pricePerPersonCents * placeShare) / 10_000);
  return {
    pricePerPersonCents,
    travelers,
    subtotalCents,
    discountPercent,
    discountCents,
    leaderCents,
    totalCents: subtotalCents - discountCents - leaderCents,
  };
}

/** Whole dollars that `percent` of a total comes to. */
export function advanceUsd(totalCents: number, percent: number): number {
  return wholeUsd((totalCents * percent) / 100);
}

/** The smallest and the largest amount, in whole dollars, that may be paid in advance. */
export function advanceLimitsUsd(totalCents: number): { minimum: number; maximum: number } {
  return {
    minimum: advanceUsd(totalCents, MINIMUM_ADVANCE_PERCENT),
    maximum: advanceUsd(totalCents, FULL_PAYMENT_PERCENT),
  };
}

/** True for a whole dollar amount from `MINIMUM_ADVANCE_PERCENT` to all of the total. */
export function isAcceptableAdvance(totalCents: number, amountUsd: number): boolean {
  const { minimum, maximum } = advanceLimitsUsd(totalCents);
  return Number.isSafeInteger(amountUsd) && amountUsd > 0 && amountUsd >= minimum && amountUsd <= maximum;
}

/**
 * The smallest and the largest amount, in whole dollars, by which the rest of a booking may be paid: as much as is asked for
 * in advance, or all that is left where that is less.
 * @param minimumPercent by the terms of the booking. Default: by today's
 */
export function balanceLimitsUsd(
  totalCents: number,
  balanceUsd: number,
  minimumPercent: number = MINIMUM_ADVANCE_PERCENT,
): { minimum: number; maximum: number } {
  const minimum = advanceUsd(totalCents, minimumPercent);
  return { minimum: Math.max(1, Math.min(minimum, balanceUsd)), maximum: balanceUsd };
}

/** True for a whole dollar amount by which the rest of a booking may be paid: never more than is owed. */
export function isAcceptableBalance(
  totalCents: number,
  balanceUsd: number,
  amountUsd: number,
  minimumPercent?: number,
): boolean {
  const { minimum, maximum } = balanceLimitsUsd(totalCents, balanceUsd, minimumPercent);
  return Number.isSafeInteger(amountUsd) && amountUsd >= minimum && amountUsd <= maximum;
}

/** The payment now and the rest, both in whole dollars that add up to the rounded total. */
export function splitPayment(totalCents: number, amountUsd: number): PaymentSplit {
  return { advanceUsd: amountUsd, balanceUsd: wholeUsd(totalCents) - amountUsd };
}

/** Share of the total that an amount in dollars is, in percent, or 0 for a total of nothing. */
export function percentOfTotal(totalCents: number, amountUsd: number): number {
  return totalCents === 0 ? 0 : (amountUsd * 100 * 100) / totalCents;
}

/**
 * The group's saving with one more traveler, in cents: positive only if the next size reaches a discount that makes the
 * group's total smaller than it is now.
 */
export function savingWithOneMore(
  pricePerPersonUsd: number,
  travelers: number,
  leaderDiscount?: LeaderDiscount,
): number {
  const now = quoteTrek(pricePerPersonUsd, travelers, leaderDiscount).totalCents;
  const next = quoteTrek(pricePerPersonUsd, travelers + 1, leaderDiscount).totalCents;
  return Math.max(0, now - next);
}

/**
 * Each traveler's saving with one more traveler, in whole cents: positive only if the next size reaches another group discount.
 * The leader's discount is the leader's alone.
 */
export function savingOfEachWithOneMore(pricePerPersonUsd: number, travelers: number): number {
  // Without another discount only the rounding of the total differs, and that is no saving.
  if (groupDiscountPercent(travelers) === groupDiscountPercent(travelers + 1)) return 0;
  const now = quoteTrek(pricePerPersonUsd, travelers).totalCents / travelers;
  const next = quoteTrek(pricePerPersonUsd, travelers + 1).totalCents / (travelers + 1);
  return Math.max(0, Math.floor(now) - Math.ceil(next));
}
