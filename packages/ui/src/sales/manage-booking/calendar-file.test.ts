import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const entry = {
  uid: 'booking-1-trek@example.org',
  summary: 'Everest Base Camp Trek',
  description: 'Booking booking-1',
  firstDay: '2027-04-01',
  lastDay: '2027-04-14',
};

/** Reads a property back as a calendar would. */
function property(file: string, name: string): string | undefined {
  const lines = file.replace(/\r\n /g, '').split('\r\n');
  const value = lines.find((line) => line.startsWith(name))?.slice(name.length + 1);
  return value?.replace(/\\([\\;,nN])/g, (_, character) => (/n/i.test(character) ? '\n' : character));
}

describe('a calendar file', () => {
  test('holds all-day events that end on the day after their last', () => {
    expect(calendarFile([entry], now).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//trek//booking//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:booking-1-trek@example.org',
      'DTSTAMP:20261121T100000Z',
      'DTSTART;VALUE=DATE:20270401',
      'DTEND;VALUE=DATE:20270415',
      'SUMMARY:Everest Base Camp Trek',
      'DESCRIPTION:Booking booking-1',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('ends a day at the end of a year in the next one', () => {
    const file = calendarFile([{ ...entry, firstDay: '2028-12-31', lastDay: '2028-12-31' }], now);
    expect(property(file, 'DTEND;VALUE=DATE')).toBe('20290101');
  });

  test('has every text, in lines of at most 75 octets, and no text adds a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        // Other control characters are in no file: RFC 5545, 3.1.
        const summary = text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, ' ');
        const file = calendarFile([{ ...entry, summary: text }], now);
        expect(property(file, 'SUMMARY')).toBe(summary);
        const lines = file.split('\r\n');
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
      }),
    );
  });
});
