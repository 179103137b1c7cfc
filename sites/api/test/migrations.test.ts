import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { indexBookings } from '../src/store/booking-search.ts';
import { bookingById, referenceOf } from '../src/store/bookings.ts';
import { declinesOf } from '../src/store/declined-cards.ts';
import { disputesOf, recordDispute } from '../src/store/disputes.ts';
import { migrations } from '../src/store/migrations/index.ts';
import { NEVER_ENDS } from '../src/store/offers.ts';
import { findBookings } from '../src/store/office-bookings.ts';
import { openStore } from '../src/store/open-store.ts';
import { postgresDialect } from '../src/store/postgres-dialect.ts';
import { backfillPaidAt, settlePayment } from '../src/store/settlements.ts';
import { NodeSqliteDialect } from '../src/store/sqlite-dialect.ts';
import { createDatabase, databases } from './site.ts';

/** The migrations that made the tables. */
const FIRST = ['0001-first-tables', '0002-mail-queue'];
const LAST = [...FIRST, '0003-payment-returns', '0004-accounts'];
/** A release that was left, and a database. */
const left = databases.flatMap((database) => [
  { release: 'first', migrated: FIRST, database },
  { release: 'last', migrated: LAST, database },
]);
/** Bookings that the release had taken. */
const ROWS_BEFORE = 50;
/** Bookings that it takes meanwhile, at most. */
const MOST_ROWS = 2_000;
const MOMENT = '2026-11-01T10:00:00.000Z';
const MOMENTS = { created_at: MOMENT, updated_at: MOMENT };

/** A row of each table, in the columns that both releases write. */
const rowsOf = (key: string, trekId: number): [string, Record<string, unknown>][] => [
  ['treks', { id: trekId, slug: key, content: '{}', ...MOMENTS }],
  [
    'users',
    {
      id: `user ${key}`,
      email: `${key}@example.org`,
      fullname: 'Maya Gurung',
      phone: '5550100',
      role: 'user',
      password_hash: 'hash',
      google_id: null,
      token_version: 1,
      ...MOMENTS,
    },
  ],
  ['password_resets', { id_hash: `link ${key}`, user_id: `user ${key}`, expires_at: MOMENT }],
  [
    'bookings',
    {
      id: `booking ${key}`,
      user_id: `user ${key}`,
      trek_id: trekId,
      status: 'pending',
      first_name: 'Maya',
      last_name: 'Gurung',
      email: `${key}@example.org`,
      phone: '5550100',
      country: 'Nepal',
      special_requirements: '',
      start_date: '2027-04-01',
      end_date: '2027-04-14',
      travelers: 1,
      total_cents: 145_000,
      advance_usd: 0,
      balance_usd: 1450,
      ...MOMENTS,
    },
  ],
  [
    'payments',
    {
      id: `payment ${key}`,
      booking_id: `booking ${key}`,
      status: 'open',
      amount_usd: 290,
      travelers: 1,
      total_cents: 145_000,
      customer_name: 'Maya Gurung',
      customer_email: `${key}@example.org`,
      ...MOMENTS,
    },
  ],
  [
    'contact_messages',
    { id: `message ${key}`, name: 'Maya', email: 'm@example.org', phone: '', message: 'Hi', created_at: MOMENT },
  ],
  ['queued_mails', { id: `mail ${key}`, mail: '{}', attempts: 0, due_at: MOMENT, created_at: MOMENT }],
];

// biome-ignore lint/suspicious/noExplicitAny: a release that was left knew other columns than today's types.
type FirstStore = Kysely<any>;

/** The database of a release that was left. */
async function openRelease(database: (typeof databases)[number], migrated: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'trek-migrations-'));
  const created = database === 'PostgreSQL' ? await createDatabase({ tables: false }) : undefined;
  const dialect = created
    ? await postgresDialect(created.url, 5_000, () => {})
    : new NodeSqliteDialect(join(folder, 'trek.sqlite'), 5_000);
  const first: FirstStore = new Kysely({ dialect });
  const released = Object.fromEntries(Object.entries(migrations).filter(([name]) => migrated.includes(name)));
  const provider = { getMigrations: async () => released };
  const { error } = await new Migrator({ db: first, provider }).migrateToLatest();
  expect(error).toBeUndefined();
  const close = async () => {
    await first.destroy();
    await created?.remove();
    await rm(folder, { recursive: true });
  };
  return { first, folder, databaseUrl: created?.url, close };
}

