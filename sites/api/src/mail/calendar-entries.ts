import { type CalendarEntry, calendarFile, cancellationFile } from '@trek/ui/internal/manage-booking/rules';
import { companyDay } from '@trek/ui/pricing';
import { dueDateOf } from '../store/balance-due.rules.ts';
import type { StoredRevision } from '../store/calendar-revisions.ts';
import type { BookingWithReference } from './booking-facts.ts';
import type { MailAttachment } from './mailer.ts';
import type { SiteDetails } from './site-details.ts';
import { wordingOf } from './texts/mail-texts.ts';

/**
 * The calendar entries of a booking: the trek, and the due date of its balance if that is still ahead.
 * @param host makes the entry ids unique to this site
 */
function calendarEntries(booking: BookingWithReference, host: string, today: string): CalendarEntry[] {
  const { id, reference, trek_title, balance_usd, start_date, end_date, travelers, guide } = booking;
  const { texts, usd } = wordingOf(booking);
  const trek = {
    uid: `${id}-trek@${host}`,
    summary: trek_title,
    description: [
      texts.calendar.booking(reference, travelers),
      ...(guide ? [`${texts.facts.guide}: ${guide}`] : []),
    ].join('. '),
    firstDay: start_date,
    lastDay: end_date,
  };
  const dueDate = dueDateOf(booking, today);
  const isOwed = booking.status !== 'cancelled' && balance_usd > 0 && dueDate > today;
  const balance = {
    uid: `${id}-balance@${host}`,
    summary: texts.calendar.balanceDue(trek_title),
    description: texts.calendar.balance(usd(balance_usd), reference),
    firstDay: dueDate,
    lastDay: dueDate,
    isCanceled: !isOwed,
  };
  return [trek, balance];
}

interface CalendarData {
  booking: BookingWithReference;
  site: SiteDetails;
  now: Date;
  revision?: StoredRevision | undefined;
}

/**
 * The file that adds a booking to a calendar or, later, updates it there. Empty for a booking that has no entries.
 * @param isFirst whether it is the first file: nothing has to be taken out
 */
export function calendarAttachment({ booking, site, now, revision }: CalendarData, isFirst = false): MailAttachment[] {
  if (!isFirst && booking.status !== 'confirmed') return [];
  const entries = calendarEntries(booking, new URL(site.publicUrl).hostname, companyDay(now));
  const shown = isFirst ? entries.filter(({ isCanceled }) => !isCanceled) : entries;
  return [attachment('PUBLISH', calendarFile(shown, readRevision(revision, now)))];
}

/** The file that takes a canceled booking out of a calendar. Empty for one that was never paid. */
export function calendarCancellation({ booking, site, now, revision }: CalendarData): MailAttachment[] {
  if (!revision) return [];
  const entries = calendarEntries(booking, new URL(site.publicUrl).hostname, companyDay(now));
  const organizer = { name: site.company.name, email: site.officeAddress };
  return [attachment('CANCEL', cancellationFile(entries, readRevision(revision, now), organizer))];
}

const attachment = (method: 'PUBLISH' | 'CANCEL', content: string): MailAttachment => ({
  filename: 'trek.ics',
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

const readRevision = (revision: StoredRevision | undefined, now: Date) =>
  revision ? { sequence: revision.sequence, changedAt: new Date(revision.changedAt) } : { changedAt: now };
