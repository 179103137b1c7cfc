import { addDecline } from '../store/declined-cards.ts';
import { recordDispute } from '../store/disputes.ts';
import type { Store } from '../store/open-store.ts';
import { countRefund } from '../store/payment-returns.ts';
import { paymentById } from '../store/payments.ts';
import { isNewEvent } from '../store/provider-events.ts';
import { recordArrival, recordFailure } from '../store/refunds.ts';
import type { PaymentRow } from '../store/schema.ts';
import type { Settlement } from '../store/settlements.ts';
import { inTransaction } from '../store/transaction.ts';
import { endAfterDeclines } from './card-attempts.ts';
import type { ProviderEvent, ProviderNews } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { announce, applyStatus } from './record-status.ts';

/** The effect of an event on the books. */
type Effect = (transaction: Store) => Promise<Settlement | undefined>;

/**
 * Records an event of the provider, once: it is written down in the transaction of its effect. What has to be known for it is
 * asked before, and what follows from it is done after, so that a repeated event makes up for an attempt that failed.
 */
export async function recordProviderEvent(services: PaymentServices, event: ProviderEvent): Promise<void> {
  const { store, settings, mailQueue } = services;
  const payment = await paymentById(store, event.paymentId);
  // The provider also sends events of other sites on the same account.
  if (!payment) return;
  const now = settings.now();
  const effect = await effectOf(services, payment, event, now);
  const settlement = await inTransaction(store, async (transaction) =>
    (await isNewEvent(transaction, event.id, now)) ? effect(transaction) : undefined,
  );
  announce(services, settlement);
  if (event.kind === 'declined') await endAfterDeclines(services, payment);
  void mailQueue.run();
}

/** @returns what to do with the event, with everything that has to be asked from the provider for it */
async function effectOf(
  { payments, settings }: PaymentServices,
  payment: PaymentRow,
  event: ProviderEvent,
  now: Date,
): Promise<Effect> {
  switch (event.kind) {
    case 'status': {
      const { reported, at } = event;
      const dated = { ...reported, paidAt: reported.paidAt ?? at };
      return async (transaction) => (await applyStatus(transaction, payment, dated, now)).settlement;
    }
    case 'declined': {
      const decline = { chargeId: event.chargeId, paymentId: payment.id, at: event.at ?? now.toISOString() };
      return (transaction) => addDecline(transaction, decline);
    }
    // A refund or dispute implies a payment, even if its own event has not arrived yet.
    case 'disputed': {
      const dispute = await payments.dispute(event.disputeId);
      return async (transaction) => {
        const { settlement } = await applyStatus(transaction, payment, { status: 'succeeded' }, now);
        const settled = await paymentById(transaction, payment.id);
        if (dispute && settled) await recordDispute(transaction, settled, dispute, now, settings.now());
        return settlement;
      };
    }
    case 'refund':
    case 'refunded': {
      const isFailure = event.kind === 'refund' && event.state === 'failed';
      // An amount may date from before a failed refund, whose money is back.
      const isUncertain = event.kind === 'refunded' && payment.refund_failed_at !== null;
      const known = isFailure || isUncertain ? await payments.returnedCents(payment.id) : undefined;
      return async (transaction) => {
        const { settlement } = await applyStatus(transaction, payment, { status: 'succeeded' }, now);
        await applyReturn(transaction, event, known, now);
        return settlement;
      };
    }
    default:
      throw new TypeError(`An event of no known kind: ${JSON.stringify(event satisfies never)}`);
  }
}

/** @param known what the provider has returned of the payment in all, where the event can't tell */
async function applyReturn(
  transaction: Store,
  news: Extract<ProviderNews, { kind: 'refund' | 'refunded' }>,
  known: number | undefined,
  now: Date,
): Promise<void> {
  const { paymentId } = news;
  if (news.kind === 'refunded') return countRefund(transaction, paymentId, known ?? news.refundedCents, now);
  if (news.state === 'arrived') return recordArrival(transaction, paymentId, news.refundId, now);
  if (known !== undefined) return recordFailure(transaction, paymentId, news.refundId, known, now);
}
