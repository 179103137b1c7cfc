import { randomUUID } from 'node:crypto';
import { plainText } from '@trek/ui/internal/sign-in/rules';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { companyDay, usdOf } from '@trek/ui/pricing';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { wordingOf } from '../mail/texts/mail-texts.ts';
import { answerChange, changeRequestOf, successorOf } from '../store/change-requests.ts';
import { lockBooking } from '../store/office-actions.ts';
import type { BookingRow, ChangeRequestRow } from '../store/schema.ts';
import type { OfficeRequestedQuote } from './office.types.ts';
import { commandSchema, type OfficeCommandBuilder, type OfficeServices } from './office-command.ts';
import { quoteChange, withFee } from './quote-change.ts';
import { OVERBOOKING, refuseFull } from './refuse-full.ts';

const LONGEST_REASON = 1000;
const NO_REASON = 'Write to the customer why.';
const ANSWERED = 'This booking has no open request for a change. It may have just been answered.';

async function openRequest({ store }: Pick<OfficeServices, 'store'>, { id }: BookingRow): Promise<ChangeRequestRow> {
  const request = await changeRequestOf(store, id);
  if (request?.status !== 'requested') throw new HttpError(409, ANSWERED);
  return request;
}

/** The sums of a request as of today, with its fee and without. */
async function quotesOf(services: OfficeServices, booking: BookingRow, request: ChangeRequestRow) {
  const { settings, store } = services;
  const change = await quoteChange(services, booking, {
    startDate: request.start_date,
    travelers: request.travelers,
  });
  const today = companyDay(settings.now());
  const fees = { accepted: request.fee_cents, waived: 0 };
  const quote = (fee: keyof typeof fees) => withFee(store, booking, change, fees[fee], today);
  return { accepted: await quote('accepted'), waived: await quote('waived') };
}

/**
 * The sums of a request as of today, for the page on which the office answers it.
 * @throws HttpError 409 if there is no open one, or the change is not possible
 */
export async function quoteRequest(services: OfficeServices, booking: BookingRow): Promise<OfficeRequestedQuote> {
  const { accepted, waived } = await quotesOf(services, booking, await openRequest(services, booking));
  const { startDate, endDate, travelers, totalAmount, balanceAmount, refundAmount, balanceDueDate } = accepted;
  return {
    ...{ startDate, endDate, travelers, totalAmount, balanceAmount, refundAmount, balanceDueDate },
    feeAmount: usdOf(accepted.feeCents),
    withoutFee: sumsOf(waived),
  };
}

const sumsOf = ({ totalAmount, balanceAmount, refundAmount }: OfficeRequestedQuote['withoutFee']) => ({
  totalAmount,
  balanceAmount,
  refundAmount,
});

/** Accepts a customer's request for a change with its fee, waives that, or declines. */
export const changeAnswer: OfficeCommandBuilder = async (services, booking, read, doneBy) => {
  const schema = z.extend(commandSchema, {
    decision: z.enum(['accepted', 'waived', 'declined']),
    requestedAt: z.string(),
    reason: z._default(z.string().check(z.overwrite(plainText), z.maxLength(LONGEST_REASON)), ''),
    totalAmount: z.optional(z.number()),
    refundAmount: z._default(z.number(), 0),
    allowsOverbooking: z.optional(z.boolean()),
  });
  const { key, decision, requestedAt, reason, totalAmount, refundAmount, allowsOverbooking } = await read(schema);
  const { settings } = services;
  const answer = { decision, requestedAt, reason, doneBy };
  const command = { act: `change-${decision}`, key, impossible: ANSWERED } as const;
  if (decision === 'declined') {
    if (reason === '') throw new HttpError(400, NO_REASON);
    return {
      ...command,
      detail: '',
      endsPaymentOf: null,
      work: (transaction) => answerChange(transaction, booking.id, answer, null, settings.now()),
    };
  }
  const request = await openRequest(services, booking);
  const quote = (await quotesOf(services, booking, request))[decision];
  if (quote.totalAmount !== totalAmount || quote.refundAmount !== refundAmount) {
    const sums = `The total is now ${formatUsd(quote.totalAmount)}, and the refund ${formatUsd(quote.refundAmount)}`;
    throw new HttpError(409, `${sums}. Please check again.`);
  }
  // The customer has agreed to no more than was shown.
  if (quote.totalCents > request.total_cents) {
    const shown = formatUsd(usdOf(request.total_cents));
    throw new HttpError(
      409,
      `The customer was shown a total of ${shown}, and it would be ${formatUsd(quote.totalAmount)} by now. Decline, and tell them the new price.`,
    );
  }
  const { startDate, travelers } = quote;
  const facts = [
    formatLongDate(startDate),
    `${travelers} travelers`,
    formatUsd(quote.totalAmount),
    ...(successorOf(request) ? ['transferred'] : []),
    ...(quote.refundAmount > 0 ? [`refund ${formatUsd(quote.refundAmount)}`] : []),
  ];
  const { texts } = wordingOf(booking);
  const fee = { lineId: randomUUID(), feeText: texts.changeFee };
  return {
    ...command,
    detail: `${facts.join(', ')}${allowsOverbooking ? `. ${OVERBOOKING}` : ''}`,
    endsPaymentOf: booking.id,
    work: async (transaction) => {
      const before = await lockBooking(transaction, booking.id);
      // The price was calculated for the booking as it was read.
      if (before.travelers !== booking.travelers || before.total_cents !== booking.total_cents) return false;
      if (!(await answerChange(transaction, booking.id, answer, { ...quote, ...fee }, settings.now()))) return false;
      const takesMore = before.start_date !== startDate || before.travelers < travelers;
      const after = { ...before, start_date: startDate, travelers };
      if (takesMore && !allowsOverbooking) await refuseFull(transaction, after, settings.now());
      return true;
    },
  };
};
