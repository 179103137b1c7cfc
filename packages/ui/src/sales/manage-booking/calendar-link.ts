import type { BookedTrek } from '../../api/entities.ts';
import type { CalendarDate } from '../../core/internal/calendar-date.ts';
import { type CalendarRevision, calendarFile } from './calendar-file.ts';
import type { ManagedBookingFacts } from './manage-booking.rules.ts';

/** The texts of the entries, in the page's language. */
export interface CalendarWords {
  /** Of the trek. */
  description: string;
  /** Of the day on which the balance is due. */
  balanceDue: string;
}

/**
 * The address of a calendar file of the trek, and of the balance's due date if that is still to come. Its entries are
 * those of the file in the booking's mail, so a calendar never lists them twice.
 * @param host makes the ids of the entries the site's own
 */
export function calendarLink(
  { id, trek, startDate, endDate, calendar }: BookedTrek,
  { today, balanceDueDate, isBalanceDueNow }: Pick<ManagedBookingFacts, 'today' | 'balanceDueDate' | 'isBalanceDueNow'>,
  { description, balanceDue }: CalendarWords,
  host: string,
): string {
  const due = isBalanceDueNow ? null : balanceDueDate;
  const walk = { uid: `${id}-trek@${host}`, summary: trek.title, description, firstDay: startDate, lastDay: endDate };
  const balance = { uid: `${id}-balance@${host}`, summary: balanceDue, description };
  const entries = due === null ? [walk] : [walk, { ...balance, firstDay: due, lastDay: due }];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entries, revisionOf(calendar, today)))}`;
}

/** The start of today for a backend without revisions: the moment would differ from render to render. */
function revisionOf(calendar: BookedTrek['calendar'], today: CalendarDate): CalendarRevision {
  const changedAt = new Date(calendar?.changedAt ?? '');
  if (!calendar || Number.isNaN(changedAt.getTime())) return { changedAt: new Date(`${today}T00:00:00Z`) };
  return { sequence: calendar.sequence, changedAt };
}
