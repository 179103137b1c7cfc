import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { removeOldAuditEntries } from './audit-log.ts';
import { CARD_WINDOW_SECONDS, clearPaymentNetworks } from './declined-cards.ts';
import { removeOldNetworks } from './known-networks.ts';
import type { Store } from './open-store.ts';
import { removeOldEvents } from './provider-events.ts';
import { removeExpiredCounters } from './rate-counters.ts';
import { removeExpiredSessions } from './sessions.ts';

const HOUR_MS = 3_600_000;

/**
 * Deletes expired rate limits, sessions, networks, audit entries and events of the provider every hour, and clears the
 * networks of ended payments.
 */
export function removeExpired(store: Store, { now, ticker, log }: ApiSettings): RecurringTask {
  const remove = async () => {
    await removeExpiredCounters(store, now());
    await removeOldNetworks(store, now());
    await removeExpiredSessions(store, now());
    await removeOldAuditEntries(store, now());
    await removeOldEvents(store, now());
    await clearPaymentNetworks(store, new Date(now().getTime() - CARD_WINDOW_SECONDS * 1000));
  };
  return schedule('remove expired rows', remove, HOUR_MS, ticker, log);
}
