import { bookingSchema } from '@trek/ui/api';
import { quoteTrek } from '@trek/ui/pricing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { RATE_RULES } from '../src/http/rate-limit.ts';
import { openStore } from '../src/store/open-store.ts';
import { savePendingBooking } from '../src/store/pending-booking.ts';
import { databases, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const details = {
  firstName: 'Maya',
  lastName: 'Gurung',
  email: 'maya@example.org',
  phone: '+977 1 5550100',
  country: 'Nepal',
  specialRequirements: 'Vegetarian',
  bookingDate: '2027-04-01',
  trekId: 101,
};

describe.each(databases)('bookings on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start(database);
  });
  afterAll(() => site.remove());
  const book = async (changes: Record<string, unknown> = {}) =>
    (await site.member()).post('/booking/user-details', { ...details, ...changes });

  test('start unpaid, with the full price for one traveler as balance', async () => {
    const answer = await book();
    expect(answer.status).toBe(201);
    expect(bookingSchema.parse(answer.body.booking)).toMatchObject({
      trekId: 101,
      trek: { title: 'Everest Base Camp Trek' },
      status: 'pending',
      startDate: '2027-04-01',
      endDate: '2027-04-03',
      advanceAmount: 0,
      balanceAmount: 1450,
      createdAt: site.now.toISOString(),
    });
  });

  test('B11: are limited per user and hour, and continue afterwards', async () => {
    const member = await site.member();
    const book = (visitor: Visitor, address = visitor.address, changes = {}) =>
      visitor.post('/booking/user-details', { ...details, ...changes }, { 'X-Forwarded-For': address });
    const { perAccount } = RATE_RULES.booking;
    const mine = await Promise.all(Array.from({ length: perAccount + 5 }, () => book(member)));
    expect(mine.filter(({ status }) => status < 300)).toHaveLength(perAccount);
    const elsewhere = await book(member, site.visitor().address);
    expect(elsewhere).toMatchObject({ status: 429, body: { message: 'Too many attempts. Please try again later.' } });
    expect(Number(elsewhere.headers.get('Retry-After'))).toBeGreaterThan(3000);
    // Requests that are refused for their content do not count as attempts.
    const other = await site.member();
    for (let call = 0; call <= perAccount; call += 1) {
      expect((await book(other, other.address, { firstName: '' })).status).toBe(400);
    }
    expect((await book(other)).status).toBe(201);
    site.wait(3600);
    expect((await book(member)).status).toBe(200);
  });

  test('accept a trek id as number or text', async () => {
    expect((await book({ trekId: '103' })).body.booking).toMatchObject({ trekId: 103, balanceAmount: 1000 });
  });

  test('share one unpaid booking per trek, which a second call updates', async () => {
    const member = await site.member();
    const first = await member.post('/booking/user-details', details);
    const second = await member.post('/booking/user-details', { ...details, bookingDate: '2027-05-01' });
    expect(second.status).toBe(200);
    expect(second.body.booking).toMatchObject({
      id: first.body.booking.id,
      startDate: '2027-05-01',
      endDate: '2027-05-03',
    });
    expect((await member.get('/booking/user')).body).toEqual([second.body.booking]);
  });

  test('use the group sent with the details and its price, or one traveler', async () => {
    const member = await site.member();
    const first = await member.post('/booking/user-details', { ...details, trekId: 101, travelers: 3 });
    const total = { travelers: 3, totalAmount: 4132.5, balanceAmount: 4133, advanceAmount: 0 };
    expect(first.body.booking).toMatchObject(total);
    const fewer = await member.post('/booking/user-details', { ...details, travelers: 2 });
    expect(fewer.body.booking).toMatchObject({ travelers: 2, totalAmount: 2900, balanceAmount: 2900 });
    const withoutTotal = await member.post('/booking/user-details', details);
    expect(withoutTotal.body.booking).toMatchObject({ travelers: 1, totalAmount: 1450, balanceAmount: 1450 });
  });

  test.each([0, -1, 1.5, '3', null, 1e15])('refuse a group of %j', async (travelers) => {
    expect((await book({ travelers })).status).toBe(400);
  });

  test('become one booking from 50 parallel calls (P4)', async () => {
    const member = await site.member();
    const answers = await Promise.all(Array.from({ length: 50 }, () => member.post('/booking/user-details', details)));
    expect(
      answers
        .map(({ status }) => status)
        .sort()
        .slice(-2),
    ).toEqual([200, 201]);
    expect((await member.get('/booking/user')).body).toHaveLength(1);
  });

  test('appear newest first', async () => {
    const member = await site.member();
    await member.post('/booking/user-details', details);
    site.wait(60);
    await member.post('/booking/user-details', { ...details, trekId: 103 });
    const bookings = z.array(bookingSchema).parse((await member.get('/booking/user')).body);
    expect(bookings.map(({ trekId }) => trekId)).toEqual([103, 101]);
  });

  test('appear only to their owner (Z1)', async () => {
    await book();
    expect(await (await site.member()).get('/booking/user')).toMatchObject({ status: 200, body: [] });
    expect((await site.visitor().get('/booking/user')).status).toBe(401);
    expect((await site.visitor().post('/booking/user-details', details)).status).toBe(401);
  });

  test('ignore a status, a user and amounts in the request (Z2)', async () => {
    const other = await site.member();
    const answer = await book({
      status: 'confirmed',
      userId: other.email,
      advanceAmount: 1450,
      balanceAmount: 0,
      id: 'x',
    });
    expect(answer.body.booking).toMatchObject({ status: 'pending', advanceAmount: 0, balanceAmount: 1450 });
    expect((await other.get('/booking/user')).body).toEqual([]);
  });

  test('show people, total with cents, paid amount and due date', async () => {
    const member = await site.member();
    await member.post('/booking/user-details', details);
    const { body: intent } = await member.post('/payment/create-payment-intent', {
      ...{ trekId: 101, amount: 827, currency: 'usd', numTravelers: 3 },
      ...{ customerName: 'Maya Gurung', customerEmail: member.email },
    });
    const booked = {
      reference: expect.stringMatching(/^TH-[234679CDFGHJKMNPQRTVWXY]{6}$/),
      ...{ travelers: 3, totalAmount: 4132.5, country: 'Nepal', specialRequirements: 'Vegetarian' },
      balanceDueDate: '2027-03-02',
    };
    const payment = { id: intent.paymentIntentId, amount: 827, createdAt: site.now.toISOString() };
    const read = async () => bookingSchema.parse((await member.get('/booking/user')).body[0]);
    const unpaid = await read();
    expect(unpaid).toMatchObject({ ...booked, paidAmount: 0, payments: [{ ...payment, status: 'open' }] });
    await member.get(`/payment/status/${intent.paymentIntentId}`);
    expect(await read()).toMatchObject({
      ...booked,
      reference: unpaid.reference,
      ...{ paidAmount: 827, balanceAmount: 3306, payments: [{ ...payment, status: 'succeeded' }] },
    });
  });

  test('omit failed payments, and show no balance once paid', async () => {
    const member = await site.member();
    await member.post('/booking/user-details', details);
    const pay = async (amount: number) => {
      const customer = { customerName: 'Maya Gurung', customerEmail: member.email };
      const order = { trekId: 101, amount, currency: 'usd', numTravelers: 1, ...customer };
      return (await member.post('/payment/create-payment-intent', order)).body.paymentIntentId;
    };
    await pay(290);
    const id = await pay(1450);
    await member.get(`/payment/status/${id}`);
    const { body } = await member.get('/booking/user');
    expect(body).toMatchObject([{ balanceDueDate: null, paidAmount: 1450, payments: [{ id, status: 'succeeded' }] }]);
  });

  test('owe the balance on the booking day if the trek starts soon', async () => {
    expect((await book({ bookingDate: '2026-12-01' })).body.booking).toMatchObject({ balanceDueDate: '2026-11-21' });
  });

  test('keep special requirements missing from a second call, and delete emptied ones', async () => {
    const member = await site.member();
    const first = await member.post('/booking/user-details', details);
    const again = async (specialRequirements: string | undefined) =>
      (await member.post('/booking/user-details', { ...details, specialRequirements })).body.booking;
    expect(await again(undefined)).toEqual(first.body.booking);
    expect(await again('')).toMatchObject({ specialRequirements: '' });
  });

  test('generate another reference when the first one exists', async () => {
    const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, () => {});
    const drawn = ['TH-CCCCCC', 'TH-CCCCCC', 'TH-DDDDDD'];
    const references: (string | null)[] = [];
    for (const buyer of [await site.member(), await site.member()]) {
      const { body } = await buyer.get('/auth/me');
      const group = quoteTrek(1450, 1);
      const offer = { group, offerEndsAt: '2027-01-02T00:00:00.000Z', touch: { isOperators: true } };
      const terms = { trekId: 101, endDate: '2027-04-03', ...offer, isOnRequest: () => false };
      const saved = await savePendingBooking(store, body.id, details, terms, site.now, () => drawn.shift() ?? '');
      references.push(saved?.booking.reference ?? null);
    }
    expect(references).toEqual(['TH-CCCCCC', 'TH-DDDDDD']);
    await store.destroy();
  });

  test.each([
    [{ bookingDate: '2030-02-31' }, 400, 'This date does not exist'],
    [{ bookingDate: '2026-11-20' }, 400, 'The booking date cannot be in the past'],
    [{ bookingDate: '2028-05-22' }, 400, 'Please choose a date within the next 18 months'],
    [{ bookingDate: '9999-12-31' }, 400, 'Please choose a date within the next 18 months'],
    [{ bookingDate: '01/04/2027' }, 400, 'This date does not exist'],
    [{ bookingDate: '' }, 400, 'Please select a booking date'],
    [{ bookingDate: undefined }, 400, 'Please select a booking date'],
    [{ bookingDate: 20270401 }, 400, 'Please select a booking date'],
    [{ firstName: ' M ' }, 400, 'First name must be at least 2 characters'],
    [{ email: 'maya' }, 400, 'Please enter a valid email address'],
    [{ phone: '123' }, 400, 'Please enter a valid phone number'],
    [{ country: null }, 400, 'Please select your country'],
    [{ specialRequirements: 'a\0b' }, 400, 'specialRequirements is missing or invalid.'],
    [{ specialRequirements: 'x'.repeat(4001) }, 400, 'Please use 4000 characters at most'],
    [{ trekId: 999 }, 404, 'Trek with ID 999 not found'],
    [{ trekId: 99999999999 }, 404, 'Trek with ID 99999999999 not found'],
    [{ trekId: '101; drop table bookings' }, 400, 'trekId is missing or invalid.'],
    [{ trekId: 1.5 }, 400, 'trekId is missing or invalid.'],
    [{ trekId: undefined }, 400, 'trekId is missing or invalid.'],
    [{ trekId: 102 }, 400, 'The price of this trek is on request. Please contact us.'],
  ])('refuse %j (B3)', async (changes, status, message) => {
    expect(await book(changes)).toMatchObject({ status, body: { message } });
  });

  test('P9: accept starts from three days to 18 months ahead', async () => {
    expect((await book({ bookingDate: '2026-11-23' })).status).toBe(400);
    expect((await book({ bookingDate: '2026-11-24' })).status).toBe(201);
    expect((await book({ bookingDate: '2028-05-21' })).status).toBe(201);
  });
});
