import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Api } from '../src/index.ts';
import { lockedPlacesLeft } from '../src/store/departure-places.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { openReserved, reservePayment } from '../src/store/payments.ts';
import { CardSite, details, paymentRequest } from './card-payments.ts';
import { trek } from './content.ts';
import { codesTo, guest, guestContent } from './guest-visit.ts';
import { databases, START, TestSite } from './site.ts';
import { Visitor } from './visitor.ts';

const START_DATE = '2027-03-14';
const OTHER_DATE = '2027-03-28';
const joined = {
  ...trek,
  ...{ id: 120, title: 'Joined Trek' },
  departures: [
    { startDate: OTHER_DATE, places: 3, isGuaranteed: true },
    { startDate: START_DATE, places: 3 },
    { startDate: '2026-03-01', places: 12 },
  ],
};
/** As if the link that was mailed at registration had been followed. */
const confirm = (store: Store, email: string) =>
  store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', email).execute();

const wide = {
  ...joined,
  ...{ id: 130, title: 'Wide Trek', departures: [{ startDate: '2027-05-02', places: 40 }] },
};
const content = { ...guestContent, 'treks/joined-trek.json': joined, 'treks/wide-trek.json': wide };

describe.each(databases)('the places of a departure on %s', (database) => {
  let shop: CardSite;
  let twin: Api;
  let store: Store;
  beforeAll(async () => {
    shop = await CardSite.start(database, content);
    twin = await shop.site.startTwin();
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await twin.close();
    await shop.remove();
  });

  const departures = async () => (await shop.site.visitor().get('/trek/departures/120')).body;
  const leftOn = (startDate: string) => lockedPlacesLeft(store, { trekId: 120, startDate }, shop.site.now);
  async function traveler(bookingDate: string, trekId = 120) {
    const member = await shop.site.member();
    await confirm(store, member.email);
    await member.post('/booking/user-details', { ...details, email: member.email, trekId, bookingDate });
    return member;
  }
  const travelers = (count: number, startDate: string) =>
    Promise.all(Array.from({ length: count }, () => traveler(startDate)));
  const pay = (member: Visitor, numTravelers = 1) =>
    member.post('/payment/create-payment-intent', {
      ...paymentRequest('maya@example.org', 290 * numTravelers),
      ...{ trekId: 120, numTravelers },
    });
  const elsewhere = (member: Visitor) => new Visitor((request) => twin.fetch(request), member.token);
  /** Intents whose card form can be sent. */
  const payable = () =>
    [...shop.stripe.intents.values()].filter(
      ({ id, status }) => status === 'requires_payment_method' && !earlier.has(id),
    );
  let earlier: ReadonlySet<string> = new Set();
  /** The rows of a server that reserved a payment and died before it could cancel the older one. */
  async function reserveAlone(member: Visitor, numTravelers: number): Promise<string> {
    const [{ id }] = await shop.bookings(member);
    const row = store.selectFrom('payments').selectAll().where('booking_id', '=', id).where('status', '=', 'open');
    const open = await row.executeTakeFirstOrThrow();
    const lost = `pi_lost${id.replaceAll('-', '')}`;
    shop.stripe.intents.set(lost, {
      ...{ id: lost, amount: 87_000, currency: 'usd', client_secret: 'lost' },
      ...{ status: 'requires_payment_method', last_payment_error: null, latest_charge: null },
    });
    await store
      .insertInto('payments')
      .values({
        ...open,
        id: lost,
        status: 'reserved',
        travelers: numTravelers,
        created_at: shop.site.now.toISOString(),
      })
      .execute();
    return lost;
  }
  /** Cancels every booking, so that all places are free. */
  const clear = async () => {
    earlier = new Set(shop.stripe.intents.keys());
    await store.updateTable('bookings').set({ status: 'cancelled' }).where('trek_id', '=', 120).execute();
  };

  test('lists future departures in order', async () => {
    await clear();
    expect(await departures()).toEqual([
      { startDate: START_DATE, endDate: '2027-03-16', places: 3, placesLeft: 3, isGuaranteed: false },
      { startDate: OTHER_DATE, endDate: '2027-03-30', places: 3, placesLeft: 3, isGuaranteed: true },
    ]);
    expect((await shop.site.visitor().get('/trek/departures/101')).body).toEqual([]);
    expect((await shop.site.visitor().get('/trek/departures/999')).status).toBe(404);
  });

  test('belong to days that the trek list names, so that saved treks show new ones', async () => {
    const { body } = await shop.site.visitor().get('/trek/all', { Accept: 'application/json;view=summary' });
    const days = (id: number) =>
      body
        .find((summary: { id: number }) => summary.id === id)
        .departures?.map(({ startDate }: { startDate: string }) => startDate);
    expect(days(120)).toEqual([START_DATE, OTHER_DATE]);
    expect(days(101)).toBeUndefined();
  });

  test('B5: allow 3 of 50 parallel payments for the last 3 places on two servers', {
    timeout: 60_000,
  }, async () => {
    await clear();
    const members = await travelers(50, START_DATE);
    const answers = await Promise.all(
      members.map((member, index) => pay(index % 2 === 0 ? member : elsewhere(member))),
    );
    const opened = answers.flatMap(({ status, body }) => (status === 200 ? [body.paymentIntentId as string] : []));
    expect(opened).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 400,
      body: { message: 'No places are left on this departure. Please choose another day.' },
    });
    for (const id of opened) {
      shop.stripe.charge(id);
      await shop.report(id);
    }
    const confirmed = await store
      .selectFrom('bookings')
      .select('travelers')
      .where('trek_id', '=', 120)
      .where('status', '=', 'confirmed')
      .execute();
    expect(confirmed).toHaveLength(3);
    // No one else can be charged: their intents at the provider are void.
    expect(payable()).toEqual([]);
  });

  test('B5 control: payments that check first and write later oversell', async () => {
    await clear();
    const bookings = await Promise.all(
      (await travelers(20, START_DATE)).map(async (member) => (await shop.bookings(member))[0].id as string),
    );
    const look = async (booking_id: string) => {
      const row = store.selectFrom('bookings').selectAll().where('id', '=', booking_id);
      return { booking_id, seen: await row.executeTakeFirstOrThrow(), left: await leftOn(START_DATE) };
    };
    const looks = await Promise.all(bookings.map(look));
    const carelessly = async ({ booking_id, seen, left }: (typeof looks)[number]) => {
      const price = { total_cents: 145_000, price_per_person_cents: 145_000 };
      const id = `pi_${booking_id.replaceAll('-', '')}`;
      const payment = { id, booking_id, amount_usd: 290, travelers: 1, ...price };
      const payer = {
        customer_name: 'Maya',
        customer_email: 'maya@example.org',
        balance_state: null,
        network_hash: null,
      };
      const unguarded = { ...payment, ...payer, seen, offer_ends_at: null, departure: undefined };
      if (left === 0) return false;
      await reservePayment(store, unguarded, shop.site.now);
      return openReserved(store, unguarded, shop.site.now);
    };
    const added = await Promise.all(looks.map(carelessly));
    expect(added.filter(Boolean).length).toBeGreaterThan(3);
  });

  test('B5: are reserved during a payment and released when it ends or its booking is canceled', async () => {
    await clear();
    const [first, second] = await travelers(2, OTHER_DATE);
    if (!first || !second) throw new Error('two travelers');
    expect((await pay(first, 2)).status).toBe(200);
    expect(await leftOn(OTHER_DATE)).toBe(1);
    expect(await pay(second, 2)).toMatchObject({
      status: 400,
      body: { message: 'Only one place is left on this departure. Please choose another day.' },
    });
    // A quarter of an hour later it is still unpaid.
    shop.site.wait(899);
    await shop.site.tick();
    expect(await leftOn(OTHER_DATE)).toBe(1);
    shop.site.wait(2);
    await shop.site.tick();
    expect(await leftOn(OTHER_DATE)).toBe(3);
    const { paymentIntentId } = (await pay(second, 3)).body;
    shop.stripe.charge(paymentIntentId);
    await shop.poll(second, paymentIntentId);
    expect(await leftOn(OTHER_DATE)).toBe(0);
    await clear();
    expect(await leftOn(OTHER_DATE)).toBe(3);
  });

  test('B5: stay reserved when the group requests one too many, and its payment still works', async () => {
    await clear();
    const [first, second] = await travelers(2, OTHER_DATE);
    if (!first || !second) throw new Error('two travelers');
    const { paymentIntentId } = (await pay(first, 3)).body;
    expect(await pay(first, 4)).toMatchObject({
      status: 400,
      body: { message: 'Only 3 places are left on this departure. Please choose another day.' },
    });
    expect(await leftOn(OTHER_DATE)).toBe(0);
    expect((await pay(second)).status).toBe(400);
    expect((await shop.bookings(first))[0]).toMatchObject({ travelers: 3 });
    expect(shop.stripe.charge(paymentIntentId)).toBe(true);
    await shop.poll(first, paymentIntentId);
    expect((await shop.bookings(first))[0]).toMatchObject({ status: 'confirmed', travelers: 3 });
    expect(payable()).toEqual([]);
  });

  test('B5: stay reserved while one payment replaces another, then belong to the newer one', async () => {
    await clear();
    const [first, second] = await travelers(2, OTHER_DATE);
    if (!first || !second) throw new Error('two travelers');
    await pay(first, 2);
    const growing = shop.stripe.holdCancel();
    const grown = pay(first, 3);
    await growing.requested;
    expect(await leftOn(OTHER_DATE)).toBe(0);
    expect((await pay(second)).status).toBe(400);
    growing.release();
    expect((await grown).status).toBe(200);
    expect(await leftOn(OTHER_DATE)).toBe(0);
    const shrinking = shop.stripe.holdCancel();
    const shrunk = pay(first, 1);
    await shrinking.requested;
    // Until it is canceled, the older one may still be paid.
    expect(await leftOn(OTHER_DATE)).toBe(0);
    shrinking.release();
    expect((await shrunk).status).toBe(200);
    expect(await leftOn(OTHER_DATE)).toBe(2);
    expect(payable()).toHaveLength(1);
  });

  test.each([
    ['its own browser asks', (member: Visitor, id: string) => member.get(`/payment/status/${id}`)],
    ['the provider reports it', (_: Visitor, id: string) => shop.report(id)],
    ['the next check finds it', () => shop.site.tick()],
    ['no one asks', () => {}],
  ])('B5: belong to a payment made during its replacement, and %s', async (_, learn) => {
    await clear();
    const member = await traveler(OTHER_DATE);
    const { paymentIntentId } = (await pay(member, 2)).body;
    shop.site.wait(20);
    const canceling = shop.stripe.holdCancel();
    const replaced = pay(member, 1);
    await canceling.requested;
    shop.stripe.charge(paymentIntentId);
    await learn(member, paymentIntentId);
    canceling.release();
    expect(await replaced).toMatchObject({ status: 400, body: { message: 'This booking is already paid.' } });
    expect((await shop.bookings(member))[0]).toMatchObject({ status: 'confirmed', travelers: 2, advanceAmount: 580 });
    expect(await leftOn(OTHER_DATE)).toBe(1);
    expect(payable()).toEqual([]);
  });

  test('B5: stay reserved and payable if the server died before it ended the older payment', async () => {
    await clear();
    const member = await traveler(OTHER_DATE);
    const { paymentIntentId } = (await pay(member, 2)).body;
    const lost = await reserveAlone(member, 3);
    shop.site.wait(30);
    await shop.site.tick();
    expect(await leftOn(OTHER_DATE)).toBe(0);
    shop.site.wait(31);
    await shop.site.tick();
    expect(shop.stripe.intents.get(lost)?.status).toBe('canceled');
    expect(await leftOn(OTHER_DATE)).toBe(1);
    expect(shop.stripe.charge(paymentIntentId)).toBe(true);
    await shop.site.tick();
    expect((await shop.bookings(member))[0]).toMatchObject({ status: 'confirmed', travelers: 2 });
  });

  test('B5: stay with their visitor if the server died after it ended the older payment', async () => {
    await clear();
    const [first, second] = await travelers(2, OTHER_DATE);
    if (!first || !second) throw new Error('two travelers');
    const { paymentIntentId } = (await pay(first, 2)).body;
    await reserveAlone(first, 3);
    const intent = shop.stripe.intents.get(paymentIntentId);
    if (intent) intent.status = 'canceled';
    await shop.report(paymentIntentId);
    expect((await pay(second)).status).toBe(400);
    const again = (await pay(first, 3)).body.paymentIntentId;
    expect(shop.stripe.charge(again)).toBe(true);
    await shop.poll(first, again);
    expect((await shop.bookings(first))[0]).toMatchObject({ status: 'confirmed', travelers: 3 });
    shop.site.wait(61);
    await shop.site.tick();
    expect(payable()).toEqual([]);
  });

  test('P18: are released when their payment is abandoned, which can then no longer be paid', async () => {
    await clear();
    const member = await traveler(START_DATE);
    const { paymentIntentId } = (await pay(member, 3)).body;
    const leave = (visitor: Visitor, id = paymentIntentId) => visitor.post('/payment/leave', { paymentIntentId: id });
    expect(await leave(await traveler(START_DATE))).toMatchObject({ status: 404, body: { message: 'Not found' } });
    expect((await leave(shop.site.visitor())).status).toBe(401);
    expect(await leftOn(START_DATE)).toBe(0);
    expect(await leave(member)).toMatchObject({ status: 200, body: { status: 'canceled' } });
    expect(await leftOn(START_DATE)).toBe(3);
    expect(shop.stripe.charge(paymentIntentId)).toBe(false);
    expect((await leave(member)).body).toEqual({ status: 'canceled' });
    // One that was paid meanwhile stays paid.
    const again = (await pay(member, 2)).body.paymentIntentId;
    shop.stripe.charge(again);
    expect((await leave(member, again)).body).toEqual({ status: 'succeeded' });
    expect(await leftOn(START_DATE)).toBe(1);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed' }]);
  });

  test('P18: are reserved once per person and by five payments per network', async () => {
    await clear();
    const member = await traveler(OTHER_DATE);
    await Promise.all([pay(member, 1), pay(elsewhere(member), 1), pay(member, 2), pay(elsewhere(member), 2)]);
    await pay(member, 1);
    expect(await leftOn(OTHER_DATE)).toBe(2);
    await clear();
    const payFrom = async (address: string) => {
      const one = await traveler('2027-05-02', wide.id);
      const request = { ...paymentRequest('maya@example.org'), trekId: wide.id };
      return one.post('/payment/create-payment-intent', request, { 'X-Forwarded-For': address });
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => payFrom('2001:db8:5::7')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Please finish or close one, or try again in 15 minutes.') },
    });
    expect((await payFrom('2001:db8:6::7')).status).toBe(200);
    shop.site.wait(901);
    await shop.site.tick();
    expect((await payFrom('2001:db8:5::7')).status).toBe(200);
  });

  test('P18 control: stay reserved by an open payment without a time limit', async () => {
    await clear();
    await pay(await traveler(OTHER_DATE), 2);
    await store.updateTable('payments').set({ held_until: null }).where('status', '=', 'open').execute();
    shop.site.wait(901);
    await shop.site.tick();
    expect(await leftOn(OTHER_DATE)).toBe(1);
  });

  test('P18: need a confirmed address; without one a visitor gets instructions and can book everything else', async () => {
    await clear();
    const stranger = await shop.site.member();
    const book = (bookingDate: string) =>
      stranger.post('/booking/user-details', { ...details, email: stranger.email, trekId: 120, bookingDate });
    expect((await book(START_DATE)).status).toBe(201);
    expect(await pay(stranger)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('please confirm your email address first, with the link we mailed') },
    });
    expect(await leftOn(START_DATE)).toBe(3);
    await book('2027-04-20');
    expect((await pay(stranger)).status).toBe(200);
    await book(START_DATE);
    const mail = await vi.waitFor(async () => {
      const found = (await shop.site.mails()).find((text) => text.includes(`To: ${stranger.email}`));
      expect(found).toBeDefined();
      return found ?? '';
    });
    const token = new URL(/http\S+token\S+/.exec(mail)?.[0] ?? '').searchParams.get('token');
    expect((await stranger.post('/auth/confirm-email', { token })).status).toBe(200);
    expect((await pay(stranger)).status).toBe(200);
    expect(await leftOn(START_DATE)).toBe(2);
  });

  test('are reserved for an account that enters a mailed code, and for a guest, who has done so', async () => {
    await clear();
    const { site } = shop;
    const stranger = await site.member();
    const book = (visitor: Visitor, email: string) =>
      visitor.post('/booking/user-details', { ...details, email, trekId: 120, bookingDate: START_DATE });
    await book(stranger, stranger.email);
    expect((await pay(stranger)).body.code).toBe('unconfirmed');
    const { codeId } = (await stranger.post('/auth/email-code', {})).body;
    await site.tick();
    const [code = ''] = await codesTo(site, stranger.email);
    expect((await stranger.post('/auth/confirm-email-code', { codeId, code })).status).toBe(200);
    expect((await pay(stranger)).status).toBe(200);
    const visitor = await guest(site, 'guest@example.org', 120);
    expect((await book(visitor, 'guest@example.org')).status).toBe(201);
    expect((await pay(visitor)).status).toBe(200);
    expect(await leftOn(START_DATE)).toBe(1);
  });

  test('move with the booking to another day, and a custom start needs none', async () => {
    await clear();
    const member = await traveler(START_DATE);
    await pay(member, 3);
    await member.post('/booking/user-details', { ...details, trekId: 120, bookingDate: OTHER_DATE });
    expect(await leftOn(START_DATE)).toBe(3);
    expect((await pay(member, 3)).status).toBe(200);
    expect(await leftOn(OTHER_DATE)).toBe(0);
    const alone = await traveler('2027-04-20');
    expect((await pay(alone, 4)).status).toBe(200);
  });

  test('are counted once for all requests within seconds, and again for each payment', async () => {
    await clear();
    shop.site.wait(3);
    const [first, second] = await travelers(2, START_DATE);
    if (!first || !second) throw new Error('two travelers');
    const readPlacesLeft = async () => (await departures())[0].placesLeft;
    expect(await readPlacesLeft()).toBe(3);
    expect((await pay(first, 3)).status).toBe(200);
    expect(await Promise.all(Array.from({ length: 20 }, readPlacesLeft))).toEqual(Array.from({ length: 20 }, () => 3));
    expect((await pay(second)).status).toBe(400);
    shop.site.wait(3);
    expect(await readPlacesLeft()).toBe(0);
  });
});

test('places reserved by a simulated payment are released after a quarter of an hour', async () => {
  const site = await TestSite.start('SQLite', {}, content);
  const member = await site.member();
  const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
  await confirm(store, member.email);
  await store.destroy();
  await member.post('/booking/user-details', { ...details, trekId: 120, bookingDate: START_DATE });
  const request = { ...paymentRequest('maya@example.org', 290), trekId: 120 };
  const { paymentIntentId } = (await member.post('/payment/create-payment-intent', request)).body;
  const left = async () => (await site.visitor().get('/trek/departures/120')).body[0].placesLeft;
  await site.tick();
  expect(await left()).toBe(2);
  site.wait(901);
  await site.tick();
  expect(await left()).toBe(3);
  expect((await member.get(`/payment/status/${paymentIntentId}`)).body).toEqual({ status: 'canceled' });
  await site.remove();
});
