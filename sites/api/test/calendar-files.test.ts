import { type BookedTrek, bookingSchema } from '@trek/ui/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarLink } from '../../../packages/ui/src/sales/manage-booking/calendar-link.ts';
import type { CardSite } from './card-payments.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases } from './site.ts';
import type { Visitor } from './visitor.ts';

// calcom/cal.diy#22779, adamgibbons/ics#128, calcom/cal.diy#29706; RFC 5545, sections 3.8.7.2 and 3.8.7.4; RFC 5546, 3.2.5
describe.each(databases)('the calendar files of a booking on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database);
    ({ shop } = desk);
  });
  afterAll(() => desk.close());

  type Facts = Record<string, string>;
  interface File {
    method: string;
    events: Facts[];
  }

  function read(text: string): File {
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    const value = (name: string, among: string[]) =>
      among
        .find((line) => line.startsWith(name))
        ?.split(':')
        .at(-1);
    const events = text
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((event) => {
        const own = event.split('\r\n');
        const names = ['UID', 'SEQUENCE', 'DTSTAMP', 'DTSTART', 'DTEND', 'STATUS', 'ORGANIZER'];
        return Object.fromEntries(names.flatMap((name) => (value(name, own) ? [[name, value(name, own)]] : [])));
      });
    return { method: value('METHOD', lines) ?? '', events: events as Facts[] };
  }
  /** The files that were mailed to someone since the last time, oldest first. */
  async function mailed(email: string): Promise<File[]> {
    await shop.site.tick();
    const mails = (await shop.site.mails()).filter((mail) => mail.includes(`To: ${email}`));
    await shop.site.emptyOutbox();
    return mails.flatMap((mail) => {
      const [, body] = /filename=trek\.ics.*?\r?\n\r?\n([\w+/=\s]+)/s.exec(mail) ?? [];
      return body ? [read(Buffer.from(body, 'base64').toString())] : [];
    });
  }
  /** The file that the booking's page hands over. */
  async function onPage(member: Visitor): Promise<File> {
    const booking = bookingSchema.parse((await shop.bookings(member))[0]) as BookedTrek;
    const facts = { today: '2026-11-21', balanceDueDate: booking.balanceDueDate ?? null, isBalanceDueNow: false };
    const words = { description: '', balanceDue: '' };
    const href = calendarLink(booking, facts, words, new URL(shop.site.settings.publicUrl).hostname);
    return read(decodeURIComponent(href.slice(href.indexOf(',') + 1)));
  }
  const stampOf = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

  async function confirmed() {
    const { member } = await shop.confirmed();
    const [{ reference }] = await shop.bookings(member);
    return { member, reference: reference as string };
  }

  test('have the date and the number of each change, both in the mail and on the page', async () => {
    await shop.site.emptyOutbox();
    const { member, reference } = await confirmed();
    const [first] = await mailed(member.email);
    const uid = first?.events[0]?.UID;
    expect(first).toMatchObject({
      method: 'PUBLISH',
      events: [{ SEQUENCE: '0', DTSTART: '20270401' }, { SEQUENCE: '0' }],
    });
    expect((await onPage(member)).events.map(({ UID, SEQUENCE, DTSTAMP }) => [UID, SEQUENCE, DTSTAMP])).toEqual(
      first?.events.map(({ UID, SEQUENCE, DTSTAMP }) => [UID, SEQUENCE, DTSTAMP]),
    );

    for (const [index, startDate] of ['2027-04-10', '2027-05-01'].entries()) {
      shop.site.wait(300);
      await desk.act(reference, 'change', { startDate, travelers: 1, totalAmount: 1450 });
      const [file, ...more] = await mailed(member.email);
      expect(more).toEqual([]);
      const sequence = String(index + 1);
      expect(file).toMatchObject({
        method: 'PUBLISH',
        events: [{ UID: uid, SEQUENCE: sequence }, { SEQUENCE: sequence }],
      });
      expect(file?.events[0]).toMatchObject({
        DTSTART: startDate.replaceAll('-', ''),
        DTSTAMP: stampOf(shop.site.now),
      });
      // A page that is opened later shows the change, not the moment.
      shop.site.wait(60);
      expect((await onPage(member)).events[0]).toMatchObject({
        ...{ UID: uid, SEQUENCE: sequence, DTSTAMP: file?.events[0]?.DTSTAMP, DTSTART: file?.events[0]?.DTSTART },
      });
    }

    shop.site.wait(300);
    await desk.act(reference, 'cancel', { refund: 0 });
    const [last] = await mailed(member.email);
    expect(last).toMatchObject({
      method: 'CANCEL',
      events: [
        { UID: uid, SEQUENCE: '3', STATUS: 'CANCELLED', DTSTAMP: stampOf(shop.site.now) },
        { SEQUENCE: '3', STATUS: 'CANCELLED' },
      ],
    });
    expect(last?.events[0]?.ORGANIZER).toBe(shop.site.settings.mail.contactAddress);
  });

  test('drop the due date once the balance is paid', async () => {
    const { member, reference } = await confirmed();
    await mailed(member.email);
    shop.site.wait(60);
    await desk.act(reference, 'transfer', { amount: 1160 });
    const [file] = await mailed(member.email);
    expect(file).toMatchObject({
      method: 'PUBLISH',
      events: [{ SEQUENCE: '1' }, { SEQUENCE: '1', STATUS: 'CANCELLED' }],
    });
    expect(file?.events[0]?.STATUS).toBeUndefined();
  });

  test('cancel the event on an approved cancellation and keep it on a declined one', async () => {
    for (const [decision, method] of [
      ['declined', undefined],
      ['approved', 'CANCEL'],
    ] as const) {
      const { member, reference } = await confirmed();
      const [{ id }] = await shop.bookings(member);
      await member.post('/booking/cancel', { bookingId: id });
      await mailed(member.email);
      await desk.act(reference, 'decision', { decision });
      expect((await mailed(member.email)).map((file) => file.method)).toEqual(method ? [method] : []);
    }
  });

  test('are not made for an unpaid booking', async () => {
    const member = await shop.traveler();
    const [{ reference }] = await shop.bookings(member);
    await mailed(member.email);
    await desk.act(reference, 'change', { startDate: '2027-04-10', travelers: 1, totalAmount: 1450 });
    await desk.act(reference, 'cancel', { refund: 0 });
    expect(await mailed(member.email)).toEqual([]);
  });
});
