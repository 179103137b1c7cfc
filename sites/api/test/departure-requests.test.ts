import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { quoteTrek } from '@trek/ui/pricing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestedDepartures } from '../src/store/departure-requests.ts';
import { officeLog } from '../src/store/office-log.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { COMMAND_LINE_ACTOR } from '../src/store/operators.ts';
import { bundled } from './bundled.ts';
import { CardSite, details, paymentRequest } from './card-payments.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { CommandLine } from './command-line.ts';
import { allYearTrek, files, trek } from './content.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases } from './site.ts';
import type { Visitor } from './visitor.ts';

const JULY = '2027-07-10';
const JANUARY = '2028-01-20';
/** Goes in January and February alone, with four travelers. */
const frozenRiver = {
  ...trek,
  ...{ id: 111, title: 'Frozen River Trek', bestSeason: ['Winter'], season: { months: [1, 2], crossesPass: false } },
  ...{ groupSize: { minSize: 4, maxSize: 12 }, minimumTravelers: 4 },
};
/** An ordinary trek, whose file names its seasons and its groups alone. */
const ordinary = { ...trek, ...{ id: 112, title: 'River Trek', groupSize: { minSize: 2, maxSize: 12 } } };
const hike = { ...allYearTrek, id: 113, title: 'Valley Day Hike' };
const APRIL = '2027-04-10';
const talkedAbout = {
  ...allYearTrek,
  ...{ id: 115, title: 'Long Trek', talkFirst: true },
  departures: [{ startDate: APRIL, places: 8, isGuaranteed: true }],
};
const JUNE = '2027-06-10';
/** Its pass may be under snow beside the season. */
const overPass = {
  ...trek,
  ...{ id: 114, title: 'High Pass Trek' },
  season: { months: [7, 8, 9], shoulderMonths: [6], crossesPass: true },
};
const REFUSED = {
  status: 400,
  body: { message: 'This departure is on request: you can pay once we have confirmed it.' },
};

/** The mail that a request has come. */
const REQUEST_SUBJECT = 'We have your request';

