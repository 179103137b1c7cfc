import { companyDay } from '@trek/ui/pricing';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import { bookingsToAsk, queueReviewRequest } from '../store/reviews.ts';
import type { PaymentServices } from './payment-services.ts';

/** They are asked on a day, so the hour does not matter. */
const INTERVAL_MS = 3_600_000;

/** Queues the mails that ask those who have walked for a review, at start and every hour; one for a booking. */
export function askForReviews({ store, settings, mailQueue }: PaymentServices): RecurringTask {
  const { now, ticker, log } = settings;
  async function ask(): Promise<void> {
    const moment = now();
    for (const bookingId of await bookingsToAsk(store, companyDay(moment)))
      await queueReviewRequest(store, bookingId, moment);
    void mailQueue.run();
  }
  return schedule('ask for reviews', ask, INTERVAL_MS, ticker, log);
}
