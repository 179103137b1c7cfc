import { lastBookableDay } from '@trek/ui/booking/rules';
import { addDays, companyDay, usdOf, wholeUsd } from '@trek/ui/pricing';
import * as z from 'zod';
import { HttpError } from '../http/http-error.ts';
import { payableQuote } from '../payments/validated-quote.ts';
import { balanceUsd, moneyOf, paidUsd } from '../store/booking-money.ts';
import type { BookingChange } from '../store/office-actions.ts';
import type { BookingRow } from '../store/schema.ts';
import type { OfficeQuote } from './office.types.ts';
import type { OfficeServices } from './office-command.ts';

const wishSchema = z.object({
  startDate: z.iso.date('The start date is missing or invalid.'),
  travelers: z.coerce
    .number('The number of travelers is missing or invalid.')
    .int('The number of travelers is missing or invalid.')
    .min(1, 'A booking needs at least one traveler.'),
});

type Price = Pick<BookingChange, 'totalCents' | 'pricePerPersonCents'>;

/** A possible change with the balance it would leave. */
type QuotedChange = BookingChange & { balanceUsd: number };

/**
 * Quotes another date or group size for a booking. The agreed price stays for the same group size; another size pays
 * today's price.
 * @throws HttpError if the change is not possible
 */
export async function quoteChange(
  { catalogue, settings, store }: Pick<OfficeServices, 'catalogue' | 'settings' | 'store'>,
  booking: BookingRow,
  wish: unknown,
): Promise<QuotedChange> {
  const result = wishSchema.safeParse(wish);
  if (!result.success) throw new HttpError(400, result.error.issues[0]?.message ?? '');
  const { startDate, travelers } = result.data;
  const today = companyDay(settings.now());
  if (startDate < today || startDate > lastBookableDay(today)) throw new HttpError(400, 'This day can’t be booked.');
  const { totalCents, pricePerPersonCents } =
    travelers === booking.travelers ? agreedPrice() : priceOf(booking.trek_id);
  const money = await moneyOf(store, booking.id);
  if (paidUsd(money) > wholeUsd(totalCents)) {
    throw new HttpError(
      400,
      'More was paid than the changed booking would cost. Cancel it with a refund, and book again.',
    );
  }
  return {
    startDate,
    endDate: endDate(),
    travelers,
    totalCents,
    pricePerPersonCents,
    balanceUsd: balanceUsd(totalCents, money),
  };

  function agreedPrice(): Price {
    return { totalCents: booking.total_cents, pricePerPersonCents: booking.price_per_person_cents };
  }

  function priceOf(trekId: number): Price {
    const price = catalogue.trek(trekId)?.price;
    if (price == null)
      throw new HttpError(400, 'The trek currently has no price, so the number of travelers can’t change.');
    return payableQuote(price, travelers);
  }

  /** Keeps the duration. */
  function endDate(): string {
    const days = (Date.parse(booking.end_date) - Date.parse(booking.start_date)) / DAY_MS;
    return addDays(startDate, days);
  }
}

const DAY_MS = 86_400_000;

/** A quoted change as the office sees it. */
export const officeQuote = ({ startDate, endDate, travelers, totalCents, balanceUsd }: QuotedChange): OfficeQuote => ({
  startDate,
  endDate,
  travelers,
  totalAmount: usdOf(totalCents),
  balanceAmount: balanceUsd,
});
