import { plainText } from '@trek/ui/internal/sign-in/rules';
import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import { centsOf, companyDay, usdOf } from '@trek/ui/pricing';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { refuseClosed, refuseTooEarly } from '../payments/bookable-start.ts';
import { needsConfirmation } from '../payments/departure-confirmation.ts';
import { cancellationCents } from '../store/booking-money.ts';
import { cancellationOf } from '../store/cancellations.ts';
import { departureRequestOf, isDepartureConfirmed } from '../store/departure-requests.ts';
import {
  cancelByOffice,
  changeBooking,
  isTransferRecorded,
  lockBooking,
  noteUnowedTransfer,
  receiveTransfer,
  refundMore,
  sendPaymentLink,
  type Transfer,
} from '../store/office-actions.ts';
import { logAction } from '../store/office-log.ts';
import type { Store } from '../store/open-store.ts';
import type { BookingRow } from '../store/schema.ts';
import { amountSchema } from './amount.ts';
import { changeAnswer } from './change-answer.ts';
import { correctDetails } from './correct-details.ts';
import { holdPlaces } from './hold-places.ts';
import type { OfficeServices } from './office-command.ts';
import { commandSchema, type OfficeCommandBuilder } from './office-command.ts';
import { priceLine } from './price-line.ts';
import { quoteChange } from './quote-change.ts';
import { REFUND_ACTIONS } from './refund-actions.ts';
import { OVERBOOKING, refuseFull } from './refuse-full.ts';
import { cancellationAnswer, departureAnswer } from './request-answers.ts';
import { transferOf, transferSchema } from './transfer.ts';

const LONGEST_NOTE = 5_000;
const TOO_LONG = `A text can have at most ${LONGEST_NOTE} characters.`;
const NO_REASON = 'Give the reason; it is logged.';
const CHANGED_MEANWHILE = 'This booking has just changed. Please check again.';

const flag = z.optional(z.boolean());
const reasonSchema = z.string().check(z.overwrite(plainText), z.maxLength(LONGEST_NOTE, TOO_LONG));

