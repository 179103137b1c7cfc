import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Api } from '../src/index.ts';
import { removeIdleGuests } from '../src/store/guests.ts';
import type { Store } from '../src/store/open-store.ts';
import { expectBalanced } from './balanced.ts';
import { type CardSite, details, paymentRequest } from './card-payments.ts';
import { expedition, trek } from './content.ts';
import { askForCode, codesTo, guestContent } from './guest-visit.ts';
import { OfficeDesk } from './office-desk.ts';
import { signInOperator } from './operator.ts';
import { alpine } from './partner-files.ts';
import { databases, PASSWORD, START, type TestSite } from './site.ts';
import { Visitor } from './visitor.ts';

const DAY = '2027-03-14';
const OTHER_DAY = '2027-03-28';
const TODAY = START.slice(0, 10);
const joined = {
  ...trek,
  ...{ id: 120, title: 'Joined Trek' },
  departures: [DAY, OTHER_DAY].map((startDate) => ({ startDate, places: 3 })),
};
const content = {
  ...guestContent,
  'treks/joined-trek.json': joined,
  'treks/far-peak-expedition.json': expedition,
  'partners/alpine.json': alpine,
};

/** The body that the office's page sends for one traveler of a trek for $1,450. */
const order = (changes: Record<string, unknown> = {}) => ({
  ...{ key: randomUUID(), trekId: 120, travelers: 1, locale: 'en', source: 'phone', pays: 'card' },
  ...{ firstName: 'Pema', lastName: 'Lhamo', email: `${randomUUID()}@example.org`, phone: '+977 1 5550111' },
  ...{ country: 'Bhutan', specialRequirements: '', bookingDate: DAY, heldUntil: '2026-12-01', totalAmount: 1450 },
  ...changes,
});

/** Confirms the address of an account by its mailed code. */
async function confirm(site: TestSite, member: Visitor, email: string): Promise<void> {
  const { codeId } = (await member.post('/auth/email-code', {})).body;
  const [code] = await vi.waitFor(async () => {
    await site.tick();
    const codes = await codesTo(site, email);
    expect(codes).toHaveLength(1);
    return codes;
  });
  expect((await member.post('/auth/confirm-email-code', { codeId, code })).status).toBe(200);
}

