import { idSchema } from '@trek/ui/internal/contract/requests';
import { formatUsd } from '@trek/ui/kit/format';
import { usdOf } from '@trek/ui/pricing';
import * as z from 'zod/mini';
import { HttpError } from '../http/http-error.ts';
import { centsOfRow, refundsOf, remainingCents, UNSENT_REFUNDS } from '../store/booking-money.ts';
import { plainReference } from '../store/booking-reference.ts';
import { lossesOf } from '../store/disputed-money.ts';
import { decideDispute } from '../store/disputes.ts';
import { manualRefundsOf, markManualRefund, markReturned } from '../store/manual-refunds.ts';
import { lockBooking } from '../store/office-actions.ts';
import { bookingByReference } from '../store/office-bookings.ts';
import { logAction } from '../store/office-log.ts';
import type { Store } from '../store/open-store.ts';
import { paymentById } from '../store/payments.ts';
import { retryRefund, returnPayment, sendByTransfer } from '../store/refunds.ts';
import type { PaymentRow } from '../store/schema.ts';
import { assignPayment } from '../store/settlements.ts';
import { commandSchema, type OfficeCommandBuilder } from './office-command.ts';

/* Actions on refunds: failed ones, and payments that were not owed. */

const paymentSchema = z.extend(commandSchema, { paymentId: z.string() });
/** A page of the last release, in a tab that is still open, names the payment. */
const refundSchema = z.extend(commandSchema, {
  refundId: z.optional(z.string()),
  paymentId: z.optional(z.string()),
});
const NOT_FAILED = 'This refund has not failed, or it was handled already.';
const NOT_WAITING = 'This refund has neither failed nor waits for a dispute, or it was handled already.';
const NOT_UNOWED = 'This payment is owed, or it was handled already.';

async function paymentOf(store: Store, bookingId: string, paymentId: string): Promise<PaymentRow> {
  const payment = await paymentById(store, paymentId);
  if (payment?.booking_id !== bookingId) throw new HttpError(409, 'This booking has no such payment.');
  return payment;
}

/** The refund that an action is about, with its payment for the log; empty: there is none, and the act will be refused. */
async function namedRefund(
  store: Store,
  { refundId, paymentId = '' }: { refundId?: string | undefined; paymentId?: string | undefined },
): Promise<{ refundId: string; paymentId: string }> {
  const refunds = store.selectFrom('refunds').selectAll();
  const rows =
    refundId === undefined ? await refundsOf(store, [paymentId]) : await refunds.where('id', '=', refundId).execute();
  const refund = rows.findLast(({ status }) => (UNSENT_REFUNDS as readonly string[]).includes(status)) ?? rows.at(-1);
  return { refundId: refund?.id ?? '', paymentId: refund?.payment_id ?? '' };
}

export const REFUND_ACTIONS = {
  'refund-again': async ({ settings, store }, booking, read) => {
    const { key, ...named } = await read(refundSchema);
    const { refundId, paymentId } = await namedRefund(store, named);
    return {
      act: 'refund-again',
      key,
      detail: paymentId,
      endsPaymentOf: null,
      work: (transaction) => retryRefund(transaction, booking.id, refundId, settings.now()),
      impossible: NOT_FAILED,
    };
  },

  'refund-by-transfer': async ({ settings, store }, booking, read) => {
    const { key, ...named } = await read(refundSchema);
    const { refundId, paymentId } = await namedRefund(store, named);
    return {
      act: 'refund-by-transfer',
      key,
      detail: paymentId,
      endsPaymentOf: null,
      work: (transaction) => sendByTransfer(transaction, booking.id, refundId, settings.now()),
      impossible: NOT_WAITING,
    };
  },

  'refund-sent': async ({ settings, store }, booking, read) => {
    const { key, ...named } = await read(refundSchema);
    const { refundId, paymentId } = await namedRefund(store, named);
    return {
      act: 'refund-sent',
      key,
      detail: paymentId,
      endsPaymentOf: null,
      work: (transaction) => markReturned(transaction, booking.id, refundId, settings.now()),
      impossible: 'There is no such refund to send.',
    };
  },

  'manual-refund-sent': async ({ settings, store }, booking, read) => {
    const { key, refundId } = await read(z.extend(commandSchema, { refundId: idSchema }));
    const refund = (await manualRefundsOf(store, booking.id)).find(({ id }) => id === refundId);
    return {
      act: 'refund-sent',
      key,
      detail: formatUsd(usdOf(refund?.amount_cents ?? 0)),
      endsPaymentOf: null,
      work: (transaction) => markManualRefund(transaction, booking.id, refundId, settings.now()),
      impossible: 'This refund was already sent.',
    };
  },

  dispute: async ({ settings }, booking, read, doneBy) => {
    const decisions = z.enum(['written-off', 'owed-again']);
    const { key, disputeId, decision } = await read(
      z.extend(commandSchema, { disputeId: idSchema, decision: decisions }),
    );
    return {
      act: `dispute-${decision}`,
      key,
      detail: disputeId,
      endsPaymentOf: null,
      work: async (transaction) => {
        await lockBooking(transaction, booking.id);
        return decideDispute(transaction, booking.id, disputeId, decision, doneBy, settings.now());
      },
      impossible: 'Nothing of this dispute is left to decide, or the booking is canceled and owes nothing.',
    };
  },

  'payment-return': async ({ settings, store }, booking, read, doneBy) => {
    const { key, paymentId } = await read(paymentSchema);
    const payment = await paymentOf(store, booking.id, paymentId);
    const lossOf = await lossesOf(store, [paymentId]);
    return {
      act: 'payment-returned',
      key,
      detail: `Refund: ${formatUsd(usdOf(remainingCents(payment, lossOf(paymentId).lostCents)))}`,
      endsPaymentOf: null,
      work: async (transaction) => {
        await lockBooking(transaction, booking.id);
        return returnPayment(transaction, paymentId, doneBy, settings.now());
      },
      impossible: NOT_UNOWED,
    };
  },

  'payment-assign': async ({ settings, store }, booking, read, doneBy) => {
    const { key, paymentId, reference } = await read(z.extend(paymentSchema, { reference: z.string() }));
    const payment = await paymentOf(store, booking.id, paymentId);
    const target = await bookingByReference(store, plainReference(reference));
    if (!target) throw new HttpError(400, `There is no booking ${reference}.`);
    const amount = formatUsd(usdOf(centsOfRow(payment)));
    return {
      act: 'payment-assigned',
      key,
      detail: `${amount} assigned to ${target.reference}`,
      endsPaymentOf: target.id,
      work: async (transaction) => {
        const now = settings.now();
        await lockBooking(transaction, booking.id);
        if (!(await assignPayment(transaction, paymentId, target.id, now))) return false;
        if (target.id === booking.id) return true;
        const detail = `${amount} received for ${booking.reference}`;
        return logAction(transaction, { bookingId: target.id, act: 'payment-assigned', key, detail, doneBy }, now);
      },
      impossible: `${target.reference} has a smaller balance, or the payment was handled already.`,
    };
  },
} satisfies Readonly<Record<string, OfficeCommandBuilder>>;
