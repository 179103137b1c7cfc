import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountRows, GROUP_DISCOUNTS, groupDiscountPercent } from './group-discount.ts';
import {
  advanceLimitsUsd,
  advanceUsd,
  centsOf,
  isAcceptableAdvance,
  MAXIMUM_CHARGE_USD,
  quoteTrek,
  splitPayment,
  wholeUsd,
} from './index.ts';
import { percentOfTotal, savingOfEachWithOneMore, savingWithOneMore } from './pricing.rules.ts';
import { MINIMUM_ADVANCE_PERCENT } from './terms.ts';

/** The promise of the company's terms. */
const HALF_THEN_FREE = [
  { fromTravelers: 11, percent: 50 },
  { fromTravelers: 16, percent: 100 },
];

const price = fc.integer({ min: 0, max: 2_000_000 }).map((cents) => cents / 100);
const group = fc.integer({ min: 1, max: 500 });
const total = fc.integer({ min: 1, max: MAXIMUM_CHARGE_USD * 100 });
const percent = fc.integer({ min: MINIMUM_ADVANCE_PERCENT, max: 100 });

describe('the group discount', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 5],
    [4, 5],
    [5, 10],
    [9, 10],
    [10, 15],
    [11, 15],
    [1_000_000, 15],
  ])('for %i is %i %%', (travelers, expected) => {
    expect(groupDiscountPercent(travelers)).toBe(expected);
  });

  test.each([
    [8, ['1–2 0', '3–4 5', '5–8 10']],
    [10, ['1–2 0', '3–4 5', '5–9 10', '10–10 15']],
    [12, ['1–2 0', '3–4 5', '5–9 10', '10–12 15']],
    [3, ['1–2 0', '3–3 5']],
    [2, []],
    [0, []],
  ])('for groups of at most %i is listed as %j', (maxSize, expected) => {
    const rows = discountRows({ minSize: 1, maxSize });
    expect(rows.map((row) => `${row.fromTravelers}–${row.toTravelers} ${row.percent}`)).toEqual(expected);
  });

  test.each([
    [4, 12, ['4–4 5', '5–9 10', '10–12 15']],
    [3, 4, ['3–4 5']],
    [10, 12, ['10–12 15']],
    [2, 2, []],
  ])('for groups of %i to %i is listed as %j', (minSize, maxSize, expected) => {
    const rows = discountRows({ minSize, maxSize });
    expect(rows.map((row) => `${row.fromTravelers}–${row.toTravelers} ${row.percent}`)).toEqual(expected);
  });

  test('never falls as the group grows', () => {
    const percents = GROUP_DISCOUNTS.map((row) => row.percent);
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
  });
});

describe('D6: money', () => {
  test.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [149, 1],
    [150, 2],
    [29_000, 290],
  ])('%i cents round half up to %i dollars', (cents, usd) => {
    expect(wholeUsd(cents)).toBe(usd);
  });

  test('a price in dollars becomes exactly its cents', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => centsOf(cents / 100) === cents));
  });

  test('the advance in whole dollars equals that of exact integer arithmetic', () => {
    fc.assert(
      fc.property(total, percent, (totalCents, share) => {
        const exact = (BigInt(totalCents) * BigInt(share) + 5000n) / 10_000n;
        expect(advanceUsd(totalCents, share)).toBe(Number(exact));
      }),
    );
  });
});

