import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dismissOperator } from '../src/store/colleagues.ts';
import {
  ERASED_BOOKING,
  ERASED_PAYMENT,
  ERASED_PRICE_LINE,
  ERASED_TRAVELER,
  ERASED_USER,
} from '../src/store/erased-columns.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { reinstateOperator } from '../src/store/operators.ts';
import { eraseAccount } from '../src/store/personal-data.ts';
import { recordRetentionRun } from '../src/store/retention-runs.ts';
import { confirmEmail, userByEmail } from '../src/store/users.ts';
import { bundled } from './bundled.ts';
import { CardSite, details } from './card-payments.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { files, secondTrek } from './content.ts';
import { OPERATOR_EMAIL, signInAlone } from './operator.ts';
import { databases, PASSWORD } from './site.ts';

const content = { ...files, 'treks/gokyo-lakes-trek.json': secondTrek };
/** Words that stand nowhere else. */
const traveler = {
  passportName: 'Zyxwia Qorvath',
  passportNumber: 'QX0815471',
  passportExpiry: '2031-07-29',
  nationality: 'Ruritanian',
  birthDate: '1991-02-28',
  diet: 'no groundnuts whatsoever',
  insurance: 'Paladin 4711-0815',
  insuranceCompany: 'Paladin Mutual',
  arrival: 'March 12, by bus from Pokhara',
  insuranceHotline: '+977 1 5551234',
  insuranceAltitude: '5987',
  emergencyName: 'Ottokar Qorvath',
  emergencyPhone: '+977 1 5559876',
};
const booked = {
  firstName: 'Zenobia',
  lastName: 'Quillfeather',
  phone: '+977 1 5557531',
  country: 'Ruritania',
  specialRequirements: 'A left-handed ice axe',
};
const MESSAGE = 'Do yaks like turnips?';
/** Occurs nowhere else. */
const SAVED_AT = '2026-07-08T09:10:11.121Z';
const TABLES = [
  ...['users', 'sessions', 'bookings', 'payments', 'travelers', 'cancellations', 'departure_requests', 'office_log'],
  'traveler_links',
  'price_lines',
  'saved_treks',
  'erasure_requests',
  ...[
    'contact_messages',
    'queued_mails',
    'password_resets',
    'known_networks',
    'second_factors',
    'recovery_codes',
    'passkeys',
    'trail',
  ],
] as const;

