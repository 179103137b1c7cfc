import { errorDetail } from '../core/log.ts';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import { recordDispute, unreadDisputes } from '../store/disputes.ts';
import { paymentById } from '../store/payments.ts';
import { heardUntil, PROVIDER_KEEPS_DAYS, setHeardUntil } from '../store/provider-events.ts';
import { inTransaction } from '../store/transaction.ts';
import { compareBooks } from './compare-books.ts';
import type { ProviderEvent } from './payment-provider.ts';
import type { PaymentServices } from './payment-services.ts';
import { recordProviderEvent } from './record-provider-event.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Asked for again with each run: an event can be listed a little later than it happened. */
const OVERLAP_MS = HOUR_MS;
/** Events of one run, the newest of them: far more than this site has in a month. */
const MOST_EVENTS = 2_000;

/**
 * Asks the provider, at start and once a day, for everything that it has reported since the last time: a webhook that was away
 * for days, or lacked an event, misses nothing. Events that are known have no effect. Also reads the disputes of which only
 * the state is known, says at start which events the webhook does not get, and then compares the books.
 */
export function fetchMissedEvents(services: PaymentServices): RecurringTask {
  const { store, payments, settings } = services;
  const { now, ticker, log, publicUrl } = settings;
  let isFirst = true;

  async function checkWebhook(): Promise<void> {
    const missing = await payments.eventsNotSent?.(`${publicUrl}/api/payment/webhook`);
    if (!payments.eventsNotSent || missing?.length === 0) return;
    const message = missing
      ? `the webhook at Stripe does not send ${missing.join(', ')}: add these events to it`
      : `Stripe has no enabled webhook for ${publicUrl}/api/payment/webhook: add one, or events are heard of once a day`;
    log({ level: 'warn', message });
  }

  async function readDisputes(): Promise<void> {
    for (const { payment_id } of await unreadDisputes(store)) {
      const requestedAt = now();
      const disputes = await payments.disputesOf(payment_id);
      await inTransaction(store, async (transaction) => {
        const payment = await paymentById(transaction, payment_id);
        for (const dispute of disputes)
          if (payment) await recordDispute(transaction, payment, dispute, requestedAt, now());
      });
    }
  }

  async function hearEvents(isStart: boolean): Promise<void> {
    let hasFailed = false;
    const hear = async (event: ProviderEvent): Promise<void> => {
      try {
        await recordProviderEvent(services, event);
      } catch (error) {
        hasFailed = true;
        log({ level: 'error', message: `can't record the event ${event.id}`, detail: errorDetail(error) });
      }
    };
    const until = now();
    const heard = await heardUntil(store);
    const isDue = heard === undefined || until.getTime() - Date.parse(heard) >= DAY_MS;
    if (!isStart && !isDue) return;
    if (isStart) {
      await checkWebhook().catch((error: unknown) => {
        log({ level: 'warn', message: "can't check the webhook at Stripe", detail: errorDetail(error) });
      });
    }
    const oldest = until.getTime() - PROVIDER_KEEPS_DAYS * DAY_MS;
    const from = heard === undefined ? oldest : Math.max(oldest, Date.parse(heard) - OVERLAP_MS);
    const { events, isWhole } = await payments.events(new Date(from).toISOString(), until.toISOString(), MOST_EVENTS);
    for (const event of events) await hear(event);
    await readDisputes();
    // The oldest ones are not read, so a person has to look.
    if (!isWhole)
      log({ level: 'error', message: `Stripe has reported more than ${MOST_EVENTS} events: compare the books` });
    // An event that can't be recorded stops no other, and is tried again with the next run.
    if (!hasFailed) await setHeardUntil(store, until.toISOString());
  }

  async function hearAll(): Promise<void> {
    if (!payments.movesMoney) return;
    const isStart = isFirst;
    try {
      await hearEvents(isStart);
    } finally {
      // After the events, which repair most, but whatever has become of them.
      await compareBooks(services, isStart);
    }
    isFirst = false;
  }
  return schedule('hear what the payment provider has reported', hearAll, HOUR_MS, ticker, log);
}
