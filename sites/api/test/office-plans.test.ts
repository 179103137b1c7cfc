import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matches, unindexedBookings } from '../src/store/booking-search.ts';
import { termsToStore } from '../src/store/booking-terms.ts';
import { type BookingFilters, listBookings } from '../src/store/office-bookings.ts';
import { listMessages } from '../src/store/office-messages.ts';
import { failedRefundRows, manualTransfers, pendingRefunds, unowedRows } from '../src/store/office-money.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { databases, TestSite } from './site.ts';

const CURSOR = ['2026-01-01', 'id'] as const;
const DAYS = { from: '2026-01-01', until: '2026-02-01', order: 'departure' } as const;

type Query = { compile: () => { sql: string; parameters: readonly unknown[] } };
type Read = (store: Store, after?: typeof CURSOR) => Query;

const list =
  (changes: Partial<BookingFilters>, among?: string[]): Read =>
  (store, after) => {
    const all = { words: [], isOwing: false, isCancellationRequested: false, order: 'newest' } as const;
    return listBookings(store, { ...all, ...changes }, after, 51, among, [null, termsToStore()]);
  };

/** Reads of the office, and the indexes that keep what they don't show from costing time. */
const READS: [name: string, read: Read, ...indexes: string[]][] = [
  ['bookings, newest first', list({}), 'bookings_by_creation'],
  ['bookings by departure', list({ order: 'departure' }), 'bookings_by_departure'],
  ['bookings of a state', list({ state: 'confirmed' }), 'bookings_of_status'],
  ['bookings of some days', list(DAYS), 'bookings_by_departure'],
  ['bookings of a state and some days', list({ state: 'confirmed', ...DAYS })],
  ['what is owed, newest first', list({ isOwing: true }), 'owing_bookings_by_creation'],
  ['what is owed by departure', list({ isOwing: true, order: 'departure' }), 'owing_bookings_by_departure'],
  ['what a state owes', list({ isOwing: true, state: 'confirmed' }), 'owing_bookings_by_creation'],
  ['what is overdue', list({ overdueOn: '2026-01-01', order: 'departure' }), 'owing_bookings_by_departure'],
  ['bookings of a trek', list({ trekId: 101 }), 'bookings_of_trek_by_creation'],
  ['bookings of a trek by departure', list({ trekId: 101, order: 'departure' }), 'bookings_of_trek_by_departure'],
  ['bookings of a departure', list({ trekId: 101, from: '2026-01-01', until: '2026-01-01', order: 'departure' })],
  ['bookings of a partner', list({ partner: 'alpine' }), 'bookings_of_partner_by_creation'],
  [
    'bookings of a partner by departure',
    list({ partner: 'alpine', order: 'departure' }),
    'bookings_of_partner_by_departure',
  ],
  ['common words', list({ words: ['maya', 'rai'] }), 'bookings_by_creation', 'booking_terms_key'],
  ['messages', (store, after) => listMessages(store, undefined, after, 51), 'contact_messages_by_creation'],
  ['open messages', (store, after) => listMessages(store, false, after, 51), 'open_contact_messages'],
];

/** Those that find few, and may sort them. */
const FEW: typeof READS = [
  ['the bookings of words', (store) => matches(store, ['maya', 'rai']), 'booking_terms_by_term', 'booking_terms_key'],
  ['rare words', list({ state: 'confirmed', isOwing: true }, ['id', 'other']), 'bookings_pkey'],
  ['what no search knows yet', unindexedBookings, 'bookings_without_terms'],
  ['requests', list({ isCancellationRequested: true }), 'requested_cancellations'],
  ['payments not owed', unowedRows, 'unowed_payments'],
  ['transfers of refunds', pendingRefunds, 'refunds_by_status'],
  ['other transfers', manualTransfers, 'unsent_manual_refunds'],
  ['failed refunds', failedRefundRows, 'refunds_by_status'],
];

describe.each(databases)('the office on %s reads by an index', (database) => {
  let site: TestSite;
  let store: Store;
  beforeAll(async () => {
    site = await TestSite.start(database);
    store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  async function plan(query: Query): Promise<string> {
    const { sql: text, parameters } = query.compile();
    if (database === 'SQLite') {
      const { rows } = await store.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
      );
      return rows
        .map(({ detail }) =>
          detail
            .replace('sqlite_autoindex_bookings_1', 'bookings_pkey')
            .replace('sqlite_autoindex_booking_terms_1', 'booking_terms_key'),
        )
        .join('\n');
    }
    return store.transaction().execute(async (transaction) => {
      // With so few rows, it would read and sort them all.
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_bitmapscan = off`.execute(transaction);
      await sql`set local enable_sort = off`.execute(transaction);
      const { rows } = await transaction.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${text}`, [...parameters]),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
  }
  // Those of one day may be sorted among themselves.
  const SORT = /TEMP B-TREE FOR ORDER BY|^ *(?:-> *)?Sort/m;
  const FULL_SCAN = /^SCAN (?!few$)\w+$|Seq Scan/m;

  test.each(READS)('in order: %s', async (_, read, ...indexes) => {
    for (const after of [undefined, CURSOR]) {
      const steps = await plan(read(store, after));
      for (const index of indexes) expect(steps).toContain(index);
      expect(steps).not.toMatch(FULL_SCAN);
      expect(steps).not.toMatch(SORT);
    }
  });

  test.each(FEW)('%s', async (_, read, ...indexes) => {
    const steps = await plan(read(store));
    for (const index of indexes) expect(steps).toContain(index);
    expect(steps).not.toMatch(FULL_SCAN);
  });

  test('control: an order without an index is sorted', async () => {
    const query = store.selectFrom('bookings').selectAll().orderBy('phone').limit(51);
    const steps = await plan(query);
    expect(steps).toMatch(SORT);
    expect(steps).toMatch(FULL_SCAN);
  });
});