const BOOKING_ACTIONS = {
  note: async (_services, _booking, read) => {
    const text = z
      .string()
      .check(z.overwrite(plainText), z.minLength(1, 'Write something.'), z.maxLength(LONGEST_NOTE, TOO_LONG));
    const { key, text: detail } = await read(z.extend(commandSchema, { text }));
    return { act: 'note', key, detail, endsPaymentOf: null, work: async () => true, impossible: CHANGED_MEANWHILE };
  },

  transfer: async (services, booking, read) => {
    const { key, isUnowed, allowsOverbooking, ...typed } = await read(
      z.extend(commandSchema, { ...transferSchema, isUnowed: flag, allowsOverbooking: flag }),
    );
    const transfer = transferOf(typed, key, services.settings.now());
    const foreign = transfer.foreignAmount ? ` (${transfer.foreignAmount})` : '';
    const came = `${formatUsd(typed.amount)}${foreign} received by bank transfer`;
    if (isUnowed) {
      return {
        act: 'transfer',
        key,
        detail: `${came}, not owed`,
        endsPaymentOf: null,
        work: async (transaction) => {
          await refuseRecorded(transaction, booking, transfer);
          return noteUnowedTransfer(transaction, booking.id, transfer, services.settings.now());
        },
        impossible: CHANGED_MEANWHILE,
      };
    }
    return {
      act: 'transfer',
      key,
      detail: allowsOverbooking ? `${came}. ${OVERBOOKING}` : came,
      endsPaymentOf: booking.id,
      work: async (transaction) => {
        const { settings } = services;
        await refuseRecorded(transaction, booking, transfer);
        const locked = await lockBooking(transaction, booking.id);
        refuseBegun(locked, settings.now());
        await refuseUnconfirmed(services, transaction, locked, 'mark the transfer');
        if (!(await receiveTransfer(transaction, booking.id, transfer, settings.now()))) return false;
        if (locked.status === 'pending' && !allowsOverbooking) await refuseFull(transaction, locked, settings.now());
        return true;
      },
      impossible: `${owedText(booking)} Record that much here, and the rest as an unowed transfer.`,
    };
  },

  'payment-link': async (services, booking, read) => {
    const { key } = await read(commandSchema);
    return {
      act: 'payment-link',
      key,
      detail: `Sent to ${booking.email}`,
      endsPaymentOf: null,
      work: async (transaction) => {
        const locked = await lockBooking(transaction, booking.id);
        await refuseUnpayable(services, transaction, locked);
        await refuseUnconfirmed(services, transaction, locked, 'send the link');
        return sendPaymentLink(transaction, booking.id, services.settings.now());
      },
      impossible: 'This booking has no balance.',
    };
  },

  decision: async ({ settings }, booking, read, doneBy) => {
    const { key, decision } = await read(z.extend(commandSchema, { decision: z.enum(['approved', 'declined']) }));
    return cancellationAnswer(settings, booking, decision, doneBy, { key, detail: '' });
  },

  departure: async ({ settings }, booking, read, doneBy) => {
    const { key, decision } = await read(z.extend(commandSchema, { decision: z.enum(['confirmed', 'declined']) }));
    return departureAnswer(settings, booking, decision, doneBy, { key, detail: '' });
  },

  cancel: async ({ settings, store }, booking, read, doneBy) => {
    const { key, refund, reason } = await read(
      z.extend(commandSchema, { refund: amountSchema(0), reason: z.optional(reasonSchema) }),
    );
    const request = await cancellationOf(store, booking.id);
    const promisedUsd = request?.status === 'requested' ? usdOf(cancellationCents(request).refundCents) : 0;
    if (refund < promisedUsd && !reason) {
      const promised = `${formatUsd(promisedUsd)} by the terms of the day on which the customer asked`;
      throw new HttpError(409, `The refund is ${promised}. To refund less, give a reason, which is logged.`);
    }
    return {
      act: 'cancelled',
      key,
      detail: `Refund: ${formatUsd(refund)}`,
      endsPaymentOf: booking.id,
      work: async (transaction) => {
        const now = settings.now();
        if (reason) await noteReason(transaction, booking, { key, reason, doneBy }, now);
        return cancelByOffice(transaction, booking.id, centsOf(refund), doneBy, now);
      },
      impossible: 'The booking can’t be canceled with this refund: less was paid, or it is canceled already.',
    };
  },

  refund: async ({ settings }, booking, read, doneBy) => {
    const { key, amount, reason } = await read(
      z.extend(commandSchema, { amount: amountSchema(0.01), reason: reasonSchema.check(z.minLength(1, NO_REASON)) }),
    );
    return {
      act: 'refunded',
      key,
      detail: `Refund: ${formatUsd(amount)}`,
      endsPaymentOf: null,
      work: async (transaction) => {
        const now = settings.now();
        await noteReason(transaction, booking, { key, reason, doneBy }, now);
        return refundMore(transaction, booking.id, centsOf(amount), doneBy, now);
      },
      impossible:
        booking.status === 'cancelled'
          ? 'We hold less than this of the booking.'
          : 'Less than this was paid beyond the total. Add a price line that lowers it, and what was paid beyond it goes back.',
    };
  },

  change: async (services, booking, read, doneBy) => {
    const { key, totalAmount, refundAmount, allowsOverbooking, ...wish } = await read(
      z.extend(commandSchema, {
        startDate: z.string(),
        travelers: z.int(),
        totalAmount: z.number(),
        refundAmount: z._default(z.number(), 0),
        allowsOverbooking: flag,
      }),
    );
    const change = await quoteChange(services, booking, wish);
    const { startDate, travelers } = change;
    if (change.totalAmount !== totalAmount || change.refundAmount !== refundAmount) {
      const sums = `The total is now ${formatUsd(change.totalAmount)}, and the refund ${formatUsd(change.refundAmount)}`;
      throw new HttpError(409, `${sums}. Please check again.`);
    }
    return {
      act: 'changed',
      key,
      detail: `${formatLongDate(startDate)}, ${travelers} travelers, ${formatUsd(totalAmount)}${refundAmount > 0 ? `, refund ${formatUsd(refundAmount)}` : ''}${allowsOverbooking ? `. ${OVERBOOKING}` : ''}`,
      endsPaymentOf: booking.id,
      work: async (transaction) => {
        const before = await lockBooking(transaction, booking.id);
        // The price was calculated for the booking as it was read.
        if (before.travelers !== booking.travelers || before.total_cents !== booking.total_cents) return false;
        if (!(await changeBooking(transaction, booking.id, change, doneBy, services.settings.now()))) return false;
        const takesMore = before.start_date !== startDate || before.travelers < travelers;
        const after = { ...before, start_date: startDate, travelers };
        if (takesMore && !allowsOverbooking) await refuseFull(transaction, after, services.settings.now());
        return true;
      },
      impossible: CHANGED_MEANWHILE,
    };
  },
} satisfies Readonly<Record<string, OfficeCommandBuilder>>;

