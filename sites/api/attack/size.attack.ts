import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { indexBookings } from '../src/store/booking-search.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { type ContentFiles, files, trek } from '../test/content.ts';
import { administer } from '../test/databases.ts';
import { OPERATOR_EMAIL, signInOperator } from '../test/operator.ts';
import { type DatabaseName, databases, TestSite } from '../test/site.ts';
import type { Visitor } from '../test/visitor.ts';
import { note } from './figures.ts';

const SMALL = { treks: 70, bookings: 100 };
const LARGE = { treks: 10_000, bookings: 100_000 };
/** Ten years of a company with 70 treks. */
const USUAL = { treks: 70, bookings: 5_000 };
const MAX_CPU_MS = 50;
const CPU_ROUNDS = 20;
const ROUNDS = 40;
const ROWS_AT_ONCE = 500;
const MAX_RATIO = 2;
/** For a word that is neither in few bookings nor in most, of which a page costs reading them all. */
const MIDDLING = '/office/bookings?q=gurung';
const MAX_MIDDLING_RATIO = 6;
/** It counts everyone who leaves soon: 44 times as many a day. */
const TODAY_PAGE = '/office/today';
const MAX_TODAY_RATIO = 10;
/** Messages without an answer. */
const OPEN = 60;
/** November 21, the tests' today, in days after the first. */
const TODAY = 324;
const MOMENT = '2026-10-01T00:00:00.000Z';

function catalogue(count: number): ContentFiles {
  const treks = Array.from({ length: count }, (_, index) => {
    const title = `${trek.title} ${index}`;
    return [`treks/everest-base-camp-trek-${index}.json`, { ...trek, id: 1_000 + index, title }] as const;
  });
  const departures = [TODAY + 10, TODAY + 20, TODAY + 30].map((day) => ({ startDate: onDay(day), places: 12 }));
  return { ...files, 'treks/everest-base-camp-trek.json': { ...trek, departures }, ...Object.fromEntries(treks) };
}

/** One start is as large in both sizes. */
const GROUP = 12;
const GROUP_TREK = 1_001;

const onDay = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
const GROUP_DAY = onDay(TODAY + 20);
const atMinute = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

