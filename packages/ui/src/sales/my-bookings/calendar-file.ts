import { addDays, type CalendarDate } from '../../core/internal/calendar-date.ts';

/** Something that fills whole days. */
export interface CalendarEntry {
  /** The same for the same thing for ever: a second file changes the entry instead of adding one. */
  uid: string;
  summary: string;
  description: string;
  firstDay: CalendarDate;
  lastDay: CalendarDate;
}

const LINE_BREAK = '\r\n';
/** Most octets of one line, without its break. Source: RFC 5545, section 3.1 */
const LINE_OCTETS = 75;

/** Writes entries as an iCalendar file (RFC 5545) of all-day events. */
export function calendarFile(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//trek//booking//EN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => eventLines(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => folded(line) + LINE_BREAK).join('');
}

function eventLines({ uid, summary, description, firstDay, lastDay }: CalendarEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(firstDay)}`,
    // The end of an all-day event is the first day that is free again.
    `DTEND;VALUE=DATE:${compact(addDays(lastDay, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const compact = (day: CalendarDate) => day.replaceAll('-', '');

/** Source: RFC 5545, section 3.3.11 */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
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
