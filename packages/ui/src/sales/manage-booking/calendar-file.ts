import { addDays, type CalendarDate } from '../../core/internal/calendar-date.ts';

/** Something that fills whole days. */
export interface CalendarEntry {
  /** The same for the same thing for ever: a second file changes the entry instead of adding one. */
  uid: string;
  summary: string;
  description: string;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  /** It no longer takes place. */
  isCanceled?: boolean | undefined;
}

/** Which of several files about the same things is the newest. */
export interface CalendarRevision {
  /** The number of changes so far; left out: unknown. */
  sequence?: number | undefined;
  /** The moment of the last change. */
  changedAt: Date;
}

/** The sender of a file that takes things out of a calendar. */
export interface CalendarOrganizer {
  name: string;
  email: string;
}

const LINE_BREAK = '\r\n';
/** Most octets of one line, without its break. Source: RFC 5545, section 3.1 */
const LINE_OCTETS = 75;

/** Writes entries as an iCalendar file (RFC 5545) of all-day events. */
export function calendarFile(entries: readonly CalendarEntry[], revision: CalendarRevision | Date): string {
  return wholeFile('PUBLISH', entries, revision instanceof Date ? { changedAt: revision } : revision);
}

/** Writes the file that takes entries out of a calendar. Source: RFC 5546, section 3.2.5 */
export function cancellationFile(
  entries: readonly CalendarEntry[],
  revision: CalendarRevision,
  organizer: CalendarOrganizer,
): string {
  const canceled = entries.map((entry) => ({ ...entry, isCanceled: true }));
  return wholeFile('CANCEL', canceled, revision, [organizerLine(organizer)]);
}

function wholeFile(
  method: 'PUBLISH' | 'CANCEL',
  entries: readonly CalendarEntry[],
  revision: CalendarRevision,
  more: readonly string[] = [],
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//trek//booking//EN',
    `METHOD:${method}`,
    ...entries.flatMap((entry) => eventLines(entry, revision, more)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_BREAK).join('');
}

/** A parameter's value can hold no quotation mark. */
const organizerLine = ({ name, email }: CalendarOrganizer) =>
  `ORGANIZER;CN="${name.replace(/["\r\n]/g, ' ')}":mailto:${email}`;

function eventLines(
  { uid, summary, description, firstDay, lastDay, isCanceled }: CalendarEntry,
  { sequence, changedAt }: CalendarRevision,
  more: readonly string[],
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${changedAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...more,
    `DTSTART;VALUE=DATE:${compact(firstDay)}`,
    // The end of an all-day event is the first day that is free again.
    `DTEND;VALUE=DATE:${compact(addDays(lastDay, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    ...(isCanceled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
  ];
}

const compact = (day: CalendarDate) => day.replaceAll('-', '');

/** No text of a file may hold them. Source: RFC 5545, section 3.1 */
const CONTROL = /(?!\t)\p{Cc}/gu;

/** Source: RFC 5545, section 3.3.11 */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(CONTROL, ' ');
}

/** Goes on in a new line that starts with a space before a line gets too long; no character is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += `${LINE_BREAK} `;
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
