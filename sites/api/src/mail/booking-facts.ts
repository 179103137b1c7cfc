import { arrivalRows } from '@trek/ui/internal/kit/arrival';
import { priceRows } from '@trek/ui/internal/manage-booking/rules';
import { centsOf, quoteOfTotal, roundingCents, usdOf } from '@trek/ui/pricing';
import { dueDateOf } from '../store/balance-due.rules.ts';
import { centsOfRow, paidCentsOf } from '../store/booking-money.ts';
import { termsOf } from '../store/booking-terms.ts';
import type { BookingWithTrek } from '../store/bookings.ts';
import { paperNumber } from '../store/paper-numbers.ts';
import type { Partner } from '../store/partners.ts';
import { paidAtOf } from '../store/payments.ts';
import { sumOfLines } from '../store/price-line.rules.ts';
import type { PaymentRow, PriceLineRow } from '../store/schema.ts';
import type { Block } from './mail-layout.ts';
import { ENGLISH, type Wording } from './texts/mail-texts.ts';

export type BookingWithReference = BookingWithTrek & {
  reference: string;
  /** Oldest first. Default: it has none. */
  price_lines?: readonly PriceLineRow[];
  /** Whether it was booked without an account. Default false. */
  isGuest?: boolean | undefined;
  /** The partner who sold it. Default: it has none. */
  seller?: Partner | undefined;
};

/** The facts in every mail about a booking, and who sold it. None of them was typed by a visitor. */
export const bookingFacts = (booking: BookingWithReference, today: string, wording = ENGLISH): Block[] => [
  factsOf(booking, today, wording),
  ...(booking.seller ? [wording.texts.bookedThrough(booking.seller.name)] : []),
];

function factsOf(booking: BookingWithReference, today: string, wording: Wording): Block {
  const { reference, trek_title, start_date, end_date, travelers, guide } = booking;
  const { day, usd, texts } = wording;
  const { facts } = texts;
  return {
    facts: [
      [facts.booking, reference],
      [facts.trek, trek_title],
      [facts.dates, `${day(start_date)} – ${day(end_date)}`],
      [facts.travelers, String(travelers)],
      ...(guide ? [[facts.guide, guide] as const] : []),
      ...priceFacts(booking, wording),
      [facts.paid, usd(usdOf(paidCentsOf(booking)))],
      [facts.balance, balanceOf(booking, today, wording)],
    ],
  };
}

/** The facts of arrival that the company has said; none where it has said nothing. */
export function arrivalFacts({ arrival }: Pick<BookingWithReference, 'arrival'>, { arrivals }: Wording): Block[] {
  const facts = arrivalRows(arrival, arrivals).flatMap(([name, fact]) =>
    fact === null ? [] : [[name, fact] as const],
  );
  return facts.length > 0 ? [arrivals.arrival, { facts }] : [];
}

/** The parts of the price, and its total with its cents, as on the booking's page. */
export function priceFacts(booking: BookingWithReference, { prices, usd }: Pick<Wording, 'prices' | 'usd'> = ENGLISH) {
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
  return priceRows({ quote, priceLines, totalCents: total_cents, roundingUsd }, prices, usd);
}

function balanceOf(booking: BookingWithReference, today: string, { texts: { facts }, day, usd }: Wording): string {
  const { balance_usd } = booking;
  if (booking.status === 'cancelled') return facts.nothingOwedCanceled;
  if (balance_usd === 0) return facts.nothingOwed;
  const due = dueDateOf(booking, today);
  if (due <= today) return facts.dueNow(usd(balance_usd));
  return facts.due(usd(balance_usd), day(due), termsOf(booking).balanceDueDays);
}

/** The receipt of one payment, with what was refunded since. */
export function receiptFacts(payment: PaymentRow, { texts: { facts }, day, usd }: Wording = ENGLISH): Block {
  const { id, refunded_cents, receipt_number } = payment;
  const amountUsd = usdOf(centsOfRow(payment));
  const refundedUsd = usdOf(refunded_cents);
  const refund: [name: string, value: string][] = [
    [facts.refunded, usd(refundedUsd)],
    [facts.remaining, usd(amountUsd - refundedUsd)],
  ];
  return {
    facts: [
      [facts.receipt, receipt_number === null ? id : paperNumber('receipt', receipt_number)],
      [facts.amount, usd(amountUsd)],
      ...(payment.foreign_amount === null ? [] : [[facts.transferred, payment.foreign_amount] as [string, string]]),
      [facts.received, day(paidAtOf(payment) ?? payment.created_at)],
      ...(refunded_cents > 0 ? refund : []),
    ],
  };
}
