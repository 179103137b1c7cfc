import { addDays, balanceDueDate } from '@trek/ui/pricing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingById } from '../src/store/bookings.ts';
import { decideRequest } from '../src/store/cancellations.ts';
import { changeBooking } from '../src/store/office-actions.ts';
import { openStore } from '../src/store/open-store.ts';
import { balanceAfterChange, dueReminder } from '../src/store/reminder.rules.ts';
import { queueReminder } from '../src/store/reminders.ts';
import { inTransaction } from '../src/store/transaction.ts';
import { CardSite, details } from './card-payments.ts';
import { databases, PASSWORD, START } from './site.ts';

const booked = {
  status: 'confirmed',
  balance_usd: 1160,
  start_date: '2027-04-01',
  booked_on: '2026-11-21',
  terms: null,
} as const;

describe('the reminder of a balance that is due on March 2', () => {
  test.each([
    ['2027-02-15', undefined],
    ['2027-02-16', 'early'],
    ['2027-02-26', 'early'],
    ['2027-02-27', 'late'],
    ['2027-03-02', 'late'],
    ['2027-03-03', 'overdue'],
    ['2027-03-31', 'overdue'],
    ['2027-04-01', undefined],
  ])('on %s it is %s', (today, reminder) => {
    expect(dueReminder(booked, today)).toBe(reminder);
  });

  test.each([
    ['a booking that is paid', { balance_usd: 0 }],
    ['a canceled booking', { status: 'cancelled' }],
    ['a disputed booking', { status: 'disputed' }],
    ['an unpaid booking', { status: 'pending' }],
    ['a booking that was made on the day of the reminder', { booked_on: '2027-02-27' }],
    ['a booking without a recorded day of its first payment', { booked_on: null }],
  ] as const)('skips %s', (_, change) => {
    expect(dueReminder({ ...booked, ...change }, '2027-02-27')).toBeUndefined();
  });

  test('follows a late booking by one day', () => {
    const late = { ...booked, booked_on: '2027-03-20' };
    expect(dueReminder(late, '2027-03-20')).toBeUndefined();
    expect(dueReminder(late, '2027-03-21')).toBe('overdue');
  });

  test('only moves forward from day to day', () => {
    const order = [undefined, 'early', 'late', 'overdue'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 200 }), (before, ahead) => {
        const booking = {
          ...booked,
          start_date: addDays('2027-06-01', ahead),
          booked_on: addDays('2027-06-01', -before),
        };
        const sent = Array.from({ length: before + ahead }, (_, day) =>
          order.indexOf(dueReminder(booking, addDays('2027-06-01', day - before))),
        );
        const counted = sent.filter((kind) => kind > 0);
        expect(counted).toEqual(counted.toSorted());
      }),
    );
  });
});

describe('a change by the office to a balance due on March 2', () => {
  const LATER = '2027-05-01';
  const NEARER = '2027-03-10';
  const before = { ...booked, booked_on: '2026-11-21' };
  const change = (today: string, startDate: string, balance_usd = 1160) => {
    const { bookedOn, repeated } = balanceAfterChange({ ...before, balance_usd }, startDate, today);
    return [balanceDueDate(startDate, bookedOn), repeated];
  };

  // Which of the reminders were sent follows from the day: the early one on February 16, the late one on the 27th.
  test.each<[string, string, string, string, string[]]>([
    ['only people, before any reminder', '2027-02-15', booked.start_date, '2027-03-02', ['early', 'late', 'overdue']],
    ['only people, after the early one', '2027-02-20', booked.start_date, '2027-03-02', ['late', 'overdue']],
    ['only people, once it is overdue', '2027-03-05', booked.start_date, '2027-03-02', []],
    ['a later day, before any reminder', '2027-02-10', LATER, '2027-04-01', ['early', 'late', 'overdue']],
    ['a later day, so that all come again', '2027-03-05', LATER, '2027-04-01', ['early', 'late', 'overdue']],
    ['a day so little later that the early one stays', '2027-02-20', '2027-04-03', '2027-03-04', ['late', 'overdue']],
    ['a day later, so that only the last comes again', '2027-03-03', '2027-04-04', '2027-03-05', ['overdue']],
    ['a nearer day that is still ahead', '2027-01-20', '2027-03-25', '2027-02-23', ['early', 'late', 'overdue']],
    ['a nearer day, due before today: from today on', '2027-02-20', NEARER, '2027-02-20', ['overdue']],
    ['a nearer day once it is overdue: as before', '2027-03-03', '2027-03-20', '2027-03-02', []],
  ])('%s: on %s, starting on %s', (_, today, startDate, due, repeated) => {
    expect(change(today, startDate)).toEqual([due, repeated]);
  });

  test('makes the balance due on the day of the change if everything was paid before', () => {
    expect(change('2027-03-10', booked.start_date, 0)).toEqual(['2027-03-10', ['overdue']]);
    expect(change('2027-01-10', booked.start_date, 0)).toEqual(['2027-03-02', ['early', 'late', 'overdue']]);
  });

  test('leaves an unpaid booking unchanged', () => {
    expect(balanceAfterChange({ ...before, booked_on: null }, NEARER, '2027-02-20').bookedOn).toBeNull();
  });

  test('makes nothing overdue by itself and repeats no reminder', () => {
    const day = fc.integer({ min: 0, max: 150 }).map((days) => addDays('2027-01-01', days));
    fc.assert(
      fc.property(day, day, day, fc.constantFrom(0, 500), (from, to, today, balance_usd) => {
        const booking = { ...booked, start_date: from, balance_usd };
        const wasOverdue = dueReminder(booking, today) === 'overdue';
        const { bookedOn, repeated } = balanceAfterChange(booking, to, today);
        const changed = { ...booking, start_date: to, booked_on: bookedOn, balance_usd: 900 };
        const comes = dueReminder(changed, today);
        if (!wasOverdue && from > today) expect(comes).not.toBe('overdue');
        if (comes) expect(repeated).not.toContain(comes);
      }),
    );
  });
});

