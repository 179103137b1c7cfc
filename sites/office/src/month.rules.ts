import { isCalendarDate } from '@trek/ui/internal/calendar-date';
import { addDays } from '@trek/ui/pricing';
import { weekdayOf } from './departure-series.rules.ts';

const WEEK = 7;

/** The month of an address, `YYYY-MM`, or that of today where it has none. */
export const monthOf = (given: string | null, today: string): string =>
  given !== null && isCalendarDate(`${given}-01`) ? given : today.slice(0, 7);

/** The month so many months later; negative: before. */
export function monthAfter(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** First and last day of a month. */
export const daysOf = (month: string) => ({
  from: `${month}-01`,
  until: addDays(`${monthAfter(month, 1)}-01`, -1),
});

/** The weeks of a month from Sunday to Saturday; null: a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const { from, until } = daysOf(month);
  const cells: (string | null)[] = Array(weekdayOf(from)).fill(null);
  for (let day = from; day <= until; day = addDays(day, 1)) cells.push(day);
  while (cells.length % WEEK > 0) cells.push(null);
  return Array.from({ length: cells.length / WEEK }, (_, week) => cells.slice(week * WEEK, (week + 1) * WEEK));
}
