import { formatLongDate, formatUsd } from '@trek/ui/kit/format';
import * as z from 'zod/mini';
import { Refusal } from '../http/refusal.ts';
import { closeOpenPayment } from '../payments/close-open-payment.ts';
import { isUnconfirmed } from '../payments/unconfirmed-departure.ts';
import type { Services } from '../services.ts';
import { decideRequest } from '../store/cancellations.ts';
import { answerDeparture } from '../store/departure-requests.ts';
import {
  cancelByOffice,
  changeBooking,
  lockBooking,
  noteUnowedTransfer,
  receiveTransfer,
  sendPaymentLink,
} from '../store/office-acts.ts';
import type { Store } from '../store/open-store.ts';
import type { BookingRow } from '../store/schema.ts';
import { type OfficeOrderOf, orderSchema } from './office-order.ts';
import { changeOf, quoteChange } from './quote-change.ts';
import { REFUND_ACTS } from './refund-acts.ts';

const LONGEST_NOTE = 5_000;
const CHANGED_MEANWHILE = 'This booking has just changed. Please look again.';

const usd = (least: number) => z.int('The amount must be in whole US dollars.').check(z.gte(least), z.lte(999_999));
const orders: Readonly<Record<string, OfficeOrderOf>> = {
  note: async (_services, _booking, read) => {
    const text = z.string().check(z.trim(), z.minLength(1, 'Write something.'), z.maxLength(LONGEST_NOTE));
    const { key, text: detail } = await read(z.extend(orderSchema, { text }));
    return { act: 'note', key, detail, work: async () => true, impossible: CHANGED_MEANWHILE };
  },

  transfer: async (services, booking, read) => {
    const { key, amount, isUnowed } = await read(
      z.extend(orderSchema, { amount: usd(1), isUnowed: z.optional(z.boolean()) }),
    );
    const came = `${formatUsd(amount)} came by bank transfer`;
    if (isUnowed) {
      return {
        act: 'transfer',
        key,
        detail: `${came}, and nobody owed it`,
        work: (transaction) =>
          noteUnowedTransfer(transaction, booking.id, { amountUsd: amount, key }, services.settings.now()),
        impossible: CHANGED_MEANWHILE,
      };
    }
    await closeOpenPayment(services, booking.id);
    return {
      act: 'transfer',
      key,
      detail: came,
      work: async (transaction) => {
        await refuseUnconfirmed(services, transaction, await lockBooking(transaction, booking.id));
        return receiveTransfer(transaction, booking.id, { amountUsd: amount, key }, services.settings.now());
      },
      impossible: 'The booking does not owe so much. Please look again, or mark it as money that nobody owed.',
    };
  },

  'payment-link': async ({ settings }, booking, read) => {
    const { key } = await read(orderSchema);
    return {
      act: 'payment-link',
      key,
      detail: `Sent to ${booking.email}`,
      work: (transaction) => sendPaymentLink(transaction, booking.id, settings.now()),
      impossible: 'Nothing is to be paid for this booking.',
    };
  },

  decision: async ({ settings }, booking, read, doneBy) => {
    const { key, decision } = await read(z.extend(orderSchema, { decision: z.enum(['approved', 'declined']) }));
    return {
      act: `cancellation-${decision}`,
      key,
      detail: '',
      work: (transaction) => decideRequest(transaction, booking.reference, decision, doneBy, settings.now()),
      impossible: 'No request waits for this booking: somebody has decided it.',
    };
  },

  departure: async ({ settings }, booking, read, doneBy) => {
    const { key, decision } = await read(z.extend(orderSchema, { decision: z.enum(['confirmed', 'declined']) }));
    return {
      act: `departure-${decision}`,
      key,
      detail: '',
      work: async (transaction) =>
        (await answerDeparture(transaction, booking.reference, decision, doneBy, settings.now())) !== undefined,
      impossible: 'No request waits for this departure: somebody has decided it, or the visitor has changed it.',
    };
  },

  cancel: async (services, booking, read, doneBy) => {
    const { key, refund } = await read(z.extend(orderSchema, { refund: usd(0) }));
    await closeOpenPayment(services, booking.id);
    return {
      act: 'cancelled',
      key,
      detail: `${formatUsd(refund)} goes back`,
      work: (transaction) => cancelByOffice(transaction, booking.id, refund, doneBy, services.settings.now()),
      impossible: 'The booking can’t be cancelled so: less was paid, or it was cancelled before.',
    };
  },

  change: async (services, booking, read, doneBy) => {
    const { key, totalAmount, ...wish } = await read(
      z.extend(orderSchema, { startDate: z.string(), travelers: z.int(), totalAmount: z.number() }),
    );
    const quote = quoteChange(services, booking, wish);
    if (quote.totalAmount !== totalAmount) {
      throw new Refusal(409, `The total is ${formatUsd(quote.totalAmount)} by now. Please look again.`);
    }
    await closeOpenPayment(services, booking.id);
    const { travelers } = quote;
    return {
      act: 'changed',
      key,
      detail: `${formatLongDate(quote.startDate)}, ${travelers} travelers, ${formatUsd(totalAmount)}`,
      work: (transaction) => changeBooking(transaction, booking.id, changeOf(quote), doneBy, services.settings.now()),
      impossible: CHANGED_MEANWHILE,
    };
  },
};

/**
 * Refuses to count money for a departure that nobody in the office has agreed to: it would confirm it without a word.
 * @throws Refusal 409 with what is to be done first
 */
async function refuseUnconfirmed({ catalogue }: Services, store: Store, booking: BookingRow): Promise<void> {
  const trek = catalogue.trek(booking.trek_id);
  if (booking.status !== 'pending' || !trek) return;
  if (!(await isUnconfirmed(store, trek, booking, booking.travelers))) return;
  throw new Refusal(409, 'This departure is on request. Confirm the departure first, then mark the transfer.');
}

/** What an operator can do with a booking, by the last part of the address. */
export const OFFICE_ACTS: ReadonlyMap<string, OfficeOrderOf> = new Map(Object.entries({ ...orders, ...REFUND_ACTS }));
