import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/open-store.ts';
import { travelersByReference } from '../src/store/travelers.ts';
import { CardSite, details } from './card-payments.ts';
import { databases, START } from './site.ts';
import { makeLink, OWN_DETAILS, travelerLink } from './traveler-link.ts';
import type { Visitor } from './visitor.ts';

const own = OWN_DETAILS;
const nothing = Object.fromEntries(Object.keys(own).map((field) => [field, '']));
const PRIVATE = Object.values(own).filter((word) => word.length > 2);
const GONE = { status: 404, body: { message: 'Not found' } };

describe.each(databases)('the private link of a traveler on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    shop = await CardSite.start(database);
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await shop.remove();
  });

  const linked = () => travelerLink(shop.site);
  const open = (token: string) => shop.site.visitor().post('/traveler/open', { token });
  const fillIn = (token: string, changes: object = {}) =>
    shop.site.visitor().post('/traveler/save', { token, ...own, ...changes });
  const listed = async (member: Visitor, { bookingId }: { bookingId: string }) =>
    (await member.get(`/booking/travelers/${bookingId}`)).body.travelers;

  test('opens trek, dates and the own form, without an account, and nothing else', async () => {
    const { member, place, token } = await linked();
    await member.post('/booking/traveler', { ...own, passportName: 'Maya Gurung', ...place, position: 1 });
    const answer = await open(token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toEqual({
      ...{ trek: { title: expect.any(String) }, startDate: '2027-04-01', endDate: '2027-04-03', maxAltitude: 5545 },
      traveler: { position: 2, ...nothing },
    });
  });

  test('takes the form of a page that does not ask for the arrival, and keeps what is known of it', async () => {
    const { token } = await linked();
    expect((await fillIn(token, { arrival: undefined })).body.traveler).toMatchObject({ arrival: '' });
    await fillIn(token);
    expect((await fillIn(token, { arrival: undefined })).body.traveler).toMatchObject({ arrival: own.arrival });
  });

  test('Z10: keeps from the owner what the traveler fills in, but for what is missing', async () => {
    const { member, place, token, reference } = await linked();
    const saved = await fillIn(token, { passportExpiry: '' });
    expect(saved.body.traveler).toEqual({ position: 2, ...own, passportExpiry: '' });
    expect((await open(token)).body.traveler.passportNumber).toBe(own.passportNumber);
    const linkedAt = shop.site.now.toISOString();
    expect(await listed(member, place)).toEqual([
      { position: 2, ...nothing, filledInBy: 'traveler', missing: ['passportExpiry'], linkedAt },
    ]);
    const taken = JSON.stringify([
      ...[(await member.get('/auth/data')).body, (await member.get('/booking/user')).body],
      ...[await shop.site.mails(), shop.site.logged],
    ]);
    expect(PRIVATE.filter((word) => taken.includes(word))).toEqual([]);
    expect(await travelersByReference(store, reference)).toMatchObject([
      { ...own, passportExpiry: '', filledInBy: 'traveler' },
    ]);
    await fillIn(token);
    expect(await shop.bookings(member)).toMatchObject([{ completeTravelers: 1 }]);
  });

  test('Z10: refuses an owner who does not know that the traveler has filled it in', async () => {
    const { member, place, token } = await linked();
    await fillIn(token);
    const mine = { ...nothing, ...place, passportName: 'Maya Gurung' };
    expect(await member.post('/booking/traveler', mine)).toMatchObject({
      status: 409,
      body: { message: 'The traveler has filled in these details. Please load the page again.' },
    });
    const { body } = await member.post('/booking/traveler', { ...mine, replacesTraveler: true });
    // Nothing of the traveler's stays.
    const { passportName, passportNumber, filledInBy } = body.travelers[0];
    expect({ passportName, passportNumber, filledInBy }).toEqual({ passportName: 'Maya Gurung', passportNumber: '' });
  });

  test('checks what is filled in as the owner’s form does', async () => {
    const { token } = await linked();
    const messages = await Promise.all(
      [{ ...nothing }, { nationality: 'xx' }, { nationality: 'Nepalese' }, { passportExpiry: '2027-10-02' }].map(
        async (changes) => (await fillIn(token, changes)).body.message,
      ),
    );
    expect(messages).toEqual([
      expect.stringMatching(/^Nothing is filled in yet/),
      'Please choose the nationality from the list',
      'Please choose the nationality from the list',
      expect.stringMatching(/^The passport must be valid until October 3, 2027/),
    ]);
  });

  test('Z9: is neither stored nor logged', async () => {
    const { token } = await linked();
    await open(token);
    await fillIn(token, { birthDate: 'x' });
    const rows = await store.selectFrom('traveler_links').selectAll().execute();
    expect(JSON.stringify([rows, shop.site.logged])).not.toContain(token);
    expect(token).toMatch(/^[\w-]{22}$/);
  });

  const ENDS: [string, (link: Awaited<ReturnType<typeof linked>>) => Promise<unknown>][] = [
    ['the owner withdraws it', ({ member, place }) => member.post('/booking/traveler-link/end', place)],
    ['the owner renews it', ({ member, place }) => makeLink(member, place)],
    ['the booking is canceled', ({ member, place }) => member.post('/booking/cancel', place)],
    [
      'the group has no such traveler any more',
      ({ member }) => member.post('/booking/user-details', { ...details, email: member.email, travelers: 1 }),
    ],
    ['the account is erased', ({ member }) => member.post('/auth/erase', { password: 'Passw0rd!' })],
    [
      'its trek has begun',
      async ({ place }) =>
        store.updateTable('bookings').set({ start_date: '2026-11-20' }).where('id', '=', place.bookingId).execute(),
    ],
  ];

  test.each(ENDS)('Z9: stops when %s', async (_, end) => {
    const link = await linked();
    expect((await open(link.token)).status).toBe(200);
    await end(link);
    expect(await open(link.token)).toMatchObject(GONE);
    expect(await fillIn(link.token)).toMatchObject(GONE);
    const known = await store
      .selectFrom('travelers')
      .selectAll()
      .where('booking_id', '=', link.place.bookingId)
      .execute();
    expect(known).toEqual([]);
  });

  test('Z9: does not come back when the group grows again', async () => {
    const { member, token } = await linked();
    for (const travelers of [1, 2])
      await member.post('/booking/user-details', { ...details, email: member.email, travelers });
    expect(await open(token)).toMatchObject(GONE);
  });

  test('works on the day on which the trek begins', async () => {
    const { token } = await linked();
    shop.site.now = new Date('2027-04-01T12:00:00.000Z');
    expect((await open(token)).status).toBe(200);
    shop.site.wait(86_400);
    expect((await open(token)).status).toBe(404);
    shop.site.now = new Date(START);
  });

  test('is deleted once it can’t work any more', async () => {
    const { member, place } = await linked();
    await member.post('/booking/cancel', place);
    await shop.site.tick();
    const rows = await store
      .selectFrom('traveler_links')
      .selectAll()
      .where('booking_id', '=', place.bookingId)
      .execute();
    expect(rows).toEqual([]);
  });

  test('is the owner’s alone to make, for a traveler of the group', async () => {
    const { member, place } = await linked();
    const stranger = await shop.site.member();
    for (const path of ['/booking/traveler-link', '/booking/traveler-link/end']) {
      expect(await stranger.post(path, place)).toMatchObject(GONE);
      expect((await shop.site.visitor().post(path, place)).status).toBe(401);
    }
    expect((await member.post('/booking/traveler-link', { ...place, position: 3 })).status).toBe(400);
    await member.post('/booking/cancel', place);
    expect((await member.post('/booking/traveler-link', place)).status).toBe(409);
  });

  test('Z9: is not guessed: attempts of one network are limited', async () => {
    const guesser = shop.site.visitor();
    const statuses = new Set<number>();
    for (let attempt = 0; attempt <= 300; attempt += 1)
      statuses.add((await guesser.post('/traveler/open', { token: `guess-${attempt}` })).status);
    expect([...statuses]).toEqual([404, 429]);
  });
});
