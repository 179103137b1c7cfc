import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advanceLimitsUsd,
  advanceUsd,
  centsOf,
  quoteOfTotal,
  quoteTrek,
  roundingCents,
  splitPayment,
  wholeUsd,
} from './index.ts';

const leaderDiscount = [
  { fromTravelers: 11, percent: 50 },
  { fromTravelers: 16, percent: 100 },
];

describe('the parts of a stored total', () => {
  const stored = { pricePerPersonUsd: 1450, travelers: 16, leaderDiscount };

  test.each([
    ['with the leader’s discount', { totalCents: 1_848_750 }, 123_250],
    ['of a booking before there was one', { totalCents: 1_972_000 }, 0],
    ['of a trek without one', { totalCents: 1_972_000, leaderDiscount: undefined }, 0],
    ['with price lines', { totalCents: 1_838_750, linesCents: -10_000 }, 123_250],
    ['of before, with price lines', { totalCents: 1_977_050, linesCents: 5_050 }, 0],
    ['in whole dollars', { totalCents: 1_848_800 }, 123_250],
  ])('%s are known', (_, changes, leaderCents) => {
    expect(quoteOfTotal({ ...stored, ...changes })).toMatchObject({ leaderCents, discountPercent: 15 });
  });

  test.each([
    ['it was agreed otherwise', { totalCents: 1_800_000 }],
    ['the trek’s leader’s discount has changed', { totalCents: 1_910_375 }],
    ['the leader’s discount is not known', { totalCents: 1_848_750, leaderDiscount: undefined }],
    ['a price line is missing', { totalCents: 1_838_750 }],
  ])('are not known if %s', (_, changes) => {
    expect(quoteOfTotal({ ...stored, ...changes })).toBeNull();
  });

  test('are those of the quote, of any price and group', () => {
    const price = fc.integer({ min: 1, max: 2_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 40 }), fc.boolean(), (cents, travelers, isLed) => {
        const quote = quoteTrek(cents / 100, travelers, isLed ? leaderDiscount : undefined);
        const { totalCents } = quote;
        expect(quoteOfTotal({ pricePerPersonUsd: cents / 100, travelers, totalCents, leaderDiscount })).toEqual(quote);
      }),
    );
  });
});

describe('D6: rounding', () => {
  test.each([
    ['an odd total in two payments', [276_450, 55_300, 221_200], 50],
    ['an odd total, unpaid', [276_450, 0, 276_500], 50],
    ['an odd total, rounded down', [276_449, 276_400, 0], -49],
    ['a transfer with cents', [276_450, 55_320, 221_200], 70],
    ['a total in whole dollars', [145_000, 29_000, 116_000], 0],
    ['a refund', [276_450, 45_300, 221_200], 0],
    ['a canceled booking', [276_450, 0, 0], 0],
  ])('for %s', (_, [total = 0, paid = 0, balance = 0], rounding) => {
    expect(roundingCents(total, paid, balance)).toBe(rounding);
  });

  test('makes total and payments equal for every price, group and amount', () => {
    const price = fc.integer({ min: 100, max: 2_000_000 });
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 20, max: 100 }),
        (cents, group, percent) => {
          const { totalCents } = quoteTrek(cents / 100, group, leaderDiscount);
          const { advanceUsd: paid, balanceUsd: balance } = splitPayment(totalCents, advanceUsd(totalCents, percent));
          const rounding = roundingCents(totalCents, centsOf(paid), centsOf(balance));
          expect(totalCents + rounding).toBe(centsOf(paid + balance));
          expect(Math.abs(rounding)).toBeLessThanOrEqual(50);
          expect(advanceLimitsUsd(totalCents).maximum).toBe(wholeUsd(totalCents));
        },
      ),
    );
  });
});
