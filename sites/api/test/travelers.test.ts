import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/open-store.ts';
import { recordRetentionRun } from '../src/store/retention-runs.ts';
import { travelersByReference, travelersOf } from '../src/store/travelers.ts';
import { CardSite, details } from './card-payments.ts';
import { databases, START } from './site.ts';
import type { Visitor } from './visitor.ts';

/** Words that stand nowhere else, one for each field. */
const traveler = {
  passportName: 'Zyxwia Qorvath',
  passportNumber: 'QX0815471',
  passportExpiry: '2031-07-29',
  nationality: 'NP',
  birthDate: '1991-02-28',
  diet: 'no groundnuts whatsoever',
  insurance: '',
  insuranceCompany: 'Paladin Mutual',
  insurancePolicy: '4711-0815',
  arrival: 'March 12, by bus from Pokhara',
  insuranceHotline: '+977 1 5551234',
  insuranceAltitude: '5987',
  emergencyName: 'Ottokar Qorvath',
  emergencyPhone: '+977 1 5559876',
};
/** Without those that an id or a time may contain: the country's two letters, and the altitude's four digits. */
const PRIVATE = Object.values(traveler).filter((word) => word.length > 4);
/** As a page sends it that was loaded before passports were asked for. */
const earlier = {
  ...{ passportName: 'Zyxwia Qorvath', nationality: 'Ruritanian', birthDate: '1991-02-28', diet: 'none' },
  ...{ insurance: 'Paladin 4711', emergencyName: 'Ottokar Qorvath', emergencyPhone: '+977 1 5559876' },
};

