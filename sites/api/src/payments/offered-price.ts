import type { TrekEntity } from '@trek/ui/api';
import { centsOf, departurePrice, OFFER_HOURS, type Quote, quoteTrek, usdOf } from '@trek/ui/pricing';
import { HttpError } from '../http/http-error.ts';
import { NEVER_ENDS, type Offer } from '../store/offers.ts';
import { LEAST_TOTAL_CENTS } from '../store/price-line.rules.ts';
import type { BookingRow } from '../store/schema.ts';

export const PRICE_ON_REQUEST = 'The price of this trek is on request. Please contact us.';

const OFFER_MS = OFFER_HOURS * 3_600_000;

type OfferedBooking = Pick<BookingRow, 'start_date' | 'travelers' | 'price_per_person_cents' | 'offer_ends_at'>;

type Priced = Pick<TrekEntity, 'price' | 'departures'>;

/** Today's price of one person for a start; null: on request. */
export const priceOn = ({ price, departures }: Priced, startDate: string): number | null =>
  departurePrice(departures, startDate) ?? price;

const newOffer = (priceUsd: number, now: Date): Offer => ({
  priceUsd,
  endsAt: new Date(now.getTime() + OFFER_MS).toISOString(),
});

/** The price that the company still offers for an unpaid booking; null: today's counts. */
function openOffer(booking: OfferedBooking | undefined, now: Date): Offer | null {
  if (!booking || booking.price_per_person_cents === null || booking.offer_ends_at === null) return null;
  if (booking.offer_ends_at <= now.toISOString()) return null;
  return { priceUsd: usdOf(booking.price_per_person_cents), endsAt: booking.offer_ends_at };
}

/**
 * The price that details are stored with. An open offer counts, unless the trek has become cheaper. The office's word
 * counts for its day and group as it was given; another day or group takes its price along for the time of an offer, but to a
 * day of another price.
 * @param stored the user's unpaid booking of the trek
 * @throws HttpError 400 if the trek's price is on request
 */
export function offerForDetails(
  trek: Priced,
  stored: OfferedBooking | undefined,
  request: { startDate: string; travelers: number },
  now: Date,
): Offer {
  const todayUsd = priceOn(trek, request.startDate);
  if (todayUsd === null) throw new HttpError(400, PRICE_ON_REQUEST);
  const isSamePrice = stored && priceOn(trek, stored.start_date) === todayUsd;
  const offer = isSamePrice ? openOffer(stored, now) : null;
  if (!offer) return newOffer(todayUsd, now);
  const isSame = stored?.start_date === request.startDate && stored.travelers === request.travelers;
  if (offer.endsAt === NEVER_ENDS) return isSame ? offer : newOffer(Math.min(offer.priceUsd, todayUsd), now);
  return offer.priceUsd <= todayUsd ? offer : newOffer(todayUsd, now);
}

interface OfferRequest {
  travelers: number;
  /** The total in US dollars that the visitor saw; undefined: the browser does not tell. */
  seenTotal: number | undefined;
  /** The sum of the booking's price lines. */
  linesCents: number;
}

/**
 * The price that a payment of an unpaid booking is for: the open offer, or today's where it is lower or there is no offer.
 * It is charged only as it was seen; without an offer, another price than the stored one has to be seen first.
 * @throws HttpError 400 `price-changed` with the price to show
 */
export function offerForPayment(
  trek: Priced & Pick<TrekEntity, 'bookingPolicy'>,
  booking: OfferedBooking,
  { travelers, seenTotal, linesCents }: OfferRequest,
  now: Date,
): Offer & { quote: Quote } {
  const price = priceOn(trek, booking.start_date);
  const open = openOffer(booking, now);
  // A price that the office has written stays its word, also where it is lowered.
  const today =
    price === null ? null : open?.endsAt === NEVER_ENDS ? { ...open, priceUsd: price } : newOffer(price, now);
  const offer = open ?? today;
  if (!offer) throw new HttpError(400, PRICE_ON_REQUEST);
  const quoteOf = (priceUsd: number) => quoteTrek(priceUsd, travelers, trek.bookingPolicy?.leaderDiscount);
  const priced = (one: Offer) => ({ ...one, quote: withLines(quoteOf(one.priceUsd), linesCents) });
  const isSeen = (one: Offer) => seenTotal !== undefined && totalOf(priced(one).quote) === seenTotal;
  const seen = [open, today].find((one) => one !== null && one.priceUsd <= offer.priceUsd && isSeen(one));
  if (seen) return priced(seen);
  const isStored =
    booking.price_per_person_cents === null || booking.price_per_person_cents === centsOf(offer.priceUsd);
  if (seenTotal === undefined && isStored) return priced(offer);
  throw priceChanged(priced(offer).quote);
}

/**
 * A group's price with the lines that the office has added to the booking.
 * @throws HttpError 400 if they leave nothing to pay
 */
export function withLines(quote: Quote, linesCents: number): Quote {
  const totalCents = quote.totalCents + linesCents;
  if (linesCents < 0 && totalCents < LEAST_TOTAL_CENTS)
    throw new HttpError(400, 'With its price lines, the changed booking would cost nothing.');
  return { ...quote, totalCents };
}

/**
 * Refuses to take a lower price along to a smaller group: the office has agreed to it for the group that it knew.
 * @throws HttpError 400
 */
export function refuseSmallerGroup(
  { travelers: agreed }: Pick<BookingRow, 'travelers'>,
  travelers: number,
  linesCents: number,
): void {
  if (linesCents >= 0 || travelers >= agreed) return;
  throw new HttpError(400, `We have lowered the price for ${agreed} travelers. To come with fewer, please contact us.`);
}

const totalOf = ({ totalCents }: Quote) => usdOf(totalCents);

/** A payment for another total than the booking's. The browser reads the code and shows the price. */
export function priceChanged(quote: Quote, message?: string): HttpError {
  const facts = { pricePerPerson: usdOf(quote.pricePerPersonCents), totalAmount: totalOf(quote) };
  const text =
    message ??
    `The price is now US$ ${facts.pricePerPerson} per person, US$ ${facts.totalAmount} in total. Please enter your details again.`;
  return new HttpError(400, text, {}, { code: 'price-changed', ...facts });
}
