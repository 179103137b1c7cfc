import { trekSchema } from '@trek/ui/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { details } from './card-payments.ts';
import { files, trek } from './content.ts';
import { databases, TestSite } from './site.ts';

const restricted = { ...trek, id: 110, title: 'Upper Mustang Trek', leadTimeDays: 14 };
const frozenRiver = {
  ...trek,
  ...{ id: 111, title: 'Frozen River Trek', bestSeason: ['Winter'], seasonMonths: [1, 2] },
  groupSize: { minSize: 4, maxSize: 12 },
};

describe.each(databases)('departures on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    const content = { 'treks/upper-mustang-trek.json': restricted, 'treks/frozen-river-trek.json': frozenRiver };
    site = await TestSite.start(database, {}, { ...files, ...content });
  });
  afterAll(() => site.remove());

  test('have the bounds that the trek’s answer hands over', async () => {
    const policyOf = async (id: number) =>
      trekSchema.parse((await site.visitor().get(`/trek/id/${id}`)).body).bookingPolicy;
    expect(await policyOf(101)).toEqual({
      seasonMonths: [3, 4, 5, 9, 10, 11],
      shoulderMonths: [2, 6, 8, 12],
      minimumTravelers: 1,
      leadTimeDays: 3,
      longestLeadMonths: 18,
    });
    expect(await policyOf(110)).toMatchObject({ leadTimeDays: 14 });
    expect(await policyOf(111)).toMatchObject({ seasonMonths: [1, 2], shoulderMonths: [], minimumTravelers: 4 });
  });

  const book = async (trekId: number, bookingDate: string) =>
    (await site.member()).post('/booking/user-details', { ...details, trekId, bookingDate });

  test('B9: before a trek’s permits can be had are refused with the first day, in the company’s calendar', async () => {
    // In Nepal it is the 22nd already.
    site.now = new Date('2026-11-21T18:30:00.000Z');
    const refused = {
      status: 400,
      body: { message: 'The permits of this trek take 14 days: it can start on December 6, 2026 at the earliest.' },
    };
    expect(await book(110, '2026-11-21')).toMatchObject(refused);
    expect(await book(110, '2026-12-05')).toMatchObject(refused);
    expect((await book(110, '2026-12-06')).status).toBe(201);
  });

  test('B9 control: of a trek without such permits may be today, as the contract has it', async () => {
    expect((await book(101, '2026-11-21')).status).toBe(201);
  });
});
