import { errorDetail } from '../core/log.ts';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import { orderedRefunds, recordSent } from '../store/refunds.ts';
import type { PaymentServices } from './payment-services.ts';

const REFUND_INTERVAL_MS = 20_000;

/**
 * Sends the ordered refunds to the provider, at start and every few seconds. After a crash the next run repeats them;
 * the provider recognizes a refund by its payment and attempt, and sends nothing twice.
 */
export function sendRefunds({ store, payments, settings, mailQueue }: PaymentServices): RecurringTask {
  const { now, ticker, log } = settings;
  async function sendAll(): Promise<void> {
    for (const order of await orderedRefunds(store)) {
      try {
        const refund = await payments.refund(order);
        await recordSent(store, order, refund, now());
      } catch (error) {
        log({ level: 'error', message: "can't send a refund", payment: order.paymentId, detail: errorDetail(error) });
      }
    }
    void mailQueue.run();
  }
  return schedule('send refunds', sendAll, REFUND_INTERVAL_MS, ticker, log);
}
