import { MOST_DAYS } from '@trek/api/departure-limits';
import { isCalendarDate } from '@trek/ui/internal/calendar-date';
import { addDays } from '@trek/ui/pricing';

/** A departure every so many weeks, on one day of the week. */
export interface Series {
  /** 0 is Sunday. */
  weekday: number;
  everyWeeks: number;
  /** First and last day that it may have, `YYYY-MM-DD`. */
  from: string;
  until: string;
}

/** Why a series has no days. */
export type SeriesFault = 'incomplete' | 'backwards' | 'none' | 'too-many';

const WEEK = 7;

/** Day of the week of a calendar day: 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The days of a series, the first one first, or why it has none. */
export function seriesDays({ weekday, everyWeeks, from, until }: Series): {
  days: string[];
  fault: SeriesFault | null;
} {
  const refuse = (fault: SeriesFault) => ({ days: [], fault });
  if (!isCalendarDate(from) || !isCalendarDate(until)) return refuse('incomplete');
  if (from > until) return refuse('backwards');
  const days: string[] = [];
  let day = addDays(from, (weekday - weekdayOf(from) + WEEK) % WEEK);
  while (day <= until) {
    if (days.length === MOST_DAYS) return refuse('too-many');
    days.push(day);
    day = addDays(day, everyWeeks * WEEK);
  }
  return days.length === 0 ? refuse('none') : { days, fault: null };
}
