import type { CalendarDate } from '../core/internal/calendar-date.ts';

const PARAMETER = 'book';

/** Address that opens the booking of a trek at once. @param startDate of the booking that waits for its payment */
export function resumeLink(trekPath: string, startDate: CalendarDate): string {
  return `${trekPath}?${new URLSearchParams({ [PARAMETER]: startDate })}`;
}

/** The start date with which a trek's page is asked to open its booking; null: it is not asked to. */
export function readResumeLink(search: string): CalendarDate | null {
  return new URLSearchParams(search).get(PARAMETER);
}
