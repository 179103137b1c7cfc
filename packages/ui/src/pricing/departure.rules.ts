import { addDays, addMonths, type CalendarDate } from '../core/internal/calendar-date.ts';
import { monthsOfSeasons } from '../core/internal/seasons-of-month.ts';
import { LAST_MINUTE_DAYS, LONGEST_LEAD_MONTHS } from './terms.ts';

/** Within which bounds a trek can be booked: what its backend says in `bookingPolicy`. Months are 1 to 12. */
export interface BookingPolicy {
  /** The trek's best months. Empty: the season is unknown, and no day is out of season. */
  seasonMonths: readonly number[];
  /** Months before and after them, in which it goes with more luck. */
  shoulderMonths: readonly number[];
  /** A smaller group is on request. */
  minimumTravelers: number;
  /** Days between booking and start, as permits need them. */
  leadTimeDays: number;
  longestLeadMonths: number;
}

/**
 * Whether a trek can start on a day. `outOfSeason` and `belowMinimum` are on request ({@link isOnRequest}); `tooEarly` and
 * `tooLate` can't be booked at all.
 */
export type Departure =
  | { kind: 'possible' | 'shoulder' | 'outOfSeason' | 'belowMinimum' }
  | { kind: 'tooEarly'; earliest: CalendarDate }
  | { kind: 'tooLate'; latest: CalendarDate };

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
  const earliest = addDays(today, policy.leadTimeDays);
  if (startDate < earliest) return { kind: 'tooEarly', earliest };
  const latest = addMonths(today, policy.longestLeadMonths);
  if (startDate > latest) return { kind: 'tooLate', latest };
  const season = seasonOn(policy, startDate);
  if (season === 'outOfSeason') return { kind: season };
  return { kind: travelers < policy.minimumTravelers ? 'belowMinimum' : season };
}

/**
 * Whether the company has to confirm a departure before anything is paid: out of season, or below the minimum group. The
 * result does not depend on today's date.
 */
export function isOnRequest(policy: BookingPolicy, startDate: CalendarDate, travelers: number): boolean {
  return seasonOn(policy, startDate) === 'outOfSeason' || travelers < policy.minimumTravelers;
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

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const neighbors = (month: number) => [((month + 10) % 12) + 1, (month % 12) + 1];

/** The terms that follow from a trek's facts. */
export function bookingPolicyOf(trek: {
  bestSeason: readonly string[];
  /** The months themselves, if the seasons are too coarse. */
  seasonMonths?: readonly number[] | undefined;
  minimumTravelers: number;
  /** Default: the terms'. */
  leadTimeDays?: number | undefined;
}): BookingPolicy {
  const seasonMonths = trek.seasonMonths ?? monthsOfSeasons(trek.bestSeason);
  return {
    seasonMonths,
    // Months that were named one by one end where they end: there is no ice before or after.
    shoulderMonths: trek.seasonMonths
      ? []
      : MONTHS.filter(
          (month) => !seasonMonths.includes(month) && neighbors(month).some((other) => seasonMonths.includes(other)),
        ),
    minimumTravelers: trek.minimumTravelers,
    leadTimeDays: trek.leadTimeDays ?? LAST_MINUTE_DAYS,
    longestLeadMonths: LONGEST_LEAD_MONTHS,
  };
}