describe.each(databases)('a departure on request on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  let commandLine: CommandLine;
  beforeAll(async () => {
    const content = {
      ...files,
      'treks/frozen-river-trek.json': frozenRiver,
      'treks/river-trek.json': ordinary,
      'treks/valley-day-hike.json': hike,
      'treks/high-pass-trek.json': overPass,
      'treks/long-trek.json': talkedAbout,
    };
    shop = await CardSite.start(database, content, { operatorEmail: OPERATOR_EMAIL });
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
    commandLine = new CommandLine(shop.site, store);
  });
  afterAll(async () => {
    await store.destroy();
    await shop.remove();
  });

  const save = (member: Visitor & { email: string }, changes: object = {}) =>
    member.post('/booking/user-details', {
      ...details,
      ...{ email: member.email, trekId: 111, bookingDate: JULY },
      ...changes,
    });
  /** Asks to pay the deposit. */
  const pay = (member: Visitor, travelers = 1, trekId = 111) =>
    member.post('/payment/create-payment-intent', {
      ...paymentRequest('maya@example.org', Math.ceil(quoteTrek(1450, travelers).totalCents / 500)),
      ...{ trekId, numTravelers: travelers },
    });
  const decide = (reference: string, answer: 'confirm' | 'decline') => commandLine.run(answer, reference);
  const subjectsOf = async (reference: string, to: string) => {
    await shop.site.tick();
    return (await shop.site.mails())
      .filter((mail) => mail.includes(`To: ${to}`) && mail.includes(reference))
      .map((mail) => /^Subject: ([\w ]+)/m.exec(mail)?.[1]);
  };
  async function requested(changes: object = {}) {
    const member = await shop.site.member();
    const { body } = await save(member, changes);
    return { member, reference: body.booking.reference as string, booking: body.booking };
  }

  test.each([
    ['out of the months that a trek names', 111, JULY, 1],
    ['out of them with its whole group', 111, JULY, 6],
    ['in them, alone', 111, JANUARY, 1],
    ['in them, below its group', 111, JANUARY, 3],
    ['out of the seasons of an ordinary trek', 112, JULY, 2],
    ['below the group of an ordinary trek', 112, APRIL, 1],
    ['below it in the months beside the season', 112, JUNE, 1],
    ['in the months beside the season of a trek over a pass', 114, JUNE, 2],
    ['in its season, with the pass after it', 114, '2027-09-29', 2],
    ['any day of a trek that is talked about first', 115, JULY, 2],
  ])(
    'B10: %s is stored as a request and accepts no payment before confirmation',
    async (_, trekId, bookingDate, travelers) => {
      const { member, reference, booking } = await requested({ trekId, bookingDate, travelers });
      expect(booking).toMatchObject({
        status: 'pending',
        departureRequest: { status: 'requested', requestedAt: shop.site.now.toISOString() },
      });
      expect(await pay(member, travelers, trekId)).toMatchObject(REFUSED);
      await decide(reference, 'confirm');
      const { status, body } = await pay(member, travelers, trekId);
      expect(status).toBe(200);
      shop.stripe.charge(body.paymentIntentId);
      await shop.poll(member, body.paymentIntentId);
      expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', startDate: bookingDate, travelers }]);
    },
  );

  test.each([
    ['in the months that a trek names, with its group', 111, JANUARY, 4],
    ['in the seasons of an ordinary trek, with its group', 112, APRIL, 2],
    ['in the months beside them', 112, JUNE, 2],
    ['in the season of a trek over a pass', 114, '2027-09-20', 2],
    ['in it, to its last day', 114, '2027-09-28', 2],
    ['on any day of a trek that goes all year', 113, JULY, 1],
  ])('B10 control: %s it is paid at once', async (_, trekId, bookingDate, travelers) => {
    const { member, booking } = await requested({ trekId, bookingDate, travelers });
    expect(booking.departureRequest).toBeNull();
    expect((await pay(member, travelers, trekId)).status).toBe(200);
  });

  test('B10: applies to a listed departure of a trek that needs a request', async () => {
    const { member, booking } = await requested({ trekId: 115, bookingDate: APRIL, travelers: 2 });
    expect(booking.departureRequest.status).toBe('requested');
    expect(await pay(member, 2, 115)).toMatchObject(REFUSED);
  });

  test('B10: rejects a payment for a smaller group', async () => {
    const { member } = await requested({ bookingDate: JANUARY, travelers: 4 });
    expect(await pay(member, 1)).toMatchObject(REFUSED);
  });

  test('B10: rejects a payment opened for another day', async () => {
    const { member } = await requested({ bookingDate: JANUARY, travelers: 4 });
    const { paymentIntentId } = (await pay(member, 4)).body;
    const moved = await save(member, { bookingDate: JULY });
    expect(moved.body.booking.departureRequest.status).toBe('requested');
    expect(shop.stripe.intents.get(paymentIntentId)?.status).toBe('canceled');
    expect(await pay(member, 4)).toMatchObject(REFUSED);
  });

  test('a booking paid at the same moment keeps its day', async () => {
    const { member } = await requested({ bookingDate: JANUARY, travelers: 4 });
    const { paymentIntentId } = (await pay(member, 4)).body;
    shop.stripe.charge(paymentIntentId);
    expect((await save(member, { bookingDate: JULY })).status).toBe(400);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'confirmed', startDate: JANUARY }]);
  });

  test('notifies the office once per day, however often it is requested', async () => {
    const { member, reference } = await requested();
    await Promise.all(Array.from({ length: 5 }, () => save(member)));
    const office = shop.site.settings.mail.contactAddress;
    expect(await subjectsOf(reference, office)).toEqual(['Departure requested']);
    await save(member, { bookingDate: '2027-07-11' });
    expect(await subjectsOf(reference, office)).toEqual(['Departure requested', 'Departure requested']);
    expect(
      (await shop.site.mails()).find((mail) => mail.includes(reference) && mail.includes(`To: ${office}`)),
    ).toContain(`/office/bookings/${reference}`);
  });

  test('becomes payable by confirmation, with one mail that links to the payment', async () => {
    const { member, reference } = await requested();
    const decisions = await Promise.all(Array.from({ length: 10 }, () => decide(reference, 'confirm')));
    expect(decisions.filter(({ isDone }) => isDone)).toEqual([
      { isDone: true, output: `${reference}: confirmed, 1 from ${JULY}` },
    ]);
    expect((await subjectsOf(reference, member.email)).sort()).toEqual([
      REQUEST_SUBJECT,
      'Your departure is confirmed',
    ]);
    const mail = (await shop.site.mails()).find(
      (one) => one.includes('Your departure is confirmed') && one.includes(reference),
    );
    expect(mail).toContain(`/booking/${reference}`);
    const { paymentIntentId } = (await pay(member)).body;
    shop.stripe.charge(paymentIntentId);
    await shop.poll(member, paymentIntentId);
    expect(await shop.bookings(member)).toMatchObject([
      { status: 'confirmed', departureRequest: { status: 'confirmed' } },
    ]);
  });

  test('becomes payable when the office confirms or moves it on its pages', async () => {
    const office = await signInOperator(shop.site);
    const act = (reference: string, name: string, order: object) =>
      office.post(`/office/bookings/${reference}/${name}`, { key: randomUUID(), ...order });
    const { member, reference } = await requested();
    expect((await office.get('/office/today')).body.departures).toContainEqual(expect.objectContaining({ reference }));
    const { body } = await act(reference, 'departure', { decision: 'confirmed' });
    expect(body).toMatchObject({ departureRequest: { status: 'confirmed' }, log: [{ act: 'departure-confirmed' }] });
    expect((await act(reference, 'departure', { decision: 'declined' })).status).toBe(409);
    expect((await pay(member)).status).toBe(200);

    const other = await requested();
    expect((await pay(other.member)).status).toBe(400);
    const order = { startDate: '2027-07-20', travelers: 1, totalAmount: 1450 };
    expect((await act(other.reference, 'change', order)).status).toBe(200);
    expect((await pay(other.member)).status).toBe(200);
  });

  test('B10: needs an explicit confirmation before a bank transfer, and has no payment link', async () => {
    const office = await signInOperator(shop.site);
    const transfer = (reference: string) =>
      office.post(`/office/bookings/${reference}/transfer`, { key: randomUUID(), amount: 1450 });
    const { member, reference } = await requested();
    expect(await transfer(reference)).toMatchObject({
      status: 409,
      body: { message: 'This departure is on request. Confirm the departure first, then mark the transfer.' },
    });
    expect(await shop.bookings(member)).toMatchObject([{ status: 'pending', paidAmount: 0 }]);
    const sendLink = () => office.post(`/office/bookings/${reference}/payment-link`, { key: randomUUID() });
    expect(await sendLink()).toMatchObject({
      status: 409,
      body: { message: 'This departure is on request. Confirm the departure first, then send the link.' },
    });
    await decide(reference, 'confirm');
    expect((await sendLink()).status).toBe(200);
    expect((await transfer(reference)).body).toMatchObject({ status: 'confirmed', paidAmount: 1450 });
  });

  test('applies a confirmation to its day and group only', async () => {
    const { member, reference } = await requested();
    await decide(reference, 'confirm');
    expect(await pay(member, 4)).toMatchObject(REFUSED);
    const { body } = await save(member, { bookingDate: '2027-07-12' });
    expect(body.booking.departureRequest.status).toBe('requested');
    expect(await pay(member)).toMatchObject(REFUSED);
  });

  test('cancels a declined booking, notifies the customer and accepts no payment', async () => {
    const { member, reference } = await requested();
    expect((await decide(reference, 'decline')).isDone).toBe(true);
    expect((await decide(reference, 'confirm')).isDone).toBe(false);
    expect((await subjectsOf(reference, member.email)).sort()).toEqual([
      'We cannot offer this departure',
      REQUEST_SUBJECT,
    ]);
    expect(await shop.bookings(member)).toMatchObject([
      { status: 'cancelled', departureRequest: { status: 'declined' } },
    ]);
    expect((await pay(member)).status).toBe(400);
  });

  test('drops the request once the booking moves to a regular day', async () => {
    const { member, reference } = await requested({ travelers: 4 });
    const { body } = await save(member, { bookingDate: JANUARY, travelers: 4 });
    expect(body.booking.departureRequest).toBeNull();
    expect((await requestedDepartures(store)).map((waiting) => waiting.reference)).not.toContain(reference);
    expect((await decide(reference, 'decline')).isDone).toBe(false);
    expect(await shop.bookings(member)).toMatchObject([{ status: 'pending' }]);
    expect((await pay(member, 4)).status).toBe(200);
  });

  // A process for each word of the command; on PostgreSQL the command is tested with cancellations.
  test.runIf(database === 'SQLite')(
    'accepts the office command while the site runs, and records the name',
    { timeout: 90_000 },
    async () => {
      const env = { ...CHILD_ENVIRONMENT, DATA_DIR: shop.site.settings.dataFolder };
      const office = async (...args: string[]) => {
        const child = spawn(process.execPath, [await bundled('../src/office.ts'), ...args], { env });
        const [output, error, [code]] = await Promise.all([
          text(child.stdout),
          text(child.stderr),
          once(child, 'close'),
        ]);
        return { code, output, error };
      };
      const { reference } = await requested();
      const [list, approve] = await Promise.all([office('list'), office('approve', reference, 'Sunita')]);
      expect(list.output).toMatch(new RegExp(`^${reference} .* starts ${JULY}  travelers 1$`, 'm'));
      expect(approve).toMatchObject({ code: 1 });
      expect(await office('confirm', reference, 'Sunita')).toMatchObject({
        code: 0,
        error: '',
        output: `${reference}: confirmed, 1 from ${JULY}\n`,
      });
      expect(await office('decline', reference, 'Kamal')).toMatchObject({
        code: 1,
        error: `There is no request to decline for ${reference}\n`,
      });
      const { id } = await store
        .selectFrom('bookings')
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      expect(await officeLog(store, id)).toMatchObject([
        { act: 'departure-confirmed', done_by: 'Sunita', detail: COMMAND_LINE_ACTOR },
      ]);
      await office('travelers', reference);
      expect(await store.selectFrom('trail').select(['event', 'who']).where('about', '=', reference).execute()).toEqual(
        [{ event: 'travelers-seen', who: COMMAND_LINE_ACTOR }],
      );
    },
  );

  test('counts a change as confirmation when the trek’s terms changed after booking', async () => {
    const office = await signInOperator(shop.site);
    const act = (reference: string, name: string, order: object) =>
      office.post(`/office/bookings/${reference}/${name}`, { key: randomUUID(), ...order });
    const { member, reference, booking } = await requested({ trekId: 112 });
    await store.deleteFrom('departure_requests').where('booking_id', '=', booking.id).execute();
    expect(await pay(member, 1, 112)).toMatchObject(REFUSED);
    expect(await act(reference, 'transfer', { amount: 1450 })).toMatchObject({
      status: 409,
      body: {
        message:
          'This departure is on request, but the customer sent no request. Confirm it by saving a change with the same date and travelers, then mark the transfer.',
      },
    });
    await act(reference, 'change', { startDate: JULY, travelers: 1, totalAmount: 1450 });
    expect((await act(reference, 'transfer', { amount: 1450 })).body).toMatchObject({ status: 'confirmed' });
  });

  test('limits mails to the office', async () => {
    const { member } = await requested();
    const answers: number[] = [];
    for (let day = 1; day <= 22; day += 1) {
      answers.push((await save(member, { bookingDate: `2027-07-${String(day).padStart(2, '0')}` })).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(19);
    expect(answers.at(-1)).toBe(429);
  });
});
