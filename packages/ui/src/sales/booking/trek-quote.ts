import { type Quote, quoteTrek } from '../../pricing/pricing.rules.ts';

/** A group's price. The page shows $0 for a trek on request (null), which can't be booked. */
export const trekQuote = (priceUsd: number | null, travelers: number): Quote => quoteTrek(priceUsd ?? 0, travelers);
