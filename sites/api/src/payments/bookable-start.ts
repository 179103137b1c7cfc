import type { TrekEntity } from '@trek/ui/api';
import { formatLongDate } from '@trek/ui/kit/format';
import {
  addDays,
  type BookingPolicy,
  type ClosedPeriod,
  closedPeriodFor,
  companyDay,
  departureOf,
  LAST_MINUTE_DAYS,
} from '@trek/ui/pricing';
import { HttpError } from '../http/http-error.ts';

export type TrekTerms = Pick<TrekEntity, 'bookingPolicy' | 'season' | 'duration'>;

/** The bounds of a trek's booking as the rules that browsers share take them. */
export function policyOf({ bookingPolicy, season, duration }: TrekTerms): BookingPolicy | undefined {
  return (
    bookingPolicy && { ...bookingPolicy, crossesPass: season?.crossesPass, closed: season?.closed, days: duration }
  );
}

/**
 * Refuses a start in the past, or one too soon for the trek to be prepared. Checked when the details are submitted and
 * again before a charge, because a draft may be weeks old.
 * @throws HttpError 400 with the first possible day
 */
export function refuseTooEarly(trek: TrekTerms, startDate: string, now: Date): void {
  const policy = policyOf(trek);
  if (!policy) return;
  const today = companyDay(now);
  const departure = departureOf(policy, startDate, today, 1);
  if (departure.kind !== 'tooEarly') return;
  const { leadTimeDays } = policy;
  const why =
    leadTimeDays > LAST_MINUTE_DAYS
      ? `The permits of this trek take ${leadTimeDays} days`
      : `Treks are booked ${leadTimeDays} days ahead`;
  const prepared = addDays(today, leadTimeDays);
  const period = closedPeriodFor(policy, prepared);
  const whole = period ? `${why}, and this trek is ${closedIn(period)}` : why;
  // Closed for as long as it can be booked.
  if (period && departure.earliest === prepared) throw new HttpError(400, `${whole}.`);
  throw new HttpError(400, `${whole}: it can start on ${formatLongDate(departure.earliest)} at the earliest.`);
}

/**
 * Refuses a trip with a day in a closed period, at the same moments.
 * @throws HttpError 400 with the next possible day
 */
export function refuseClosed(trek: TrekTerms, startDate: string, now: Date): void {
  const policy = policyOf(trek);
  const departure = policy && departureOf(policy, startDate, companyDay(now), 1);
  if (departure?.kind !== 'closed') return;
  const { period, next } = departure;
  const closed = `This trek is ${closedIn(period)}, and no day of it may be in that time.`;
  throw new HttpError(400, next ? `${closed} The next possible start is ${formatLongDate(next)}.` : closed);
}

const closedIn = ({ from, to }: ClosedPeriod) => `closed from ${formatPeriodDay(from)} to ${formatPeriodDay(to)}`;

const DAY_OF_YEAR = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** @param day `02-20` for each year, or `2027-02-20` for one */
function formatPeriodDay(day: string): string {
  const isYearly = day.length === 'MM-DD'.length;
  return isYearly ? DAY_OF_YEAR.format(new Date(`2028-${day}T00:00:00Z`)) : formatLongDate(day);
}
