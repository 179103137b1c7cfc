/** Prices, deposits, terms and departures. No React, no machine: a server prices with the same rules. */
export { addDays } from '../core/internal/calendar-date.ts';
export { type ClosedPeriod, isClosedPeriod } from '../core/internal/closed-periods.ts';
export { COMPANY_TIME_ZONE, companyDay } from '../core/internal/company-day.ts';
export * from './balance-due-date.ts';
export * from './cancellation.rules.ts';
export { typedAmountUsd } from './charge.rules.ts';
export * from './departure.rules.ts';
export * from './group-discount.ts';
export * from './leader-discount.ts';
export * from './pricing.rules.ts';
export * from './stored-price.rules.ts';
export * from './terms.ts';
