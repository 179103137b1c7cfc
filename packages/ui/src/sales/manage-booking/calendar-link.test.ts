import { expect, test } from 'vitest';
import { paidTestBooking as booking } from '../../testing/api-answers.ts';
import { calendarLink } from './calendar-link.ts';

const words = { description: 'Booking TH-7K3M2Q', balanceDue: 'Balance due: Annapurna' };
const today = '2030-01-01';
const file = (facts: Omit<Parameters<typeof calendarLink>[1], 'today'>) =>
  decodeURIComponent(
    calendarLink(booking, { today, ...facts }, words, 'trek.example').replace(
      /^data:text\/calendar;charset=utf-8,/,
      '',
    ),
  );

test('a calendar gets the trek, and the day on which the balance is due', () => {
  const text = file({ balanceDueDate: '2030-09-01', isBalanceDueNow: false });
  for (const line of ['UID:45-trek@trek.example', 'DTSTART;VALUE=DATE:20301001', 'DTEND;VALUE=DATE:20301013']) {
    expect(text).toContain(`${line}\r\n`);
  }
  expect(text).toContain('UID:45-balance@trek.example\r\n');
  expect(text).toContain('DTSTART;VALUE=DATE:20300901\r\n');
  expect(text).toContain('DTSTAMP:20300101T000000Z\r\n');
});

test.each([
  ['is due at once', { balanceDueDate: '2029-12-01', isBalanceDueNow: true }],
  ['is paid', { balanceDueDate: null, isBalanceDueNow: false }],
])('a calendar gets no day for a balance that %s', (_, facts) => {
  expect(file(facts)).not.toContain('-balance@');
});
