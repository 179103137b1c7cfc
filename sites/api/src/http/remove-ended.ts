import { type Repetition, repeat } from '../schedule.ts';
import type { ApiSettings } from '../settings.ts';
import { removeOldNetworks } from '../store/known-networks.ts';
import type { Store } from '../store/open-store.ts';
import { removeEndedCounters } from '../store/rate-counters.ts';

const HOUR_MS = 3_600_000;

/** Keeps the tables of the rate limits as small as what still counts. */
export function removeEndedLimits(store: Store, { now, ticker, log }: ApiSettings): Repetition {
  const remove = async () => {
    await removeEndedCounters(store, now());
    await removeOldNetworks(store, now());
  };
  return repeat('remove ended rate limits', remove, HOUR_MS, ticker, log);
}
