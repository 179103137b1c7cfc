import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../src/index.ts';
import { placesLeft } from '../src/store/departure-places.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { addPayment } from '../src/store/payments.ts';
import { CardSite, details, paymentRequest } from './card-payments.ts';
import { files, trek } from './content.ts';
import { databases, TestSite } from './site.ts';
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
const content = { ...files, 'treks/joined-trek.json': joined };

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
  const leftOn = (startDate: string) => placesLeft(store, { trekId: 120, startDate, places: 3 });
  async function traveler(bookingDate: string) {
    const member = await shop.site.member();
    await member.post('/booking/user-details', { ...details, email: member.email, trekId: 120, bookingDate });
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
  /** Cancels every booking, so that all places are free. */
  const clear = () => store.updateTable('bookings').set({ status: 'cancelled' }).where('trek_id', '=', 120).execute();

  test('are told of those that are still ahead, in their order', async () => {
    await clear();
    expect(await departures()).toEqual([
      { startDate: START_DATE, endDate: '2027-03-16', places: 3, placesLeft: 3, isGuaranteed: false },
      { startDate: OTHER_DATE, endDate: '2027-03-30', places: 3, placesLeft: 3, isGuaranteed: true },
    ]);
    expect((await shop.site.visitor().get('/trek/departures/101')).body).toEqual([]);
    expect((await shop.site.visitor().get('/trek/departures/999')).status).toBe(404);
  });

  test('B5: of 50 payments at once for the last 3, on two servers, 3 are opened and paid', {
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
      body: { message: 'No place is left in this departure. Please choose another day.' },
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
    // Nobody else can be charged: what was opened for them at the provider is void.
    const payable = [...shop.stripe.intents.values()].filter(({ status }) => status === 'requires_payment_method');
    expect(payable).toEqual([]);
  });

  test('B5 control: payments that look first and write later sell more than there are', async () => {
    await clear();
    const bookings = await Promise.all(
      (await travelers(20, START_DATE)).map(async (member) => (await shop.bookings(member))[0].id as string),
    );
    const look = async (booking_id: string) => ({ booking_id, left: await leftOn(START_DATE) });
    const seen = await Promise.all(bookings.map(look));
    const carelessly = ({ booking_id, left }: (typeof seen)[number]) => {
      const payment = { id: `pi_${booking_id}`, booking_id, amount_usd: 290, travelers: 1, total_cents: 145_000 };
      const payer = {
        customer_name: 'Maya',
        customer_email: 'maya@example.org',
        balance_state: null,
        network_hash: null,
      };
      const unguarded = { ...payment, ...payer, startDate: START_DATE, departure: undefined };
      return left > 0 ? addPayment(store, unguarded, shop.site.now) : 'full';
    };
    const added = await Promise.all(seen.map(carelessly));
    expect(added.filter((outcome) => outcome === 'added').length).toBeGreaterThan(3);
  });

  test('B5: are held while a payment runs, and free again when it is given up or its booking is cancelled', async () => {
    await clear();
    const [first, second] = await travelers(2, OTHER_DATE);
    if (!first || !second) throw new Error('two travelers');
    expect((await pay(first, 2)).status).toBe(200);
    expect(await leftOn(OTHER_DATE)).toBe(1);
    expect(await pay(second, 2)).toMatchObject({
      status: 400,
      body: { message: 'Only one place is left in this departure. Please choose another day.' },
    });
    // An hour later nobody has paid.
    shop.site.wait(3_700);
    await shop.site.tick();
    expect(await leftOn(OTHER_DATE)).toBe(3);
    const { paymentIntentId } = (await pay(second, 3)).body;
    shop.stripe.charge(paymentIntentId);
    await shop.poll(second, paymentIntentId);
    expect(await leftOn(OTHER_DATE)).toBe(0);
    await clear();
    expect(await leftOn(OTHER_DATE)).toBe(3);
  });

  test('are changed for those of another day, and none are needed for a start of one’s own', async () => {
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
});

test('places that a simulated payment holds are free after an hour, too', async () => {
  const site = await TestSite.start('SQLite', {}, content);
  const member = await site.member();
  await member.post('/booking/user-details', { ...details, trekId: 120, bookingDate: START_DATE });
  const request = { ...paymentRequest('maya@example.org', 290), trekId: 120 };
  const { paymentIntentId } = (await member.post('/payment/create-payment-intent', request)).body;
  const left = async () => (await site.visitor().get('/trek/departures/120')).body[0].placesLeft;
  await site.tick();
  expect(await left()).toBe(2);
  site.wait(3_700);
  await site.tick();
  expect(await left()).toBe(3);
  expect((await member.get(`/payment/status/${paymentIntentId}`)).body).toEqual({ status: 'canceled' });
  await site.remove();
});
