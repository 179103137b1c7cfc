import { COMPANY_TIME_ZONE, calendarDateIn } from '@trek/ui/booking/rules';
import { type Repetition, repeat } from '../schedule.ts';
import type { ApiSettings } from '../settings.ts';
import type { Store } from './open-store.ts';
import { removeOldTravelers } from './travelers.ts';

const HOUR_MS = 3_600_000;

/** Deletes the details of travelers a year after their trek, at start and every hour. */
export function forgetTravelers(store: Store, { now, ticker, log }: ApiSettings): Repetition {
  const forget = () => removeOldTravelers(store, calendarDateIn(now(), COMPANY_TIME_ZONE));
  return repeat('delete the details of past travelers', forget, HOUR_MS, ticker, log);
}
