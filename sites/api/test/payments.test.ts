import { paymentConfigSchema, paymentIntentSchema, paymentStatusSchema } from '@trek/ui/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RATE_RULES } from '../src/http/rate-limit.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { databases, TestSite } from './site.ts';
import { Visitor } from './visitor.ts';

const details = {
  firstName: 'Maya',
  lastName: 'Gurung',
  email: 'maya@example.org',
  phone: '+977 1 5550100',
  country: 'Nepal',
  bookingDate: '2027-04-01',
  trekId: 101,
};
/** Three travelers at 1,450 with 5 % off: 4,132.50 in all, so 827 to 4,133 may be paid. */
const payment = {
  trekId: 101,
  amount: 827,
  currency: 'usd',
  numTravelers: 3,
  customerName: 'Maya Gurung',
  customerEmail: 'maya@example.org',
};

describe.each(databases)('payments on %s', (database) => {
  let site: TestSite;
  let store: Store;
  beforeAll(async () => {
    site = await TestSite.start(database);
    store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  /** A member with an unpaid booking. */
  async function traveler(trekId = 101) {
    const member = await site.member();
    await member.post('/booking/user-details', { ...details, email: member.email, trekId });
    return member;
  }
  const pay = (member: Visitor, changes: Record<string, unknown> = {}) =>
    member.post('/payment/create-payment-intent', { ...payment, ...changes });
  const bookings = async (member: Visitor) => (await member.get('/booking/user')).body;
  const confirmations = async (email: string) =>
    (await site.mails()).filter((mail) => mail.includes(`To: ${email}`) && mail.includes('confirmed'));
  const stored = (id: string) =>
    store.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('return the publishable key and the operator of the terms', async () => {
    const { body } = await site.visitor().get('/payment/config');
    expect(paymentConfigSchema.parse(body)).toEqual({
      publishableKey: 'pk_test_simulated',
      operator: {
        name: 'Your trekking office',
        terms: `${site.settings.publicUrl}/terms-conditions`,
        privacy: `${site.settings.publicUrl}/privacy-policy`,
      },
    });
  });

  test('confirm the booking with deposit and balance, and send one mail', async () => {
    const member = await traveler();
    const started = await pay(member);
    expect(started.status).toBe(200);
    const { paymentIntentId } = paymentIntentSchema.parse(started.body);
    expect(paymentIntentId).toMatch(/^mock_/);
    expect(await bookings(member)).toMatchObject([{ status: 'pending', advanceAmount: 0, balanceAmount: 4133 }]);

    const { body } = await member.get(`/payment/status/${paymentIntentId}`);
    expect(paymentStatusSchema.parse(body)).toEqual({ status: 'succeeded' });
    expect(await bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 827, balanceAmount: 3306 }]);
    const [mail] = await vi.waitFor(async () => {
      const mails = await confirmations(member.email);
      expect(mails).toHaveLength(1);
      return mails;
    });
    expect(mail).toContain('Everest Base Camp Trek');
    expect(mail).toContain('Total:      $4,132.50');
    expect(mail).toContain('Paid:       $827');
    expect(mail).toContain('April 1, 2027');
    const [{ reference }] = await bookings(member);
    expect(mail).toContain(`${site.settings.publicUrl}/booking/${reference}`);
  });

  test('settle once for 20 parallel polls', async () => {
    const member = await traveler();
    const { paymentIntentId } = (await pay(member)).body;
    const ask = () => member.get(`/payment/status/${paymentIntentId}`);
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(answers.every(({ body }) => body.status === 'succeeded')).toBe(true);
    expect(await bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 827 }]);
    await site.restart();
    expect(await confirmations(member.email)).toHaveLength(1);
    expect(site.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('allow another booking of the same trek', async () => {
    const member = await traveler();
    await member.get(`/payment/status/${(await pay(member)).body.paymentIntentId}`);
    const again = await member.post('/booking/user-details', details);
    expect(again.status).toBe(201);
    const statuses = (await bookings(member)).map(({ status }: { status: string }) => status);
    expect(statuses.sort()).toEqual(['confirmed', 'pending']);
  });

  test('open once after 50 parallel requests (P4)', async () => {
    const member = await traveler();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(member)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const ids = new Set(answers.map(({ body }) => body.paymentIntentId));
    const rows = await store
      .selectFrom('payments')
      .select('status')
      .where('id', 'in', [...ids])
      .execute();
    expect(rows).toHaveLength(ids.size);
    expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1);
    expect(await bookings(member)).toHaveLength(1);
  });

  test('open once when two servers receive the requests (P4)', async () => {
    const member = await traveler();
    const twin = await site.startTwin();
    const members = [member, new Visitor((request) => twin.fetch(request), member.token)];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => pay(members[index % 2] ?? member)));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const ids = new Set(answers.flatMap(({ body }) => body.paymentIntentId ?? []));
    const rows = await store
      .selectFrom('payments')
      .select('status')
      .where('id', 'in', [...ids])
      .execute();
    expect(rows).toHaveLength(ids.size);
    expect(rows.filter(({ status }) => status === 'open')).toHaveLength(1);
    await twin.close();
  });

  test('reuse one requested twice within seconds; after a poll, a change or a while they open another', async () => {
    const member = await traveler();
    const id = async (changes: Record<string, unknown> = {}) => (await pay(member, changes)).body.paymentIntentId;
    const first = await id();
    expect(await id()).toBe(first);
    const other = await id({ amount: 900 });
    expect(other).not.toBe(first);
    site.wait(11);
    const later = await id({ amount: 900 });
    expect(later).not.toBe(other);
    expect((await stored(other)).status).toBe('canceled');
  });

  test('P13: can be changed 300 times in 15 minutes per user on all servers, and one stays open', async () => {
    const member = await traveler();
    const twin = await site.startTwin();
    const members = [member, new Visitor((request) => twin.fetch(request), member.token)];
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) => pay(members[index % 2] ?? member, { amount: 827 + index })),
    );
    const mine = store
      .selectFrom('payments')
      .innerJoin('bookings', 'bookings.id', 'payments.booking_id')
      .select('payments.status')
      .where('bookings.email', '=', member.email);
    const opened = (await mine.execute()).map(({ status }) => status);
    expect(opened.filter((status) => status === 'open')).toHaveLength(1);
    expect(opened).not.toContain('reserved');
    const refused = answers.filter(({ status }) => status === 429);
    // A server that sees no payment between two of the other's counts an attempt, not a change.
    expect(refused.length).toBeGreaterThan(400 - RATE_RULES['payment-question'].perAccount);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(800);
    await twin.close();

    const other = await traveler();
    expect((await pay(other)).status).toBe(200);
    site.wait(3600);
    expect((await pay(member)).status).toBe(200);
  });

  test('P13: refused for their amount cost no attempt', async () => {
    const member = await traveler();
    for (let time = 0; time < 20; time += 1) expect((await pay(member, { amount: 1 })).status).toBe(400);
    expect((await pay(member)).status).toBe(200);
  });

  test('stay canceled once replaced (P4)', async () => {
    const member = await traveler();
    const first = (await pay(member)).body.paymentIntentId;
    const second = (await pay(member, { amount: 4133 })).body.paymentIntentId;
    expect((await member.get(`/payment/status/${first}`)).body).toEqual({ status: 'canceled' });
    expect(await bookings(member)).toMatchObject([{ status: 'pending' }]);
    await member.get(`/payment/status/${second}`);
    expect(await bookings(member)).toMatchObject([{ status: 'confirmed', advanceAmount: 4133, balanceAmount: 0 }]);
    expect((await stored(first)).status).toBe('canceled');
  });

  test('belong to the visitor who booked: others get 404 (Z1)', async () => {
    const member = await traveler();
    const { paymentIntentId } = (await pay(member)).body;
    const other = await site.member();
    const foreign = await other.get(`/payment/status/${paymentIntentId}`);
    const unknown = await other.get('/payment/status/mock_unknown');
    expect(foreign).toMatchObject({ status: 404, body: unknown.body });
    expect((await site.visitor().get(`/payment/status/${paymentIntentId}`)).status).toBe(401);
    expect(await bookings(member)).toMatchObject([{ status: 'pending' }]);
  });

  test.each(['mock_', 'mock_forged', 'pi_123', '%00', "mock_' or 1=1 --", 'x'.repeat(300)])(
    'with the forged id %j return 404 (P3, I1)',
    async (id) => {
      expect(await (await site.member()).get(`/payment/status/${encodeURIComponent(id)}`)).toMatchObject({
        status: 404,
        body: { message: 'Not found' },
      });
    },
  );

  test.each([
    [{ amount: 826 }, 'The amount must be between US$ 827 and US$ 4133.'],
    [{ amount: 4134 }, 'The amount must be between US$ 827 and US$ 4133.'],
    [{ amount: 1450, numTravelers: 1_000_000_000 }, expect.stringMatching(/^The amount must be between/)],
    [{ amount: 1_100_000, numTravelers: 1000 }, expect.stringMatching(/^One payment can't be more than US\$ 999999/)],
    [{ amount: 0 }, 'amount is missing or invalid.'],
    [{ amount: -827 }, 'amount is missing or invalid.'],
    [{ amount: 827.5 }, 'amount is missing or invalid.'],
    [{ amount: '827' }, 'amount is missing or invalid.'],
    [{ amount: undefined }, 'amount is missing or invalid.'],
    [{ currency: 'npr' }, 'currency is missing or invalid.'],
    [{ currency: 'USD' }, 'currency is missing or invalid.'],
    [{ numTravelers: 0 }, 'numTravelers is missing or invalid.'],
    [{ numTravelers: -1 }, 'numTravelers is missing or invalid.'],
    [{ numTravelers: 2.5 }, 'numTravelers is missing or invalid.'],
    [{ trekId: 999 }, 'Trek with ID 999 not found'],
    [{ trekId: 'everest' }, 'invalid input syntax for type integer: "everest"'],
    [{ trekId: -101 }, 'invalid input syntax for type integer: "-101"'],
    [{ trekId: 102, amount: 100 }, 'The price of this trek is on request. Please contact us.'],
    [
      { trekId: 103, amount: 999, numTravelers: 1 },
      'There is no unpaid booking of this trek. Please enter your details first.',
    ],
    [{ customerEmail: 'maya' }, 'customerEmail is missing or invalid.'],
    [{ customerName: 'a\0b' }, 'Please enter the name on one line, without links: “U+0000” can’t be part of it'],
    [{ customerName: 'Maya\nhttps://evil.example' }, 'Please enter the name on one line, without links'],
  ])('refuse %j (P1)', async (changes, message) => {
    const member = await traveler();
    expect(await pay(member, changes)).toMatchObject({ status: 400, body: { message } });
    expect(await bookings(member)).toMatchObject([{ status: 'pending', balanceAmount: 1450 }]);
  });

  test('refuse an amount beyond any number (P1)', async () => {
    const member = await traveler();
    const body = JSON.stringify(payment).replace('827', '1e400');
    expect((await member.send('/payment/create-payment-intent', { method: 'POST', body })).status).toBe(400);
  });

  test('require a session', async () => {
    expect((await site.visitor().post('/payment/create-payment-intent', payment)).status).toBe(401);
  });
});
