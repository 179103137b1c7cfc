import { describe, expect, test } from 'vitest';
import { arrivalOf } from '../src/content/arrival.ts';
import type { BookingWithReference } from '../src/mail/booking-facts.ts';
import { bookingConfirmationMail, changeReceivedMail, unowedPaymentMail } from '../src/mail/booking-templates.ts';
import { layoutMail } from '../src/mail/mail-layout.ts';
import type { PaymentRow, PriceLineRow } from '../src/store/schema.ts';

const NOW = new Date('2027-03-01T08:00:00Z');

const booking = {
  id: '41',
  email: 'maya@example.com',
  first_name: 'Maya',
  last_name: 'Gurung',
  travelers: 2,
  booked_on: '2027-03-01',
  terms: null,
  start_date: '2027-04-10',
  end_date: '2027-04-21',
  total_cents: 200_000,
  price_per_person_cents: 100_000,
  advance_usd: 400,
  paid_cents: 40_000,
  balance_usd: 1600,
  reference: 'TH-7K3M2Q',
  trek_title: 'Druk Path Trek',
  arrival: arrivalOf({}),
} as Partial<BookingWithReference> as BookingWithReference;
const payment = {
  id: 'pi_1',
  receipt_number: 42,
  status: 'succeeded',
  amount_usd: 400,
  amount_cents: null,
  foreign_amount: null,
  paid_at: '2027-03-01T07:59:00Z',
} as PaymentRow;

const site = {
  publicUrl: 'https://trek.example',
  officeAddress: 'office@trek.example',
  company: { name: 'Trek Himalaya', phone: '+977 1 555 0103' },
};
const render = (change: Partial<BookingWithReference> = {}, mayIncludeName = true) =>
  bookingConfirmationMail({ booking: { ...booking, ...change }, site, now: NOW, mayIncludeName }, payment);
const entries = (change: Partial<BookingWithReference> = {}) =>
  String(render(change).attachments?.[0]?.content).match(/BEGIN:VEVENT/g);