describe.each(databases)('reminders of a balance on %s', (database) => {
  let shop: CardSite;
  beforeAll(async () => {
    shop = await CardSite.start(database);
  });
  afterAll(() => shop.remove());

  test('B8: counts from the first payment, however old the booking is', async () => {
    shop.site.now = new Date('2027-01-10T06:00:00.000Z');
    const member = await shop.site.member();
    await member.post('/booking/user-details', { ...details, bookingDate: '2027-05-10', email: member.email });
    // Already April 21 in Nepal.
    shop.site.now = new Date('2027-04-20T20:00:00.000Z');
    const { email } = member;
    const again = shop.site.visitor(
      (await shop.site.visitor().post('/auth/login', { email, password: PASSWORD })).body.token,
    );
    const id = await shop.opened(again);
    shop.stripe.charge(id);
    await shop.poll(again, id);
    await shop.site.tick();
    const mails = (await shop.site.mails()).filter((mail) => mail.includes(`To: ${email}`));
    expect(mails.find((mail) => mail.includes('Receipt:'))).toMatch(/Balance: +\$1,160, due now/);
    expect(mails.filter((mail) => mail.includes('Pay your balance'))).toEqual([]);
    expect(await shop.bookings(again)).toMatchObject([{ balanceDueDate: '2027-04-21' }]);
    shop.site.now = new Date('2027-04-21T20:00:00.000Z');
    await shop.site.tick();
    await shop.site.tick();
    const overdue = (await shop.site.mails()).find(
      (mail) => mail.includes(`To: ${email}`) && mail.includes('Your balance is overdue'),
    );
    expect(overdue).toContain('due on April 21, 2027');
    shop.site.now = new Date(START);
  });

  test('skips a booking with a pending cancellation request, and resumes after a decline', async () => {
    const { member, bookingId } = await shop.confirmed();
    await member.post('/booking/cancel', { bookingId });
    const other = await shop.confirmed();
    shop.site.now = new Date('2027-03-10T06:00:00.000Z');
    await shop.site.tick();
    await shop.site.tick();
    const overdue = (await shop.site.mails()).filter((mail) => mail.includes('Your balance is overdue'));
    expect(overdue.filter((mail) => mail.includes(`To: ${member.email}`))).toEqual([]);
    // The control: another booking of the same day.
    expect(overdue.filter((mail) => mail.includes(`To: ${other.member.email}`))).toHaveLength(1);
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const { reference } = await bookingById(store, bookingId);
    await inTransaction(store, (transaction) =>
      decideRequest(transaction, reference ?? '', 'declined', 'Pasang', shop.site.now),
    );
    await store.destroy();
    await shop.site.tick();
    await shop.site.tick();
    const later = (await shop.site.mails()).filter((mail) => mail.includes('Your balance is overdue'));
    expect(later.filter((mail) => mail.includes(`To: ${member.email}`))).toHaveLength(1);
    shop.site.now = new Date(START);
  });

  test('B8: repeats no reminder for an unchanged due date, and sends one for a later date', async () => {
    const { member, bookingId } = await shop.confirmed();
    await shop.site.tick();
    await shop.site.tick();
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const change = (startDate: string, travelers: number) =>
      inTransaction(store, (transaction) => {
        const price = { totalCents: 290_000, pricePerPersonCents: 145_000, refundCents: 0 };
        const changed = { startDate, endDate: addDays(startDate, 2), travelers, ...price };
        return changeBooking(transaction, bookingId, changed, 'asha@example.org', shop.site.now);
      });
    const subjectsOn = async (date: string) => {
      await shop.site.emptyOutbox();
      shop.site.now = new Date(`${date}T06:00:00.000Z`);
      await shop.site.tick();
      await shop.site.tick();
      return (await shop.site.mails())
        .filter((mail) => mail.includes(`To: ${member.email}`))
        .map((mail) => /^Subject: ([\w ]+)/m.exec(mail)?.[1]);
    };
    expect(await subjectsOn('2027-02-20')).toEqual(['Your balance is due soon']);
    await change('2027-04-01', 2);
    expect(await subjectsOn('2027-02-20')).toEqual(['Your booking has changed']);
    expect(await subjectsOn('2027-02-28')).toEqual(['Your balance is due in a few days']);
    // A month later: two weeks before the new date it gets another reminder.
    await change('2027-05-01', 2);
    expect(await subjectsOn('2027-02-28')).toEqual(['Your booking has changed']);
    expect(await subjectsOn('2027-03-18')).toEqual(['Your balance is due soon']);
    // So near that it was due before today: it is due today, and overdue tomorrow.
    await change('2027-04-10', 2);
    expect(await subjectsOn('2027-03-18')).toEqual(['Your booking has changed']);
    expect(await subjectsOn('2027-03-19')).toEqual(['Your balance is overdue']);
    await store.destroy();
    shop.site.now = new Date(START);
  });

  test('B8: sends no reminder if the balance arrived since it was queued', async () => {
    const { member, bookingId } = await shop.confirmed();
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    await shop.site.tick();
    await shop.site.emptyOutbox();
    shop.site.now = new Date('2027-02-20T06:00:00.000Z');
    await queueReminder(store, bookingId, 'early', shop.site.now);
    await store.updateTable('bookings').set({ balance_usd: 0 }).where('id', '=', bookingId).execute();
    await shop.site.tick();
    expect((await shop.site.mails()).filter((mail) => mail.includes(`To: ${member.email}`))).toEqual([]);
    expect(await store.selectFrom('queued_mails').selectAll().execute()).toEqual([]);
    await store.destroy();
    shop.site.now = new Date(START);
  });

  test('B8: sends each reminder once with two servers and restarts', async () => {
    const { member } = await shop.confirmed();
    const other = await shop.confirmed();
    const twin = await shop.site.startTwin();
    const day = async (date: string) => {
      shop.site.now = new Date(`${date}T06:00:00.000Z`);
      await Promise.all([shop.site.tick(), shop.site.tick()]);
      await shop.site.tick();
    };
    const remindersTo = async (address: string) =>
      (await shop.site.mails())
        .filter((mail) => mail.includes(`To: ${address}`) && mail.includes('Pay your balance'))
        .map((mail) => /^Subject: ([\w ]+)/m.exec(mail)?.[1]);
    await day('2027-02-15');
    expect(await remindersTo(member.email)).toEqual([]);
    await day('2027-02-16');
    await shop.site.restart();
    await day('2027-02-20');
    expect(await remindersTo(member.email)).toEqual(['Your balance is due soon']);

    // Sessions do not last three months.
    const { email } = other.member;
    const again = shop.site.visitor(
      (await shop.site.visitor().post('/auth/login', { email, password: PASSWORD })).body.token,
    );
    const paidInFull = (await shop.payBalance(again, other.bookingId, 1160)).body.paymentIntentId;
    shop.stripe.charge(paidInFull);
    await shop.poll(again, paidInFull);
    for (const date of ['2027-02-27', '2027-03-01', '2027-03-03', '2027-03-20', '2027-04-02']) await day(date);
    expect(await remindersTo(member.email)).toEqual([
      'Your balance is due soon',
      'Your balance is due in a few days',
      'Your balance is overdue',
    ]);
    expect(await remindersTo(other.member.email)).toEqual(['Your balance is due soon']);
    await twin.close();
    shop.site.now = new Date(START);
  });
});
