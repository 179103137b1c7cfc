import { companyDay } from '@trek/ui/pricing';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { departuresAhead } from '../store/departures.ts';
import type { Store } from '../store/open-store.ts';
import { reviewsRevision } from '../store/reviews.ts';
import type { Catalogue } from './catalogue.ts';
import { readTrekReviews } from './trek-reviews.ts';

const LOOK_INTERVAL_MS = 2_000;

interface FollowServices {
  settings: Pick<ApiSettings, 'now' | 'log' | 'ticker'>;
  store: Store;
  catalogue: Catalogue;
}

/**
 * Keeps the departures that the catalogue shows, with their free places, and its reviews as the database has them: the
 * office, another server or a sale changes them. Reviews change seldom, and are read only then.
 * @param onChange called after they have changed
 */
export function followDepartures({ settings, store, catalogue }: FollowServices, onChange: () => void): RecurringTask {
  const { now, log, ticker } = settings;
  const look = async () => {
    const moment = now();
    const departs = catalogue.showDepartures(await departuresAhead(store, moment), companyDay(moment));
    const isReviewed = (await reviewsRevision(store)) !== catalogue.reviewsRevision();
    if (isReviewed) catalogue.showReviews(await readTrekReviews(store));
    if (departs || isReviewed) onChange();
  };
  return schedule('look for departures', look, LOOK_INTERVAL_MS, ticker, log);
}
