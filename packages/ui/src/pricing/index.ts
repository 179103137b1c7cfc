/** Prices, deposits, terms and departures. No React, no machine: a server prices with the same rules. */
export { addDays } from '../core/internal/calendar-date.ts';
export { type ClosedPeriod, isClosedPeriod } from '../core/internal/closed-periods.ts';
export { COMPANY_TIME_ZONE, companyDay } from '../core/internal/company-day.ts';
export { balanceDueDate } from './balance-due-date.ts';
export { type CanceledBooking, type CancellationTerms, cancellationTerms } from './cancellation.rules.ts';
export {
  type BookingPolicy,
  closedPeriodFor,
  type Departure,
  departureOf,
  departurePrice,
  isOnRequest,
  seasonOn,
} from './departure.rules.ts';
export type { LeaderDiscount } from './leader-discount.ts';
export {
  advanceLimitsUsd,
  advanceUsd,
  balanceLimitsUsd,
  centsOf,
  isAcceptableAdvance,
  isAcceptableBalance,
  type PaymentSplit,
  type Quote,
  quoteTrek,
  splitPayment,
  usdOf,
  wholeUsd,
} from './pricing.rules.ts';
export { quoteOfTotal, roundingCents, type StoredTotal } from './stored-price.rules.ts';
export {
  BALANCE_DUE_DAYS,
  BOOKING_TERMS,
  BOOKING_TRANSFER,
  type BookingTerms,
  DEPOSIT_PERCENT,
  FREE_CANCELLATION_DAYS,
  LAST_MINUTE_DAYS,
  LATE_CANCELLATION,
  LONGEST_LEAD_MONTHS,
  MAXIMUM_CHARGE_USD,
  OFFER_HOURS,
  REFUND_DAYS,
  REQUEST_ANSWER_HOURS,
} from './terms.ts';
