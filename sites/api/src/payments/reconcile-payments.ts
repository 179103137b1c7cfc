import { errorDetail } from '../core/log.ts';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import { openPaymentsBefore } from '../store/payments.ts';
import type { PaymentRow } from '../store/schema.ts';
import { backfillBalances, backfillPaidAt } from '../store/settlements.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordStatus } from './record-status.ts';

/** Often enough that whoever paid and vanished is confirmed within a minute. */
const RECONCILE_INTERVAL_MS = 20_000;
/** The visitor's own browser asks first. */
const GRACE_PERIOD_MS = 10_000;
/**
 * An open payment that nobody has paid for so long is cancelled, and one that holds places when its own time is over; a browser
 * that still shows it opens another.
 */
const ABANDON_AFTER_MS = 3_600_000;
const CONCURRENCY = 8;

/**
 * Looks after payments whose browser may have vanished: asks the provider how each open one stands, at start and every
 * few seconds, and writes it down.
 */
export function reconcilePayments(services: PaymentServices): RecurringTask {
  const { store, payments, settings } = services;
  const { now, ticker, log } = settings;

  async function reconcile(payment: PaymentRow): Promise<void> {
    try {
      const { created_at, held_until } = payment;
      const endsAt = held_until === null ? Date.parse(created_at) + ABANDON_AFTER_MS : Date.parse(held_until);
      const isGivenUp = now().getTime() > endsAt;
      // A simulated payment succeeds once it is asked for: that is for its visitor alone.
      if (!isGivenUp && !payments.movesMoney) return;
      const standing = isGivenUp ? await payments.cancelIntent(payment.id) : await payments.retrieve(payment.id);
      await recordStatus(services, payment, standing);
    } catch (error) {
      log({
        level: 'error',
        message: "can't learn how a payment stands",
        payment: payment.id,
        detail: errorDetail(error),
      });
    }
  }

  async function reconcileAll(): Promise<void> {
    await backfillBalances(store, now());
    await backfillPaidAt(store);
    const moment = now();
    const open = await openPaymentsBefore(store, new Date(moment.getTime() - GRACE_PERIOD_MS), moment);
    for (let first = 0; first < open.length; first += CONCURRENCY) {
      await Promise.all(open.slice(first, first + CONCURRENCY).map(reconcile));
    }
  }
  return schedule('reconcile payments', reconcileAll, RECONCILE_INTERVAL_MS, ticker, log);
}
