import type { PriceLineEntity } from '../../api/entities.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import { formatUsd } from '../../kit/format.ts';
import { signedPrice } from '../../kit/signed-price.ts';
import { type Quote, usdOf } from '../../pricing/index.ts';
import { manageBookingTexts } from './manage-booking.texts.ts';

interface BookingPrice {
  /** Null: the parts of the total are not known. */
  quote: Quote | null;
  priceLines: readonly PriceLineEntity[];
  totalCents: number;
  roundingUsd: number;
}

type Row = readonly [name: string, sum: string];

/**
 * The parts of a booking's price, its total, and the rounding that makes paid and balance add up to it: a name and a sum each.
 * @param usd writes a price in US dollars. Default: in English, as the texts
 */
export function priceRows(
  { quote, priceLines, totalCents, roundingUsd }: BookingPrice,
  messages: Translation<typeof manageBookingTexts> = manageBookingTexts.english,
  usd: (amount: number) => string = formatUsd,
): Row[] {
  const less = (cents: number) => signedPrice(usd, -usdOf(cents));
  const rows: (Row | null)[] = [
    quote && [messages.perPerson, usd(usdOf(quote.pricePerPersonCents))],
    quote && quote.discountCents > 0 ? [messages.discount(quote.discountPercent), less(quote.discountCents)] : null,
    quote && quote.leaderCents > 0 ? [messages.leader, less(quote.leaderCents)] : null,
    ...priceLines.map(({ text, amount }): Row => [text, signedPrice(usd, amount)]),
    [messages.total, usd(usdOf(totalCents))],
    roundingUsd === 0 ? null : [messages.rounding, signedPrice(usd, roundingUsd)],
  ];
  return rows.filter((row) => row !== null);
}
