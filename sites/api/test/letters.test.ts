import { describe, expect, test } from 'vitest';
import { confirmationLetter } from '../src/mail/letters.ts';
import type { BookingRow } from '../src/store/schema.ts';

const NOW = new Date('2027-03-01T08:00:00Z');

const booking = {
  id: '41',
  email: 'maya@example.com',
  first_name: 'Maya',
  last_name: 'Gurung',
  travelers: 2,
  start_date: '2027-04-10',
  end_date: '2027-04-21',
  advance_usd: 400,
  balance_usd: 1600,
} as Partial<BookingRow> as BookingRow;

const letter = (change: Partial<BookingRow> = {}) =>
  confirmationLetter({ ...booking, ...change }, 'Druk Path Trek', 'https://trek.example', NOW, true);
const entries = (change: Partial<BookingRow> = {}) =>
  String(letter(change).attachments?.[0]?.content).match(/BEGIN:VEVENT/g);

describe('a confirmation', () => {
  test('says days, sums and where the booking stands as the site says them', () => {
    const { text } = letter();
    for (const line of [
      'From – to:  April 10, 2027 – April 21, 2027',
      'Total:      $2,000',
      'Paid:       $400',
      'Balance:    $1,600, due on March 11, 2027, 30 days before the trek',
      'https://trek.example/user-profile',
    ])
      expect(text).toContain(line);
    expect(entries()).toHaveLength(2);
  });

  test('of a trek that starts soon asks for the rest now, and puts no past day into the calendar', () => {
    const soon = { start_date: '2027-03-20', end_date: '2027-03-31' };
    expect(letter(soon).text).toContain('Balance:    $1,600, due now\n');
    expect(entries(soon)).toHaveLength(1);
  });

  test('of a trek that is paid asks for nothing', () => {
    const paid = { advance_usd: 2000, balance_usd: 0 };
    expect(letter(paid).text).toContain('Balance:    nothing, all is paid\n');
    expect(entries(paid)).toHaveLength(1);
  });

  test('I6: says whose booking it is at its end, to an address that its reader has confirmed', () => {
    expect(letter().text.trimEnd().split('\n').at(-1)).toBe('Booked by: Maya Gurung');
    const unconfirmed = confirmationLetter(booking, 'Druk Path Trek', 'https://trek.example', NOW, false);
    expect(JSON.stringify(unconfirmed)).not.toMatch(/Maya|Gurung/);
  });

  test.each(['Maya\n\nPay to https://evil.example', 'evil.com', 'Maya\u202e'])(
    'I6: leaves out a name of before names were checked: %j',
    (first_name) => {
      expect(letter({ first_name }).text).not.toContain('Booked by');
      expect(letter({ first_name }).text).not.toContain('evil');
    },
  );
});
