import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { addDays } from '@trek/ui/pricing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../src/store/open-store.ts';
import { expectBalanced } from './balanced.ts';
import { type CardSite, details, paymentRequest } from './card-payments.ts';
import { files, trek, writeContent } from './content.ts';
import { OfficeDesk } from './office-desk.ts';
import { databases, START } from './site.ts';
import type { Visitor } from './visitor.ts';

const DAY = '2027-03-14';
const LATER = '2027-03-28';
const inFile = (departures: object[]) => ({ ...trek, id: 120, title: 'Joined Trek', departures });
const contentOf = (departures: object[]) => ({ ...files, 'treks/joined-trek.json': inFile(departures) });
const facts = { kind: 'joined', places: 8, price: null, guaranteedFrom: null, guide: '', note: '' };

describe.each(databases)('departures of the office on %s (P29)', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  let office: Visitor;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, contentOf([{ startDate: DAY, places: 3, isGuaranteed: true }]));
    ({ shop, store, office } = desk);
  });
  afterEach(() => expectBalanced(store));
  afterAll(() => desk.close());

  const post = (path: string, body: object) => office.post(`/office/departures${path}`, { key: randomUUID(), ...body });
  const list = async (query = 'trek=120') => (await office.get(`/office/departures?${query}`)).body.rows;
  const on = async (startDate: string) =>
    (await list()).find((row: { startDate: string }) => row.startDate === startDate);
  const create = (days: string[], change: object = {}) => post('', { ...facts, trekId: 120, days, ...change });
  const change = async (startDate: string, changed: object) => {
    const { id, updatedAt } = await on(startDate);
    return post(`/${id}/change`, { ...facts, seenAt: updatedAt, ...changed });
  };
  const shown = async () => (await shop.site.visitor().get('/trek/id/120')).body.departures ?? [];
  const takeFile = async (departures: object[]) => {
    await writeContent(join(shop.site.folder, 'content'), contentOf(departures));
    await shop.site.tick();
  };
  async function booked(bookingDate: string, travelers = 1) {
    const member = await shop.site.member();
    await store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', member.email).execute();
    const order = { ...details, email: member.email, trekId: 120, bookingDate, travelers };
    const { status, body } = await member.post('/booking/user-details', order);
    return { member, status, booking: body.booking };
  }
  async function paid(bookingDate: string, travelers = 1) {
    const made = await booked(bookingDate, travelers);
    expect((await desk.act(made.booking.reference, 'transfer', { amount: 290 * travelers })).status).toBe(200);
    return made;
  }
  const clashes = async () => (await office.get('/office/today')).body.clashes;
  const clear = async () => {
    await store
      .updateTable('bookings')
      .set({ status: 'cancelled', balance_usd: 0 })
      .where('trek_id', '=', 120)
      .execute();
    await store.deleteFrom('departures').execute();
  };

  test('begin with what the files list', async () => {
    expect(await list()).toMatchObject([
      { startDate: DAY, endDate: '2027-03-16', kind: 'joined', state: 'open', places: 3, placesLeft: 3, price: null },
    ]);
    expect(await shown()).toEqual([{ startDate: DAY, places: 3, placesLeft: 3, isGuaranteed: true }]);
  });

  test('are only the office’s: everyone else gets a 404', async () => {
    const member = await shop.site.member();
    expect((await member.get('/office/departures')).status).toBe(404);
    expect((await member.post('/office/departures', { ...facts, trekId: 120, days: [LATER] })).status).toBe(404);
  });

  test('follow their file until the office changes them; then the file’s change is a clash', async () => {
    await clear();
    await takeFile([{ startDate: DAY, places: 4 }]);
    expect(await on(DAY)).toMatchObject({ places: 4, isGuaranteed: false, clash: null });
    await takeFile([{ startDate: DAY, places: 5, priceUsd: 610, guide: 'Dawa Sherpa' }]);
    expect(await on(DAY)).toMatchObject({ places: 5, price: 610, guide: 'Dawa Sherpa', clash: null });

    expect((await change(DAY, { places: 6, guide: 'Pemba Sherpa' })).body).toMatchObject({ places: 6, price: null });
    await takeFile([{ startDate: DAY, places: 7 }]);
    expect(await on(DAY)).toMatchObject({
      ...{ places: 6, guide: 'Pemba Sherpa' },
      clash: 'The file says 2027-03-14, 7 places.',
    });
    expect(await clashes()).toEqual([
      {
        id: (await on(DAY)).id,
        trekTitle: 'Joined Trek',
        startDate: DAY,
        clash: 'The file says 2027-03-14, 7 places.',
      },
    ]);
    expect(await shown()).toMatchObject([{ startDate: DAY, places: 6, guide: 'Pemba Sherpa' }]);
    expect((await change(DAY, { places: 7 })).body).toMatchObject({ places: 7, clash: null });
    expect(await clashes()).toEqual([]);
    // The same file again is no news.
    await takeFile([
      { startDate: DAY, places: 7 },
      { startDate: LATER, places: 2 },
    ]);
    expect(await on(DAY)).toMatchObject({ places: 7, clash: null });
  });

  test('go with their entry in the file, unless someone has booked: those are closed', async () => {
    await clear();
    await takeFile([
      { startDate: DAY, places: 4 },
      { startDate: LATER, places: 4 },
    ]);
    await paid(DAY);
    await takeFile([{ startDate: '2027-05-01', places: 4 }]);
    expect(await on(LATER)).toBeUndefined();
    expect(await on(DAY)).toMatchObject({ state: 'closed', clash: 'The file does not list it any more.' });
    expect(await shown()).toMatchObject([{ startDate: DAY, placesLeft: 0 }, { startDate: '2027-05-01' }]);
  });

  test('are created for all days of a series, or for none', async () => {
    await clear();
    const days = [DAY, LATER, '2027-04-11'];
    expect((await create(days, { guaranteedFrom: 2, price: 1200 })).status).toBe(200);
    expect((await list()).map(({ startDate }: { startDate: string }) => startDate)).toEqual(days);
    expect(await create(['2027-04-25', LATER])).toMatchObject({
      status: 409,
      body: { message: 'Joined Trek has a departure on March 28, 2027 already. None was created.' },
    });
    expect(await on('2027-04-25')).toBeUndefined();
    const key = randomUUID();
    await create(['2027-04-25'], { key });
    expect((await create(['2027-04-25'], { key })).status).toBe(200);
    expect(await list()).toHaveLength(4);
    expect(await create(['2026-11-20'])).toMatchObject({ status: 400 });
    expect(await create(['2028-12-01'])).toMatchObject({ status: 400 });
    expect(await create([DAY], { trekId: 999 })).toMatchObject({ status: 400 });
    const tooMany = Array.from({ length: 61 }, (_, index) => addDays('2027-05-01', index));
    expect(await create(tooMany)).toMatchObject({
      status: 400,
      body: { message: 'At most 60 departures can be created at once.' },
    });
    expect(await create([DAY], { guaranteedFrom: 9 })).toMatchObject({
      body: { message: 'It can’t be guaranteed from 9 travelers: it has 8 places.' },
    });
  });

  test('say how many are missing until they are guaranteed, and what is left after a sale', async () => {
    await clear();
    await create([DAY], { guaranteedFrom: 3 });
    expect(await shown()).toEqual([
      { startDate: DAY, places: 8, placesLeft: 8, isGuaranteed: false, missingTravelers: 3 },
    ]);
    const twin = await shop.site.startTwin();
    const elsewhere = async () => {
      const answer = await twin.fetch(new Request('http://site/trek/id/120'));
      return ((await answer.json()) as { departures: object[] }).departures;
    };
    await paid(DAY, 2);
    await shop.site.tick();
    const after = [{ startDate: DAY, places: 8, placesLeft: 6, isGuaranteed: false, missingTravelers: 1 }];
    expect(await shown()).toEqual(after);
    expect(await elsewhere()).toEqual(after);
    await paid(DAY, 1);
    await shop.site.tick();
    expect(await shown()).toEqual([{ startDate: DAY, places: 8, placesLeft: 5, isGuaranteed: true }]);
    await twin.close();
  });

  test('have their own price, which a booking of another day does not take along', async () => {
    await clear();
    await create([DAY], { price: 1200 });
    await create([LATER]);
    const { member, booking } = await booked(DAY);
    expect(booking).toMatchObject({ totalAmount: 1200, pricePerPerson: 1200 });
    const pay = (amount: number) =>
      member.post('/payment/create-payment-intent', {
        ...paymentRequest('maya@example.org', amount),
        ...{ trekId: 120, numTravelers: 1 },
      });
    expect((await pay(240)).status).toBe(200);
    const moved = await member.post('/booking/user-details', {
      ...{ ...details, email: member.email, trekId: 120, bookingDate: LATER },
    });
    expect(moved.body.booking).toMatchObject({ totalAmount: 1450 });
    expect((await pay(290)).status).toBe(200);
    const back = await member.post('/booking/user-details', {
      ...{ ...details, email: member.email, trekId: 120, bookingDate: DAY },
    });
    expect(back.body.booking).toMatchObject({ totalAmount: 1200 });
  });

  test('take no one more once they are closed, until they are opened again', async () => {
    await clear();
    await create([DAY]);
    const { id, updatedAt } = await on(DAY);
    const closed = await post(`/${id}/state`, { seenAt: updatedAt, isOpen: false });
    expect(closed.body).toMatchObject({ state: 'closed' });
    expect(await shown()).toMatchObject([{ startDate: DAY, placesLeft: 0 }]);
    const { member } = await booked(DAY);
    const pay = () =>
      member.post('/payment/create-payment-intent', {
        ...paymentRequest('maya@example.org', 290),
        ...{ trekId: 120, numTravelers: 1 },
      });
    expect(await pay()).toMatchObject({
      status: 400,
      body: { message: 'This departure takes no more bookings. Please choose another day.' },
    });
    await post(`/${id}/state`, { seenAt: closed.body.updatedAt, isOpen: true });
    expect((await pay()).status).toBe(200);
  });

  test('are not overwritten by a page that has not seen the last change', async () => {
    await clear();
    await create([DAY]);
    const { id, updatedAt } = await on(DAY);
    shop.site.wait(1);
    expect((await post(`/${id}/change`, { ...facts, seenAt: updatedAt, places: 9 })).status).toBe(200);
    expect(await post(`/${id}/change`, { ...facts, seenAt: updatedAt, places: 2 })).toMatchObject({ status: 409 });
    expect(await on(DAY)).toMatchObject({ places: 9 });
  });

  test('move with all of their bookings, and each customer gets a mail', async () => {
    await clear();
    await takeFile([]);
    await create([DAY], { places: 4 });
    const [one, two] = [await paid(DAY, 2), await paid(DAY, 1)];
    const unpaid = await booked(DAY, 1);
    // The receipts go first: a mail says what is true when it is sent.
    await shop.site.tick();
    await shop.site.emptyOutbox();
    const { id, updatedAt } = await on(DAY);
    expect((await post(`/${id}/move`, { seenAt: updatedAt, startDate: LATER })).body).toMatchObject({
      ...{ startDate: LATER, travelers: 3, bookings: 2, unpaid: 1, placesLeft: 1 },
    });
    expect(await on(DAY)).toBeUndefined();
    for (const { booking } of [one, two, unpaid]) {
      const { startDate, endDate, log } = await desk.booking(booking.reference);
      expect({ startDate, endDate }).toEqual({ startDate: LATER, endDate: '2027-03-30' });
      expect(log).toContainEqual(
        expect.objectContaining({ act: 'changed', detail: expect.stringContaining('the departure was moved') }),
      );
    }
    await shop.site.tick();
    const mails = (await shop.site.mails()).filter((mail) => mail.includes('March 28, 2027'));
    expect(mails).toHaveLength(3);
    const about = 'Joined Trek, 2027-03-14 → 2027-03-28, with 3 bookings';
    expect((await office.get('/office/trail')).body.rows).toContainEqual(
      expect.objectContaining({ event: 'departure-moved', about }),
    );
  });

  test('name their guide in the mails and the calendar files of their bookings', async () => {
    await clear();
    await create([DAY], { guide: 'Dawa Sherpa' });
    await shop.site.emptyOutbox();
    await paid(DAY);
    await shop.site.tick();
    const [mail = ''] = (await shop.site.mails()).filter((text) => text.includes('Your booking is confirmed'));
    expect(mail).toMatch(/Led by: +Dawa Sherpa/);
  });

  test('move to no day that has a departure, and not with a card that is being charged', async () => {
    await clear();
    await create([DAY, LATER]);
    const { id, updatedAt } = await on(DAY);
    expect(await post(`/${id}/move`, { seenAt: updatedAt, startDate: LATER })).toMatchObject({
      status: 409,
      body: { message: 'The trek has a departure on that day already.' },
    });
    const { member } = await booked(DAY);
    const { body } = await member.post('/payment/create-payment-intent', {
      ...paymentRequest('maya@example.org', 290),
      ...{ trekId: 120, numTravelers: 1 },
    });
    shop.stripe.charge(body.paymentIntentId);
    expect(await post(`/${id}/move`, { seenAt: updatedAt, startDate: '2027-04-11' })).toMatchObject({ status: 409 });
    expect(await on(DAY)).toMatchObject({ travelers: 1, startDate: DAY });
  });

  test('are canceled with one decision for all of their bookings', async () => {
    await clear();
    await create([DAY], { places: 4 });
    const [one, two] = [await paid(DAY, 2), await paid(DAY, 1)];
    const unpaid = await booked(DAY, 1);
    const { id, updatedAt } = await on(DAY);
    const { body: sums } = await office.get(`/office/departures/${id}/cancellation`);
    // All have paid their deposit alone, which the terms do not give back.
    expect(sums).toEqual({ everything: 870, terms: 0 });
    const order = { seenAt: updatedAt, refund: 'everything', refundAmount: sums.everything };
    expect(await post(`/${id}/cancel`, { ...order, reason: '' })).toMatchObject({ status: 400 });
    const reason = 'The road is closed by a landslide.';
    // Another sum than was shown is refused, and no booking is canceled.
    expect(await post(`/${id}/cancel`, { ...order, reason, refundAmount: sums.terms })).toMatchObject({
      ...{
        status: 409,
        body: { message: 'All refunds are $870 by now. No booking was canceled. Please check again.' },
      },
    });
    expect(await on(DAY)).toMatchObject({ state: 'open', bookings: 2, unpaid: 1 });
    expect((await post(`/${id}/cancel`, { ...order, reason })).body).toMatchObject({
      ...{ state: 'cancelled', bookings: 0, unpaid: 0 },
    });
    // A press after a lost answer hears what has become of it, not that the sums are others.
    expect(await post(`/${id}/cancel`, { ...order, reason })).toMatchObject({
      ...{ status: 409, body: { message: 'This departure was canceled.' } },
    });
    expect(await shown()).toEqual([]);
    for (const [{ booking }, refundAmount] of [
      [one, 580],
      [two, 290],
      [unpaid, 0],
    ] as const) {
      expect(await desk.booking(booking.reference)).toMatchObject({
        ...{ status: 'cancelled', balanceAmount: 0 },
        cancellation: { status: 'approved', keptAmount: 0, refundAmount },
      });
    }
    expect(await create([DAY])).toMatchObject({ status: 409 });
  });

  test('list private starts by their bookings, page by page', async () => {
    await clear();
    await create([LATER], { kind: 'private', guide: 'Dawa Sherpa' });
    await paid('2027-04-05', 2);
    expect(await list()).toMatchObject([
      { startDate: LATER, kind: 'private', guide: 'Dawa Sherpa', placesLeft: null },
      { startDate: '2027-04-05', id: null, kind: 'private', places: null, travelers: 2, bookings: 1 },
    ]);
    expect(await shown()).toEqual([]);
    const days = Array.from({ length: 51 }, (_, index) =>
      new Date(Date.UTC(2027, 4, index + 1)).toISOString().slice(0, 10),
    );
    await create(days.slice(0, 30));
    await create(days.slice(30));
    const first = (await office.get('/office/departures?trek=120')).body;
    expect(first.rows).toHaveLength(50);
    const second = (await office.get(`/office/departures?trek=120&after=${first.next}`)).body;
    expect(second).toMatchObject({ next: null, rows: [{ startDate: days[48] }, {}, {}] });
    expect(await list('trek=120&from=2027-04-01&until=2027-04-30')).toHaveLength(1);
    expect(await list('trek=120&from=2027-05-01&until=2027-06-30&whole=1')).toHaveLength(51);
  });

  test('keep their price and their promise for the office when it is too late for visitors', async () => {
    await clear();
    await create([DAY], { price: 1200 });
    const { booking } = await booked(DAY);
    const terms = { leadTimeDays: 150, minimumTravelers: 2 };
    const slow = { ...trek, id: 120, title: 'Joined Trek', ...terms };
    await writeContent(join(shop.site.folder, 'content'), { ...files, 'treks/joined-trek.json': slow });
    await shop.site.tick();
    expect(await shown()).toEqual([]);
    expect(await desk.act(booking.reference, 'transfer', { amount: 1200 })).toMatchObject({ status: 200 });
    const quote = await office.get(`/office/bookings/${booking.reference}/quote?startDate=${DAY}&travelers=2`);
    expect(quote.body).toMatchObject({ totalAmount: 2400 });
  });
});
