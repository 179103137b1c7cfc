import { centsOf } from '@trek/ui/booking/rules';
import { errorDetail } from '../log.ts';
import { type Repetition, repeat } from '../schedule.ts';
import type { Services } from '../services.ts';
import { markRefunded, orderedRefunds } from '../store/cancellations.ts';
import { recordRefund } from '../store/payment-returns.ts';

const LOOK_EVERY_MS = 20_000;

/**
 * Has the provider send back what the office has agreed to, at start and every few seconds. A server that dies in between asks
 * again; the provider knows the refund by its payment, and sends nothing twice.
 */
export function sendRefunds({ store, payments, settings, mailQueue }: Services): Repetition {
  const { now, ticker, log } = settings;
  async function sendAll(): Promise<void> {
    for (const { payment_id, amount_usd } of await orderedRefunds(store)) {
      try {
        const refundedCents = await payments.refund(payment_id, centsOf(amount_usd));
        await recordRefund(store, payment_id, refundedCents, now());
        await markRefunded(store, payment_id);
      } catch (error) {
        log({ level: 'error', message: "can't send a refund", payment: payment_id, detail: errorDetail(error) });
      }
    }
    void mailQueue.run();
  }
  return repeat('send refunds', sendAll, LOOK_EVERY_MS, ticker, log);
}
