import { randomUUID } from 'node:crypto';
import { plainText } from '@trek/ui/internal/sign-in/rules';
import { formatUsd } from '@trek/ui/kit/format';
import { centsOf, usdOf } from '@trek/ui/pricing';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { moneyOf } from '../store/booking-money.ts';
import { addPriceLine, isPriceable } from '../store/office-actions.ts';
import type { Store } from '../store/open-store.ts';
import {
  PRICE_LINE_KINDS,
  PRICE_LINE_SIGNS,
  type PriceLineKind,
  sumOfLines,
  WRITE_OFF_LIMIT_CENTS,
} from '../store/price-line.rules.ts';
import { priceLinesOf } from '../store/price-lines.ts';
import type { BookingRow } from '../store/schema.ts';
import { amountSchema } from './amount.ts';
import type { OfficePrice } from './office.types.ts';
import { commandSchema, type OfficeCommandBuilder } from './office-command.ts';
import { priceWith } from './quote-change.ts';

const LONGEST_TEXT = 80;
const LONGEST_REASON = 500;

const typed = (longest: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.overwrite(plainText),
      z.minLength(1, missing),
      z.maxLength(longest, `A text can have at most ${longest} characters.`),
    );

const lineSchema = z.object({
  kind: z.enum(PRICE_LINE_KINDS, 'Choose what kind of line it is.'),
  amount: amountSchema(0.01),
});

/** A line as a person in the office writes it. */
export const writtenLineSchema = z.extend(lineSchema, {
  text: typed(LONGEST_TEXT, 'Write what the customer reads on the line.'),
  reason: typed(LONGEST_REASON, 'Give the reason; it is logged.'),
});
const questionSchema = z.object({ kind: lineSchema.shape.kind, amount: z.pipe(z.coerce.number(), amountSchema(0.01)) });

type Line = z.output<typeof lineSchema>;

/** The sum by which a line changes the total. */
export const signedCents = ({ kind, amount }: Line) => PRICE_LINE_SIGNS[kind] * centsOf(amount);

/**
 * The sums of a booking with one more price line.
 * @param question the line as it is asked about
 * @throws HttpError if the booking takes no such line
 */
export async function quotePriceLine(store: Store, booking: BookingRow, question: unknown): Promise<OfficePrice> {
  const { data, error } = z.safeParse(questionSchema, question);
  if (error) throw new HttpError(400, error.issues[0]?.message ?? '');
  return priceWithLine(store, booking, data);
}

async function priceWithLine(store: Store, booking: BookingRow, line: Line): Promise<OfficePrice> {
  if (line.kind === 'write-off') await refuseLargeWriteOff(store, booking, line);
  const totalCents = booking.total_cents + signedCents(line);
  if (!isPriceable(booking, totalCents)) {
    throw new HttpError(
      409,
      booking.status === 'cancelled'
        ? 'The booking is canceled, so its price can’t change. A part of what was kept can be refunded.'
        : `The line would take the whole price of ${formatUsd(usdOf(booking.total_cents))}. Cancel the booking instead.`,
    );
  }
  return priceWith(totalCents, await moneyOf(store, booking.id));
}

async function refuseLargeWriteOff(store: Store, booking: BookingRow, { amount }: Line): Promise<void> {
  const { id, status, balance_usd } = booking;
  const before = (await priceLinesOf(store, [id])).filter(({ kind }) => kind === 'write-off');
  if (centsOf(amount) - sumOfLines(before) > WRITE_OFF_LIMIT_CENTS) {
    const limit = formatUsd(usdOf(WRITE_OFF_LIMIT_CENTS));
    throw new HttpError(409, `At most ${limit} of a booking can be written off. Give a discount instead.`);
  }
  if (status !== 'pending' && amount <= balance_usd) return;
  throw new HttpError(
    409,
    `Only an open balance of a paid booking can be written off; it is ${formatUsd(balance_usd)}.`,
  );
}

/** Adds a line to the price of a booking. */
export const priceLine: OfficeCommandBuilder = async ({ store, settings }, booking, read, doneBy) => {
  const schema = z.extend(commandSchema, {
    ...writtenLineSchema.shape,
    totalAmount: z.number(),
    refundAmount: z._default(z.number(), 0),
  });
  const { key, kind, amount, text, reason, totalAmount, refundAmount } = await read(schema);
  const price = await priceWithLine(store, booking, { kind, amount });
  if (price.totalAmount !== totalAmount || price.refundAmount !== refundAmount) {
    const sums = `The total would be ${formatUsd(price.totalAmount)} and the refund ${formatUsd(price.refundAmount)}`;
    throw new HttpError(409, `${sums}. Please check again.`);
  }
  const cents = signedCents({ kind, amount });
  return {
    act: 'price-line',
    key,
    detail: detailOf(kind, cents, price),
    endsPaymentOf: booking.id,
    work: async (transaction) => {
      const line = { id: randomUUID(), booking_id: booking.id, kind, text, cents, reason, done_by: doneBy };
      const seen = { totalCents: centsOf(totalAmount), refundCents: centsOf(refundAmount) };
      return addPriceLine(transaction, line, seen, settings.now());
    },
    impossible: 'This booking has just changed. Please check again.',
  };
};

/** The line's text and reason may name people, and go with the account; the log keeps its sums. */
function detailOf(kind: PriceLineKind, cents: number, { totalAmount, refundAmount }: OfficePrice): string {
  const line = `${kind} ${cents < 0 ? '−' : '+'}${formatUsd(usdOf(Math.abs(cents)))}, total ${formatUsd(totalAmount)}`;
  return refundAmount > 0 ? `${line}, refund ${formatUsd(refundAmount)}` : line;
}
