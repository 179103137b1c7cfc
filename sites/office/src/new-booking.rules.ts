import type { OfficeNewQuote, OfficePriceLine } from '@trek/api/office';
import { PRICE_LINE_SIGNS } from '@trek/api/price-lines';
import type { BookingDetails } from '@trek/ui/api';
import { bookingDetailsSchema } from '@trek/ui/internal/booking/rules';
import type { LanguageCode } from '@trek/ui/internal/languages';
import { addDays, usdOf } from '@trek/ui/pricing';
import { newBookingMessages as messages } from './new-booking.messages.ts';
import { sumUsd, typedCents } from './typed-amount.ts';

type LineKind = Exclude<OfficePriceLine['kind'], 'write-off'>;

/** A price line as it is typed. */
export interface TypedLine {
  kind: LineKind;
  amount: string;
  text: string;
  reason: string;
}

/** A booking by hand as it is typed. */
export interface NewBooking extends BookingDetails {
  trekId: string;
  /** Whether the day is one of the trek's departures, or any. */
  start: 'departure' | 'any';
  travelers: string;
  locale: LanguageCode;
  source: keyof typeof messages.sources;
  /** Empty: none. */
  partner: string;
  pays: keyof typeof messages.ways;
  /** Empty: the places are not held. */
  heldUntil: string;
  lines: readonly TypedLine[];
}

/** Days for which places are held unless the operator says otherwise. */
const HELD_DAYS = 3;

/** @param today in the company's calendar, `YYYY-MM-DD` */
export const emptyBooking = (today: string): NewBooking => ({
  ...{ trekId: '', start: 'departure', bookingDate: '', travelers: '1' },
  ...{ firstName: '', lastName: '', email: '', phone: '', country: '', specialRequirements: '' },
  ...{ locale: 'en', source: 'phone', partner: '', pays: 'card', heldUntil: addDays(today, HELD_DAYS), lines: [] },
});

const groupOf = ({ travelers }: Pick<NewBooking, 'travelers'>) =>
  /^[1-9]\d{0,3}$/.test(travelers) ? Number(travelers) : 0;

/** The question for the price, as a query; null: something is missing. */
export function quoteQuery(values: Pick<NewBooking, 'trekId' | 'bookingDate' | 'travelers'>): string | null {
  const { trekId, bookingDate } = values;
  const travelers = groupOf(values);
  if (trekId === '' || travelers === 0 || !/^\d{4}-\d\d-\d\d$/.test(bookingDate)) return null;
  return new URLSearchParams({ trekId, startDate: bookingDate, travelers: String(travelers) }).toString();
}

/** The total with the price lines, in US dollars; null: an amount can't be read. */
export function totalOf(
  { totalAmount }: Pick<OfficeNewQuote, 'totalAmount'>,
  lines: readonly TypedLine[],
): number | null {
  const amounts = lines.map(({ kind, amount }) => {
    const cents = typedCents(amount);
    return cents === undefined ? null : usdOf(PRICE_LINE_SIGNS[kind] * cents);
  });
  return amounts.includes(null) ? null : sumUsd([totalAmount, ...amounts.map(Number)]);
}

/** Places are held until the day of the start at most. */
export const heldByStart = (values: NewBooking): NewBooking => {
  const { bookingDate, heldUntil } = values;
  return bookingDate !== '' && heldUntil > bookingDate ? { ...values, heldUntil: bookingDate } : values;
};

/** Faults by the name of their field, `line0.amount` for those of lines. */
export type Faults = Readonly<Record<string, string>>;

/** @param today the earliest day that may be booked, `YYYY-MM-DD` */
export function faultsOf(values: NewBooking, today: string): Faults {
  const { faults } = messages;
  const details = bookingDetailsSchema(today).safeParse(values).error?.issues ?? [];
  return {
    ...(values.trekId === '' && { trekId: faults.trek }),
    ...(groupOf(values) === 0 && { travelers: faults.travelers }),
    ...Object.fromEntries(details.map(({ path, message }) => [String(path[0]), message])),
    ...Object.fromEntries(
      values.lines.flatMap(({ amount, text, reason }, index) => [
        ...((typedCents(amount) ?? 0) > 0 ? [] : [[`line${index}.amount`, faults.amount]]),
        ...(text.trim() === '' ? [[`line${index}.text`, faults.text]] : []),
        ...(reason.trim() === '' ? [[`line${index}.reason`, faults.reason]] : []),
      ]),
    ),
  };
}

/** The body of the call that makes it. */
export function bodyOf(values: NewBooking, totalAmount: number, key: string) {
  const { start: _, trekId, travelers, partner, heldUntil, lines, ...typed } = values;
  return {
    ...typed,
    key,
    trekId: Number(trekId),
    travelers: groupOf({ travelers }),
    ...(partner !== '' && { partner }),
    ...(heldUntil !== '' && { heldUntil }),
    lines: lines.map((line) => ({ ...line, amount: usdOf(typedCents(line.amount) ?? 0) })),
    totalAmount,
  };
}
