import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { CARD_WINDOW_SECONDS, forgetPaymentNetworks } from './declined-cards.ts';
import { removeOldNetworks } from './known-networks.ts';
import type { Store } from './open-store.ts';
import { removeEndedCounters } from './rate-counters.ts';
import { removeEndedSessions } from './sessions.ts';
import { removeOldTrail } from './trail.ts';

const HOUR_MS = 3_600_000;

/** Keeps the tables of rate limits, sessions and the trail as small as what still counts, and forgets from where payments came. */
export function removeEnded(store: Store, { now, ticker, log }: ApiSettings): RecurringTask {
  const remove = async () => {
    await removeEndedCounters(store, now());
    await removeOldNetworks(store, now());
    await removeEndedSessions(store, now());
    await removeOldTrail(store, now());
    await forgetPaymentNetworks(store, new Date(now().getTime() - CARD_WINDOW_SECONDS * 1000));
  };
  return schedule('remove what has ended', remove, HOUR_MS, ticker, log);
}
