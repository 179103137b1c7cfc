import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_RULES } from '../src/http/rate-limit.ts';
import type { Api } from '../src/index.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { CardSite, details, paymentRequest } from './card-payments.ts';
import { databases } from './site.ts';
import { Visitor } from './visitor.ts';

const HOUR_SECONDS = 3_600;
const ATTEMPTS = RATE_RULES.payment.perAccount;
const REFUSED = { status: 429, body: { message: 'Too many attempts. Please try again later.' } };

describe.each(databases)('attempts to pay on %s', (database) => {
  let shop: CardSite;
  let twin: Api;
  let store: Store;
  beforeAll(async () => {
    shop = await CardSite.start(database);
    twin = await shop.site.startTwin();
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await twin.close();
    await shop.remove();
  });

  const elsewhere = (member: Visitor) => new Visitor((request) => twin.fetch(request), member.token);
  const payFor = (member: Visitor, numTravelers: number, amount: number) =>
    member.post('/payment/create-payment-intent', { ...paymentRequest('maya@example.org', amount), numTravelers });
  const intentOf = (id: string) => {
    const intent = shop.stripe.intents.get(id);
    if (!intent) throw new Error('The double knows no such intent');
    return intent;
  };
  /** Payments that are opened and tried one after the other until one is refused. */
  async function attemptsLeft(member: Visitor): Promise<number> {
    for (let count = 0; count <= ATTEMPTS; count += 1) {
      const { status, body } = await shop.pay(member, 1_000 + count);
      if (status === 429) return count;
      await shop.poll(member, body.paymentIntentId);
    }
    throw new Error('No payment was refused');
  }

  test('P13: count as one while the group grows from 1 to 12 and the amount from 20 to 80 %, and stay payable', async () => {
    const member = await shop.traveler();
    const first = await shop.opened(member);
    for (let travelers = 2; travelers <= 12; travelers += 1) {
      expect((await payFor(member, travelers, 1_450 * travelers * 0.5)).status).toBe(200);
    }
    let newest = '';
    for (let percent = 20; percent <= 80; percent += 1) {
      const { status, body } = await payFor(member, 12, Math.round((14_790 * percent) / 100));
      expect(status).toBe(200);
      newest = body.paymentIntentId;
    }
    expect(shop.stripe.charge(first)).toBe(false);
    expect(shop.stripe.charge(newest)).toBe(true);
    await shop.poll(member, newest);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', travelers: 12, advanceAmount: 11_832 }]);
  });

  test('P13: charge what each of two tabs shows, or nothing', async () => {
    const member = await shop.traveler();
    const shown = await shop.opened(member, 290);
    const newer = (await shop.pay(elsewhere(member), 700)).body.paymentIntentId;
    expect(shop.stripe.charge(shown)).toBe(false);
    expect((await shop.poll(member, shown)).body).toEqual({ status: 'canceled' });
    const again = await shop.opened(member, 290);
    expect([shop.stripe.charge(newer), shop.stripe.charge(again)]).toEqual([false, true]);
    await shop.poll(member, again);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 290 }]);
  });

  test('P13: are limited to ten tried payments an hour', async () => {
    const member = await shop.traveler();
    expect(await attemptsLeft(member)).toBe(ATTEMPTS);
    const refused = await shop.pay(member, 300);
    expect(refused).toMatchObject(REFUSED);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000);
    expect((await shop.pay(await shop.traveler())).status).toBe(200);
    shop.site.wait(HOUR_SECONDS);
    expect((await shop.pay(member, 300)).status).toBe(200);
  });

  test.each<[string, (member: Visitor, id: string) => unknown]>([
    ['was asked for', (member, id) => shop.poll(member, id)],
    ['had a card declined', (_, id) => shop.decline(id, 1)],
    [
      'had a card declined that no one has reported',
      (_, id) => Object.assign(intentOf(id), { latest_charge: { id: 'ch_1', created: 1 } }),
    ],
    [
      'waited for the bank',
      (_, id) => Object.assign(intentOf(id), { payment_method: 'pm_1', status: 'requires_action' }),
    ],
    ['was canceled by someone else', (_, id) => Object.assign(intentOf(id), { status: 'canceled' })],
  ])('P13: are used up by a payment that %s before it was replaced', async (_, act) => {
    const member = await shop.traveler();
    await act(member, await shop.opened(member));
    expect((await shop.pay(member, 300)).status).toBe(200);
    expect(await attemptsLeft(member)).toBe(ATTEMPTS - 1);
  });

  test('P13: allow changes to the last one', async () => {
    const member = await shop.traveler();
    for (let count = 1; count < ATTEMPTS; count += 1) await shop.poll(member, await shop.opened(member, 300 + count));
    for (const amount of [400, 500, 600]) expect((await shop.pay(member, amount)).status).toBe(200);
    const last = await shop.opened(member, 700);
    intentOf(last).latest_charge = { id: 'ch_1', created: 1 };
    // It is known only once it is canceled.
    const beyond = await shop.opened(member, 800);
    expect((await shop.pay(member, 900)).status).toBe(429);
    expect(intentOf(beyond).status).toBe('requires_payment_method');
  });

  test('P13: are returned once, however many changes run at once on two servers', async () => {
    const member = await shop.traveler();
    await shop.poll(member, await shop.opened(member));
    await shop.opened(member, 300);
    for (let round = 0; round < 5; round += 1) {
      const visitors = [member, elsewhere(member), member, elsewhere(member)];
      await Promise.all(visitors.map((visitor, index) => shop.pay(visitor, 400 + round * 10 + index)));
    }
    const isOpen = store.selectFrom('payments').innerJoin('bookings', 'bookings.id', 'payments.booking_id');
    const open = await isOpen
      .select('payments.id')
      .where('bookings.email', '=', member.email)
      .where('payments.status', 'in', ['open', 'reserved'])
      .execute();
    expect(open.length).toBeLessThanOrEqual(1);
    // One was asked for. Where another server writes the end down first, the attempt of a change stays used up.
    const left = await attemptsLeft(member);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(ATTEMPTS - 1);
  });

  test('P13: are not returned to an hour that began after them', async () => {
    const member = await shop.traveler();
    shop.site.wait(HOUR_SECONDS);
    await shop.poll(member, await shop.opened(member));
    shop.site.wait(HOUR_SECONDS - 60);
    await shop.opened(member, 300);
    shop.site.wait(60);
    expect((await shop.pay(member, 310)).status).toBe(200);
    await shop.poll(member, await shop.opened(member, 310));
    expect(await attemptsLeft(member)).toBe(ATTEMPTS - 1);
  });

  test('P13: are returned to their original network', async () => {
    const member = await shop.traveler();
    const payFrom = (address: string, amount: number) =>
      member.post('/payment/create-payment-intent', paymentRequest('maya@example.org', amount), {
        'X-Forwarded-For': address,
      });
    const counters = async () =>
      new Map((await store.selectFrom('rate_limits').selectAll().execute()).map(({ key, used }) => [key, used]));
    const before = await counters();
    await payFrom('2001:db8:21::1', 290);
    const opened = [...(await counters()).keys()].filter((key) => !before.has(key));
    expect(opened).toHaveLength(3);
    await payFrom('2001:db8:22::1', 300);
    const after = await counters();
    // Its network has none left, its site keeps one, the account that of the newer one.
    expect(opened.map((key) => after.get(key)).sort()).toEqual([0, 1, 1]);
  });

  test('P13: are returned by an abandoned payment and by a booking’s move to another day', async () => {
    const member = await shop.traveler();
    for (let count = 0; count < ATTEMPTS + 2; count += 1) {
      const paymentIntentId = await shop.opened(member);
      await member.post('/payment/leave', { paymentIntentId });
      await shop.opened(member);
      const moved = { ...details, email: member.email, bookingDate: `2027-05-${10 + count}` };
      expect((await member.post('/booking/user-details', moved)).status).toBe(200);
    }
    expect(await attemptsLeft(member)).toBe(ATTEMPTS);
  });

  test('P13: count as calls of the provider, which are limited to 300 in 15 minutes', async () => {
    const member = await shop.traveler();
    await shop.opened(member);
    const { perAccount } = RATE_RULES['payment-question'];
    for (let batch = 0; batch < perAccount; batch += 50) {
      await Promise.all(Array.from({ length: 50 }, () => member.get('/payment/status/pi_unknown')));
    }
    const before = shop.stripe.intents.size;
    expect(await shop.pay(member, 300)).toMatchObject(REFUSED);
    expect(shop.stripe.intents.size).toBe(before);
  });
});
