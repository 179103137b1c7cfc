import { randomUUID } from 'node:crypto';
import { signedInSchema } from '@trek/ui/api';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { GUEST_CALLS } from '../src/accounts/guest-calls.ts';
import { createApp } from '../src/app.ts';
import { RATE_RULES } from '../src/http/rate-limit.ts';
import type { Services } from '../src/routes/services.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { secondTrek } from './content.ts';
import { askForCode, codesTo, guest, guestContent, guestDetails, guestWithBooking, payDeposit } from './guest-visit.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, PASSWORD, START, TestSite } from './site.ts';

const address = () => `${randomUUID()}@example.org`;
const SIGN_OUT = 'POST /auth/logout';
const notThis = (code: string) => (code === '123456' ? '654321' : '123456');

describe.each(databases)('a booking without an account, on %s', (database) => {
  let site: TestSite;
  let store: Store;
  beforeAll(async () => {
    const content = { ...guestContent, 'treks/gokyo-lakes-trek.json': secondTrek };
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL }, content);
    store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  const confirm = (email: string) =>
    store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', email).execute();
  const signIn = async (email: string) => {
    const { body } = await site.visitor().post('/auth/login', { email, password: PASSWORD, rememberMe: false });
    return site.visitor(signedInSchema.parse(body).token);
  };
  const enter = (typed: { codeId: string; code: string }, visitor = site.visitor()) =>
    visitor.post('/guest/session', typed);

  test('is announced by the policy of every trek, as the company’s terms say', async () => {
    for (const trek of (await site.visitor().get('/trek/all')).body) expect(trek.bookingPolicy.guests).toBe(true);
  });

  test('is made, seen and paid with a mailed code', async () => {
    const email = address();
    const { visitor, booking } = await guestWithBooking(site, email);
    await payDeposit(visitor, email);
    expect((await visitor.get('/booking/user')).body).toEqual([
      expect.objectContaining({ id: booking.id, status: 'confirmed', paidAmount: 290 }),
    ]);
  });

  test('names its guest, and announces neither travelers nor a way to cancel', async () => {
    const email = address();
    const { visitor, booking } = await guestWithBooking(site, email);
    expect(booking).toMatchObject({ guest: { name: 'Maya Gurung', email } });
    const [listed] = (await visitor.get('/booking/user')).body;
    expect(listed).toMatchObject({ guest: { name: 'Maya Gurung', email } });
    expect(listed).not.toHaveProperty('completeTravelers');
  });

  test('is the same one when its guest begins again before paying', async () => {
    const email = address();
    const first = await guestWithBooking(site, email);
    const again = await guest(site, email);
    const { status, body } = await again.post('/booking/user-details', { ...guestDetails, email, country: 'Bhutan' });
    expect([status, body.booking.id]).toEqual([200, first.booking.id]);
    await payDeposit(again, email);
    // Once it is paid, the next one is another.
    expect((await guestWithBooking(site, email)).booking.id).not.toBe(first.booking.id);
  });

  test('is confirmed by a mail that leads to its page for guests', async () => {
    const email = address();
    const { visitor, booking } = await guestWithBooking(site, email);
    await payDeposit(visitor, email);
    await site.tick();
    await vi.waitFor(async () => {
      const mails = (await site.mails()).filter((mail) => mail.includes(`To: ${email}`));
      expect(mails.join()).toContain(`/booking/${booking.reference}?guest`);
    });
  });

  test('takes a code as it is pasted', async () => {
    const { codeId, code } = await askForCode(site, site.visitor(), { email: address(), trekId: 101 });
    expect((await enter({ codeId, code: ` ${code.slice(0, 3)}-${code.slice(3)} ` })).status).toBe(200);
  });

  test('has its code mailed in the language of its page', async () => {
    const email = address();
    await site.visitor().post('/guest/code', { email, trekId: 101, locale: 'de-CH' });
    await site.tick();
    expect((await site.mails()).find((mail) => mail.includes(`To: ${email}`))).toContain('15 Minuten lang');
  });

  test.each([
    ['an unknown trek', { trekId: 999 }, 404],
    ['a trek without a price', { trekId: 102 }, 400],
    ['neither a trek nor a booking', {}, 400],
    ['both', { trekId: 101, reference: 'TH-234679' }, 400],
  ])('is refused for %s', async (_, wanted, status) => {
    expect((await site.visitor().post('/guest/code', { email: address(), ...wanted })).status).toBe(status);
  });

  test('stores no code, and no id of one, as it is', async () => {
    const email = address();
    const { codeId, code } = await askForCode(site, site.visitor(), { email, trekId: 101 });
    const rows = JSON.stringify(await store.selectFrom('email_codes').selectAll().where('email', '=', email).execute());
    expect(rows).toContain(email);
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(codeId);
    expect(JSON.stringify(await store.selectFrom('queued_mails').selectAll().execute())).not.toContain(code);
    expect(JSON.stringify(site.logged)).not.toContain(code);
  });

  test('G1: takes a code once, also from two calls at the same time', async () => {
    const typed = await askForCode(site, site.visitor(), { email: address(), trekId: 101 });
    const answers = await Promise.all([enter(typed), enter(typed), enter(typed)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await enter(typed)).status).toBe(410);
  });

  test('G1: takes a code for fifteen minutes', async () => {
    const typed = await askForCode(site, site.visitor(), { email: address(), trekId: 101 });
    site.wait(15 * 60 - 1);
    expect((await enter({ ...typed, code: notThis(typed.code) })).status).toBe(400);
    site.wait(1);
    expect((await enter(typed)).status).toBe(410);
  });

  test('G1: ends a code that is guessed at, from any number of networks', async () => {
    const { codeId, code } = await askForCode(site, site.visitor(), { email: address(), trekId: 101 });
    const statuses = [];
    for (let guess = 0; guess <= RATE_RULES.code.perAccount; guess += 1)
      statuses.push((await enter({ codeId, code: notThis(code) })).status);
    expect(statuses).toEqual([...Array.from({ length: RATE_RULES.code.perAccount }, () => 400), 429]);
    expect((await enter({ codeId, code })).status).toBe(429);
  });

  test('G1: takes the owner’s code, however often a stranger has guessed at others of the address', async () => {
    const email = address();
    const { perAccount: codes } = RATE_RULES['code-request'];
    for (let requested = 1; requested < codes; requested += 1) {
      const { codeId, code } = await askForCode(site, site.visitor(), { email, trekId: 101 });
      for (let guess = 0; guess <= RATE_RULES.code.perAccount; guess += 1) await enter({ codeId, code: notThis(code) });
    }
    const own = await askForCode(site, site.visitor(), { email, trekId: 101 });
    expect((await enter(own)).status).toBe(200);
    // More codes to guess at are not mailed.
    expect((await site.visitor().post('/guest/code', { email, trekId: 101 })).status).toBe(429);
  });

  test('G2: floods no mailbox, from one network or many', async () => {
    const ask = (email: string, visitor = site.visitor()) => visitor.post('/guest/code', { email, trekId: 101 });
    const count = async (email: string, visitor?: ReturnType<TestSite['visitor']>) => {
      let sent = 0;
      for (let call = 0; call < 15; call += 1) if ((await ask(email, visitor)).status === 200) sent += 1;
      return sent;
    };
    const { perAccount, perAccountAndAddress, perAddress } = RATE_RULES['code-request'];
    expect(await count(address(), site.visitor())).toBe(perAccountAndAddress);
    expect(await count(address())).toBe(perAccount);
    const flooder = site.visitor();
    let reached = 0;
    for (let call = 0; call < perAddress + 5; call += 1)
      if ((await ask(address(), flooder)).status === 200) reached += 1;
    expect(reached).toBe(perAddress);
  });

  test('G3: gives the same answer to a stranger’s address, an account’s, an operator’s and a guest’s', async () => {
    const member = await site.member();
    const confirmed = await site.member();
    await confirm(confirmed.email);
    const { booking } = await guestWithBooking(site, 'known@example.org');
    const shapeOf = async (wanted: object) => {
      const { status, headers, body } = await site.visitor().post('/guest/code', wanted);
      const length = String(body.codeId).length;
      headers.delete('x-request-id');
      return { status, headers: [...headers], keys: Object.keys(body), length };
    };
    const stranger = await shapeOf({ email: address(), trekId: 101 });
    for (const email of [member.email, confirmed.email, OPERATOR_EMAIL, 'known@example.org'])
      expect(await shapeOf({ email, trekId: 101 })).toEqual(stranger);
    const { reference } = booking;
    const returning = await shapeOf({ email: 'known@example.org', reference });
    expect(returning).toEqual(stranger);
    for (const wanted of [
      { email: address(), reference },
      { email: member.email, reference },
      { email: OPERATOR_EMAIL, reference: 'TH-234679' },
      { email: 'known@example.org', reference: 'TH-234679' },
    ])
      expect(await shapeOf(wanted)).toEqual(returning);
  });

  test('G3: answers alike where a code is entered that was never mailed', async () => {
    const { booking } = await guestWithBooking(site, 'returning@example.org');
    const { reference } = booking;
    const known = await site.visitor().post('/guest/code', { email: 'returning@example.org', reference });
    const unknown = await site.visitor().post('/guest/code', { email: address(), reference });
    await site.tick();
    const answersOf = async (codeId: string, guesses: number) => {
      const answers = [];
      for (let guess = 0; guess < guesses; guess += 1) {
        const { status, body } = await enter({ codeId, code: '000000' });
        answers.push({ status, body });
      }
      return answers;
    };
    const most = RATE_RULES.code.perAccount;
    expect(await answersOf(unknown.body.codeId, most - 1)).toEqual(await answersOf(known.body.codeId, most - 1));
    site.wait(15 * 60);
    expect(await answersOf(unknown.body.codeId, 2)).toEqual(await answersOf(known.body.codeId, 2));
  });

  test('is returned to with a new code, from another device', async () => {
    const email = address();
    const { visitor, booking } = await guestWithBooking(site, email);
    await payDeposit(visitor, email);
    const elsewhere = site.visitor();
    const typed = await askForCode(site, elsewhere, { email, reference: ` ${booking.reference.toLowerCase()} ` });
    elsewhere.token = (await enter(typed, elsewhere)).body.token;
    const [found] = (await elsewhere.get('/booking/user')).body;
    expect(found).toMatchObject({ id: booking.id, status: 'confirmed' });
    const order = { trekId: 101, currency: 'usd', numTravelers: 1, customerName: 'Maya', customerEmail: email };
    const { body } = await elsewhere.post('/payment/create-payment-intent', {
      ...order,
      ...{ amount: 1160, bookingId: booking.id },
    });
    await elsewhere.get(`/payment/status/${body.paymentIntentId}`);
    expect((await elsewhere.get('/booking/user')).body[0]).toMatchObject({ balanceAmount: 0 });
  });

  test('G4: a guest reads no other booking and no other payment', async () => {
    const [one, other] = [await guestWithBooking(site, address()), await guestWithBooking(site, address())];
    const paid = await payDeposit(other.visitor, 'maya@example.org');
    expect((await one.visitor.get('/booking/user')).body.map(({ id }: { id: string }) => id)).toEqual([one.booking.id]);
    expect((await one.visitor.get(`/payment/status/${paid}`)).status).toBe(404);
    // Control: who has paid it reads it.
    expect((await other.visitor.get(`/payment/status/${paid}`)).status).toBe(200);
    expect((await one.visitor.post('/payment/leave', { paymentIntentId: paid })).status).toBe(404);
    const order = {
      amount: 290,
      currency: 'usd',
      numTravelers: 1,
      customerName: 'Maya',
      customerEmail: 'm@example.org',
    };
    const answer = await one.visitor.post('/payment/create-payment-intent', {
      ...order,
      ...{ trekId: 101, bookingId: other.booking.id },
    });
    expect(answer).toMatchObject({ status: 400, body: { message: 'There is no such booking of this trek.' } });
  });

  test('G4: an account with the same unconfirmed address sees nothing of it', async () => {
    const member = await site.member();
    await guestWithBooking(site, member.email);
    expect((await (await signIn(member.email)).get('/booking/user')).body).toEqual([]);
  });

  test('G5: a code for one trek books no other, nor with another address, nor again once paid', async () => {
    const email = address();
    const visitor = await guest(site, email);
    const book = (changes: object) => visitor.post('/booking/user-details', { ...guestDetails, email, ...changes });
    expect((await book({ trekId: 103 })).status).toBe(401);
    expect((await book({ email: address() })).status).toBe(401);
    expect((await book({})).status).toBe(201);
    expect((await book({ bookingDate: '2027-05-01', email: email.toUpperCase() })).status).toBe(200);
    await payDeposit(visitor, email);
    expect((await book({})).status).toBe(401);
    expect((await visitor.get('/booking/user')).body).toHaveLength(1);
  });

  test('G5: a code to return to one booking opens no other of the same address', async () => {
    const email = address();
    const [one, other] = [await guestWithBooking(site, email), await guestWithBooking(site, email, 103)];
    const visitor = site.visitor();
    const typed = await askForCode(site, visitor, { email, reference: one.booking.reference });
    visitor.token = (await enter(typed, visitor)).body.token;
    const ids = (await visitor.get('/booking/user')).body.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([one.booking.id]);
    expect(ids).not.toContain(other.booking.id);
  });

  test('ends its session after two hours without use', async () => {
    const { visitor } = await guestWithBooking(site, address());
    site.wait(2 * 3600 - 1);
    expect((await visitor.get('/booking/user')).status).toBe(200);
    site.wait(2 * 3600 + 300);
    expect((await visitor.get('/booking/user')).status).toBe(401);
  });

  describe('joins the account of its address', () => {
    test('when the owner signs in, who has confirmed it, and its session ends', async () => {
      const member = await site.member();
      const { visitor, booking } = await guestWithBooking(site, member.email);
      await payDeposit(visitor, member.email);
      await confirm(member.email);
      const owner = await signIn(member.email);
      expect((await owner.get('/booking/user')).body).toEqual([
        expect.objectContaining({ id: booking.id, status: 'confirmed' }),
      ]);
      expect((await visitor.get('/booking/user')).status).toBe(401);
      // It is the account's now: no code leads to it.
      await site.visitor().post('/guest/code', { email: member.email, reference: booking.reference });
      await site.tick();
      expect(await codesTo(site, member.email)).toHaveLength(1);
    });

    test('when the address is confirmed, by the mailed code too', async () => {
      const member = await site.member();
      const { booking } = await guestWithBooking(site, member.email);
      const { body } = await member.post('/auth/email-code', {});
      await site.tick();
      const codes = await codesTo(site, member.email);
      const answers = [];
      for (const code of codes)
        answers.push((await member.post('/auth/confirm-email-code', { codeId: body.codeId, code })).status);
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      expect((await member.get('/booking/user')).body).toEqual([expect.objectContaining({ id: booking.id })]);
    });

    test('but an unpaid one waits while the account has one of that trek', async () => {
      const member = await site.member();
      await confirm(member.email);
      await member.post('/booking/user-details', { ...guestDetails, email: member.email });
      const { visitor, booking } = await guestWithBooking(site, member.email);
      const owner = await signIn(member.email);
      expect((await owner.get('/booking/user')).body).toHaveLength(1);
      expect((await site.visitor(visitor.token).get('/booking/user')).status).toBe(401);
      const [{ id }] = (await owner.get('/booking/user')).body;
      await owner.post('/booking/cancel', { bookingId: id });
      const bookings = (await (await signIn(member.email)).get('/booking/user')).body;
      expect(bookings.map((found: { id: string }) => found.id)).toContain(booking.id);
    });

    test('but never joins an operator’s account', async () => {
      const { booking } = await guestWithBooking(site, OPERATOR_EMAIL);
      const row = await store.selectFrom('bookings').select('user_id').where('id', '=', booking.id).executeTakeFirst();
      await store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', OPERATOR_EMAIL).execute();
      await site.visitor().post('/auth/reset-password-request', { email: OPERATOR_EMAIL });
      expect(
        await store
          .selectFrom('users')
          .select('role')
          .where('id', '=', row?.user_id ?? '')
          .executeTakeFirst(),
      ).toEqual({ role: 'guest' });
    });
  });

  test('G6: a code of an account opens no guest’s session, and a guest’s confirms no account', async () => {
    const member = await site.member();
    const { body } = await member.post('/auth/email-code', {});
    await site.tick();
    const [code = ''] = await codesTo(site, member.email);
    expect((await enter({ codeId: body.codeId, code })).status).toBe(410);
    const ofGuest = await askForCode(site, site.visitor(), { email: member.email, trekId: 101 });
    expect((await member.post('/auth/confirm-email-code', ofGuest)).status).toBe(410);
    const stranger = await site.member();
    expect((await stranger.post('/auth/confirm-email-code', { codeId: body.codeId, code })).status).toBe(410);
  });

  test('G6: a guest’s session is refused by every call but those of the table', async () => {
    const { visitor, booking } = await guestWithBooking(site, address());
    const member = await site.member();
    const { routes } = createApp({
      settings: site.settings,
      catalogue: { partnerAt: () => undefined },
    } as never as Services);
    const calls = [...new Set(routes.filter(({ method }) => method !== 'ALL').map((it) => `${it.method} ${it.path}`))];
    expect(calls).toEqual(expect.arrayContaining([...GUEST_CALLS, SIGN_OUT]));
    const ask = async (call: string, token: string | undefined) => {
      const [method = '', path = ''] = call.split(' ');
      const address = path.replace(/:(\w+)(?:\{.*?\})?/g, booking.id);
      const init = method === 'GET' ? { method } : { method, body: '{}' };
      const { status } = await site.visitor(token).send(address, init);
      return [call, status] as const;
    };
    const answers = async (token: string | undefined) => [
      ...(await Promise.all(calls.filter((call) => call !== SIGN_OUT).map((call) => ask(call, token)))),
      // Last, as none of the others would be answered as signed in after it.
      await ask(SIGN_OUT, token),
    ];
    const [asGuest, asVisitor] = [await answers(visitor.token), await answers(undefined)];
    // Each call answers a guest as it answers those without a session, but those of the table.
    const differing = asGuest.filter(([, status], index) => status !== asVisitor[index]?.[1]).map(([call]) => call);
    expect(differing.sort()).toEqual([...GUEST_CALLS].sort());
    // Control: an account's session makes a difference for many more.
    const asMember = await answers(member.token);
    expect(asMember.filter(([, status], index) => status !== asVisitor[index]?.[1]).length).toBeGreaterThan(
      GUEST_CALLS.length + 5,
    );
  });

  test('is exported and erased by the office, by its reference', async () => {
    const { COMMANDS } = await import('../src/office/command-line.ts');
    const email = address();
    const { visitor, booking } = await guestWithBooking(site, email);
    const services = { store, settings: site.settings, payments: {}, mailQueue: {} } as never;
    expect(await COMMANDS.export(services, booking.reference)).toContain(email);
    await COMMANDS.erase(services, booking.reference);
    expect((await visitor.get('/booking/user')).status).toBe(401);
    expect(await store.selectFrom('guests').selectAll().where('email', '=', email).execute()).toEqual([]);
    const left = await store.selectFrom('bookings').select('email').where('id', '=', booking.id).execute();
    expect(JSON.stringify(left)).not.toContain(email);
  });

  describe('belongs to the owner of the confirmed address', () => {
    /** An account that is signed in, and booked twice with its address and no account since. */
    async function signedIn() {
      const member = await site.member();
      await confirm(member.email);
      await member.post('/booking/user-details', { ...guestDetails, email: member.email });
      const unpaid = await guestWithBooking(site, member.email);
      const paid = await guestWithBooking(site, member.email, 103);
      await payDeposit(paid.visitor, member.email, 103, 200);
      // Has proved the address, and books nothing.
      await guest(site, member.email);
      return { member, bookings: [unpaid.booking.id, paid.booking.id] };
    }
    const leftOf = async (email: string) =>
      JSON.stringify(
        await Promise.all(
          (['guests', 'users', 'bookings', 'payments'] as const).map((table) =>
            store.selectFrom(table).selectAll().execute(),
          ),
        ),
      ).includes(email);

    test('is exported with the account, without another sign-in', async () => {
      const { member, bookings } = await signedIn();
      const { body } = await member.get('/auth/data');
      const ids = (body.bookings as { id: string }[]).map(({ id }) => id);
      expect(ids).toHaveLength(3);
      expect(ids).toEqual(expect.arrayContaining(bookings));
    });

    test('is erased with the account, without another sign-in', async () => {
      const { member } = await signedIn();
      const answer = await member.post('/auth/erase', { password: PASSWORD });
      // The paid one waits for its money, and the account with it.
      expect(answer.status).toBe(409);
      await store
        .updateTable('bookings')
        .set({ start_date: '2020-01-01', end_date: '2020-01-02' })
        .where('email', '=', member.email)
        .execute();
      expect(await leftOf(member.email)).toBe(true);
      expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
      expect(await leftOf(member.email)).toBe(false);
    });
  });

  test('G4: is no longer read by the former reader once the office corrects its address', async () => {
    const [wrong, right] = [address(), address()];
    const { visitor, booking } = await guestWithBooking(site, wrong);
    const open = await askForCode(site, site.visitor(), { email: wrong, reference: booking.reference });
    const office = await signInOperator(site);
    const correction = { key: randomUUID(), email: right };
    expect((await office.post(`/office/bookings/${booking.reference}/correct`, correction)).status).toBe(200);
    expect((await visitor.get('/booking/user')).status).toBe(401);
    expect((await enter(open)).status).toBe(410);
    // Control: the corrected address leads to it.
    const own = await askForCode(site, site.visitor(), { email: right, reference: booking.reference });
    const { body } = await enter(own);
    expect((await site.visitor(body.token).get('/booking/user')).body).toEqual([
      expect.objectContaining({ id: booking.id }),
    ]);
  });

  test('leaves no address once its person is blanked', async () => {
    const email = address();
    const { visitor, booking } = await guestWithBooking(site, email);
    await payDeposit(visitor, email);
    // As after the period of the tax law.
    await store.updateTable('bookings').set({ email: '' }).where('id', '=', booking.id).execute();
    await site.tick();
    expect(await store.selectFrom('guests').selectAll().where('email', '=', email).execute()).toEqual([]);
  });

  test('leaves nothing of those who prove an address and book nothing', async () => {
    const email = address();
    await guest(site, email);
    const typed = await askForCode(site, site.visitor(), { email, trekId: 101 });
    expect(typed.code).not.toBe('');
    site.wait(2 * 86_400);
    await site.tick();
    for (const table of ['guests', 'email_codes'] as const)
      expect(await store.selectFrom(table).selectAll().where('email', '=', email).execute()).toEqual([]);
  });
});

test('a company that does not take guests announces none, and sends no codes', async () => {
  const site = await TestSite.start('SQLite');
  const [trek] = (await site.visitor().get('/trek/all')).body;
  expect(trek.bookingPolicy).not.toHaveProperty('guests');
  const answer = await site.visitor().post('/guest/code', { email: address(), trekId: 101 });
  await site.remove();
  expect(answer).toMatchObject({ status: 403, body: { message: expect.stringContaining('account') } });
});
