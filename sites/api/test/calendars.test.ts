import { type BookedTrek, bookingSchema, trekSchema } from '@trek/ui/api';
import { bookingDetailsErrors, lastBookableDay } from '@trek/ui/internal/booking/rules';
import { bookingFactsOf } from '@trek/ui/internal/manage-booking/rules';
import {
  addDays,
  type BookingPolicy,
  COMPANY_TIME_ZONE,
  cancellationTerms,
  companyDay,
  departureOf,
  LAST_MINUTE_DAYS,
} from '@trek/ui/pricing';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { CardSite, details } from './card-payments.ts';
import { rounds, seed } from './rounds.ts';
import { databases, PASSWORD, START } from './site.ts';

/** A day in Nepal, and the moment at which it ends there. */
const DAY = '2026-11-28';
const NEXT = addDays(DAY, 1);
const MIDNIGHT = Date.parse(`${NEXT}T00:00:00+05:45`);
const DAY_MINUTES = 24 * 60;

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
/** The 48 hours around the midnight, and most often the minutes beside it. */
const moments = fc
  .oneof(fc.integer({ min: -DAY_MINUTES, max: DAY_MINUTES - 1 }), fc.constantFrom(-1, 0))
  .map((minutes) => new Date(MIDNIGHT + minutes * 60_000));

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

test('D7: today is the company’s day in every time zone', () => {
  const others = new Set<boolean>();
  fc.assert(
    fc.property(zones, moments, (zone, now) => {
      process.env.TZ = zone;
      others.add(new Date(now).getDate() === Number(companyDay(now).slice(8)));
      expect(companyDay(now)).toBe(now.getTime() < MIDNIGHT ? DAY : NEXT);
    }),
    { numRuns: rounds({ test: 200, campaign: 2_000 }), seed },
  );
  expect(COMPANY_TIME_ZONE).toBe('Asia/Kathmandu');
  // The control: it was both the same and another day where the zone is.
  expect(others).toEqual(new Set([true, false]));
});

describe.each(databases)('D7: the company’s calendar on %s', (database) => {
  let shop: CardSite;
  beforeAll(async () => {
    shop = await CardSite.start(database);
  });
  afterAll(() => shop.remove());

  /** A booking with a partial payment for a trek that starts on a day, signed in at a moment. */
  async function booked(bookingDate: string, amount: number, now: Date) {
    shop.site.now = new Date(START);
    const member = await shop.site.member();
    const { email } = member;
    await member.post('/booking/user-details', { ...details, email, bookingDate });
    const id = await shop.opened(member, amount);
    shop.stripe.charge(id);
    await shop.poll(member, id);
    await shop.site.tick();
    shop.site.now = now;
    const { body } = await shop.site.visitor().post('/auth/login', { email, password: PASSWORD });
    return { email, visitor: shop.site.visitor(body.token) };
  }
  const read = async (visitor: Awaited<ReturnType<typeof booked>>['visitor']) =>
    bookingSchema.parse((await shop.bookings(visitor))[0]) as BookedTrek;

  /** Each gives what the server does and what the browser says at a moment, and what is right. */
  const limits = {
    async 'the first day'(now: Date, isOver: boolean) {
      shop.site.now = now;
      const bookingDate = addDays(DAY, LAST_MINUTE_DAYS);
      const member = await shop.site.member();
      const { status } = await member.post('/booking/user-details', { ...details, bookingDate });
      const trek = trekSchema.parse((await member.get(`/trek/id/${details.trekId}`)).body);
      const policy = trek.bookingPolicy as BookingPolicy;
      const { kind } = departureOf(policy, bookingDate, companyDay(now), 1);
      return { server: status === 201, browser: kind !== 'tooEarly', right: !isOver };
    },
    async 'the last day'(now: Date, isOver: boolean) {
      shop.site.now = now;
      const bookingDate = lastBookableDay(NEXT);
      const member = await shop.site.member();
      const { status } = await member.post('/booking/user-details', { ...details, bookingDate });
      const errors = bookingDetailsErrors({ ...details, specialRequirements: '', bookingDate }, companyDay(now));
      return { server: status === 201, browser: Object.keys(errors).length === 0, right: isOver };
    },
    async 'the day on which the balance is due'(now: Date, isOver: boolean) {
      const { email, visitor } = await booked(addDays(NEXT, 30), 290, now);
      const entity = await read(visitor);
      const { isBalanceDueNow, balanceDueDate } = bookingFactsOf(entity, companyDay(now));
      expect([entity.balanceDueDate, balanceDueDate]).toEqual([NEXT, NEXT]);
      const id = (await shop.payBalance(visitor, String(entity.id), 500)).body.paymentIntentId;
      shop.stripe.charge(id);
      // At this very moment: to poll as a browser does would let time pass.
      await visitor.get(`/payment/status/${id}`);
      await shop.site.tick();
      await shop.site.tick();
      const mails = (await shop.site.mails()).filter((text) => text.includes(`To: ${email}`));
      const isDueNow = mails.some((text) => /Balance: +\$660, due now/.test(text));
      return { server: isDueNow, browser: isBalanceDueNow, right: isOver };
    },
    async 'the last day of free canceling'(now: Date, isOver: boolean) {
      return cancelled(addDays(DAY, 30), now, isOver ? 1450 - 435 : 1450 - 290);
    },
    async 'the last day on which anything goes back'(now: Date, isOver: boolean) {
      return cancelled(addDays(DAY, 20), now, isOver ? 0 : 1450 - 435);
    },
  };
  async function cancelled(startDate: string, now: Date, right: number) {
    const { visitor } = await booked(startDate, 1450, now);
    const { id } = await read(visitor);
    const terms = cancellationTerms({ totalCents: 145_000, paidUsd: 1450, startDate }, companyDay(now));
    const { body } = await visitor.post('/booking/cancel', { bookingId: id });
    return { server: body.booking.cancellation.refundAmount, browser: terms.refundUsd, right };
  }

  test.each(Object.entries(limits))(
    'decides when %s is over to the minute, alike in browser and server',
    async (_, atLimit) => {
      await fc.assert(
        fc.asyncProperty(zones, moments, async (zone, now) => {
          process.env.TZ = zone;
          const { server, browser, right } = await atLimit(now, now.getTime() >= MIDNIGHT);
          expect({ server, browser }).toEqual({ server: right, browser: right });
        }),
        { numRuns: rounds({ test: 4, campaign: 25 }), seed, endOnFailure: true },
      );
      shop.site.now = new Date(START);
    },
  );
});
