import { bookingTermsSchema } from '@trek/ui/api';
import { BOOKING_TERMS, type BookingTerms, type CancellationTerms, cancellationTerms, usdOf } from '@trek/ui/pricing';
import { type BookingMoney, returnableCents } from './booking-money.ts';
import type { BookingRow } from './schema.ts';

/** The terms that a booking was made under; today's before its first payment. */
export const termsOf = ({ terms }: Pick<BookingRow, 'terms'>): BookingTerms =>
  terms === null ? BOOKING_TERMS : bookingTermsSchema.parse(JSON.parse(terms));

/** Today's terms, as a booking stores them. */
export const termsToStore = (): string => JSON.stringify(BOOKING_TERMS);

/** The sums that a booking's own terms keep and refund if it is canceled today, besides refunds that are ordered already. */
export function refundTermsOf(
  booking: Pick<BookingRow, 'total_cents' | 'start_date' | 'terms'>,
  money: BookingMoney,
  today: string,
): CancellationTerms {
  const { total_cents, start_date } = booking;
  const paid = { totalCents: total_cents, paidUsd: usdOf(returnableCents(money)), startDate: start_date };
  return cancellationTerms({ ...paid, terms: termsOf(booking) }, today);
}
