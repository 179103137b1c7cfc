import type { Trek } from '../../api/trek.ts';
import { type Quote, quoteTrek } from '../../pricing/pricing.rules.ts';

/** A group's price. A trek on request (null) can't be booked: its quote is $0. */
export const trekQuote = (
  { priceUsd, bookingPolicy }: Pick<Trek, 'priceUsd' | 'bookingPolicy'>,
  travelers: number,
): Quote => quoteTrek(priceUsd ?? 0, travelers, bookingPolicy?.leaderDiscount);
