import { lastBookableDay } from '@trek/ui/internal/booking/rules';
import { addDays, centsOf, companyDay, usdOf } from '@trek/ui/pricing';
import * as z from 'zod';
import { HttpError } from '../http/http-error.ts';
import { priceOn, withLines } from '../payments/offered-price.ts';
import { payableQuote } from '../payments/validated-quote.ts';
import { dueDateOf } from '../store/balance-due.rules.ts';
import { type BookingMoney, balanceUsd, moneyOf, overpaidCents } from '../store/booking-money.ts';
import { termsOf } from '../store/booking-terms.ts';
import type { QuotedRequest } from '../store/change-requests.ts';
import type { BookingChange } from '../store/office-actions.ts';
import { linesCentsOf } from '../store/price-lines.ts';
import { balanceAfterChange } from '../store/reminder.rules.ts';
import type { BookingRow } from '../store/schema.ts';
import type { OfficePrice, OfficeQuote } from './office.types.ts';
import type { OfficeServices } from './office-command.ts';

const wishSchema = z.object({
  startDate: z.iso.date('The start date is missing or invalid.'),
  travelers: z.coerce
    .number('The number of travelers is missing or invalid.')
    .int('The number of travelers is missing or invalid.')
    .min(1, 'A booking needs at least one traveler.'),
});

type Price = Pick<BookingChange, 'totalCents' | 'pricePerPersonCents'>;

/** A possible change with the sums it would leave. */
type QuotedChange = BookingChange & OfficePrice;

/** The sums of a booking with another total. */
export const priceWith = (totalCents: number, money: BookingMoney): OfficePrice => ({
  totalAmount: usdOf(totalCents),
  balanceAmount: balanceUsd(totalCents, money),
  refundAmount: usdOf(overpaidCents(totalCents, money)),
});

/**
 * Quotes another date or group size for a booking. The agreed price stays for the same group size; another size pays
 * today's price, with the booking's own price lines.
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
    travelers === booking.travelers ? agreedPrice() : await priceOf(booking.trek_id);
  const money = await moneyOf(store, booking.id);
  return {
    startDate,
    endDate: endDate(),
    travelers,
    totalCents,
    pricePerPersonCents,
    ...priceWith(totalCents, money),
    refundCents: overpaidCents(totalCents, money),
  };

  function agreedPrice(): Price {
    return { totalCents: booking.total_cents, pricePerPersonCents: booking.price_per_person_cents };
  }

  async function priceOf(trekId: number): Promise<Price> {
    const trek = catalogue.trek(trekId);
    const price = trek ? priceOn(trek, startDate) : null;
    if (price === null)
      throw new HttpError(400, 'The trek currently has no price, so the number of travelers can’t change.');
    const quote = payableQuote(price, travelers, trek?.bookingPolicy?.leaderDiscount);
    return withLines(quote, await linesCentsOf(store, booking.id));
  }

  /** Keeps the duration. */
  function endDate(): string {
    const days = (Date.parse(booking.end_date) - Date.parse(booking.start_date)) / DAY_MS;
    return addDays(startDate, days);
  }
}

/** A change that a customer wants. */
export interface BookingWish {
  startDate: string;
  travelers: number;
  /** Whether another person goes in place of the one who booked. */
  isTransfer: boolean;
}

/** A wish with the sums by price and terms, and the day on which the balance would be due. */
export type QuotedWish = QuotedChange & QuotedRequest & { balanceDueDate: string | null };

/**
 * Quotes what a customer asks for: by the same rule as the office's own changes, with the fee of the booking's terms.
 * @throws HttpError if the change is not possible
 */
export async function quoteWish(
  services: Pick<OfficeServices, 'catalogue' | 'settings' | 'store'>,
  booking: BookingRow,
  { isTransfer, ...wish }: BookingWish,
): Promise<QuotedWish> {
  const today = companyDay(services.settings.now());
  const { transfer } = termsOf(booking);
  if (isTransfer && addDays(booking.start_date, -transfer.days) < today) {
    throw new HttpError(409, `A booking can be transferred up to ${transfer.days} days before its start.`);
  }
  const change = await quoteChange(services, booking, wish);
  const feeCents = isTransfer ? centsOf(transfer.feeUsd) : 0;
  return withFee(services.store, booking, change, feeCents, today);
}

/** The same change with a fee, or without. */
export async function withFee(
  store: OfficeServices['store'],
  booking: BookingRow,
  change: BookingChange,
  feeCents: number,
  today: string,
): Promise<QuotedWish> {
  const money = await moneyOf(store, booking.id);
  const totalCents = change.totalCents + feeCents;
  const price = priceWith(totalCents, money);
  const { startDate } = change;
  const { bookedOn } = balanceAfterChange(booking, startDate, today);
  const { terms } = booking;
  return {
    ...change,
    ...price,
    totalCents,
    refundCents: overpaidCents(totalCents, money),
    feeCents,
    balanceDueDate:
      price.balanceAmount === 0 ? null : dueDateOf({ start_date: startDate, booked_on: bookedOn, terms }, today),
  };
}

const DAY_MS = 86_400_000;

/** A quoted change as the office sees it. */
export const officeQuote = (change: QuotedChange): OfficeQuote => {
  const { startDate, endDate, travelers, totalAmount, balanceAmount, refundAmount } = change;
  return { startDate, endDate, travelers, totalAmount, balanceAmount, refundAmount };
};