describe.each(databases)('V1: personal data on %s', (database) => {
  let shop: CardSite;
  let store: Store;
  beforeAll(async () => {
    shop = await CardSite.start(database, content, { operatorEmail: OPERATOR_EMAIL });
    const { databaseUrl, dataFolder, log } = shop.site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await shop.remove();
  });

  async function office(...args: string[]) {
    const { databaseUrl, dataFolder } = shop.site.settings;
    const env = { ...CHILD_ENVIRONMENT, DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const child = spawn(process.execPath, [await bundled('../src/office.ts'), ...args], { env });
    const [output, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code, output, error };
  }

  /** The same without a process of its own. @returns why not, where it was refused */
  async function erase(email: string): Promise<string> {
    const user = await userByEmail(store, email);
    return eraseAccount(store, user?.id ?? '', { trace: {}, ownsMessages: true }, shop.site.now).then(
      () => 'erased',
      ({ message }: Error) => message,
    );
  }

  /** A member with a paid booking, an unpaid one, and a message, who has asked for a reset. */
  async function customer() {
    const member = await shop.site.member({ fullname: 'Zenobia Quillfeather' });
    const email = member.email;
    await member.post('/booking/user-details', { ...details, ...booked, email });
    const id = await shop.opened(member);
    shop.stripe.charge(id);
    await shop.poll(member, id);
    const [{ id: bookingId, reference }] = await shop.bookings(member);
    await member.post('/booking/traveler', { bookingId, position: 1, ...traveler });
    await member.post('/booking/user-details', { ...details, ...booked, email, trekId: secondTrek.id });
    await member.post('/contact', { name: 'Zenobia', email, phone: booked.phone, message: MESSAGE });
    await member.post('/auth/reset-password-request', { email });
    await member.post('/saved-treks', { save: [{ trekId: 101, savedAt: SAVED_AT, seenDepartures: [] }], remove: [] });
    await store
      .insertInto('office_log')
      .values({
        ...{ booking_id: bookingId, act: 'note', key: 'k1', detail: 'Zenobia rang', done_by: OPERATOR_EMAIL },
        done_at: shop.site.now.toISOString(),
      })
      .execute();
    await store
      .insertInto('price_lines')
      .values({
        ...{ id: `line ${bookingId}`, booking_id: bookingId, kind: 'extra', text: 'Porter for Zenobia', cents: 0 },
        ...{ reason: 'Zenobia asked', done_by: OPERATOR_EMAIL, created_at: shop.site.now.toISOString() },
      })
      .execute();
    return { member, email, bookingId: bookingId as string, reference: reference as string };
  }

  const endTrek = (bookingId: string) =>
    store
      .updateTable('bookings')
      .set({ start_date: '2026-10-01', end_date: '2026-10-12' })
      .where('id', '=', bookingId)
      .execute();

  async function everything(tables: readonly (typeof TABLES)[number][] = TABLES): Promise<string> {
    const rows = [];
    for (const table of tables) {
      // In an order of their own: PostgreSQL's changes.
      const stored = await store.selectFrom(table).selectAll().execute();
      rows.push(stored.map((row) => JSON.stringify(row)).sort());
    }
    return JSON.stringify(rows);
  }

  const eventsAbout = (event: 'data-taken' | 'account-erased') =>
    store.selectFrom('trail').selectAll().where('event', '=', event).execute();

  test('the command prints all of it, without secrets', async () => {
    const { email, reference } = await customer();
    const { password_hash } = await store
      .selectFrom('users')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { code, output } = await office('export', email.toUpperCase());
    expect(code).toBe(0);
    const data = JSON.parse(output);
    expect(data.account).toMatchObject({ email, fullname: 'Zenobia Quillfeather', has_password: true });
    expect(data.bookings).toHaveLength(2);
    expect(data.bookings).toContainEqual(expect.objectContaining({ reference, trek_title: expect.any(String) }));
    for (const word of [...Object.values(traveler), ...Object.values(booked), MESSAGE, 'Zenobia rang', SAVED_AT]) {
      expect(output).toContain(word);
    }
    expect(data.sessions).toHaveLength(1);
    expect(output).not.toContain(password_hash);
    expect(output).not.toContain(OPERATOR_EMAIL);
    expect(await eventsAbout('data-taken')).toMatchObject([{ who: 'npm run office', about: data.account.id }]);
    expect(await office('export', 'nobody@example.net')).toMatchObject({
      code: 1,
      error: 'There is no account with the address nobody@example.net\n',
    });
  });

  test('the command erases all but the bookkeeping, and the address is free again', async () => {
    const { member, email, bookingId, reference } = await customer();
    await endTrek(bookingId);
    const other = await customer();
    const before = await store.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow();
    expect(await office('erase', email)).toMatchObject({ code: 0, output: `${email}: erased\n` });

    const mine = await store.selectFrom('bookings').selectAll().where('user_id', '=', before.user_id).execute();
    expect(mine).toMatchObject([
      {
        ...{ id: bookingId, reference, start_date: '2026-10-01', trek_id: 101, total_cents: 145_000, advance_usd: 290 },
        ...{ first_name: 'Erased', last_name: 'Erased', email: '', phone: '', country: '', special_requirements: '' },
      },
    ]);
    expect(await everything()).not.toContain(email);
    expect((await member.get('/auth/me')).status).toBe(401);
    const login = { email, password: PASSWORD, rememberMe: false };
    expect((await shop.site.visitor().post('/auth/login', login)).status).toBe(401);
    // Another customer keeps all of it.
    expect(await shop.bookings(other.member)).toHaveLength(2);
    const again = { fullname: 'Maya Gurung', email, phone: booked.phone, password: PASSWORD };
    expect((await shop.site.visitor().post('/auth/register', again)).status).toBe(201);
  });

  test('erasure leaves no word of the person anywhere, and no undeliverable mail', async () => {
    for (const { email } of await store.selectFrom('users').select('email').where('role', '=', 'user').execute()) {
      await store.updateTable('bookings').set({ end_date: '2026-10-12' }).where('status', '=', 'confirmed').execute();
      if (!email.startsWith('erased:')) await erase(email);
    }
    const left = await everything();
    const words = [...Object.values(traveler), ...Object.values(booked), MESSAGE, 'Zenobia', SAVED_AT];
    expect(words.filter((word) => left.includes(word))).toEqual([]);
    shop.site.logged.length = 0;
    shop.site.wait(3_600);
    await shop.site.tick();
    expect(shop.site.logged.filter(({ level }) => level === 'error')).toEqual([]);
    expect(await store.selectFrom('queued_mails').selectAll().execute()).toEqual([]);
  });

  test('erasure is refused while a paid trek is still ahead', async () => {
    const { member, email, reference } = await customer();
    const tables = ['users', 'bookings', 'payments', 'travelers', 'contact_messages', 'office_log'] as const;
    const before = await everything(tables);
    expect(await erase(email)).toContain(`Booking ${reference} is paid and its trek is still ahead`);
    expect(await everything(tables)).toBe(before);
    expect((await member.get('/auth/me')).status).toBe(200);
  });

  test('erasure is atomic: it ends an open payment first, and a charge in progress blocks it', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    expect(await erase(member.email)).toContain('is being processed. Try again in a moment.');
    expect((await office('erase', member.email)).code).toBe(1);
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
    expect(shop.stripe.charge(id)).toBe(false);
    const other = await shop.traveler();
    shop.stripe.charge(await shop.opened(other));
    expect(await other.post('/auth/erase', { password: PASSWORD })).toMatchObject({
      status: 409,
      body: { message: 'A payment for this booking has just arrived. Please check again.' },
    });
    expect(await shop.bookings(other)).toMatchObject([{ status: 'confirmed', paidAmount: 290 }]);
  });

  /** A member whose paid booking has ended, and whose money is not settled for a reason. */
  async function unsettled(reason: keyof typeof UNSETTLED) {
    const { member, email, bookingId, reference } = await customer();
    await endTrek(bookingId);
    const { id: paymentId } = await store
      .selectFrom('payments')
      .select('id')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await UNSETTLED[reason].open({ bookingId, paymentId });
    return { member, email, bookingId, paymentId, reference };
  }

  interface Unsettled {
    bookingId: string;
    paymentId: string;
  }
  const refund = (status: 'ordered' | 'sent' | 'failed' | 'by-hand', open: Unsettled) =>
    store
      .insertInto('refunds')
      .values({ payment_id: open.paymentId, amount_usd: 100, status, ordered_at: shop.site.now.toISOString() })
      .execute();
  const sent = ({ paymentId }: Unsettled) =>
    store.updateTable('refunds').set({ status: 'arrived' }).where('payment_id', '=', paymentId).execute();
  const payment = (change: object) => (open: Unsettled) =>
    store.updateTable('payments').set(change).where('id', '=', open.paymentId).execute();
  const cancellation = (status: 'requested' | 'declined') => (open: Unsettled) =>
    store
      .insertInto('cancellations')
      .values({
        ...{ booking_id: open.bookingId, status, kept_usd: 0, refund_usd: 290, decided_by: null, decided_at: null },
        requested_at: shop.site.now.toISOString(),
      })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet({ status }))
      .execute();
  const dispute = async (paymentId: string, status: string) => {
    const at = shop.site.now.toISOString();
    const row = { payment_id: paymentId, amount_cents: 100, status, reason: 'general', opened_at: at, asked_at: at };
    await store
      .insertInto('disputes')
      .values({ ...row, id: `du_${paymentId}`, due_at: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ status }))
      .execute();
  };
  const UNSETTLED = {
    'an ordered refund': {
      why: 'a refund has not arrived yet',
      open: async (open: Unsettled) => {
        // A person sends it: no background task does.
        await payment({ method: 'transfer' })(open);
        await refund('ordered', open);
      },
      settle: sent,
    },
    'a failed refund': {
      why: 'a refund has not arrived yet',
      open: (open: Unsettled) => refund('failed', open),
      settle: sent,
    },
    'a refund that a person has to send': {
      why: 'a refund has not arrived yet',
      open: (open: Unsettled) => refund('by-hand', open),
      settle: sent,
    },
    'a refund that no payment can send': {
      why: 'a refund has not arrived yet',
      open: ({ bookingId }: Unsettled) =>
        store
          .insertInto('manual_refunds')
          .values({
            ...{ id: bookingId, booking_id: bookingId, amount_cents: 100, ordered_by: OPERATOR_EMAIL },
            ordered_at: shop.site.now.toISOString(),
          })
          .execute(),
      settle: ({ bookingId }: Unsettled) =>
        store
          .updateTable('manual_refunds')
          .set({ sent_at: shop.site.now.toISOString() })
          .where('booking_id', '=', bookingId)
          .execute(),
    },
    'an undecided cancellation': {
      why: 'the cancellation has not been decided',
      open: cancellation('requested'),
      settle: cancellation('declined'),
    },
    'a dispute': {
      why: 'a payment is disputed at the bank',
      open: ({ paymentId }: Unsettled) => dispute(paymentId, 'needs_response'),
      settle: ({ paymentId }: Unsettled) => dispute(paymentId, 'won'),
    },
    'a lost dispute that no one has decided on': {
      why: 'a payment is disputed at the bank',
      open: ({ paymentId }: Unsettled) => dispute(paymentId, 'lost'),
      settle: async () => {
        await store.updateTable('disputes').set({ decision: 'written-off' }).execute();
      },
    },
    'a refund in transit': {
      why: 'a refund has not arrived yet',
      open: (open: Unsettled) => refund('sent', open),
      settle: sent,
    },
    'money that is not owed': {
      why: 'we hold money that was not owed',
      open: payment({ balance_state: 'unowed' }),
      settle: payment({ balance_state: 'counted' }),
    },
  };

  test.each(Object.keys(UNSETTLED) as (keyof typeof UNSETTLED)[])(
    'erasure waits for %s, says why and whom to contact, and completes by itself afterwards',
    async (reason) => {
      const { member, email, reference, ...open } = await unsettled(reason);
      const tables = ['users', 'bookings', 'payments', 'travelers', 'contact_messages', 'office_log'] as const;
      const before = await everything(tables);
      const why = `Not yet: for booking ${reference}, ${UNSETTLED[reason].why}. The account works as before until that is settled. Then we delete it without another request.`;
      expect(await member.post('/auth/erase', { password: PASSWORD })).toMatchObject({
        status: 409,
        body: { message: `${why} Questions? Write to ${shop.site.settings.mail.contactAddress}.` },
      });
      expect(await everything(tables)).toBe(before);
      await shop.site.tick();
      expect((await member.get('/auth/data')).body).toMatchObject({
        account: { email },
        erasure_request: [{ requested_at: shop.site.now.toISOString() }],
      });
      const tried = await shop.site.visitor().post('/auth/login', { email, password: PASSWORD, rememberMe: false });
      expect(tried.status).toBe(200);

      await UNSETTLED[reason].settle(open);
      await shop.site.tick();
      expect((await member.get('/auth/me')).status).toBe(401);
      expect(await everything(['users', 'sessions', 'bookings', 'payments', 'travelers'])).not.toContain(email);
      expect(await store.selectFrom('erasure_requests').selectAll().execute()).toEqual([]);
      expect(await store.selectFrom('bookings').select('email').where('reference', '=', reference).execute()).toEqual([
        { email: '' },
      ]);
    },
  );

  test('pending erasure does not interrupt a card payment, and completes at once on a second request', async () => {
    const { member, email, ...open } = await unsettled('a dispute');
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(409);
    await member.post('/booking/user-details', { ...details, email });
    const id = await shop.opened(member);
    await UNSETTLED['a dispute'].settle(open);
    await shop.site.tick();
    expect(shop.stripe.intents.get(id)?.status).toBe('requires_payment_method');
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
    expect(shop.stripe.charge(id)).toBe(false);
    expect(await store.selectFrom('erasure_requests').selectAll().execute()).toEqual([]);
  });

  test('pending erasure works the same for the command', async () => {
    const { email, ...open } = await unsettled('a failed refund');
    const refused = await office('erase', email);
    expect(refused).toMatchObject({ code: 1, error: expect.stringContaining('a refund has not arrived yet') });
    await UNSETTLED['a failed refund'].settle(open);
    await shop.site.tick();
    expect(await everything()).not.toContain(email);
    expect((await eventsAbout('account-erased')).some(({ who }) => who === 'npm run office')).toBe(true);
  });

  test('erasure keeps the bookkeeping columns and clears every other one', async () => {
    const { email, bookingId } = await customer();
    await endTrek(bookingId);
    const user = await userByEmail(store, email);
    await store
      .updateTable('users')
      .set({ google_id: 'g1', postal_address: 'Thamel', email_confirmed_at: shop.site.now.toISOString() })
      .set({ review_mails_stopped_at: shop.site.now.toISOString() })
      .where('email', '=', email)
      .execute();
    await store
      .updateTable('bookings')
      .set({ words: 'w', words_of: 'w', partner: 'alpine', partner_ref: 'r', metadata: '{}', locale: 'de' })
      .set({ payer_name: 'Himal Ltd', payer_address: 'Thamel' })
      .where('id', '=', bookingId)
      .execute();
    const rows = async () => ({
      user: await store
        .selectFrom('users')
        .selectAll()
        .where('id', '=', user?.id ?? '')
        .executeTakeFirstOrThrow(),
      booking: await store.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow(),
      payment: await store
        .selectFrom('payments')
        .selectAll()
        .where('booking_id', '=', bookingId)
        .executeTakeFirstOrThrow(),
      line: await store
        .selectFrom('price_lines')
        .selectAll()
        .where('booking_id', '=', bookingId)
        .executeTakeFirstOrThrow(),
    });
    const before = await rows();
    const [traveler] = await store.selectFrom('travelers').selectAll().where('booking_id', '=', bookingId).execute();
    expect(Object.keys(traveler ?? {}).sort()).toEqual(Object.keys(ERASED_TRAVELER).sort());
    expect(await erase(email)).toBe('erased');
    const after = await rows();
    for (const [table, columns] of [
      ['user', ERASED_USER],
      ['booking', ERASED_BOOKING],
      ['payment', ERASED_PAYMENT],
      ['line', ERASED_PRICE_LINE],
    ] as const) {
      expect(Object.keys(columns).sort()).toEqual(Object.keys(before[table]).sort());
      for (const [column, fate] of Object.entries(columns)) {
        const [was, is] = [before, after].map((row) => (row[table] as Record<string, unknown>)[column]);
        if (fate === 'kept') expect({ column, is }).toEqual({ column, is: was });
        if (typeof fate !== 'object') continue;
        expect({ column, is }).toEqual({ column, is: fate.becomes });
        expect({ column, was }).not.toEqual({ column, was: fate.becomes });
      }
    }
    expect(after.user.email).toBe(`erased:${user?.id}`);
    expect(await store.selectFrom('travelers').selectAll().where('booking_id', '=', bookingId).execute()).toEqual([]);
  });

  test('erasure keeps the log of money actions without words about the person', async () => {
    const { email, bookingId } = await customer();
    await endTrek(bookingId);
    const done = { booking_id: bookingId, done_by: OPERATOR_EMAIL, done_at: shop.site.now.toISOString() };
    for (const [act, detail] of [
      ['cancelled', 'Refund: $290'],
      ['corrected', 'First name: Zenobia → Zeno'],
      ['payment-link', `Sent to ${email}`],
    ] as const) {
      await store
        .insertInto('office_log')
        .values({ ...done, act, key: act, detail })
        .execute();
    }
    expect(await erase(email)).toBe('erased');
    const log = await store
      .selectFrom('office_log')
      .select(['act', 'detail'])
      .where('booking_id', '=', bookingId)
      .orderBy('act')
      .execute();
    expect(log).toEqual([
      { act: 'cancelled', detail: 'Refund: $290' },
      { act: 'corrected', detail: 'Erased' },
      { act: 'note', detail: 'Erased' },
      { act: 'payment-link', detail: 'Erased' },
    ]);
  });

  test('erasure is refused for an operator, and while a setting names them', async () => {
    await signInAlone(shop.site);
    expect(await office('erase', OPERATOR_EMAIL)).toMatchObject({
      code: 1,
      error: 'This is an operator’s account. Dismiss it first, then it can be erased.\n',
    });
    await dismissOperator(store, OPERATOR_EMAIL, shop.site.now);
    expect(await erase(OPERATOR_EMAIL)).toContain('was dismissed');
    await reinstateOperator(store, OPERATOR_EMAIL, shop.site.now);
    expect(await erase(OPERATOR_EMAIL)).toBe('erased');
  });

  test('export gives the owner a file, and is rate-limited', async () => {
    const { member, email } = await customer();
    const answer = await member.get('/auth/data');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="my-data.json"');
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect(answer.body).toMatchObject({ account: { email }, bookings: [{}, {}], sessions: [{}] });
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
    // The address is not confirmed yet.
    expect(answer.body.messages).toEqual([]);
    await confirmEmail(store, answer.body.account.id, email, shop.site.now);
    expect((await member.get('/auth/data')).body.messages).toMatchObject([{ message: MESSAGE }]);
    for (const _time of Array(8)) await member.get('/auth/data');
    expect((await member.get('/auth/data')).status).toBe(429);
    expect((await shop.site.visitor().get('/auth/data')).status).toBe(401);
  });

  test('erasure needs the current password, and messages need a confirmed address', async () => {
    const { member, email, bookingId, reference } = await customer();
    const refused = await member.post('/auth/erase', { password: PASSWORD });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining(reference) } });
    await endTrek(bookingId);
    expect(await member.post('/auth/erase', {})).toMatchObject({
      status: 400,
      body: { message: 'The current password is not correct.' },
    });
    expect((await member.post('/auth/erase', { password: 'wrong' })).status).toBe(400);
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(200);
    expect((await member.get('/auth/me')).status).toBe(401);
    expect((await eventsAbout('account-erased')).at(-1)).toMatchObject({ who: null, about: null });
    const messages = () => store.selectFrom('contact_messages').selectAll().where('email', '=', email).execute();
    expect(await messages()).toHaveLength(1);
  });

  test('erasure of a Google account needs a sign-in within ten minutes', async () => {
    const member = await shop.site.member();
    await store
      .updateTable('users')
      .set({ password_hash: null, google_id: member.email })
      .where('email', '=', member.email)
      .execute();
    shop.site.wait(601);
    expect((await member.post('/auth/erase', {})).status).toBe(403);
    shop.site.wait(-1);
    expect((await member.post('/auth/erase', {})).status).toBe(200);
  });

  test('the API neither exports nor erases an operator’s data', async () => {
    const member = await shop.site.member();
    await store.updateTable('users').set({ role: 'operator' }).where('email', '=', member.email).execute();
    expect((await member.get('/auth/data')).status).toBe(403);
    expect((await member.post('/auth/erase', { password: PASSWORD })).status).toBe(403);
  });

  test('retention is two years for messages and a year after the start for unpaid bookings', async () => {
    const { email, bookingId } = await customer();
    const unpaid = await store
      .selectFrom('bookings')
      .select(['id', 'start_date'])
      .where('email', '=', email)
      .where('id', '!=', bookingId)
      .executeTakeFirstOrThrow();
    const left = async (day: string) => {
      shop.site.now = new Date(`${day}T12:00:00.000Z`);
      await recordRetentionRun(store, shop.site.now);
      await shop.site.tick();
      const bookings = await store.selectFrom('bookings').select('id').where('email', '=', email).execute();
      const messages = await store.selectFrom('contact_messages').select('id').where('email', '=', email).execute();
      return [bookings.map(({ id }) => id).includes(unpaid.id), bookings.length, messages.length];
    };
    expect(unpaid.start_date).toBe('2027-04-01');
    expect(await left('2028-04-01')).toEqual([true, 2, 1]);
    expect(await left('2028-04-02')).toEqual([false, 1, 1]);
    expect(await left('2028-11-20')).toEqual([false, 1, 1]);
    expect(await left('2028-11-23')).toEqual([false, 1, 0]);
  });
});
