import { companyDay } from '@trek/ui/pricing';
import { type RecurringTask, schedule } from '../core/schedule.ts';
import type { ApiSettings } from '../settings/settings.ts';
import { bookableDepartures } from '../store/departures.ts';
import type { Store } from '../store/open-store.ts';
import { mailedTreks, queueDepartureMail } from '../store/saved-treks.ts';
import type { Catalogue } from './catalogue.ts';

/** Most series and mistakes of the office are over between two looks. */
const LOOK_INTERVAL_MS = 3_600_000;
/** Most mails of one visitor: one in this time. */
const MAIL_INTERVAL_MS = 86_400_000;

interface MailServices {
  store: Store;
  settings: Pick<ApiSettings, 'now' | 'ticker' | 'log'>;
  catalogue: Catalogue;
  mailQueue: Pick<RecurringTask, 'run'>;
}

function bookable(catalogue: Pick<Catalogue, 'trek'>, trekId: number, now: Date) {
  const { departures = [], bookingPolicy } = catalogue.trek(trekId) ?? {};
  return bookableDepartures(bookingPolicy, departures, companyDay(now));
}

/** The starts that a trek's page shows, full ones, too. */
export const shownOf = (catalogue: Pick<Catalogue, 'trek'>, trekId: number, now: Date): string[] =>
  bookable(catalogue, trekId, now).map(({ startDate }) => startDate);

/** Those of them that have places left. */
export const openStarts = (catalogue: Pick<Catalogue, 'trek'>, trekId: number, now: Date): string[] =>
  bookable(catalogue, trekId, now)
    .filter(({ placesLeft }) => placesLeft !== 0)
    .map(({ startDate }) => startDate);

/** Queues the mails about new departures of saved treks, every hour: one a day for each visitor who asked. */
export function mailNewDepartures({ store, settings, mailQueue, catalogue }: MailServices): RecurringTask {
  const { now, ticker, log } = settings;
  async function mail(): Promise<void> {
    const moment = now();
    const since = new Date(moment.getTime() - MAIL_INTERVAL_MS);
    const news = (await mailedTreks(store, since)).flatMap((trek) => {
      const starts = openStarts(catalogue, trek.trekId, moment).filter((day) => !trek.known.includes(day));
      return starts.length > 0 ? [{ ...trek, starts }] : [];
    });
    for (const [userId, treks] of Map.groupBy(news, ({ userId }) => userId)) {
      await queueDepartureMail(store, userId, treks, { now: moment, since });
    }
    void mailQueue.run();
  }
  return schedule('mail new departures', mail, LOOK_INTERVAL_MS, ticker, log);
}
