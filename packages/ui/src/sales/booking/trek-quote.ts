import type { Trek } from '../../api/trek.ts';
import { type Quote, quoteTrek } from '../../pricing/pricing.rules.ts';

/** A group's price. The page shows $0 for a trek on request (null), which can't be booked. */
export const trekQuote = (
  { priceUsd, bookingPolicy }: Pick<Trek, 'priceUsd' | 'bookingPolicy'>,
  travelers: number,
): Quote => quoteTrek(priceUsd ?? 0, travelers, bookingPolicy?.leaderDiscount);
