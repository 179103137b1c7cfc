import { priceRows } from '@trek/ui/internal/manage-booking/rules';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { centsOf, quoteOfTotal, roundingCents, usdOf } from '@trek/ui/pricing';
import { dueDateOf } from '../store/balance-due.rules.ts';
import { centsOfRow, paidCentsOf } from '../store/booking-money.ts';
import { termsOf } from '../store/booking-terms.ts';
import type { BookingWithTrek } from '../store/bookings.ts';
import { paidAtOf } from '../store/payments.ts';
import { sumOfLines } from '../store/price-line.rules.ts';
import type { PaymentRow, PriceLineRow } from '../store/schema.ts';
import type { Block } from './mail-layout.ts';

export type BookingWithReference = BookingWithTrek & {
  reference: string;
  /** Oldest first. Default: it has none. */
  price_lines?: readonly PriceLineRow[];
  /** The name of the partner who sold it. Default: it has none. */
  partner_name?: string | undefined;
};

/** The facts in every mail about a booking, and who sold it. None of them was typed by a visitor. */
export const bookingFacts = (booking: BookingWithReference, today: string): Block[] => [
  factsOf(booking, today),
  ...(booking.partner_name === undefined ? [] : [`Booked through ${booking.partner_name}.`]),
];

function factsOf(booking: BookingWithReference, today: string): Block {
  const { reference, trek_title, start_date, end_date, travelers } = booking;
  return {
    facts: [
      ['Booking', reference],
      ['Trek', trek_title],
      ['From – to', `${formatLongDate(start_date)} – ${formatLongDate(end_date)}`],
      ['Travelers', String(travelers)],
      ...priceFacts(booking),
      ['Paid', formatUsd(usdOf(paidCentsOf(booking)))],
      ['Balance', balanceOf(booking, today)],
    ],
  };
}

/** The parts of the price, and its total with its cents, as on the booking's page. */
export function priceFacts(booking: BookingWithReference) {
  const { travelers, total_cents, balance_usd, price_per_person_cents, leader_discount, price_lines = [] } = booking;
  const quote =
    price_per_person_cents === null
      ? null
      : quoteOfTotal({
          pricePerPersonUsd: usdOf(price_per_person_cents),
          travelers,
          totalCents: total_cents,
          linesCents: sumOfLines(price_lines),
          leaderDiscount: leader_discount,
        });
  const roundingUsd = usdOf(roundingCents(total_cents, paidCentsOf(booking), centsOf(balance_usd)));
  const priceLines = price_lines.map(({ kind, text, cents }) => ({ kind, text: text || kind, amount: usdOf(cents) }));
  return priceRows({ quote, priceLines, totalCents: total_cents, roundingUsd });
}

function balanceOf(booking: BookingWithReference, today: string): string {
  const { balance_usd } = booking;
  if (booking.status === 'cancelled') return 'none, the booking is canceled';
  if (balance_usd === 0) return 'none, paid in full';
  const due = dueDateOf(booking, today);
  if (due <= today) return `${formatUsd(balance_usd)}, due now`;
  return `${formatUsd(balance_usd)}, due on ${formatLongDate(due)}, ${termsOf(booking).balanceDueDays} days before the trek`;
}

/** The receipt of one payment, with what was refunded since. */
export function receiptFacts(payment: PaymentRow): Block {
  const { id, refunded_cents } = payment;
  const amountUsd = usdOf(centsOfRow(payment));
  return {
    facts: [
      ['Receipt', id],
      ['Amount', formatUsd(amountUsd)],
      ...(payment.foreign_amount === null ? [] : [['Transferred', payment.foreign_amount] as [string, string]]),
      ['Received', formatLongDate(paidAtOf(payment) ?? payment.created_at)],
      ...(refunded_cents > 0 ? refundFacts(amountUsd, usdOf(refunded_cents)) : []),
    ],
  };
}

const refundFacts = (amountUsd: number, refundedUsd: number): [name: string, value: string][] => [
  ['Refunded', formatUsd(refundedUsd)],
  ['Remaining', formatUsd(amountUsd - refundedUsd)],
];