/** @throws HttpError 409 if the same transfer is recorded already, as after an answer that was lost */
async function refuseRecorded(transaction: Store, { id }: BookingRow, transfer: Transfer): Promise<void> {
  if (!(await isTransferRecorded(transaction, id, transfer))) return;
  throw new HttpError(409, 'A transfer with this reference and amount is recorded for this booking already.');
}

/** A reason may name people, so it is a note, which goes with the account. */
const noteReason = (
  transaction: Store,
  { id: bookingId }: BookingRow,
  { key, reason, doneBy }: { key: string; reason: string; doneBy: string },
  now: Date,
) => logAction(transaction, { bookingId, act: 'note', key: `${key}-reason`, detail: reason, doneBy }, now);

const owedText = ({ status, total_cents, balance_usd }: BookingRow) =>
  status === 'pending'
    ? `The total of the booking is ${formatUsd(usdOf(total_cents))}.`
    : `The balance of the booking is ${formatUsd(balance_usd)}.`;

/**
 * Refuses money for a departure that the office has not confirmed: the payment would confirm it silently.
 * @throws HttpError 409 with the step to do first
 */
async function refuseUnconfirmed(
  { catalogue }: OfficeServices,
  store: Store,
  booking: BookingRow,
  then: string,
): Promise<void> {
  const trek = catalogue.trek(booking.trek_id);
  if (booking.status !== 'pending' || !trek) return;
  if (!(await needsConfirmation(store, trek, booking, booking.travelers))) return;
  if (await departureRequestOf(store, booking.id)) {
    throw new HttpError(409, `This departure is on request. Confirm the departure first, then ${then}.`);
  }
  // It was booked before the trek's terms changed.
  const confirm = 'Confirm it by saving a change with the same date and travelers';
  throw new HttpError(409, `This departure is on request, but the customer sent no request. ${confirm}, then ${then}.`);
}

const ACTIONS = {
  ...BOOKING_ACTIONS,
  ...REFUND_ACTIONS,
  correct: correctDetails,
  'change-answer': changeAnswer,
  'price-line': priceLine,
  hold: holdPlaces,
};

export type OfficeActionName = keyof typeof ACTIONS;

/**
 * Refuses to confirm a booking whose trek has begun without it.
 * @throws HttpError 409
 */
function refuseBegun({ status, start_date }: BookingRow, now: Date): void {
  if (status !== 'pending' || start_date > companyDay(now)) return;
  throw new HttpError(409, 'The start date of this booking has passed. Change the date first.');
}

/**
 * Refuses a payment link that could not be paid, because the start has passed or is too soon.
 * @throws HttpError 409 with the reason
 */
async function refuseUnpayable(
  { catalogue, settings }: OfficeServices,
  store: Store,
  booking: BookingRow,
): Promise<void> {
  const now = settings.now();
  refuseBegun(booking, now);
  const trek = catalogue.trek(booking.trek_id);
  if (booking.status !== 'pending' || !trek) return;
  if (await isDepartureConfirmed(store, booking, booking.travelers)) return;
  try {
    refuseTooEarly(trek, booking.start_date, now);
    refuseClosed(trek, booking.start_date, now);
  } catch (error) {
    throw error instanceof HttpError ? new HttpError(409, `The link could not be paid. ${error.message}`) : error;
  }
}

/** An operator's actions on a booking, by the last part of the path. */
export const OFFICE_ACTIONS: ReadonlyMap<string, OfficeCommandBuilder> = new Map(Object.entries(ACTIONS));
