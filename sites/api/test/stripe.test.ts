import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { paymentRequest } from './card-payments.ts';
import { TestSite } from './site.ts';
import { startStripeDouble } from './stripe-double.ts';
import type { Visitor } from './visitor.ts';

const details = {
  firstName: 'Maya',
  lastName: 'Gurung',
  email: 'maya@example.org',
  phone: '+977 1 5550100',
  country: 'Nepal',
  bookingDate: '2027-04-01',
  trekId: 101,
};

describe('card payments', () => {
  let site: TestSite;
  let stripe: Awaited<ReturnType<typeof startStripeDouble>>;
  let member: Visitor;
  beforeAll(async () => {
    stripe = await startStripeDouble();
    const payment = {
      provider: 'stripe',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      apiUrl: stripe.url,
    } as const;
    site = await TestSite.start('SQLite', { payment });
  });
  afterAll(async () => {
    await site.remove();
    await stripe.close();
  });
  beforeEach(async () => {
    member = await site.member();
    await member.post('/booking/user-details', details);
    stripe.intents.clear();
  });

  const pay = (amount: number) =>
    member.post('/payment/create-payment-intent', paymentRequest('maya@example.org', amount));
  /** Asks as a browser does, which lets two seconds pass before. */
  const statusOf = (id: string) => {
    site.wait(2);
    return member.get(`/payment/status/${id}`);
  };
  const booking = async () => (await member.get('/booking/user')).body[0];
  const opened = async (amount = 290) => {
    const { paymentIntentId } = (await pay(amount)).body;
    const intent = stripe.intents.get(paymentIntentId);
    if (!intent) throw new Error('The double knows no such intent');
    return intent;
  };

  test('send the card network whole dollars times 100 (P2)', async () => {
    expect(await opened(290)).toMatchObject({ amount: 29_000, currency: 'usd' });
  });

  test('leave nothing to pay if the payment could not be stored (P5)', async () => {
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    await sql`create trigger broken before insert on payments begin select raise(abort, 'broken'); end`.execute(store);
    expect((await pay(290)).status).toBeGreaterThanOrEqual(500);
    await sql`drop trigger broken`.execute(store);
    await store.destroy();
    expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['canceled']);
  });

  test('confirm the booking when the card was charged', async () => {
    const intent = await opened();
    intent.status = 'processing';
    expect((await statusOf(intent.id)).body).toEqual({ status: 'processing' });
    expect(await booking()).toMatchObject({ status: 'pending' });
    intent.status = 'succeeded';
    expect((await statusOf(intent.id)).body).toEqual({ status: 'succeeded' });
    expect(await booking()).toMatchObject({ status: 'confirmed', advanceAmount: 290, balanceAmount: 1160 });
  });

  test('report that they were never submitted, and another one can be opened', async () => {
    const intent = await opened();
    expect((await statusOf(intent.id)).body).toEqual({ status: 'requires_payment_method' });
    expect(await booking()).toMatchObject({ status: 'pending' });
    expect((await opened()).id).not.toBe(intent.id);
    expect(intent.status).toBe('canceled');
  });

  test.each(['requires_action', 'requires_confirmation', 'processing'])('report %s as processing', async (status) => {
    const intent = await opened();
    intent.status = status;
    expect((await statusOf(intent.id)).body).toEqual({ status: 'processing' });
  });

  test('stay succeeded, whatever is reported later', async () => {
    const intent = await opened();
    intent.status = 'succeeded';
    await statusOf(intent.id);
    intent.status = 'canceled';
    expect((await statusOf(intent.id)).body).toEqual({ status: 'succeeded' });
    expect(await booking()).toMatchObject({ status: 'confirmed' });
  });

  test('report why they were declined, and can be retried', async () => {
    const intent = await opened();
    intent.last_payment_error = { message: 'Your card was declined.' };
    expect((await statusOf(intent.id)).body).toEqual({ status: 'failed', message: 'Your card was declined.' });
    intent.status = 'succeeded';
    expect((await statusOf(intent.id)).body).toEqual({ status: 'succeeded' });
  });

  test('cancel the older intent when the amount changes (P4)', async () => {
    const first = await opened(290);
    const second = await opened(1450);
    expect([first.status, second.status]).toEqual(['canceled', 'requires_payment_method']);
  });

  test('do not restart if the older intent was paid meanwhile', async () => {
    const intent = await opened(290);
    intent.status = 'succeeded';
    expect(await pay(1450)).toMatchObject({ status: 400, body: { message: 'This booking is already paid.' } });
    expect(await booking()).toMatchObject({ status: 'confirmed', advanceAmount: 290 });
    expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['succeeded', 'canceled']);
  });

  test('open once if Stripe acts but its answer is lost (P5)', async () => {
    stripe.dropAnswers(1);
    expect((await pay(290)).status).toBe(200);
    expect(stripe.intents.size).toBe(1);
  });

  test.each([
    ['an error of its own', { status: 500, body: '{"error":{"type":"api_error","message":"oops"}}' }],
    ['a page of a proxy', { status: 502, body: '<html>Bad gateway</html>' }],
    ['a page where an intent belongs', { status: 200, body: '<html>Welcome</html>' }],
    ['half an answer', { status: 200, body: '{"id":"pi_1","sta' }],
    ['nothing', { status: 200, body: 'null' }],
    ['an intent without an id', { status: 200, body: '{"object":"payment_intent","status":"succeeded"}' }],
    ['a refusal of the key', { status: 401, body: '{"error":{"type":"invalid_request_error","message":"no key"}}' }],
    ['a refusal of the request', { status: 400, body: '{"error":{"type":"invalid_request_error","message":"no"}}' }],
    ['too many requests', { status: 429, body: '{"error":{"type":"rate_limit_error","message":"slow down"}}' }],
  ])('I7: ask the visitor to retry if Stripe answers with %s', async (_, odd) => {
    const intent = await opened();
    stripe.answerOddly(odd);
    for (const answer of [await statusOf(intent.id), await pay(1450)]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    stripe.answerOddly(undefined);
    expect((await statusOf(intent.id)).body).toEqual({ status: 'requires_payment_method' });
  });

  test('ask the visitor to retry if Stripe does not answer', async () => {
    stripe.dropAnswers(2);
    const answer = await pay(290);
    expect(answer).toMatchObject({
      status: 503,
      body: { message: 'The payment provider is not responding. Please try again.' },
    });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await booking()).toMatchObject({ status: 'pending' });
  });
});