describe('a quote', () => {
  test('uses the prices of the catalogue', () => {
    expect(quoteTrek(1450, 4)).toEqual({
      pricePerPersonCents: 145_000,
      travelers: 4,
      subtotalCents: 580_000,
      discountPercent: 5,
      discountCents: 29_000,
      leaderCents: 0,
      totalCents: 551_000,
    });
  });

  test.each([
    [10, 0, 1_232_500],
    [11, 61_625, 1_294_125],
    [15, 61_625, 1_787_125],
    [16, 123_250, 1_848_750],
    [40, 123_250, 4_806_750],
  ])('for %i people at $1,450 has a leader’s line of %i cents', (travelers, leaderCents, totalCents) => {
    expect(quoteTrek(1450, travelers, HALF_THEN_FREE)).toMatchObject({ leaderCents, totalCents });
  });

  test('has no leader’s line if the trek has no discount for leaders, or no step is reached', () => {
    for (const discount of [undefined, [], [{ fromTravelers: 17, percent: 100 }]]) {
      expect(quoteTrek(1450, 16, discount)).toMatchObject({ leaderCents: 0, totalCents: 1_972_000 });
    }
  });

  test('takes the highest step that is reached, in whichever order they are', () => {
    expect(quoteTrek(1450, 16, HALF_THEN_FREE.toReversed()).leaderCents).toBe(123_250);
  });

  test('adds up in integer cents', () => {
    fc.assert(
      fc.property(price, group, (usd, travelers) => {
        const quote = quoteTrek(usd, travelers, HALF_THEN_FREE);
        expect(quote.subtotalCents).toBe(quote.pricePerPersonCents * travelers);
        expect(quote.totalCents + quote.discountCents + quote.leaderCents).toBe(quote.subtotalCents);
        for (const amount of [quote.subtotalCents, quote.discountCents, quote.leaderCents, quote.totalCents]) {
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
    );
  });

  test('is never lower for a dearer trek, nor for one traveler more', () => {
    fc.assert(
      fc.property(price, price, group, (usd, more, travelers) => {
        for (const leader of [undefined, HALF_THEN_FREE]) {
          const { totalCents } = quoteTrek(usd, travelers, leader);
          expect(quoteTrek(usd + more, travelers, leader).totalCents).toBeGreaterThanOrEqual(totalCents);
          expect(quoteTrek(usd, travelers + 1, leader).totalCents).toBeGreaterThanOrEqual(totalCents);
          expect(savingWithOneMore(usd, travelers, leader)).toBe(0);
        }
      }),
    );
  });

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the price %d', (usd) => {
    expect(() => quoteTrek(usd, 1)).toThrow(new RangeError(`@trek/ui: a price must be a number from 0, got ${usd}.`));
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d travelers', (travelers) => {
    expect(() => quoteTrek(100, travelers)).toThrow(
      new RangeError(`@trek/ui: the number of travelers must be a whole number from 1, got ${travelers}.`),
    );
  });
});

describe('M5: an advance', () => {
  test('in whole dollars adds up with its balance to the rounded total', () => {
    fc.assert(
      fc.property(total, percent, (totalCents, share) => {
        const split = splitPayment(totalCents, advanceUsd(totalCents, share));
        expect(split.advanceUsd + split.balanceUsd).toBe(wholeUsd(totalCents));
        expect(split.balanceUsd).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('grows with its percentage, from the minimum to the total', () => {
    fc.assert(
      fc.property(total, percent, percent, (totalCents, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(advanceUsd(totalCents, less)).toBeLessThanOrEqual(advanceUsd(totalCents, more));
        const { minimum, maximum } = advanceLimitsUsd(totalCents);
        expect([advanceUsd(totalCents, 20), advanceUsd(totalCents, 100)]).toEqual([minimum, maximum]);
      }),
    );
  });

  test('is accepted from the minimum to the total, and not a dollar beyond', () => {
    fc.assert(
      fc.property(total, percent, (totalCents, share) => {
        const { minimum, maximum } = advanceLimitsUsd(totalCents);
        const isPayable = maximum > 0;
        expect(isAcceptableAdvance(totalCents, Math.max(1, minimum))).toBe(isPayable);
        expect(isAcceptableAdvance(totalCents, maximum)).toBe(isPayable);
        expect(isAcceptableAdvance(totalCents, minimum - 1)).toBe(false);
        expect(isAcceptableAdvance(totalCents, maximum + 1)).toBe(false);
        const amountUsd = advanceUsd(totalCents, share);
        expect(isAcceptableAdvance(totalCents, amountUsd)).toBe(amountUsd > 0);
      }),
    );
  });

  test.each([0, -290, 290.5, Number.NaN, Number.POSITIVE_INFINITY])('is refused if it is %d', (amountUsd) => {
    expect(isAcceptableAdvance(145_000, amountUsd)).toBe(false);
  });

  test('goes from percent to amount and back within half a dollar', () => {
    fc.assert(
      fc.property(total, percent, (totalCents, share) => {
        const back = percentOfTotal(totalCents, advanceUsd(totalCents, share));
        expect(Math.abs(back - share) * totalCents).toBeLessThanOrEqual(5000 + 1e-4 * totalCents);
      }),
    );
    expect(percentOfTotal(0, 100)).toBe(0);
    expect(percentOfTotal(145_000, 290)).toBe(20);
  });
});

test('each traveler’s saving with one more is exact to the cent, and is named where a discount begins', () => {
  fc.assert(
    fc.property(price, group, (priceUsd, travelers) => {
      const saving = savingOfEachWithOneMore(priceUsd, travelers);
      const now = quoteTrek(priceUsd, travelers).totalCents / travelers;
      const next = quoteTrek(priceUsd, travelers + 1).totalCents / (travelers + 1);
      expect(saving).toBeGreaterThanOrEqual(0);
      if (saving > 0) expect(next + saving).toBeLessThanOrEqual(now);
      if (groupDiscountPercent(travelers) === groupDiscountPercent(travelers + 1)) expect(saving).toBe(0);
    }),
  );
  expect([1, 2, 3, 4, 9, 10].map((travelers) => savingOfEachWithOneMore(1450, travelers))).toEqual([
    0, 7250, 0, 7250, 7250, 0,
  ]);
});