describe('a confirmation', () => {
  test('names the facts of arrival that the company has named, and no others', () => {
    const arrival = {
      ...{
        airportPickup: true,
        nightsBefore: 1,
        nightsAfter: null,
        meetingPoint: null,
        emergencyPhone: '+977 1 5550103',
      },
      transfers: [{ text: 'Kathmandu to Manthali at 2 am', isIncluded: true }],
    };
    const { text } = render({ arrival });
    expect(text).toContain('Airport:');
    expect(text).toContain('Kathmandu to Manthali at 2 am (included)');
    expect(text).toContain('+977 1 5550103');
    expect(text).not.toContain('Hotel after the trek');
    const silent = { ...arrival, airportPickup: null, nightsBefore: null, emergencyPhone: null, transfers: [] };
    expect(render({ arrival: silent }).text).not.toContain('Arrival');
  });

  test('shows days, sums and the booking’s status in the site’s words', () => {
    const { text } = render();
    for (const line of [
      'From – to:  April 10, 2027 – April 21, 2027',
      'Total:      $2,000',
      'Paid:       $400',
      'Balance:    $1,600, due on March 11, 2027, 30 days before the trek',
      'Booking:    TH-7K3M2Q',
      'Travelers:  2',
      'https://trek.example/booking/TH-7K3M2Q',
    ])
      expect(text).toContain(line);
    expect(entries()).toHaveLength(2);
  });

  test('shows the parts of an odd total and its rounding', () => {
    const { text } = render({
      travelers: 3,
      total_cents: 276_450,
      price_per_person_cents: 97_000,
      advance_usd: 553,
      balance_usd: 2212,
    });
    expect(text).toContain(
      [
        'Travelers:  3',
        'Per person: $970',
        'Group discount (5%): −$145.50',
        'Total:      $2,764.50',
        'Rounding:   +$0.50',
        'Paid:       $553',
        'Balance:    $2,212, due on March 11, 2027, 30 days before the trek',
      ].join('\n'),
    );
  });

  test('shows the office’s price lines', () => {
    const price_lines = [
      { kind: 'discount', text: 'For the rain', cents: -10_000 },
      { kind: 'extra', text: '', cents: 5_050 },
    ] as PriceLineRow[];
    const { text } = render({ total_cents: 195_050, price_lines, balance_usd: 1551 });
    expect(text).toContain(
      'Per person: $1,000\nFor the rain: −$100\nextra:      +$50.50\nTotal:      $1,950.50\nRounding:   +$0.50\n',
    );
  });

  test('shows only the total of an older server’s booking, which has no price per person', () => {
    expect(render({ price_per_person_cents: null }).text).toContain('Travelers:  2\nTotal:      $2,000\n');
  });

  test('names the sender, the received amount and three next steps', () => {
    const { text } = render();
    expect(text).toContain('Trek Himalaya · Phone +977 1 555 0103 · https://trek.example');
    expect(text).toContain('Receipt:    R-00042\nAmount:     $400\nReceived:   March 1, 2027');
    expect(text.match(/^\d\. .+$/gm)).toEqual([
      '1. Pay the balance of $1,600 by its due date.',
      '2. Fill in the details of each of the 2 travelers: permits are issued in these names.',
      '3. Take out travel insurance that covers the altitude of your trek.',
    ]);
  });

  test('says the same as HTML', () => {
    const { text, html = '' } = render();
    const shown = html.replace(/<title>.*?<\/title>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    for (const word of new Set(text.match(/[\p{L}\p{N}$]{3,}/gu))) expect(shown).toContain(word);
    expect(html).toContain('<a href="https://trek.example/booking/TH-7K3M2Q">Your booking</a>');
  });

  test('asks for the balance at once if the trek starts soon, and adds no past due date to the calendar', () => {
    const soon = { start_date: '2027-03-20', end_date: '2027-03-31' };
    expect(render(soon).text).toContain('Balance:    $1,600, due now\n');
    expect(entries(soon)).toHaveLength(1);
  });

  test('asks for no money once the trek is paid', () => {
    const paid = { advance_usd: 2000, balance_usd: 0 };
    expect(render(paid).text).toContain('Balance:    none, paid in full\n');
    expect(entries(paid)).toHaveLength(1);
  });

  test('I6: names the booker at its end if their address is confirmed', () => {
    expect(render().text.trimEnd().split('\n').at(-1)).toBe('Booked by: Maya Gurung');
    expect(JSON.stringify(render({}, false))).not.toMatch(/Maya|Gurung/);
  });

  test.each(['Maya\n\nPay to https://evil.example', 'evil.com', 'Maya\u202e'])(
    'I6: omits a name from before validation: %j',
    (first_name) => {
      expect(render({ first_name }).text).not.toContain('Booked by');
      expect(render({ first_name }).text).not.toContain('evil');
    },
  );
});

describe('a visitor’s own text', () => {
  const forged = 'No nuts\nPaid:  $9,999\u2028Balance: nothing\r<script>alert(1)</script>';
  const { text, html = '' } = layoutMail('Subject', [
    'We say this.',
    { facts: [['Paid', '$400']] },
    { typed: [['Diet', forged]] },
  ]);

  test('I8: comes last, with each line marked as theirs', () => {
    const [ours = '', theirs = ''] = text.split('Typed by the sender and not verified:\n');
    expect(ours).toContain('Paid:       $400');
    expect(
      theirs
        .trimEnd()
        .split('\n')
        .every((line) => line.startsWith('> ')),
    ).toBe(true);
    expect(theirs).toContain('> Paid:  $9,999\n> Balance: nothing\n');
  });

  test('I8: is plain text in HTML', () => {
    expect(html).not.toContain('<script>');
    expect(html.indexOf('&lt;script&gt;')).toBeGreaterThan(html.indexOf('<blockquote>'));
  });
});

describe('a mail that is delivered late', () => {
  const data = { booking, site, now: new Date('2027-03-03T08:00:00Z'), mayIncludeName: false };

  test('shows the day on which the customer wrote', () => {
    const { text } = changeReceivedMail(data, { message: 'Later, please', created_at: NOW.toISOString() });
    expect(text).toContain('you wrote to us on March 1, 2027');
  });
});

test('a mail names an excess payment to the cent', () => {
  const data = { booking, site, now: NOW, mayIncludeName: false };
  const { text } = unowedPaymentMail(data, { ...payment, amount_usd: 147, amount_cents: 14_750, refunded_cents: 0 });
  expect(text).toContain('we have received $147.50 that');
});
