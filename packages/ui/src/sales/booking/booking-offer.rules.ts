import { departurePrice } from '../../pricing/departure.rules.ts';
import type { LeaderDiscount } from '../../pricing/leader-discount.ts';
import { centsOf, type Quote, quoteTrek, wholeUsd } from '../../pricing/pricing.rules.ts';

/** A price that the backend has named for this booking, in place of the page's. */
export interface BookingOffer {
  /** Null: the backend names the total alone. */
  perPersonUsd: number | null;
  /** The group that the total is for. */
  travelers: number;
  totalCents: number;
}

interface Priced {
  /** A price of null: on request. */
  trek: {
    priceUsd: number | null;
    policy?: { leaderDiscount?: LeaderDiscount | undefined } | undefined;
    departures?: Parameters<typeof departurePrice>[0];
  };
  /** A listed day may have a price of its own. */
  draft?: { bookingDate: string };
  travelers: number;
  offer?: BookingOffer | null;
}

/** The price of one person, as this booking shows it; null: on request. */
export const perPersonUsd = ({ trek, offer, draft }: Pick<Priced, 'trek' | 'offer' | 'draft'>) =>
  offer?.perPersonUsd ?? (draft && departurePrice(trek.departures, draft.bookingDate)) ?? trek.priceUsd;

/** The group's price: by the one rule, but for a total that the backend has named itself. */
export function bookingQuote({ trek, travelers, offer, draft }: Priced): Quote {
  const price = perPersonUsd({ trek, offer, draft }) ?? 0;
  const quote = quoteTrek(price, travelers, trek.policy?.leaderDiscount);
  if (!offer || offer.travelers !== travelers || offer.totalCents === quote.totalCents) return quote;
  // The backend's own rule: how it comes to its total is not known here.
  return { ...quote, totalCents: offer.totalCents, discountPercent: 0, discountCents: 0, leaderCents: 0 };
}

/** The backend's price of a stored booking, as far as its answer says. */
export interface StoredPrice {
  perPersonUsd: number | null;
  totalUsd: number;
  /** Null: the group that was sent. */
  travelers: number | null;
}

/** The offer of a backend whose price differs from the one that is shown; null: it is the same, or not known. */
export function offerIn(booking: Priced, price: StoredPrice | null | undefined): BookingOffer | null {
  if (!price) return null;
  const travelers = price.travelers ?? booking.travelers;
  const shown = bookingQuote({ ...booking, travelers });
  const totalCents = centsOf(price.totalUsd);
  // Backends may round their totals to whole dollars.
  if (wholeUsd(shown.totalCents) === wholeUsd(totalCents)) return null;
  return { perPersonUsd: price.perPersonUsd ?? (travelers === 1 ? price.totalUsd : null), travelers, totalCents };
}

/** Whether the group's price is known to the backend alone, which has to be asked for it. */
export const isPriceUnknown = ({ travelers, offer }: Pick<Priced, 'travelers' | 'offer'>) =>
  offer?.perPersonUsd === null && offer.travelers !== travelers;
