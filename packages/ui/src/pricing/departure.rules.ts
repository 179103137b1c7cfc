import { addDays, addMonths, type CalendarDate } from '../core/internal/calendar-date.ts';
import { type ClosedPeriod, closedPeriodOn, firstOpenStart } from '../core/internal/closed-periods.ts';
import type { LeaderDiscount } from './leader-discount.ts';

/** Within which bounds a trek can be booked: what its backend says in `bookingPolicy` and `season`. Months are 1 to 12. */
export interface BookingPolicy {
  /** The trek's best months. Empty: the season is unknown, and no day is out of season. */
  seasonMonths: readonly number[];
  /** Months before and after them, in which it goes with more luck. */
  shoulderMonths: readonly number[];
  /** Its way crosses a pass that snow may close: the shoulder months are on request. */
  crossesPass?: boolean | undefined;
  /** Periods that no day of the trip may be in. */
  closed?: readonly ClosedPeriod[] | undefined;
  /** The company talks about every departure first: all are on request. */
  talkFirst?: boolean | undefined;
  /** Length of the trip. Left out: the day of the start is all that is known. */
  days?: number | undefined;
  /** A smaller group is on request. */
  minimumTravelers: number;
  /** Days between booking and start, as permits need them. */
  leadTimeDays: number;
  longestLeadMonths: number;
  /** Left out: the leader of a group pays like everyone. */
  leaderDiscount?: LeaderDiscount | undefined;
  /** It can be booked without an account. Left out: with an account only. */
  guests?: boolean | undefined;
}

/** Why the company has to confirm a departure before anything is paid. */
type RequestReason = 'talkFirst' | 'outOfSeason' | 'uncertainPass' | 'belowMinimum';

/**
 * Whether a trek can start on a day, and whether on request ({@link isOnRequest}). `tooEarly`, `tooLate` and `closed`
 * can't be booked at all.
 */
export type Departure =
  | { kind: 'possible' | 'shoulder' | RequestReason }
  | { kind: 'tooEarly'; earliest: CalendarDate }
  | { kind: 'tooLate'; latest: CalendarDate }
  /** `next`: the next day on which it can start; null: there is none within the time that can be booked. */
  | { kind: 'closed'; period: ClosedPeriod; next: CalendarDate | null };

/**
 * The one rule of what can be booked, for browser and server.
 * @param today in the company's calendar, `YYYY-MM-DD`
 */
export function departureOf(
  policy: BookingPolicy,
  startDate: CalendarDate,
  today: CalendarDate,
  travelers: number,
): Departure {
  const earliest = earliestStart(policy, today);
  const latest = addMonths(today, policy.longestLeadMonths);
  if (startDate > latest) return { kind: 'tooLate', latest };
  if (startDate < addDays(today, policy.leadTimeDays)) return { kind: 'tooEarly', earliest };
  const period = closedPeriodFor(policy, startDate);
  if (period) return { kind: 'closed', period, next: nextOpenStart(policy, startDate, latest) };
  return { kind: requestReason(policy, startDate, travelers) ?? seasonOn(policy, startDate) };
}

/** The first day on which a trek can start when it is booked on a day, for its permits, its crew and closed periods. */
export function earliestStart(policy: BookingPolicy, today: CalendarDate): CalendarDate {
  const prepared = addDays(today, policy.leadTimeDays);
  return nextOpenStart(policy, prepared, addMonths(today, policy.longestLeadMonths)) ?? prepared;
}

/** The own price of one person for a listed start, in US dollars; undefined: it has none, and the trek's counts. */
export const departurePrice = (
  departures: readonly { startDate: CalendarDate; price?: number | undefined }[] | undefined,
  startDate: CalendarDate,
): number | undefined => departures?.find((departure) => departure.startDate === startDate)?.price;

type Trip = Pick<BookingPolicy, 'closed' | 'days'>;

/** The closed period that a trip would be in; undefined: none. */
export function closedPeriodFor(policy: Trip, startDate: CalendarDate): ClosedPeriod | undefined {
  return closedPeriodOn(policy.closed ?? [], startDate, tripDays(policy));
}

/**
 * Whether the company has to confirm a departure before anything is paid. The result does not depend on today's date.
 * @param isListed whether it is a departure that others can join: it goes
 */
export function isOnRequest(
  policy: BookingPolicy,
  startDate: CalendarDate,
  travelers: number,
  isListed = false,
): boolean {
  return isListed ? policy.talkFirst === true : requestReason(policy, startDate, travelers) !== null;
}

function requestReason(policy: BookingPolicy, startDate: CalendarDate, travelers: number): RequestReason | null {
  if (policy.talkFirst) return 'talkFirst';
  const season = seasonOn(policy, startDate);
  if (season === 'outOfSeason') return season;
  if (policy.crossesPass) {
    if (season === 'shoulder') return 'uncertainPass';
    // The pass may come on the last days.
    if (seasonOn(policy, addDays(startDate, tripDays(policy) - 1)) === 'outOfSeason') return 'outOfSeason';
  }
  return travelers < policy.minimumTravelers ? 'belowMinimum' : null;
}

/** How good the month of a day is for a trek, for a calendar that colors its days. */
export function seasonOn(
  { seasonMonths, shoulderMonths }: Pick<BookingPolicy, 'seasonMonths' | 'shoulderMonths'>,
  day: CalendarDate,
): 'possible' | 'shoulder' | 'outOfSeason' {
  const month = Number(day.slice(5, 7));
  // Without known seasons every day is in season; otherwise the trek would be on request all year.
  if (seasonMonths.length === 0 || seasonMonths.includes(month)) return 'possible';
  return shoulderMonths.includes(month) ? 'shoulder' : 'outOfSeason';
}

/** More is a mistake of the backend. */
const LONGEST_TRIP_DAYS = 366;
const tripDays = ({ days = 1 }: Trip) => Math.min(Math.max(1, days), LONGEST_TRIP_DAYS);

const nextOpenStart = (policy: Trip, from: CalendarDate, latest: CalendarDate) =>
  firstOpenStart(policy.closed ?? [], from, tripDays(policy), latest);
