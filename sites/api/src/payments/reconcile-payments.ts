import { errorDetail } from '../core/log.ts';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import { unendedPaymentsBefore } from '../store/payments.ts';
import type { PaymentRow } from '../store/schema.ts';
import { backfillBalances, backfillPaidAt } from '../store/settlements.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordStatus } from './record-status.ts';

/** A visitor who paid and left is confirmed within a minute. */
const RECONCILE_INTERVAL_MS = 20_000;
/** Leaves the first poll to the visitor's own browser. */
const GRACE_PERIOD_MS = 10_000;
/**
 * An open payment that stays unpaid for this long is canceled. One that holds places ends with its hold. A browser that
 * still shows it opens another.
 */
const ABANDON_AFTER_MS = 3_600_000;
/** No server takes longer to open a payment that it has reserved. */
const RESERVED_MS = 60_000;
const CONCURRENCY = 8;

/**
 * Polls the provider for open payments whose browser may be gone, at start and every few seconds, and records their
 * status. Ends those that a server has reserved and died.
 */
export function reconcilePayments(services: PaymentServices): RecurringTask {
  const { store, payments, settings } = services;
  const { now, ticker, log } = settings;

  async function reconcile(payment: PaymentRow): Promise<void> {
    try {
      const isGivenUp = now().getTime() > endsAt(payment);
      // Asking makes a simulated payment succeed, so only its visitor may ask.
      if (!isGivenUp && !payments.movesMoney) return;
      const reported = isGivenUp ? await payments.cancelIntent(payment.id) : await payments.retrieve(payment.id);
      await recordStatus(services, payment, reported);
    } catch (error) {
      log({
        level: 'error',
        message: "can't get the status of a payment",
        payment: payment.id,
        detail: errorDetail(error),
      });
    }
  }

  async function reconcileAll(): Promise<void> {
    await backfillBalances(store, now());
    await backfillPaidAt(store);
    const moment = now();
    const unended = await unendedPaymentsBefore(store, new Date(moment.getTime() - GRACE_PERIOD_MS), moment);
    for (let first = 0; first < unended.length; first += CONCURRENCY) {
      await Promise.all(unended.slice(first, first + CONCURRENCY).map(reconcile));
    }
  }
  return schedule('reconcile payments', reconcileAll, RECONCILE_INTERVAL_MS, ticker, log);
}

/** When an unpaid payment is given up. */
function endsAt({ status, created_at, held_until }: PaymentRow): number {
  if (status === 'reserved') return Date.parse(created_at) + RESERVED_MS;
  return held_until === null ? Date.parse(created_at) + ABANDON_AFTER_MS : Date.parse(held_until);
}
