import { expect, test } from 'vitest';
import { charge, chargeFor, type PaymentOption, typedAmountUsd } from './charge.rules.ts';

const TOTAL_CENTS = 145_000;

test.each<[PaymentOption, number, number, number, number]>([
  ['deposit', 725, 50, 290, 20],
  ['full', 725, 50, 1450, 100],
  ['custom', 725, 50, 725, 50],
  ['custom', 289, 50, 290, 20],
  ['custom', 1451, 50, 1450, 100],
])('%s after %d USD at %d %% charges %d USD at %d %%', (option, previousUsd, previousPercent, amountUsd, percent) => {
  expect(chargeFor(option, TOTAL_CENTS, previousUsd, previousPercent)).toEqual({
    amountUsd,
    amountText: String(amountUsd),
    typedUsd: amountUsd,
    percent,
    refusedAmount: null,
  });
});

test.each<[PaymentOption, number, number, number]>([
  ['deposit', 1, 25, 20],
  ['full', 5, 95, 100],
  ['custom', 3, 55, 55],
])(
  '%s of a trek of 5 USD, where many percentages make the same %d USD: from %d to %d %%',
  (option, amountUsd, from, to) => {
    expect(chargeFor(option, 500, amountUsd, from)).toMatchObject({ amountUsd, percent: to });
  },
);

test.each([
  ['the chosen one if it gives that amount', 500, 3, 55, 55],
  ['the nearest one otherwise', 145_000, 700, 30, 48],
  ['20 at least', 145_000, 100, 30, 20],
  ['100 at most', 145_000, 2000, 30, 100],
])('the percentage of an amount is %s', (_, totalCents, amountUsd, chosen, percent) => {
  expect(charge(totalCents, amountUsd, chosen).percent).toBe(percent);
});

test.each([
  ['en-US', '$ 1,450', 1450],
  ['en-US', '999.5', 1000],
  ['de-DE', '1.450', 1450],
  ['de-DE', '999,5', 1000],
  ['de-DE', '999.5', null],
  ['en-US', '-5', null],
  ['en-US', '', null],
])('%s: %j typed is %s dollars', (locale, text, amountUsd) => {
  expect(typedAmountUsd(text, locale)).toBe(amountUsd);
});