describe.each(databases)('bookings by hand on %s', (database) => {
  let desk: OfficeDesk;
  let shop: CardSite;
  let store: Store;
  let office: Visitor;
  let twin: Api;
  beforeAll(async () => {
    desk = await OfficeDesk.open(database, content);
    ({ shop, store, office } = desk);
    twin = await shop.site.startTwin();
  });
  beforeEach(async () => {
    const free = { status: 'cancelled', balance_usd: 0 } as const;
    await store.updateTable('bookings').set(free).where('status', '=', 'pending').execute();
    await store
      .updateTable('bookings')
      .set({ start_date: '2027-09-09' })
      .where('start_date', 'in', [DAY, OTHER_DAY])
      .execute();
  });
  afterEach(() => expectBalanced(store));
  afterAll(async () => {
    await twin.close();
    await desk.close();
  });

  const make = (changes: Record<string, unknown> = {}) => office.post('/office/bookings', order(changes));
  async function made(changes: Record<string, unknown> = {}) {
    const answer = await make(changes);
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  }
  /** The operator comes back at another time, when their session is over. */
  const later = async (moment: string) => {
    shop.site.now = new Date(moment);
    Object.assign(office, await signInOperator(shop.site));
  };
  const left = async () => {
    shop.site.wait(3);
    return (await shop.site.visitor().get('/trek/departures/120')).body[0].placesLeft;
  };
  /** The only mail to an address. */
  const mailTo = async (email: string) => {
    await shop.site.tick();
    const mails = (await shop.site.mails()).filter((mail) => mail.includes(`To: ${email}`));
    expect(mails).toHaveLength(1);
    return mails[0] ?? '';
  };
  /** The customer, who has opened the link of the mail and typed its code. */
  async function customer({ email, reference }: { email: string; reference: string }): Promise<Visitor> {
    const visitor = shop.site.visitor();
    const typed = await askForCode(shop.site, visitor, { email, reference });
    const { status, body } = await visitor.post('/guest/session', typed);
    expect(status).toBe(200);
    return Object.assign(visitor, { token: body.token as string });
  }
  const pay = (visitor: Visitor, numTravelers = 1, amount = 290 * numTravelers) =>
    visitor.post('/payment/create-payment-intent', {
      ...paymentRequest('maya@example.org', amount),
      ...{ trekId: 120, numTravelers },
    });
  async function paidByLink(booking: { email: string; reference: string }) {
    const visitor = await customer(booking);
    const { status, body } = await pay(visitor);
    if (status === 200 && shop.stripe.charge(body.paymentIntentId)) await shop.poll(visitor, body.paymentIntentId);
    return status;
  }

  test('have what was agreed, a mail with the link, and the maker’s name in log and audit trail', async () => {
    const line = { kind: 'discount', amount: 50, text: 'Second trek with us', reason: 'As agreed' };
    const sent = order({ lines: [line], totalAmount: 1400, partner: 'alpine', source: 'whatsapp' });
    const { status, body } = await office.post('/office/bookings', sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ status: 'pending', trekId: 120, startDate: DAY, endDate: '2027-03-16', travelers: 1, isGuest: true },
      ...{ name: 'Pema Lhamo', totalAmount: 1400, balanceAmount: 1400, paidAmount: 0, source: 'whatsapp' },
      ...{
        heldUntil: '2026-12-01',
        partner: { name: 'Alpine Tours', ref: null },
        departureRequest: { status: 'confirmed' },
      },
      paymentLink: `${shop.site.settings.publicUrl}/booking/${body.reference}?guest`,
      priceLines: [{ kind: 'discount', amount: -50, text: 'Second trek with us', doneBy: 'office@trek.example' }],
      log: [{ act: 'made', doneBy: 'office@trek.example' }],
    });
    const row = await store.selectFrom('bookings').selectAll().where('id', '=', sent.key).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ partner: 'alpine', commission_basis_points: 1250, locale: 'en', booked_on: null });
    expect((await office.get('/office/trail')).body.rows).toContainEqual(
      expect.objectContaining({ event: 'booking-made', who: 'office@trek.example', about: body.reference }),
    );
    const mail = await mailTo(sent.email);
    for (const text of ['Second trek with us', '$1,400', 'A deposit of $280', 'December 1, 2026', body.paymentLink])
      expect(mail).toContain(text);
  });

  test('explain a bank transfer in the customer’s language', async () => {
    const email = `${randomUUID()}@example.org`;
    const { reference, paymentLink } = await made({ email, locale: 'de', pays: 'transfer', heldUntil: undefined });
    expect(paymentLink).toBe(`${shop.site.settings.publicUrl}/booking/${reference}?guest&lang=de`);
    const mail = await mailTo(email);
    expect(mail).toContain('/bank-details?lang=de');
    expect(mail).toContain(reference);
    expect(mail).not.toContain('November');
  });

  test('are made once, however often one form is sent, on two servers', async () => {
    const sent = order();
    const elsewhere = new Visitor((request) => twin.fetch(request), office.token);
    elsewhere.officeToken = office.officeToken;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? elsewhere : office).post('/office/bookings', sent)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect((await office.post('/office/bookings', { ...sent, totalAmount: 1 })).status).toBe(200);
    expect(await store.selectFrom('guests').selectAll().where('email', '=', sent.email).execute()).toHaveLength(1);
    await mailTo(sent.email);
  });

  test('B15: 50 of them, and payments of visitors and by links, sell 3 places of 3', { timeout: 60_000 }, async () => {
    const members = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const member = await shop.site.member();
        await store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', member.email).execute();
        await member.post('/booking/user-details', { ...details, email: member.email, trekId: 120, bookingDate: DAY });
        return member;
      }),
    );
    // Some hold their places, some will be paid by the link.
    const waiting = await Promise.all(
      Array.from({ length: 3 }, async () => customer(await made({ heldUntil: undefined }))),
    );
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, (_, index) => make({ heldUntil: index % 2 ? '2026-12-01' : undefined })),
      ...[...members, ...waiting].map((visitor) => pay(visitor)),
    ]);
    for (const { body } of answers)
      if (body.paymentIntentId && shop.stripe.charge(body.paymentIntentId)) await shop.report(body.paymentIntentId);
    const unpaid = answers.slice(0, 50).flatMap(({ status, body }) => (status === 201 ? [body] : []));
    for (const booking of unpaid) await desk.act(booking.reference, 'transfer', { amount: 290 });
    const sold = await store
      .selectFrom('bookings')
      .select('reference')
      .where('trek_id', '=', 120)
      .where('start_date', '=', DAY)
      .where('status', '=', 'confirmed')
      .execute();
    expect(sold).toHaveLength(3);
    expect(await left()).toBe(0);
  });

  test('B15: are paid by the link, whose payment and hold are of the same people', async () => {
    const booking = await made({ travelers: 3, totalAmount: 4132.5 });
    expect(await left()).toBe(0);
    expect((await pay(await customer(booking), 3, 827)).status).toBe(200);
    expect(await left()).toBe(0);
    const single = await made({ bookingDate: OTHER_DAY });
    expect(await paidByLink(single)).toBe(200);
    expect(await desk.booking(single.reference)).toMatchObject({ status: 'confirmed', paidAmount: 290 });
  });

  test('B15: give the held places up when the customer moves to another day or comes with more', async () => {
    const booking = await made();
    const visitor = await customer(booking);
    const wish = { ...details, email: booking.email, trekId: 120 };
    await visitor.post('/booking/user-details', { ...wish, bookingDate: DAY, country: 'India' });
    expect(await left()).toBe(2);
    await visitor.post('/booking/user-details', { ...wish, bookingDate: OTHER_DAY });
    expect(await left()).toBe(3);
    expect((await make({ bookingDate: OTHER_DAY, travelers: 3, totalAmount: 4132.5 })).status).toBe(201);
    const another = await made();
    const link = await customer(another);
    expect((await pay(link, 2)).status).toBe(200);
    expect(await desk.booking(another.reference)).toMatchObject({ travelers: 2, heldUntil: null });
  });

  test('B15: are held longer or no longer at a word of the office, as far as places are left', async () => {
    const booking = await made({ heldUntil: undefined });
    expect(await left()).toBe(3);
    expect((await desk.act(booking.reference, 'hold', { heldUntil: '2026-11-30' })).status).toBe(200);
    expect(await left()).toBe(2);
    expect((await desk.act(booking.reference, 'hold')).status).toBe(200);
    await made({ travelers: 3, totalAmount: 4132.5 });
    expect((await desk.act(booking.reference, 'hold', { heldUntil: '2026-11-30' })).body.message).toBe(
      'No places are left on this departure.',
    );
    for (const [heldUntil, status] of [
      ['2026-11-20', 400],
      ['2027-03-15', 400],
      ['soon', 400],
    ])
      expect((await desk.act(booking.reference, 'hold', { heldUntil })).status).toBe(status);
    expect((await desk.booking(booking.reference)).log.map(({ act }: { act: string }) => act)).toEqual([
      'held',
      'held',
      'made',
    ]);
    await desk.act(booking.reference, 'cancel', { refund: 0 });
    expect((await desk.act(booking.reference, 'hold', { heldUntil: '2026-11-30' })).status).toBe(409);
  });

  test('B15: keep their hold through a change by the office, which counts them once', async () => {
    const booking = await made({ travelers: 2, totalAmount: 2900 });
    const change = { startDate: DAY, travelers: 3, totalAmount: 4132.5 };
    expect((await desk.act(booking.reference, 'change', change)).status).toBe(200);
    expect(await left()).toBe(0);
    expect((await desk.act(booking.reference, 'transfer', { amount: 827 })).status).toBe(200);
  });

  test('take no places of a full or closed departure, whatever the office ticks', async () => {
    await made({ travelers: 3, totalAmount: 4132.5 });
    expect(await make({ allowsOverbooking: true })).toMatchObject({
      status: 409,
      body: { message: 'No places are left on this departure.' },
    });
    const rows = (await office.get('/office/departures?trek=120')).body.rows;
    const other = rows.find(({ startDate }: { startDate: string }) => startDate === OTHER_DAY);
    const state = (isOpen: boolean, seenAt: string) =>
      office.post(`/office/departures/${other.id}/state`, { seenAt, isOpen, key: randomUUID() });
    const closed = await state(false, other.updatedAt);
    expect((await make({ bookingDate: OTHER_DAY })).body.message).toBe('This departure is closed. Open it first.');
    await state(true, closed.body.updatedAt);
  });

  test('can be made where visitors can’t book, and paid by the link', async () => {
    const visitor = await shop.site.member();
    const wish = { ...details, email: visitor.email, trekId: 120, bookingDate: TODAY };
    expect((await visitor.post('/booking/user-details', wish)).status).toBe(400);
    const quote = await office.get(`/office/bookings/new/quote?trekId=120&startDate=${TODAY}&travelers=1`);
    expect(quote.body).toEqual({
      ...{ endDate: '2026-11-23', pricePerPerson: 1450, totalAmount: 1450, placesLeft: null },
      notice: expect.stringContaining('booked'),
    });
    const booking = await made({ bookingDate: TODAY, heldUntil: TODAY });
    expect(await paidByLink(booking)).toBe(200);
  });

  test('are found by trek, departure, partner, state, name and reference, also in the file', async () => {
    const mark = `Zopa${randomUUID().slice(0, 6)}`;
    const names = { firstName: mark, lastName: 'Lhamo' };
    const [first, other, elsewhere] = [
      await made({ ...names, partner: 'alpine' }),
      await made({ ...names, bookingDate: OTHER_DAY }),
      await made({ ...names, trekId: 101 }),
    ].map(({ reference }) => reference as string);
    const found = async (query: string) => {
      const { status, body } = await office.get(`/office/bookings?${query}&q=${mark}`);
      expect(status).toBe(200);
      return body.rows.map(({ reference }: { reference: string }) => reference).sort();
    };
    expect(await found('')).toEqual([first, other, elsewhere].sort());
    expect(await found('trek=120')).toEqual([first, other].sort());
    expect(await found(`trek=120&from=${DAY}&until=${DAY}`)).toEqual([first]);
    expect(await found(`trek=101&from=${DAY}&until=${DAY}&state=pending`)).toEqual([elsewhere]);
    expect(await found(`trek=101&state=confirmed`)).toEqual([]);
    expect(await found('trek=120&partner=alpine')).toEqual([first]);
    const byReference = (await office.get(`/office/bookings?trek=120&q=${first}`)).body.rows;
    expect(byReference).toMatchObject([{ reference: first, trekId: 120 }]);
    const { body: file } = await office.get(
      `/office/bookings.csv?trek=120&from=${OTHER_DAY}&until=${OTHER_DAY}&q=${mark}`,
    );
    expect(file.split('\r\n').filter((row: string) => row.includes('TH-'))).toEqual([
      expect.stringContaining(other ?? ''),
    ]);
    expect((await office.get('/office/bookings?trek=everest')).status).toBe(400);
  });

  test('are quoted with the places that are left', async () => {
    await made({ travelers: 2, totalAmount: 2900 });
    const ask = (query: string) => office.get(`/office/bookings/new/quote?${query}`);
    expect((await ask(`trekId=120&startDate=${DAY}&travelers=3`)).body).toEqual({
      ...{ endDate: '2027-03-16', pricePerPerson: 1450, totalAmount: 4132.5, placesLeft: 1, notice: null },
    });
    for (const query of [
      'trekId=120&startDate=2026-11-20&travelers=1',
      `trekId=120&startDate=${DAY}&travelers=0`,
      `trekId=120&startDate=${DAY}`,
      'trekId=120&travelers=1',
      `trekId=102&startDate=${DAY}&travelers=1`,
    ])
      expect((await ask(query)).status).toBe(400);
    expect((await ask(`trekId=999&startDate=${DAY}&travelers=1`)).status).toBe(404);
  });

  test('belong to the account that confirms the address', async () => {
    const email = `${randomUUID()}@example.org`;
    const { reference } = await made({ email });
    const member = await shop.site.member({ email });
    expect(await shop.bookings(member)).toEqual([]);
    await confirm(shop.site, member, email);
    expect(await shop.bookings(member)).toMatchObject([{ reference, totalAmount: 1450 }]);
    const exported = (await member.get('/auth/data')).body;
    expect(JSON.stringify(exported)).toContain('"source":"phone"');
    expect(await left()).toBe(2);
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
    expect(await left()).toBe(3);
    expect(await store.selectFrom('bookings').select('id').where('reference', '=', reference).execute()).toEqual([]);
  });

  test('are blanked with their account once something was paid', async () => {
    const email = `${randomUUID()}@example.org`;
    const lines = [{ kind: 'extra', amount: 50, text: 'A cake for Pema', reason: 'Birthday' }];
    const booking = await made({ email, lines, totalAmount: 1500, specialRequirements: 'Tea' });
    await desk.act(booking.reference, 'transfer', { amount: 1500 });
    const member = await shop.site.member({ email });
    await confirm(shop.site, member, email);
    await desk.act(booking.reference, 'cancel', { refund: 0 });
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
    const erased = await desk.booking(booking.reference);
    expect(erased).toMatchObject({
      name: 'Erased Erased',
      email: '',
      phone: '',
      specialRequirements: '',
      source: 'phone',
    });
    expect(JSON.stringify(erased)).not.toMatch(/Pema|cake|Birthday/);
    expect(erased.log).toContainEqual(
      expect.objectContaining({ act: 'made', detail: expect.stringContaining('$1,500 to pay by card') }),
    );
  });

  test('wait for their customer, however long: no tidying deletes their guest', async () => {
    const booking = await made();
    await removeIdleGuests(store, new Date(shop.site.now.getTime() + 3 * 86_400_000));
    expect(await paidByLink(booking)).toBe(200);
  });

  test.each([
    ['key', { key: 'twelve' }, 400],
    ['trekId', { trekId: 'none' }, 400],
    ['Trek with ID 999', { trekId: 999 }, 404],
    ['price', { trekId: 102 }, 400],
    ['traveler', { travelers: 0 }, 400],
    ['travelers', { travelers: 1.5 }, 400],
    ['date', { bookingDate: '2026-11-20' }, 400],
    ['date', { bookingDate: '2031-11-20' }, 400],
    ['first name', { firstName: '' }, 400],
    ['name', { lastName: 'see https://example.com' }, 400],
    ['last name', { lastName: '' }, 400],
    ['email', { email: 'pema@' }, 400],
    ['phone', { phone: 'none' }, 400],
    ['country', { country: '' }, 400],
    ['language', { locale: 'tlh' }, 400],
    ['partner', { partner: 'nobody' }, 400],
    ['came from', { source: 'pigeon' }, 400],
    ['pays', { pays: 'cash' }, 400],
    ['held', { heldUntil: '2026-11-20' }, 400],
    ['held', { heldUntil: '2027-03-15' }, 400],
    ['kind', { lines: [{ kind: 'gift', amount: 1, text: 'A', reason: 'B' }] }, 400],
    ['amount', { lines: [{ kind: 'extra', amount: 0, text: 'A', reason: 'B' }] }, 400],
    ['reason', { lines: [{ kind: 'extra', amount: 1, text: 'A', reason: '' }] }, 400],
    ['written off', { lines: [{ kind: 'write-off', amount: 1, text: 'A', reason: 'B' }] }, 400],
    ['cost nothing', { lines: [{ kind: 'discount', amount: 1450, text: 'A', reason: 'B' }], totalAmount: 0 }, 400],
    ['total', { totalAmount: 1449 }, 409],
    ['totalAmount', { totalAmount: undefined }, 400],
  ])('say what is wrong with their %s: %j', async (word, change, status) => {
    const sent = order(change);
    const answer = await office.post('/office/bookings', sent);
    expect(answer.status).toBe(status);
    expect(answer.body.message.toLowerCase()).toContain(word.toLowerCase());
    expect(await store.selectFrom('guests').selectAll().where('email', '=', sent.email).execute()).toEqual([]);
  });

  test('Z3: are made by operators alone', async () => {
    const member = await shop.site.member();
    const outside = shop.site.visitor(office.token);
    for (const visitor of [shop.site.visitor(), member]) {
      expect((await visitor.post('/office/bookings', order())).status).toBe(404);
      expect((await visitor.get('/office/bookings/new/quote?trekId=120')).status).toBe(404);
    }
    // Without the second factor.
    expect((await outside.post('/office/bookings', order())).status).toBe(404);
  });

  test('B15: hold their places until the end of the day in Nepal, and then others can have them', async () => {
    const booking = await made({ travelers: 2, totalAmount: 2900, heldUntil: '2026-11-24' });
    expect(await left()).toBe(1);
    expect(await make({ travelers: 2, totalAmount: 2900 })).toMatchObject({
      status: 409,
      body: { message: 'Only one place is left on this departure.' },
    });
    await later('2026-11-24T18:14:00.000Z');
    expect(await left()).toBe(1);
    expect(await desk.booking(booking.reference)).toMatchObject({ status: 'pending', heldUntil: '2026-11-24' });
    await later('2026-11-24T18:15:00.000Z');
    expect(await left()).toBe(3);
    expect(await desk.booking(booking.reference)).toMatchObject({ status: 'pending', heldUntil: null });
    const other = await made({ travelers: 2, totalAmount: 2900, heldUntil: '2026-11-25' });
    // It can still be paid as long as places are left.
    expect((await pay(await customer(booking), 2)).body.message).toMatch(/^Only one place is left/);
    await desk.act(other.reference, 'cancel', { refund: 0 });
    expect((await pay(await customer(booking), 2)).status).toBe(200);
  });
});
