import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../core/internal/calendar-date.ts';
import { otherTestTerms } from '../testing/api-answers.ts';
import { cancellationTerms } from './cancellation.rules.ts';

const START = '2027-04-01';
const booking = { totalCents: 145_000, paidUsd: 1450, startDate: START };

describe('canceling a booking of $1,450', () => {
  test.each([
    ['2026-11-21', 1450, 'deposit', 290, 1160],
    ['2027-03-02', 1450, 'deposit', 290, 1160],
    ['2027-03-03', 1450, 'part', 435, 1015],
    ['2027-03-12', 1450, 'part', 435, 1015],
    ['2027-03-13', 1450, 'all', 1450, 0],
    ['2027-04-05', 1450, 'all', 1450, 0],
    ['2026-11-21', 290, 'deposit', 290, 0],
    ['2027-03-03', 290, 'part', 290, 0],
    ['2026-11-21', 0, 'deposit', 0, 0],
  ])('on %s with %i paid retains %s: %i, and refunds %i', (today, paidUsd, retained, retainedUsd, refundUsd) => {
    expect(cancellationTerms({ ...booking, paidUsd }, today)).toEqual({
      retained: retained,
      retainedUsd: retainedUsd,
      refundUsd,
    });
  });

  test.each([
    ['2027-02-15', 'deposit', 145],
    ['2027-02-16', 'part', 725],
    ['2027-03-22', 'part', 725],
    ['2027-03-23', 'all', 1450],
  ])('on %s under other terms retains %s: %i', (today, retained, retainedUsd) => {
    expect(cancellationTerms({ ...booking, terms: otherTestTerms }, today)).toEqual({
      ...{ retained: retained, retainedUsd: retainedUsd },
      refundUsd: 1450 - retainedUsd,
    });
  });

  const bookings = fc
    .record({ totalCents: fc.integer({ min: 0, max: 50_000_000 }), percent: fc.integer({ min: 0, max: 100 }) })
    .map(({ totalCents, percent }) => ({
      totalCents,
      paidUsd: Math.floor((totalCents * percent) / 10_000),
      startDate: START,
    }));
  const days = fc.integer({ min: -400, max: 60 });

  test('never refunds more than was paid, and accounts for every dollar', () => {
    fc.assert(
      fc.property(bookings, days, (paid, day) => {
        const { retainedUsd, refundUsd } = cancellationTerms(paid, addDays(START, day));
        expect(refundUsd).toBeGreaterThanOrEqual(0);
        expect(retainedUsd).toBeGreaterThanOrEqual(0);
        expect(retainedUsd + refundUsd).toBe(paid.paidUsd);
      }),
    );
  });

  test('never refunds more on a later day, nor less if more was paid', () => {
    fc.assert(
      fc.property(bookings, days, fc.integer({ min: 1, max: 60 }), (paid, day, later) => {
        const now = cancellationTerms(paid, addDays(START, day)).refundUsd;
        expect(cancellationTerms(paid, addDays(START, day + later)).refundUsd).toBeLessThanOrEqual(now);
        const more = { ...paid, paidUsd: paid.paidUsd + later };
        expect(cancellationTerms(more, addDays(START, day)).refundUsd).toBeGreaterThanOrEqual(now);
      }),
    );
  });
});
