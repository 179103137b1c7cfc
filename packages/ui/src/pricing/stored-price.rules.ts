import type { LeaderDiscount } from './leader-discount.ts';
import { type Quote, quoteTrek, wholeUsd } from './pricing.rules.ts';

/** A stored price of a group, in cents where not said otherwise. */
export interface StoredTotal {
  pricePerPersonUsd: number;
  travelers: number;
  totalCents: number;
  /** The sum of its price lines. Default: it has none. */
  linesCents?: number | undefined;
  /** As the trek's policy names it today; the booking may be older. */
  leaderDiscount?: LeaderDiscount | undefined;
}

/** The parts of a stored total, with or without the leader's discount; null: by the present rules it has others. */
export function quoteOfTotal({
  pricePerPersonUsd,
  travelers,
  totalCents,
  linesCents = 0,
  leaderDiscount,
}: StoredTotal): Quote | null {
  const rest = totalCents - linesCents;
  const quotes = [undefined, leaderDiscount].map((discount) => quoteTrek(pricePerPersonUsd, travelers, discount));
  const exact = quotes.find((quote) => quote.totalCents === rest);
  // A backend may send the total in whole dollars.
  return exact ?? quotes.find((quote) => wholeUsd(quote.totalCents) === wholeUsd(rest)) ?? null;
}

/** A larger difference between a total and its payments has another cause. */
const LARGEST_ROUNDING_CENTS = 99;

/**
 * The difference between a total with cents and its payments in whole dollars: total + rounding = paid + balance. No one owes
 * it. 0 where they differ by a dollar or more, for example after a refund.
 */
export function roundingCents(totalCents: number, paidCents: number, balanceCents: number): number {
  const difference = paidCents + balanceCents - totalCents;
  return Math.abs(difference) > LARGEST_ROUNDING_CENTS ? 0 : difference;
}
