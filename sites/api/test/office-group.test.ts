import { NO_DETAILS } from '@trek/ui/internal/manage-booking/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/open-store.ts';
import { saveTraveler } from '../src/store/travelers.ts';
import { type CardSite, details } from './card-payments.ts';
import { files, trek } from './content.ts';
import { OfficeDesk } from './office-desk.ts';
import { signInOperator } from './operator.ts';
import { databases, START } from './site.ts';
import type { Visitor } from './visitor.ts';

const DAY = '2027-03-14';
const PASSPORT = 'PA1234567';
const joined = {
  ...trek,
  ...{ id: 120, title: 'Joined Trek', permits: ['park', 'peak'], leadTimeDays: 20 },
  departures: [{ startDate: DAY, places: 8, isGuaranteed: true }],
};
const content = {
  ...files,
  'treks/joined-trek.json': joined,
  'company/permits.json': {
    park: { name: 'Park entry', issuer: 'Park office', fee: 'NPR 3,000', source: 'Notice of the park' },
    peak: { name: 'Peak permit', issuer: 'Alpine club', source: 'Notice of the club' },
  },
};

describe.each(databases)('the people of a departure on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  let office: Visitor;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, content);
    ({ shop, store, office } = desk);
  });
  afterAll(() => desk.close());

  const permitDetails = {
    ...NO_DETAILS,
    ...{ passportName: 'Maya Gurung', passportNumber: PASSPORT, passportExpiry: '2034-01-01', nationality: 'NP' },
    birthDate: '1990-03-15',
  };
  const people = (path = `120/${DAY}`, visitor = office) => visitor.get(`/office/departures/${path}/people`);
  async function book(bookingDate: string, travelers: number) {
    const member = await shop.site.member();
    await store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', member.email).execute();
    const order = { ...details, email: member.email, trekId: 120, bookingDate, travelers };
    const { body } = await member.post('/booking/user-details', order);
    return { member, booking: body.booking };
  }
  async function paid(bookingDate: string, travelers: number) {
    const made = await book(bookingDate, travelers);
    await desk.act(made.booking.reference, 'transfer', { amount: 290 * travelers });
    return made;
  }
  /** The subjects of the trail's entries of a kind. */
  const trail = async (event: string): Promise<string[]> => {
    const rows: { event: string; about: string }[] = (await office.get('/office/trail')).body.rows;
    return rows.filter((entry) => entry.event === event).map(({ about }) => about);
  };

  test('are those of paid bookings, with what is known, what is owed and the permits', async () => {
    const { member, booking } = await paid(DAY, 2);
    const unpaid = await book(DAY, 1);
    const line = { kind: 'extra', amount: 60, text: 'Single room', reason: 'Asked for it' };
    const quote = await office.get(`/office/bookings/${booking.reference}/price-line?kind=extra&amount=60`);
    const { totalAmount, refundAmount } = quote.body;
    expect((await desk.act(booking.reference, 'price-line', { ...line, totalAmount, refundAmount })).status).toBe(200);
    const maya = {
      ...NO_DETAILS,
      bookingId: booking.id,
      position: 1,
      passportName: 'Maya Gurung',
      passportNumber: PASSPORT,
    };
    expect((await member.post('/booking/traveler', maya)).status).toBe(200);
    const { status, body } = await people();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      departure: { trekTitle: 'Joined Trek', startDate: DAY, travelers: 2, unpaid: 1 },
      permits: [
        { name: 'Park entry', issuer: 'Park office', fee: 'NPR 3,000' },
        { name: 'Peak permit', issuer: 'Alpine club', fee: null },
      ],
      // The permits take twenty days.
      permitsDueOn: '2027-02-22',
      bookings: [{ reference: booking.reference, travelers: 2, extras: ['Single room'] }],
    });
    expect(body.bookings[0].travelerDetails).toMatchObject([{ position: 1, passportNumber: PASSPORT }]);
    expect(JSON.stringify(body)).not.toContain(unpaid.booking.reference);
  });

  test('are known of a day without a departure, too', async () => {
    const { booking } = await paid('2027-04-05', 1);
    const { body } = await people('120/2027-04-05');
    expect(body).toMatchObject({ departure: { id: null }, bookings: [{ reference: booking.reference }] });
  });

  test('leave an entry in the trail, with their bookings', async () => {
    await people();
    const [reference] = (await people()).body.bookings.map((row: { reference: string }) => row.reference);
    expect(await trail('travelers-seen')).toContain(`Joined Trek, ${DAY}, ${reference}`);
  });

  test.each([
    ['guide', 'No.', false],
    ['permits', 'Passport number', true],
    ['rooms', 'Sold in addition', false],
  ])('are taken as the file %s, and the trail says so', async (list, column, hasPassport) => {
    const { status, body } = await office.get(`/office/departures/120/${DAY}/${list}.csv`);
    expect(status).toBe(200);
    expect(String(body)).toContain(column);
    expect(String(body)).toContain('Maya Gurung');
    expect(String(body).includes(PASSPORT)).toBe(hasPassport);
    expect(await trail('file-taken')).toContainEqual(expect.stringContaining(`${list}.csv: Joined Trek, ${DAY}`));
  });

  test.each([`120/2027-04-06`, `999/${DAY}`, `120/tomorrow`, `x/${DAY}`, `99999999999/${DAY}`])(
    'returns 404 for %s',
    async (path) => {
      expect((await people(path)).status).toBe(404);
    },
  );

  test('are the office’s alone, and there is no other file', async () => {
    const member = await shop.site.member();
    expect((await people(undefined, member)).status).toBe(404);
    expect((await member.get(`/office/departures/120/${DAY}/guide.csv`)).status).toBe(404);
    expect((await office.get(`/office/departures/120/${DAY}/bookings.csv`)).status).toBe(404);
  });

  test('are on the start page two weeks ahead, and so are their permits', async () => {
    const { booking } = await paid('2026-12-30', 2);
    const start = { trekId: 120, trekTitle: 'Joined Trek', startDate: '2026-12-30', travelers: 2 };
    const todayOn = async (day: string) => {
      shop.site.now = new Date(`${day}T12:00:00+05:45`);
      return (await (await signInOperator(shop.site)).get('/office/today')).body;
    };
    // The permits take twenty days: they are applied for by December 10.
    expect((await todayOn('2026-11-25')).permitsDue).toEqual([]);
    const early = await todayOn('2026-11-26');
    expect(early.permitsDue).toMatchObject([{ ...start, permitsDueOn: '2026-12-10', withoutPermitDetails: 2 }]);
    expect(early.missingDetails).toEqual([]);
    // Late, because of what is missing.
    const late = await todayOn('2026-12-16');
    expect(late.permitsDue).toMatchObject([{ ...start, withoutPermitDetails: 2 }]);
    expect(late.missingDetails).toMatchObject([{ ...start, incomplete: 2 }]);
    // The traveler's own details count as the owner's do.
    await saveTraveler(store, booking.id, { ...permitDetails, position: 1 }, 'owner');
    await saveTraveler(store, booking.id, { ...permitDetails, position: 2 }, 'traveler');
    const ready = await todayOn('2026-12-16');
    expect(ready.permitsDue).toMatchObject([{ ...start, withoutPermitDetails: 0 }]);
    expect(ready.missingDetails).toMatchObject([{ ...start, incomplete: 2, withoutPermitDetails: 0 }]);
  });
});