describe.each(databases)('the travelers of a booking on %s', (database) => {
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

  const save = (member: Visitor, bookingId: string, changes: object = {}) =>
    member.post('/booking/traveler', { bookingId, position: 1, ...traveler, ...changes });
  const read = async (member: Visitor, bookingId: string) => (await member.get(`/booking/travelers/${bookingId}`)).body;
  const book = async (member: Visitor, travelers: number) => {
    const { body } = await member.post('/booking/user-details', { ...details, email: 'maya@example.org', travelers });
    return body.booking.id as string;
  };

  test('can be written one by one, repeatedly, and read by the owner', async () => {
    const member = await shop.site.member();
    const bookingId = await book(member, 3);
    expect(await read(member, bookingId)).toEqual({ travelers: [] });
    await save(member, bookingId, { position: 2, passportName: '  Maya Gurung ' });
    await save(member, bookingId, { insuranceHotline: '' });
    expect((await save(member, bookingId, { insuranceHotline: '' })).body).toEqual({
      travelers: [
        { position: 1, ...traveler, insuranceHotline: '' },
        { position: 2, ...traveler, passportName: 'Maya Gurung' },
      ],
    });
    expect(await shop.bookings(member)).toMatchObject([{ completeTravelers: 1 }]);
    await save(member, bookingId);
    expect(await shop.bookings(member)).toMatchObject([{ completeTravelers: 2 }]);
  });

  test.each([
    ['of a country that is none', { nationality: 'xx' }, 'Please choose the nationality from the list'],
    [
      'with a passport that ends too early',
      { passportExpiry: '2027-10-02' },
      'The passport must be valid until October 3, 2027 at least, six months beyond the end of the trek. Please renew it, and enter the new one',
    ],
    ['insured in feet', { insuranceAltitude: '18,000 ft' }, 'Please enter whole meters from 500 to 9000'],
    ['born tomorrow', { birthDate: '2026-11-23' }, 'Please enter a valid date in the past'],
    ['beyond the group', { position: 2 }, 'The booking has fewer travelers.'],
    ['of no number', { position: 0 }, 'position is missing or invalid.'],
    [
      'with a link for a name',
      { passportName: 'evil.example' },
      'Please enter the name on one line, as it is in the passport: email programs would make a link of “evil.example”. If it is part of a name, put a space after the dot',
    ],
  ])('can’t be %s', async (_, changes, message) => {
    const { member, bookingId } = await shop.confirmed();
    expect(await save(member, bookingId, changes)).toMatchObject({ status: 400, body: { message } });
    expect(await read(member, bookingId)).toEqual({ travelers: [] });
  });

  test('are not saved while nothing is filled in', async () => {
    const { member, bookingId } = await shop.confirmed();
    const nothing = Object.fromEntries(Object.keys(traveler).map((field) => [field, ' ']));
    const answer = await member.post('/booking/traveler', { bookingId, position: 1, ...nothing });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching(/^Nothing is filled in yet. Still missing: Name as in the passport, Pass/),
      },
    });
    expect(await read(member, bookingId)).toEqual({ travelers: [] });
  });

  test('are understood from a page that knows no passports, which changes none', async () => {
    const { member, bookingId } = await shop.confirmed();
    const { body } = await member.post('/booking/traveler', { bookingId, position: 1, ...earlier });
    const { passportNumber, insuranceCompany } = body.travelers[0];
    expect(body.travelers).toMatchObject([earlier]);
    expect({ passportNumber, insuranceCompany }).toEqual({ passportNumber: '', insuranceCompany: '' });
    // A word is not what permits ask for.
    expect(await shop.bookings(member)).toMatchObject([{ completeTravelers: 0 }]);
    await save(member, bookingId);
    await member.post('/booking/traveler', { bookingId, position: 1, ...earlier });
    expect(await read(member, bookingId)).toMatchObject({
      travelers: [{ ...earlier, passportNumber: traveler.passportNumber, insurancePolicy: traveler.insurancePolicy }],
    });
  });

  test('lose the text about their insurance once insurer and policy number are known', async () => {
    const { member, bookingId } = await shop.confirmed();
    const insurance = 'Paladin 4711';
    await save(member, bookingId, { insurance, insurancePolicy: '' });
    expect(await read(member, bookingId)).toMatchObject({ travelers: [{ insurance }] });
    await save(member, bookingId, { insurance });
    expect(await read(member, bookingId)).toMatchObject({ travelers: [{ insurance: '' }] });
  });

  test('are no longer complete when the trek moves beyond a passport', async () => {
    const { member, bookingId } = await shop.confirmed();
    await save(member, bookingId, { passportExpiry: '2027-10-03' });
    expect(await shop.bookings(member)).toMatchObject([{ completeTravelers: 1, maxAltitude: 5545 }]);
    await store.updateTable('bookings').set({ end_date: '2027-04-04' }).where('id', '=', bookingId).execute();
    expect(await shop.bookings(member)).toMatchObject([{ completeTravelers: 0 }]);
  });

  test('appear in the office by reference', async () => {
    const { member, bookingId } = await shop.confirmed();
    await save(member, bookingId);
    const [{ reference }] = await shop.bookings(member);
    expect(await travelersByReference(store, ` ${reference.toLowerCase().replace('-', '–')}.`)).toEqual([
      { position: 1, ...traveler },
    ]);
    expect(await travelersByReference(store, 'TH-CCCCCC')).toBeUndefined();
  });

  test('are not required for a canceled booking', async () => {
    const member = await shop.traveler();
    const [{ id: bookingId }] = await shop.bookings(member);
    await member.post('/booking/cancel', { bookingId });
    expect((await save(member, bookingId)).status).toBe(409);
  });

  test('are deleted with their places when the group shrinks', async () => {
    const member = await shop.site.member();
    const bookingId = await book(member, 2);
    await save(member, bookingId, { position: 2 });
    await book(member, 1);
    expect(await read(member, bookingId)).toEqual({ travelers: [] });
    await shop.site.tick();
    await book(member, 2);
    expect(await read(member, bookingId)).toEqual({ travelers: [] });
  });

  test('Z5: are deleted a year after the trek, and not a day before', async () => {
    const { member, bookingId } = await shop.confirmed();
    await save(member, bookingId);
    const [{ endDate }] = await shop.bookings(member);
    const lastDay = `${Number(endDate.slice(0, 4)) + 1}${endDate.slice(4)}`;
    const booking = { id: bookingId, travelers: 1 };
    shop.site.now = new Date(`${lastDay}T12:00:00.000Z`);
    await recordRetentionRun(store, shop.site.now);
    await shop.site.tick();
    expect(await travelersOf(store, booking)).toHaveLength(1);
    shop.site.wait(86_400);
    await shop.site.tick();
    expect(await travelersOf(store, booking)).toEqual([]);
    shop.site.now = new Date(START);
  });

  /** The words that can be read anywhere but in the two calls of their owner. */
  async function leaks(words: readonly string[], member: Visitor, bookingId: string): Promise<string[]> {
    const [{ reference }] = await shop.bookings(member);
    const bodies: string[] = [];
    const stranger = await shop.site.member();
    for (const visitor of [member, stranger, shop.site.visitor()]) {
      for (const path of [
        ...['/country/all', '/region/all', '/trek/all', '/blog/all', '/trek/id/101', '/search/index', '/metrics'],
        ...[
          '/auth/me',
          '/booking/user',
          '/payment/config',
          '/health',
          '/health/ready',
          '/nowhere',
          `/booking/${reference}`,
        ],
      ]) {
        const { body, headers } = await visitor.get(path);
        bodies.push(JSON.stringify([body, [...headers]]));
      }
      if (visitor === member) continue;
      bodies.push(JSON.stringify(await read(visitor, bookingId)));
      bodies.push(JSON.stringify((await save(visitor, bookingId, { passportName: 'Another Person' })).body));
    }
    // A body that is refused, one that can't be stored, a payment, a request to cancel, and the mails of all that.
    await save(member, bookingId, { birthDate: 'x' });
    await save(member, bookingId, { diet: 'no groundnuts whatsoever\0' });
    bodies.push(JSON.stringify((await shop.payBalance(member, bookingId, 860)).body));
    bodies.push(JSON.stringify((await member.post('/booking/cancel', { bookingId })).body));
    await shop.site.tick();
    bodies.push(...(await shop.site.mails()), JSON.stringify(shop.site.logged));
    const all = bodies.join('\n');
    return words.filter((word) => all.includes(word));
  }

  test('Z5: appear in no other answer, mail or log', async () => {
    const { member, bookingId } = await shop.confirmed();
    expect((await save(member, bookingId)).status).toBe(200);
    expect(await leaks(PRIVATE, member, bookingId)).toEqual([]);
    expect(await read(member, bookingId)).toEqual({ travelers: [{ position: 1, ...traveler }] });
    expect(await read(await shop.site.member(), bookingId)).toEqual({ message: 'Not found' });
    expect((await shop.site.visitor().get(`/booking/travelers/${bookingId}`)).status).toBe(401);
  });

  test('Z5 control: the check finds the content of another field', async () => {
    const member = await shop.site.member();
    const diet = 'no buckwheat in any form';
    await member.post('/booking/user-details', { ...details, email: member.email, specialRequirements: diet });
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    await shop.poll(member, id);
    const [{ id: bookingId }] = await shop.bookings(member);
    expect(await leaks([diet, 'no such words'], member, bookingId)).toEqual([diet]);
  });
});
