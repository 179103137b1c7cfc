import { trekSchema } from '@trek/ui/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { details, paymentRequest } from './card-payments.ts';
import { files, trek } from './content.ts';
import { databases, TestSite } from './site.ts';

const sudden = { ...trek, id: 112, title: 'Valley Walk', leadTimeDays: 0 };
const restricted = { ...trek, id: 110, title: 'Upper Mustang Trek', leadTimeDays: 14 };
const daysOf = (days: number) => Array.from({ length: days }, (_, index) => ({ ...trek.stages[1], day: index + 1 }));
const winterRoad = {
  ...trek,
  ...{ id: 113, title: 'Winter Road Trek', durationDays: 10, stages: daysOf(10) },
  season: { months: [4, 5, 10, 11], crossesPass: false, closed: [{ from: '12-20', to: '03-10' }] },
};
const festival = {
  ...trek,
  ...{ id: 114, title: 'Festival Walk' },
  season: { ...trek.season, closed: [{ from: '2027-04-10', to: '2027-04-12' }] },
};
const frozenRiver = {
  ...trek,
  ...{ id: 111, title: 'Frozen River Trek', bestSeason: ['Winter'], season: { months: [1, 2], crossesPass: false } },
  groupSize: { minSize: 4, maxSize: 12 },
};

describe.each(databases)('departures on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    const content = {
      'treks/upper-mustang-trek.json': restricted,
      'treks/frozen-river-trek.json': frozenRiver,
      'treks/valley-walk.json': sudden,
      'treks/winter-road-trek.json': winterRoad,
      'treks/festival-walk.json': festival,
    };
    site = await TestSite.start(database, {}, { ...files, ...content });
  });
  afterAll(() => site.remove());

  test('have the limits that the trek’s answer contains', async () => {
    const policyOf = async (id: number) =>
      trekSchema.parse((await site.visitor().get(`/trek/id/${id}`)).body).bookingPolicy;
    expect(await policyOf(101)).toEqual({
      seasonMonths: [3, 4, 5, 9, 10, 11],
      shoulderMonths: [2, 6, 8, 12],
      minimumTravelers: 1,
      leadTimeDays: 3,
      longestLeadMonths: 18,
      privateStarts: true,
    });
    expect(await policyOf(110)).toMatchObject({ leadTimeDays: 14 });
    expect((await site.visitor().get('/trek/id/113')).body.season).toEqual({
      months: [4, 5, 10, 11],
      shoulderMonths: [],
      crossesPass: false,
      closed: [{ from: '12-20', to: '03-10' }],
    });
    expect(await policyOf(111)).toMatchObject({ seasonMonths: [1, 2], shoulderMonths: [], minimumTravelers: 4 });
  });

  const book = async (trekId: number, bookingDate: string) =>
    (await site.member()).post('/booking/user-details', { ...details, trekId, bookingDate });

  test('B9: refuse days before permits are possible, and name the first possible day by the company’s calendar', async () => {
    // In Nepal it is the 22nd already.
    site.now = new Date('2026-11-21T18:30:00.000Z');
    const refused = {
      status: 400,
      body: { message: 'The permits of this trek take 14 days: it can start on December 6, 2026 at the earliest.' },
    };
    expect(await book(110, '2026-11-22')).toMatchObject(refused);
    expect(await book(110, '2026-12-05')).toMatchObject(refused);
    expect((await book(110, '2026-12-06')).status).toBe(201);
  });

  test('B9: start at least three days ahead without permits', async () => {
    site.now = new Date('2026-11-21T18:30:00.000Z');
    expect(await book(101, '2026-11-24')).toMatchObject({
      status: 400,
      body: { message: 'Treks are booked 3 days ahead: it can start on November 25, 2026 at the earliest.' },
    });
    expect((await book(101, '2026-11-25')).status).toBe(201);
  });

  test('B9: name the closed season as a reason if it covers the first possible day', async () => {
    site.now = new Date('2026-12-25T06:00:00.000Z');
    expect(await book(113, '2026-12-26')).toMatchObject({
      status: 400,
      body: {
        message:
          'Treks are booked 3 days ahead, and this trek is closed from December 20 to March 10: it can start on March 11, 2027 at the earliest.',
      },
    });
  });

  test('B9 control: may start today for a trek without lead time', async () => {
    site.now = new Date('2026-11-21T18:30:00.000Z');
    expect((await book(112, '2026-11-22')).status).toBe(201);
  });

  test.each([
    ['in a closed period', 113, '2027-01-15', 'December 20 to March 10', 'March 11, 2027'],
    ['on its first day', 113, '2026-12-20', 'December 20 to March 10', 'March 11, 2027'],
    ['on its last day', 113, '2027-03-10', 'December 20 to March 10', 'March 11, 2027'],
    ['that would end in one', 113, '2026-12-11', 'December 20 to March 10', 'March 11, 2027'],
    [
      'that would end in one of its days in a year',
      114,
      '2027-04-08',
      'April 10, 2027 to April 12, 2027',
      'April 13, 2027',
    ],
  ])('%s are refused with the next possible day', async (_, trekId, day, period, next) => {
    site.now = new Date('2026-11-21T18:30:00.000Z');
    expect(await book(trekId, day)).toMatchObject({
      status: 400,
      body: {
        message: `This trek is closed from ${period}, and no day of it may be in that time. The next possible start is ${next}.`,
      },
    });
  });

  test.each([
    ['that ends the day before a closed period', 113, '2026-12-10'],
    ['on the day after it', 113, '2027-03-11'],
    ['in the same days of another year', 114, '2028-04-10'],
  ])('%s are accepted', async (_, trekId, day) => {
    site.now = new Date('2026-11-21T18:30:00.000Z');
    expect((await book(trekId, day)).status).toBe(201);
  });

  test('B9: refuse an outdated start before anything is charged', async () => {
    // In Nepal the last of the three days before it ends at a quarter past six.
    site.now = new Date('2026-12-17T10:00:00.000Z');
    const member = await site.member();
    const pay = () => member.post('/payment/create-payment-intent', paymentRequest(member.email));
    await member.post('/booking/user-details', { ...details, bookingDate: '2026-12-20' });
    expect((await pay()).status).toBe(200);
    const tooLate = { status: 400, body: { message: expect.stringMatching(/^Treks are booked 3 days ahead: it can/) } };
    site.now = new Date('2026-12-17T18:30:00.000Z');
    expect(await pay()).toMatchObject(tooLate);
    site.now = new Date('2027-01-10T08:00:00.000Z');
    const password = 'Passw0rd!';
    member.token = (await member.post('/auth/login', { email: member.email, password })).body.token;
    expect(await pay()).toMatchObject(tooLate);
  });
});
