import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_RULES } from '../src/http/rate-limit.ts';
import { CardSite } from './card-payments.ts';
import { databases } from './site.ts';
import type { Visitor } from './visitor.ts';

const QUESTIONS = RATE_RULES['payment-question'];

describe.each(databases)('questions about a payment on %s', (database) => {
  let shop: CardSite;
  beforeAll(async () => {
    shop = await CardSite.start(database);
  });
  afterAll(() => shop.remove());

  const requestsOf = (id: string) => shop.stripe.questions.filter((questioned) => questioned === id).length;
  const ask = (member: Visitor, id: string) => member.get(`/payment/status/${id}`);

  test('P17: share one answer of the provider for two seconds', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(member, id)));
    for (const { body } of answers) expect(body).toEqual({ status: 'requires_payment_method' });
    await ask(member, id);
    expect(requestsOf(id)).toBe(1);
    shop.stripe.charge(id);
    shop.site.wait(2);
    expect((await ask(member, id)).body).toEqual({ status: 'succeeded' });
    expect(requestsOf(id)).toBe(2);
    // It has ended, so no request is needed.
    shop.site.wait(2);
    expect((await ask(member, id)).body).toEqual({ status: 'succeeded' });
    expect(requestsOf(id)).toBe(2);
  });

  test('P17: do not share a failed answer', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    shop.stripe.goAway();
    expect((await ask(member, id)).status).toBe(503);
    shop.stripe.goAway(false);
    expect((await ask(member, id)).status).toBe(200);
  });

  test('P17: are never refused for the maximum of payments in four tabs, five times each', async () => {
    const member = await shop.traveler();
    for (let payment = 0; payment < RATE_RULES.payment.perAccount; payment += 1) {
      const id = await shop.opened(member, 290 + payment);
      for (let poll = 0; poll < 5; poll += 1) {
        shop.site.wait(2);
        const tabs = await Promise.all(Array.from({ length: 4 }, () => ask(member, id)));
        expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      }
    }
  });

  test('P17: are refused beyond a limit before the provider is called, including reopened payments', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    for (let batch = 0; batch < QUESTIONS.perAccount; batch += 50) {
      await Promise.all(Array.from({ length: 50 }, () => ask(member, 'pi_unknown')));
    }
    const refused = await ask(member, id);
    expect(refused).toMatchObject({ status: 429, body: { message: 'Too many attempts. Please try again later.' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await shop.pay(member)).status).toBe(429);
    expect(requestsOf(id)).toBe(0);
    shop.site.wait(900);
    expect((await ask(member, id)).status).toBe(200);
  });
});