describe.each(left)("the $release release's database on $database", ({ migrated, database }) => {
  let folder: string;
  let databaseUrl: string | undefined;
  let first: FirstStore;
  let close: () => Promise<void>;
  beforeEach(async () => {
    ({ folder, databaseUrl, first, close } = await openRelease(database, migrated));
  });
  afterEach(() => close());

  const insert = async (rows: [string, Record<string, unknown>][]) => {
    for (const [table, row] of rows) await first.insertInto(table).values(row).execute();
  };

  test('keeps every row during migration', async () => {
    const rows = rowsOf('before', 1);
    await insert(rows);
    const store: FirstStore = await openStore(databaseUrl, folder, () => {});
    for (const [table, row] of rows) expect(await store.selectFrom(table).selectAll().execute()).toMatchObject([row]);
    // No price is made up.
    for (const table of ['bookings', 'payments'])
      expect(await store.selectFrom(table).selectAll().execute()).toMatchObject([{ price_per_person_cents: null }]);
    await store.destroy();
  });

  test('stores the terms of their day in paid bookings, and none in pending ones', async () => {
    await insert(rowsOf('made', 1));
    await insert(rowsOf('waiting', 2));
    await first.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', 'booking made').execute();
    const store: FirstStore = await openStore(databaseUrl, folder, () => {});
    const terms = async (id: string) =>
      (await store.selectFrom('bookings').select('terms').where('id', '=', id).executeTakeFirst())?.terms;
    expect(await terms('booking waiting')).toBeNull();
    expect(JSON.parse(await terms('booking made'))).toEqual({
      ...{ depositPercent: 20, minimumAdvancePercent: 20, balanceDueDays: 30, freeCancellationDays: 30 },
      ...{ lateCancellation: { days: 20, percent: 30 }, transfer: { days: 14, feeUsd: 120 } },
    });
    await store.destroy();
  });

  test('has a unique reference per booking, including those that the old server writes later', async () => {
    const many = 1_200;
    await insert(rowsOf('before', 0));
    const [, booking] = rowsOf('before', 0)[3] as [string, Record<string, unknown>];
    for (let index = 1; index < many; index += 1) {
      await first
        .insertInto('bookings')
        .values({ ...booking, id: `booking ${index}`, status: 'confirmed' })
        .execute();
    }
    const store = await openStore(databaseUrl, folder, () => {});
    const given = await store.selectFrom('bookings').select('reference').execute();
    expect(new Set(given.map(({ reference }) => reference)).size).toBe(many);
    for (const { reference } of given) expect(reference).toMatch(/^TH-\w{6}$/);

    await insert(rowsOf('later', 1));
    const written = await bookingById(store, 'booking later');
    expect(written.reference).toBeNull();
    const [one, other] = await Promise.all([referenceOf(store, written), referenceOf(store, written)]);
    expect(one).toMatch(/^TH-\w{6}$/);
    expect(other).toBe(one);
    expect((await bookingById(store, 'booking later')).reference).toBe(one);
    await store.destroy();
  });

  test('searches names that the old server writes, changes and erases later', async () => {
    const named = (key: string, name: string, trekId: number) =>
      rowsOf(key, trekId).map(([table, row]): [string, Record<string, unknown>] => [
        table,
        table === 'bookings' ? { ...row, first_name: name } : row,
      ]);
    await insert(named('before', 'Émilie', 1));
    const store = await openStore(databaseUrl, folder, () => {});
    const found = async (word: string) => {
      await indexBookings(store);
      const filters = { words: [word], isOwing: false, isCancellationRequested: false, order: 'newest' } as const;
      return (await findBookings(store, filters, undefined, 10)).map(({ id }) => id);
    };
    expect(await found('emilie')).toEqual(['booking before']);
    await insert(named('later', 'Özil', 2));
    expect(await found('OZIL')).toEqual(['booking later']);
    await first.updateTable('bookings').set({ first_name: 'Łukasz' }).where('id', '=', 'booking before').execute();
    expect([await found('emilie'), await found('lukasz')]).toEqual([[], ['booking before']]);
    for (const table of ['bookings', 'booking_terms'] as const)
      expect(JSON.stringify(await store.selectFrom(table).selectAll().execute())).not.toMatch(/emilie/i);
    // That release knows no terms.
    await first.deleteFrom('payments').execute();
    await first.deleteFrom('bookings').where('id', '=', 'booking before').execute();
    expect(await found('lukasz')).toEqual([]);
    await store.destroy();
  });

  test('has one account per normalized address', async () => {
    const spelled = (key: string, email: string, trekId: number) =>
      rowsOf(key, trekId).map(([table, row]): [string, Record<string, unknown>] => [
        table,
        table === 'users' ? { ...row, email } : row,
      ]);
    await insert(spelled('domain', 'maya@пример.рф', 1));
    await insert(spelled('case', 'Pema@Example.org', 2));
    await insert(spelled('taken', 'pema@example.org', 3));
    await insert(spelled('mark', '\u200edawa@example.org', 4));
    const store = await openStore(databaseUrl, folder, () => {});
    const rows = await store.selectFrom('users').select(['id', 'email']).execute();
    expect(Object.fromEntries(rows.map(({ id, email }) => [id, email]))).toEqual({
      'user domain': 'maya@xn--e1afmkfd.xn--p1ai',
      'user case': 'Pema@Example.org',
      'user taken': 'pema@example.org',
      'user mark': 'dawa@example.org',
    });
    await store.destroy();
  });

  test('migrates while an old server writes, and keeps all acknowledged writes', async () => {
    for (let index = 0; index < ROWS_BEFORE; index += 1) await insert(rowsOf(`before ${index}`, index));
    const acknowledged: string[] = [];
    let isOver = false;
    const writing = (async () => {
      for (let index = 0; !isOver && index < MOST_ROWS; index += 1) {
        await insert(rowsOf(`meanwhile ${index}`, ROWS_BEFORE + index));
        acknowledged.push(`booking meanwhile ${index}`);
        await setImmediate();
      }
    })();
    // Two servers of this release at the same time, as in an update that went too fast.
    const opening = Promise.all([1, 2].map(() => openStore(databaseUrl, folder, () => {})));
    const stores = await opening.finally(() => {
      isOver = true;
    });
    await writing;
    expect(acknowledged.length).toBeGreaterThan(0);
    await insert(rowsOf('afterwards', 2 * MOST_ROWS));
    acknowledged.push('booking afterwards');
    for (const store of stores) {
      const bookings = await store.selectFrom('bookings').select('id').execute();
      expect(bookings).toHaveLength(ROWS_BEFORE + acknowledged.length);
      expect(bookings.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
      await store.destroy();
    }
  });

  test('knows the time of each payment and first payment, including those that the old server counts later', async () => {
    const later = (hours: number) => new Date(Date.parse(MOMENT) + hours * 3_600_000).toISOString();
    /** Begun on November 1, and paid when it was already the fourth in Nepal; the second payment went back in part. */
    const paid = (key: string, trekId: number) =>
      rowsOf(key, trekId).flatMap(([table, row]): [string, Record<string, unknown>][] => {
        if (table === 'bookings') return [[table, { ...row, status: 'confirmed' }]];
        if (table !== 'payments') return [[table, row]];
        const payment = { ...row, status: 'succeeded' };
        return [
          [table, { ...payment, created_at: later(56), updated_at: later(57) }],
          [table, { ...payment, id: `second ${key}`, created_at: later(500), updated_at: later(600) }],
          [table, { ...payment, id: `declined ${key}`, status: 'canceled' }],
        ];
      });
    await insert(paid('before', 1));
    await insert(rowsOf('unpaid', 2));
    await insert(rowsOf('by hand', 3).filter(([table]) => table !== 'payments'));
    await first.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', 'booking by hand').execute();
    const store = await openStore(databaseUrl, folder, () => {}, backfillPaidAt);
    await insert(paid('later', 4));
    const days = async () =>
      Object.fromEntries(
        (await store.selectFrom('bookings').select(['id', 'booked_on']).execute()).map(({ id, booked_on }) => [
          id.replace('booking ', ''),
          booked_on,
        ]),
      );
    expect(await days()).toEqual({ before: '2026-11-04', unpaid: null, 'by hand': '2026-11-01', later: null });
    await store.updateTable('payments').set({ refunded_cents: 1 }).where('id', '=', 'second later').execute();
    await backfillPaidAt(store);
    expect(await days()).toMatchObject({ unpaid: null, later: '2026-11-04' });
    const moments = await store
      .selectFrom('payments')
      .select(['id', 'paid_at'])
      .where('id', 'like', '%later')
      .execute();
    expect(Object.fromEntries(moments.map(({ id, paid_at }) => [id, paid_at]))).toEqual({
      'payment later': later(57),
      'second later': later(500),
      'declined later': null,
    });
    await store.destroy();
  });

  test('is settled by a server of either release, whichever opened the payment', async () => {
    await insert(rowsOf('older', 1));
    const store = await openStore(databaseUrl, folder, () => {});
    await insert(rowsOf('newer', 2));
    const now = new Date('2026-11-02T10:00:00.000Z');
    expect(await settlePayment(store, 'payment older', now)).toMatchObject({ booking: { status: 'confirmed' } });
    // That release's write when it learns of a payment.
    const changed = await first
      .updateTable('payments')
      .set({ status: 'succeeded', updated_at: now.toISOString() })
      .where('id', 'in', ['payment older', 'payment newer'])
      .where('status', '=', 'open')
      .returning('id')
      .execute();
    expect(changed).toEqual([{ id: 'payment newer' }]);
    // And this one finds that it is done.
    expect(await settlePayment(store, 'payment newer', now)).toBeUndefined();
    await store.destroy();
  });

  test('accepts writes of an old server beside a new one', async () => {
    await insert(rowsOf('before', 1));
    const store: FirstStore = await openStore(databaseUrl, folder, () => {});
    const rows = rowsOf('after', 2);
    await insert(rows);
    for (const [table, row] of rows)
      expect(await store.selectFrom(table).selectAll().execute()).toContainEqual(expect.objectContaining(row));
    await store.destroy();
  });
});

test.each(databases)('prices promised by the office before offers expired stay promised on %s', async (database) => {
  const before = Object.keys(migrations).filter((name) => name < '0023');
  const { first, folder, databaseUrl, close } = await openRelease(database, before);
  const promised = ['linked', 'moved', 'confirmed'];
  const open = ['untouched', 'noted', 'moved after it was confirmed', 'only asked for'];
  for (const [index, key] of [...promised, ...open].entries()) {
    for (const [table, row] of rowsOf(key, index + 1)) await first.insertInto(table).values(row).execute();
  }
  const act = (key: string, name: string) =>
    first
      .insertInto('office_log')
      .values({ booking_id: `booking ${key}`, act: name, key, detail: '', done_by: 'office', done_at: MOMENT })
      .execute();
  await act('linked', 'payment-link');
  await act('moved', 'changed');
  await act('noted', 'note');
  const ask = (key: string, status: string, start_date = '2027-04-01') =>
    first
      .insertInto('departure_requests')
      .values({ booking_id: `booking ${key}`, status, start_date, travelers: 1, requested_at: MOMENT })
      .execute();
  await ask('confirmed', 'confirmed');
  await ask('moved after it was confirmed', 'confirmed', '2027-05-01');
  await ask('only asked for', 'requested');
  const store = await openStore(databaseUrl, folder, () => {});
  const fixed = await store.selectFrom('bookings').select('id').where('offer_ends_at', '=', NEVER_ENDS).execute();
  expect(fixed.map(({ id }) => id).sort()).toEqual(promised.map((key) => `booking ${key}`).sort());
  await store.destroy();
  await close();
});

test.each(databases)('cards that an older server counted as declined get a row each on %s', async (database) => {
  const before = Object.keys(migrations).filter((name) => name < '0025');
  const { first, folder, databaseUrl, close } = await openRelease(database, before);
  for (const [index, key] of ['thrice', 'never'].entries()) {
    for (const [table, row] of rowsOf(key, index + 1)) await first.insertInto(table).values(row).execute();
  }
  await first.updateTable('payments').set({ declines: 3 }).where('id', '=', 'payment thrice').execute();
  const store = await openStore(databaseUrl, folder, () => {});
  expect(await declinesOf(store, 'payment thrice')).toBe(3);
  expect(await declinesOf(store, 'payment never')).toBe(0);
  await store.destroy();
  await close();
});

test.each(databases)('disputes of an older server become rows until they are read, on %s', async (database) => {
  const before = Object.keys(migrations).filter((name) => name < '0026');
  const { first, folder, databaseUrl, close } = await openRelease(database, before);
  const known = { open: 'needs_response', won: 'won', lost: 'lost' };
  for (const [index, key] of [...Object.keys(known), 'none'].entries()) {
    for (const [table, row] of rowsOf(key, index + 1)) await first.insertInto(table).values(row).execute();
    const dispute = key === 'none' ? null : key;
    const paid = { status: 'succeeded', amount_usd: 290, dispute };
    await first.updateTable('payments').set(paid).where('id', '=', `payment ${key}`).execute();
  }
  const store = await openStore(databaseUrl, folder, () => {});
  const rows = await store.selectFrom('disputes').selectAll().orderBy('payment_id').execute();
  expect(
    rows.map(({ payment_id, amount_cents, status, decision }) => [payment_id, amount_cents, status, decision]),
  ).toEqual([
    ['payment lost', 29_000, 'lost', 'written-off'],
    ['payment open', 29_000, 'needs_response', null],
    ['payment won', 29_000, 'won', null],
  ]);
  // The provider tells of the one that was open.
  const payment = await store
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', 'payment open')
    .executeTakeFirstOrThrow();
  const read = { id: 'du_1', paymentId: payment.id, amountCents: 9_000, status: 'under_review', reason: 'general' };
  const now = new Date('2026-12-02T10:00:00.000Z');
  await recordDispute(store, payment, { ...read, dueAt: null, openedAt: MOMENT }, now, now);
  expect(await disputesOf(store, payment.booking_id)).toMatchObject([{ id: 'du_1', amount_cents: 9_000 }]);
  await store.destroy();
  await close();
});

test.each(databases)(
  'travelers of an older server stay readable, and it changes no passport, on %s',
  async (database) => {
    const before = Object.keys(migrations).filter((name) => name < '0048');
    const { first, folder, databaseUrl, close } = await openRelease(database, before);
    for (const [table, row] of rowsOf('before', 1)) await first.insertInto(table).values(row).execute();
    const written = {
      ...{ passport_name: 'Maya Gurung', nationality: 'Nepalese', birth_date: '1991-02-28', diet: '' },
      ...{ insurance: 'World Nomads 4711', emergency_name: 'Ram Gurung', emergency_phone: '+977 1 5550100' },
    };
    const write = (position: number) =>
      first
        .insertInto('travelers')
        .values({ booking_id: 'booking before', position, ...written })
        .onConflict((conflict) => conflict.columns(['booking_id', 'position']).doUpdateSet(written))
        .execute();
    await write(1);
    const store = await openStore(databaseUrl, folder, () => {});
    await store.updateTable('travelers').set({ passport_number: 'PA0123456' }).execute();
    await write(1);
    await write(2);
    expect(await store.selectFrom('travelers').selectAll().orderBy('position').execute()).toMatchObject([
      { ...written, passport_number: 'PA0123456', filled_in_by: 'owner' },
      { ...written, passport_number: '', insurance_company: '', filled_in_by: 'owner' },
    ]);
    await store.destroy();
    await close();
  },
);

test.each(databases)('bookings of an older server came by themselves, and hold no places, on %s', async (database) => {
  const before = Object.keys(migrations).filter((name) => name < '0049');
  const { first, folder, databaseUrl, close } = await openRelease(database, before);
  for (const [table, row] of rowsOf('before', 1)) await first.insertInto(table).values(row).execute();
  const store = await openStore(databaseUrl, folder, () => {});
  const held = { source: 'phone', held_until: MOMENT } as const;
  await store.updateTable('bookings').set(held).where('id', '=', 'booking before').execute();
  for (const [table, row] of rowsOf('later', 2)) await first.insertInto(table).values(row).execute();
  await first.updateTable('bookings').set({ status: 'confirmed' }).where('id', '=', 'booking before').execute();
  const rows = await store.selectFrom('bookings').select(['id', 'source', 'held_until']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'booking before', ...held },
    { id: 'booking later', source: null, held_until: null },
  ]);
  await store.destroy();
  await close();
});

