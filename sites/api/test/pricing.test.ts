import { advanceLimitsUsd, quoteTrek } from '@trek/ui/pricing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HttpError } from '../src/http/http-error.ts';
import { assertAdvancePayable } from '../src/payments/validated-quote.ts';
import { details } from './card-payments.ts';
import { files, secondTrek } from './content.ts';
import { rounds, seed } from './rounds.ts';
import { TestSite } from './site.ts';

const CASES = rounds({ test: 5_000, campaign: 100_000 });
const CASES_BY_HTTP = rounds({ test: 40, campaign: 500 });

/**
 * The terms as the company states them, in exact whole numbers: nothing of it comes from the rules under test.
 * @param priceCents of one traveler
 */
function oracle(priceCents: number, travelers: number) {
  const percentOff = travelers >= 10 ? 15n : travelers >= 5 ? 10n : travelers >= 3 ? 5n : 0n;
  const subtotal = BigInt(priceCents) * BigInt(travelers);
  const discount = (subtotal * percentOff + 50n) / 100n;
  const total = subtotal - discount;
  return {
    total: Number(total),
    minimum: Number((total * 20n + 5_000n) / 10_000n),
    maximum: Number((total + 50n) / 100n),
  };
}

const cases = fc.record({
  priceCents: fc.integer({ min: 1, max: 5_000_000 }),
  travelers: fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 500 })),
  place: fc.integer({ min: -3, max: 103 }),
});

describe(`the price of a payment (seed ${seed})`, () => {
  test(`is the same for the browser, the server and an oracle in ${CASES} cases`, () => {
    let accepted = 0;
    fc.assert(
      fc.property(cases, ({ priceCents, travelers, place }) => {
        const price = priceCents / 100;
        const { total, minimum, maximum } = oracle(priceCents, travelers);
        const amount =
          Math.round(minimum + ((maximum - minimum) * place) / 100) + (place < 0 ? -1 : place > 100 ? 1 : 0);

        const quote = quoteTrek(price, travelers);
        if (quote.totalCents !== total) throw new Error(`the browser’s total is ${quote.totalCents}, not ${total}`);
        const limits = advanceLimitsUsd(quote.totalCents);
        if (limits.minimum !== minimum || limits.maximum !== maximum) {
          throw new Error(
            `the browser’s limits are ${limits.minimum} and ${limits.maximum}, not ${minimum} and ${maximum}`,
          );
        }

        const isGood = amount >= Math.max(1, minimum) && amount <= maximum && amount <= 999_999;
        let serverTotal: number | undefined;
        try {
          const quote = quoteTrek(price, travelers);
          assertAdvancePayable(quote, amount);
          serverTotal = quote.totalCents;
        } catch (error) {
          if (!(error instanceof HttpError && error.status === 400)) throw error;
        }
        if (serverTotal !== (isGood ? total : undefined)) {
          throw new Error(`the server says ${serverTotal} to US$ ${amount} of ${total} cents`);
        }
        if (isGood) accepted += 1;
      }),
      { numRuns: CASES, seed },
    );
    // The control: both answers were given often.
    expect(accepted).toBeGreaterThan(CASES / 3);
    expect(accepted).toBeLessThan(CASES - CASES / 100);
  }, 120_000);
});

describe('the price that the API charges', () => {
  const prices = fc.sample(fc.integer({ min: 100, max: 900_000 }), { numRuns: CASES_BY_HTTP, seed });
  const treks = Object.fromEntries(
    prices.map((cents, index) => [
      `treks/trek-${index}.json`,
      { ...secondTrek, id: 1000 + index, title: `Trek ${index}`, priceUsd: cents / 100 },
    ]),
  );
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start('SQLite', {}, { ...files, ...treks });
  });
  afterAll(() => site.remove());

  test(`equals the oracle’s for ${CASES_BY_HTTP} treks and groups, and one dollar beside it is refused (P1)`, async () => {
    const groups = fc.sample(fc.integer({ min: 1, max: 25 }), { numRuns: CASES_BY_HTTP, seed });
    for (const [index, priceCents] of prices.entries()) {
      // A user opens ten payments an hour at most, so each trek has a buyer of its own.
      const member = await site.member();
      const trekId = 1000 + index;
      const numTravelers = groups[index] ?? 1;
      const { minimum, maximum } = oracle(priceCents, numTravelers);
      await member.post('/booking/user-details', { ...details, trekId });
      const pay = (amount: number) =>
        member.post('/payment/create-payment-intent', {
          trekId,
          amount,
          currency: 'usd',
          numTravelers,
          customerName: 'Maya Gurung',
          customerEmail: 'maya@example.org',
        });
      const statuses = [];
      for (const amount of [minimum - 1, minimum, maximum, maximum + 1]) statuses.push((await pay(amount)).status);
      const opensAt = minimum > 0 ? 200 : 400;
      expect(statuses, `seed ${seed}: ${numTravelers} × ${priceCents} cents`).toEqual([400, opensAt, 200, 400]);
    }
  }, 120_000);
});
