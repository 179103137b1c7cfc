import { readTypedNumber } from '../core/internal/typed-number.ts';
import { advanceLimitsUsd, advanceUsd, isAcceptableAdvance, percentOfTotal } from './pricing.rules.ts';
import { DEPOSIT_PERCENT, FULL_PAYMENT_PERCENT, MINIMUM_ADVANCE_PERCENT } from './terms.ts';

/** The ways to pay in advance, in the order of the dialog: the percentage that each stands for; null: the visitor's own. */
const PAYMENT_OPTIONS = {
  deposit: DEPOSIT_PERCENT,
  full: FULL_PAYMENT_PERCENT,
  custom: null,
} as const satisfies Record<string, number | null>;

/** How much of the total is paid now. */
export type PaymentOption = keyof typeof PAYMENT_OPTIONS;

export const PAYMENT_OPTION_NAMES = Object.keys(PAYMENT_OPTIONS) as PaymentOption[];

export const DEFAULT_PAYMENT_OPTION: PaymentOption = 'deposit';

/** The amount of an option; a custom amount stays between the smallest advance and all of a changed total. */
function amountFor(option: PaymentOption, totalCents: number, previousUsd: number): number {
  const percent = PAYMENT_OPTIONS[option];
  if (percent !== null) return advanceUsd(totalCents, percent);
  const { minimum, maximum } = advanceLimitsUsd(totalCents);
  return Math.min(maximum, Math.max(minimum, previousUsd));
}

/** The option that an amount was chosen by. */
export function optionFor(totalCents: number, amountUsd: number): PaymentOption {
  const fixed = PAYMENT_OPTION_NAMES.find((option) => {
    const percent = PAYMENT_OPTIONS[option];
    return percent !== null && amountUsd === advanceUsd(totalCents, percent);
  });
  return fixed ?? (isAcceptableAdvance(totalCents, amountUsd) ? 'custom' : DEFAULT_PAYMENT_OPTION);
}

/** The percentage that stands for an amount: the one that was chosen, as long as it makes this amount. */
function percentFor(totalCents: number, amountUsd: number, chosen: number): number {
  if (advanceUsd(totalCents, chosen) === amountUsd) return chosen;
  const percent = Math.round(percentOfTotal(totalCents, amountUsd));
  return Math.min(FULL_PAYMENT_PERCENT, Math.max(MINIMUM_ADVANCE_PERCENT, percent));
}

/** The charge, as the fields show it. */
export const charge = (totalCents: number, amountUsd: number, percent: number) => ({
  amountUsd,
  amountText: String(amountUsd),
  typedUsd: amountUsd,
  percent: percentFor(totalCents, amountUsd, percent),
  refusedAmount: null,
});

/** The charge for an option, a total, and the previous choice. */
export function chargeFor(
  option: PaymentOption,
  totalCents: number,
  previousUsd: number,
  previousPercent: number = DEPOSIT_PERCENT,
) {
  const percent = PAYMENT_OPTIONS[option] ?? previousPercent;
  return charge(totalCents, amountFor(option, totalCents, previousUsd), percent);
}

/** Whole dollars that a visitor has typed in the signs of their locale; null if that is no amount. */
export function typedAmountUsd(text: string, locale: string): number | null {
  const usd = readTypedNumber(text, locale);
  return usd === null ? null : Math.round(usd);
}