test.each(databases)('refunds of an older server have an id, including later ones, on %s', async (database) => {
  const before = Object.keys(migrations).filter((name) => name < '0032');
  const { first, folder, databaseUrl, close } = await openRelease(database, before);
  for (const [index, key] of ['before', 'after'].entries()) {
    for (const [table, row] of rowsOf(key, index + 1)) await first.insertInto(table).values(row).execute();
    await first.updateTable('payments').set({ status: 'succeeded' }).where('id', '=', `payment ${key}`).execute();
  }
  const order = (key: string) =>
    first
      .insertInto('refunds')
      .values({ payment_id: `payment ${key}`, amount_usd: 290, status: 'ordered', ordered_at: MOMENT, attempt: 1 })
      .execute();
  await order('before');
  const store = await openStore(databaseUrl, folder, () => {});
  await order('after');
  const rows = await store.selectFrom('refunds').selectAll().orderBy('payment_id', 'desc').execute();
  expect(rows).toMatchObject([
    { id: 'payment before', payment_id: 'payment before', amount_usd: 290, attempt: 1, returns_overpaid: 0 },
    { id: expect.stringMatching(/^[\w-]{32,36}$/), payment_id: 'payment after', returns_overpaid: 0 },
  ]);
  // A payment can have several.
  await store
    .insertInto('refunds')
    .values({ id: 'another', payment_id: 'payment before', amount_usd: 1, status: 'ordered', ordered_at: MOMENT })
    .execute();
  await expect(order('unknown')).rejects.toThrow(/foreign key/i);
  await store.destroy();
  await close();
});