/** A list of a page or more is one in both sizes, so that only what is not shown differs. */
async function fill(store: Store, count: number): Promise<void> {
  const each = count / SMALL.bookings;
  const isOwing = (index: number) => index % (each > 1 ? 50 : 2) === 0;
  const isGurung = (index: number) => index % (each > 1 ? 60 : 2) === 0;
  // Everyone of the few leaves soon.
  const startOf = (index: number) => (index < GROUP ? GROUP_DAY : onDay(each > 1 ? index % 900 : TODAY + (index % 40)));
  for (let start = 0; start < count; start += ROWS_AT_ONCE) {
    const indexes = Array.from({ length: ROWS_AT_ONCE }, (_, index) => start + index).filter((index) => index < count);
    const key = (index: number) => String(index).padStart(6, '0');
    await store
      .insertInto('users')
      .values(
        indexes.map((index) => ({
          ...{ id: `user-${index}`, email: `user${index}@example.org`, fullname: 'Maya Rai', phone: '+977 1 5550100' },
          ...{ role: 'user', password_hash: null, google_id: null, token_version: 0, email_confirmed_at: MOMENT },
          ...{ created_at: MOMENT, updated_at: MOMENT },
        })),
      )
      .execute();
    await store
      .insertInto('bookings')
      .values(
        indexes.map((index) => ({
          ...{ id: randomUUID(), reference: `TH-${key(index)}`, user_id: `user-${index}` },
          trek_id: index < GROUP ? GROUP_TREK : 101,
          ...{ status: 'confirmed' as const, first_name: 'Maya', country: 'Nepal', special_requirements: '' },
          ...{ last_name: `${isGurung(index) ? 'Gurung ' : ''}Rai${key(index)}`, phone: '+977 1 5550100' },
          ...{ email: `maya${key(index)}@example.org`, start_date: startOf(index), end_date: startOf(index) },
          ...{ travelers: 1, total_cents: 145_000, advance_usd: 290, balance_usd: isOwing(index) ? 1160 : 0 },
          ...{ booked_on: '2026-01-01', created_at: atMinute(index), updated_at: MOMENT },
        })),
      )
      .execute();
    const ids = await store
      .selectFrom('bookings')
      .select('id')
      .where(
        'reference',
        'in',
        indexes.map((index) => `TH-${key(index)}`),
      )
      .execute();
    await store
      .insertInto('payments')
      .values(
        ids.map(({ id }) => ({
          ...{ id: `payment of ${id}`, booking_id: id, status: 'succeeded' as const, amount_usd: 290, travelers: 1 },
          ...{ total_cents: 145_000, customer_name: 'Maya Rai', customer_email: 'maya@example.org', paid_at: MOMENT },
          ...{ created_at: MOMENT, updated_at: MOMENT },
        })),
      )
      .execute();
    const canceled = ids.filter((_, index) => index % 10 === 0);
    await store
      .insertInto('refunds')
      .values(
        canceled.map(({ id }) => ({
          ...{ payment_id: `payment of ${id}`, amount_usd: 290, amount_cents: 29_000, status: 'arrived' as const },
          ...{ ordered_by: null, ordered_at: MOMENT, changed_at: MOMENT, provider_id: null, attempt: 0 },
        })),
      )
      .execute();
    await store
      .insertInto('manual_refunds')
      .values(
        canceled.map(({ id }) => ({
          ...{ id: `refund of ${id}`, booking_id: id, amount_cents: 100, ordered_by: OPERATOR_EMAIL },
          ...{ ordered_at: MOMENT, sent_at: MOMENT },
        })),
      )
      .execute();
    await store
      .insertInto('contact_messages')
      .values(
        indexes.map((index) => ({
          ...{ id: `message-${index}`, name: 'Maya', email: 'maya@example.org', phone: '', message: 'Is May good?' },
          ...{ created_at: atMinute(index), answered_at: index < OPEN ? null : MOMENT },
        })),
      )
      .execute();
    await store
      .insertInto('trail')
      .values(
        indexes.map((index) => ({
          ...{ id: randomUUID(), at: atMinute(index), event: 'sign-in-failed' as const, who: null, about: null },
          ...{ account_hash: null, network_hash: null },
        })),
      )
      .execute();
  }
  await indexBookings(store);
}

/** Without the calls whose response is the whole catalogue. */
const READS: Record<'anyone' | 'member' | 'office', readonly string[]> = {
  anyone: [
    '/trek/id/1000',
    '/trek/departures/1000',
    '/trek/departures/101',
    '/country/all',
    '/region/all',
    '/blog/all',
    '/health',
  ],
  member: ['/auth/me', '/auth/sessions', '/booking/user'],
  office: [
    TODAY_PAGE,
    '/office/bookings',
    '/office/bookings?order=departure',
    '/office/bookings?owing=1',
    '/office/bookings?owing=1&order=departure',
    '/office/bookings?overdue=1',
    '/office/bookings?state=confirmed',
    '/office/bookings?from=2026-11-21&until=2026-12-31&order=departure',
    '/office/bookings?trek=101',
    '/office/bookings?trek=101&order=departure',
    '/office/bookings?trek=101&state=confirmed&q=maya',
    '/office/bookings?trek=101&from=2026-12-01&until=2026-12-01',
    // No one has booked it.
    '/office/bookings?trek=1000',
    '/office/bookings/new/quote?trekId=101&startDate=2026-12-01&travelers=2',
    '/office/bookings?q=rai000077',
    '/office/bookings?q=TH-000077',
    '/office/bookings?q=maya000077@example.org',
    '/office/bookings?q=maya',
    '/office/bookings?q=maya+rai0000',
    MIDDLING,
    '/office/bookings?q=nobody',
    '/office/bookings/TH-000077',
    '/office/departures?from=2026-11-21',
    '/office/departures?from=2026-11-21&until=2026-12-21&whole=1',
    `/office/departures/${GROUP_TREK}/${GROUP_DAY}/people`,
    `/office/departures/${GROUP_TREK}/${GROUP_DAY}/guide.csv`,
    `/office/departures/${GROUP_TREK}/${GROUP_DAY}/permits.csv`,
    '/office/messages',
    '/office/messages?answered=0',
    // Its sender has written all of them.
    '/office/messages/message-0',
    '/office/trail',
  ],
};

