import { advanceLimitsUsd, advanceUsd, percentOfTotal } from './pricing.rules.ts';
import { FULL_PAYMENT_PERCENT, MINIMUM_ADVANCE_PERCENT } from './terms.ts';

/** How much of the total is paid now. */
export type PaymentOption = 'deposit' | 'full' | 'custom';

/** The amount that an option stands for; a custom amount is kept inside 20–100 % of a changed total. */
function amountFor(option: PaymentOption, totalCents: number, previousUsd: number): number {
  if (option === 'deposit') return advanceUsd(totalCents, MINIMUM_ADVANCE_PERCENT);
  if (option === 'full') return advanceUsd(totalCents, FULL_PAYMENT_PERCENT);
  const { minimum, maximum } = advanceLimitsUsd(totalCents);
  return Math.min(maximum, Math.max(minimum, previousUsd));
}

/** The percentage that stands for an amount: the one that was chosen, as long as it makes this amount. */
function percentFor(totalCents: number, amountUsd: number, chosen: number): number {
  if (advanceUsd(totalCents, chosen) === amountUsd) return chosen;
  const percent = Math.round(percentOfTotal(totalCents, amountUsd));
  return Math.min(FULL_PAYMENT_PERCENT, Math.max(MINIMUM_ADVANCE_PERCENT, percent));
}

/** What is charged, as it stands in the fields. */
export const charge = (totalCents: number, amountUsd: number, percent: number) => ({
  amountUsd,
  amountText: String(amountUsd),
  percent: percentFor(totalCents, amountUsd, percent),
  refusedAmount: null,
});

const OPTION_PERCENT = { deposit: MINIMUM_ADVANCE_PERCENT, full: FULL_PAYMENT_PERCENT } as const;

/** What an option makes of a total, and of what was chosen before. */
export function chargeFor(option: PaymentOption, totalCents: number, previousUsd: number, previousPercent: number) {
  const percent = option === 'custom' ? previousPercent : OPTION_PERCENT[option];
  return charge(totalCents, amountFor(option, totalCents, previousUsd), percent);
}

/** Whole dollars that a person has typed; not a number where there is none in it. */
export function typedAmountUsd(text: string): number {
  return Math.round(Number.parseFloat(text.replace(/[$,\s]/g, '')));
}
