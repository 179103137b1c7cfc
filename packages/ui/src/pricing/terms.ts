/** The terms of booking that rules go by. Every page that quotes one of these figures reads it here. */

import type { BookingTerms } from '../api/entities.ts';

export type { BookingTerms } from '../api/entities.ts';
// The bounds of a trek whose backend names none: answers are read with them, too.
export { LAST_MINUTE_DAYS, LONGEST_LEAD_MONTHS } from '../core/internal/booking-bounds.ts';

/** The deposit's part of the discounted total, in percent: it confirms a booking, and is not refunded. */
export const DEPOSIT_PERCENT = 20;
/** Smallest part of the discounted total that may be paid in advance, in percent. */
export const MINIMUM_ADVANCE_PERCENT = 20;
export const FULL_PAYMENT_PERCENT = 100;

/** Days before the trek on which the rest is due, and until which canceling is free. */
export const BALANCE_DUE_DAYS = 30;
/** Days before the start until which a cancellation costs the deposit alone. */
export const FREE_CANCELLATION_DAYS = 30;

/** Canceling later than the free days but at least this many before departure costs a part of the trip, in percent. */
export const LATE_CANCELLATION = { days: 20, percent: 30 } as const;

/** Transferring a booking to another person: minimum days before departure, and the fee in USD. */
export const BOOKING_TRANSFER = { days: 14, feeUsd: 120 } as const;

/** The terms of a booking that is made now. */
export const BOOKING_TERMS: BookingTerms = {
  depositPercent: DEPOSIT_PERCENT,
  minimumAdvancePercent: MINIMUM_ADVANCE_PERCENT,
  balanceDueDays: BALANCE_DUE_DAYS,
  freeCancellationDays: FREE_CANCELLATION_DAYS,
  lateCancellation: LATE_CANCELLATION,
  transfer: BOOKING_TRANSFER,
};

/** Hours within which the company says whether it takes a departure on request. */
export const REQUEST_ANSWER_HOURS = 24;

/** Hours for which the price that a booking's details were stored with is offered: time enough to find a card. */
export const OFFER_HOURS = 24;

/** Days within which a refund is on the customer's statement. */
export const REFUND_DAYS = 10;

/** Largest amount of one card charge in whole USD: eight digits of cents. Source: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
export const MAXIMUM_CHARGE_USD = 999_999;

/**
 * How long a passport has to be valid, in months beyond the end of the trek. Nepal, Bhutan and India count from the day of
 * entry, airlines and Bhutan's agents from the day of leaving: this is enough for all.
 * Sources: https://www.gov.uk/foreign-travel-advice/nepal/entry-requirements
 * https://www.gov.uk/foreign-travel-advice/bhutan/entry-requirements
 * https://www.gov.uk/foreign-travel-advice/india/entry-requirements
 */
export const PASSPORT_VALIDITY_MONTHS = 6;
