import { addDays, type CalendarDate, isCalendarDate } from './calendar-date.ts';

/** A period in which a trek can't go, with its first and last day: `MM-DD` for each year, or `YYYY-MM-DD` for one. */
export interface ClosedPeriod {
  from: string;
  to: string;
}

/** A leap year: `02-29` is a day of it. */
const LEAP_YEAR = 2028;
const isYearly = (day: string) => day.length === 'MM-DD'.length;

/** Whether both days exist and are of one kind. A yearly period may end in the next year. */
export function isClosedPeriod({ from, to }: ClosedPeriod): boolean {
  if (isYearly(from)) return isYearly(to) && [from, to].every((day) => isCalendarDate(`${LEAP_YEAR}-${day}`));
  return isCalendarDate(from) && isCalendarDate(to) && from <= to;
}

function isClosedOn({ from, to }: ClosedPeriod, day: CalendarDate): boolean {
  const at = isYearly(from) ? day.slice('YYYY-'.length) : day;
  return from <= to ? at >= from && at <= to : at >= from || at <= to;
}

/** The first period that holds a day of a trip. */
export function closedPeriodOn(
  periods: readonly ClosedPeriod[],
  startDate: CalendarDate,
  days: number,
): ClosedPeriod | undefined {
  if (periods.length === 0) return undefined;
  const trip = Array.from({ length: days }, (_, ahead) => addDays(startDate, ahead));
  return periods.find((period) => trip.some((day) => isClosedOn(period, day)));
}

/** The first start of a trip from a day on that no period holds; null: there is none up to the last day. */
export function firstOpenStart(
  periods: readonly ClosedPeriod[],
  from: CalendarDate,
  days: number,
  latest: CalendarDate,
): CalendarDate | null {
  for (let start = from; start <= latest; start = addDays(start, 1)) {
    if (!closedPeriodOn(periods, start, days)) return start;
  }
  return null;
}
