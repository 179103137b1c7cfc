import type { TrekEntity } from '@trek/ui/api';
import { formatLongDate } from '@trek/ui/kit/format';
import { companyDay, departureOf, LAST_MINUTE_DAYS } from '@trek/ui/pricing';
import { HttpError } from '../http/http-error.ts';

/**
 * Refuses a start in the past, or one too soon for the trek to be prepared. Checked when the details are submitted and
 * again before a charge, because a draft may be weeks old.
 * @throws HttpError 400 with the first possible day
 */
export function refuseTooEarly(
  { bookingPolicy }: Pick<TrekEntity, 'bookingPolicy'>,
  startDate: string,
  now: Date,
): void {
  if (!bookingPolicy) return;
  const departure = departureOf(bookingPolicy, startDate, companyDay(now), 1);
  if (departure.kind !== 'tooEarly') return;
  const { leadTimeDays } = bookingPolicy;
  const why =
    leadTimeDays > LAST_MINUTE_DAYS
      ? `The permits of this trek take ${leadTimeDays} days`
      : `Treks are booked ${leadTimeDays} days ahead`;
  throw new HttpError(400, `${why}: it can start on ${formatLongDate(departure.earliest)} at the earliest.`);
}