const MAX_RATIOS: Readonly<Record<string, number>> = { [MIDDLING]: MAX_MIDDLING_RATIO, [TODAY_PAGE]: MAX_TODAY_RATIO };

type Visitors = Record<keyof typeof READS, Visitor>;

async function open(database: DatabaseName, { treks, bookings }: typeof SMALL) {
  const site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL }, catalogue(treks));
  const { databaseUrl, dataFolder, log } = site.settings;
  const store = await openStore(databaseUrl, dataFolder, log);
  await fill(store, bookings);
  // As its own daemon does.
  if (databaseUrl) await administer(databaseUrl, 'vacuum analyze');
  await store.destroy();
  const visitors: Visitors = {
    anyone: site.visitor(),
    member: await site.member(),
    office: await signInOperator(site),
  };
  return { site, visitors };
}

/** The least of many, in turn, which other work on the machine changes least. */
async function times(sites: readonly Visitors[], who: keyof Visitors, path: string): Promise<number[]> {
  const least = sites.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, visitors] of sites.entries()) {
      const startedAt = performance.now();
      const { status } = await visitors[who].get(path);
      least[index] = Math.min(least[index] ?? 0, performance.now() - startedAt);
      if (status !== 200) throw new Error(`${path} was answered ${status}`);
    }
  }
  return least;
}

describe.each(databases)('on %s', (database) => {
  test('each read takes at most twice as long with 10,000 treks and 100,000 bookings', async ({ task }) => {
    const small = await open(database, SMALL);
    const large = await open(database, LARGE);
    const slower: string[] = [];
    for (const who of ['anyone', 'member', 'office'] as const) {
      for (const path of READS[who]) {
        const [was = 0, is = 0] = await times([small.visitors, large.visitors], who, path);
        const ratio = is / was;
        const max = MAX_RATIOS[path] ?? MAX_RATIO;
        const measured = `${was.toFixed(2)} ms, ${is.toFixed(2)} ms: ${ratio.toFixed(1)} x`;
        note(task, `${database} ${path}`, `≤ ${max} x`, measured);
        if (ratio > max) slower.push(path);
      }
    }
    await small.site.remove();
    await large.site.remove();
    expect(slower).toEqual([]);
  });

  test('with 5,000 bookings each list, page and search of the office takes at most 50 ms of CPU', async ({ task }) => {
    const { site, visitors } = await open(database, USUAL);
    const slow: string[] = [];
    // The sums of all money grow with it.
    for (const path of [...READS.office, '/office/money']) {
      const cpu = await cpuMs(visitors.office, path);
      note(task, `${database} ${path}`, `≤ ${MAX_CPU_MS} ms of CPU`, `${cpu.toFixed(1)} ms`);
      if (cpu > MAX_CPU_MS) slow.push(path);
    }
    await site.remove();
    expect(slow).toEqual([]);
  });
});

/** CPU time of this process for one read, with what the caller takes: once its code is compiled. */
async function cpuMs(visitor: Visitor, path: string): Promise<number> {
  for (let round = 0; round < 3; round += 1) await visitor.get(path);
  const before = process.cpuUsage();
  for (let round = 0; round < CPU_ROUNDS; round += 1) await visitor.get(path);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CPU_ROUNDS;
}
