import { companyDay } from '@trek/ui/pricing';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { departuresAhead } from '../store/departures.ts';
import type { Store } from '../store/open-store.ts';
import type { Catalogue } from './catalogue.ts';

const LOOK_INTERVAL_MS = 2_000;

interface FollowServices {
  settings: Pick<ApiSettings, 'now' | 'log' | 'ticker'>;
  store: Store;
  catalogue: Catalogue;
}

/**
 * Keeps the departures that the catalogue shows, with their free places, as the database has them: the office, another server
 * or a sale changes them.
 * @param onChange called after they have changed
 */
export function followDepartures({ settings, store, catalogue }: FollowServices, onChange: () => void): RecurringTask {
  const { now, log, ticker } = settings;
  const look = async () => {
    const moment = now();
    if (catalogue.showDepartures(await departuresAhead(store, moment), companyDay(moment))) onChange();
  };
  return schedule('look for departures', look, LOOK_INTERVAL_MS, ticker, log);
}
