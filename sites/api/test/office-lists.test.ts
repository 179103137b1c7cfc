import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OfficeBooking } from '../src/office/office.types.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const BOOKINGS = 120;
const STATES = ['pending', 'confirmed', 'cancelled', 'disputed'] as const;

/** Names that are not of small plain letters, by the place of their booking. */
const UNUSUAL: Record<number, string> = {
  77: '100%_Gurung',
  78: 'ÉMILIE ÖZİL',
  // As an Apple keyboard may write it.
  79: 'Émilie'.normalize('NFD'),
  80: 'Weiß',
  81: 'Sørensen Łukasik',
};

/** Bookings of one account: one a day, each state in turn, half of the confirmed ones paid in full. */
async function addBookings(store: Store, userId: string): Promise<void> {
  const rows = Array.from({ length: BOOKINGS }, (_, index) => {
    const status = STATES[index % STATES.length] ?? 'pending';
    const start = new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10);
    return {
      id: randomUUID(),
      reference: `TH-${String(index).padStart(6, '0')}`,
      user_id: userId,
      // One unpaid booking for each trek and account; the rest may share one.
      trek_id: 101,
      status: status === 'pending' && index > 0 ? ('confirmed' as const) : status,
      first_name: 'Maya',
      last_name: UNUSUAL[index] ?? `Rai${index}`,
      email: index === 82 ? 'maya82@xn--e1afmkfd.xn--p1ai' : `maya${index}@example.org`,
      phone: '+977 1 5550100',
      country: 'Nepal',
      special_requirements: '',
      start_date: start,
      end_date: start,
      travelers: 1,
      total_cents: 145_000,
      advance_usd: 290,
      balance_usd: index % 8 === 1 ? 0 : 1160,
      // All of them were begun long ago, and every eleventh was paid today.
      booked_on: index % 11 === 0 ? '2026-11-21' : '2026-10-01',
      created_at: new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString(),
      updated_at: new Date(Date.UTC(2026, 9, 1, 0, index)).toISOString(),
    };
  });
  await store.insertInto('bookings').values(rows).execute();
  const asking = rows.filter(({ status }) => status === 'confirmed').slice(0, 3);
  for (const { id } of asking) {
    const request = {
      status: 'requested',
      kept_usd: 290,
      refund_usd: 0,
      requested_at: '2026-11-20T10:00:00.000Z',
    } as const;
    await store
      .insertInto('cancellations')
      .values({ booking_id: id, ...request, decided_at: null, decided_by: null })
      .execute();
  }
}

describe.each(databases)('the lists of the office on %s', (database) => {
  let site: TestSite;
  let store: Store;
  let office: Visitor;
  beforeAll(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    const { databaseUrl, dataFolder, log } = site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
    office = await signInOperator(site);
    const { id } = await store.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await addBookings(store, id);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  /** Every page of a list, one behind the other. */
  async function all(query: string): Promise<OfficeBooking[]> {
    const rows: OfficeBooking[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { status, body } = await office.get(`/office/bookings?${query}&after=${after}`);
      expect(status).toBe(200);
      expect(body.rows.length).toBeLessThanOrEqual(50);
      rows.push(...body.rows);
      after = body.next;
    }
    return rows;
  }
  const byStart = (rows: OfficeBooking[]) => rows.map(({ startDate }) => startDate);

  test('name each booking once, newest first or by departure', async () => {
    const newest = await all('');
    expect(newest).toHaveLength(BOOKINGS);
    expect(new Set(newest.map(({ reference }) => reference)).size).toBe(BOOKINGS);
    expect(newest.map(({ createdAt }) => createdAt)).toEqual(
      newest
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    );
    const next = await all('order=departure');
    expect(next).toHaveLength(BOOKINGS);
    expect(byStart(next)).toEqual(byStart(next).sort());
    expect(newest[0]).toMatchObject({
      trekTitle: 'Everest Base Camp Trek',
      name: 'Maya Rai119',
      totalAmount: 1450,
      paidAmount: 290,
    });
  });

  test('filter by state, departure, balance and request', async () => {
    const disputed = await all('state=disputed');
    expect(disputed.length).toBe(BOOKINGS / 4);
    expect(disputed.every(({ status }) => status === 'disputed')).toBe(true);
    expect(byStart(await all('from=2026-11-10&until=2026-11-12&order=departure'))).toEqual([
      '2026-11-10',
      '2026-11-11',
      '2026-11-12',
    ]);
    const owing = await all('owing=1');
    expect(owing.length).toBeGreaterThan(0);
    expect(owing.every(({ status, balanceAmount }) => status === 'confirmed' && balanceAmount > 0)).toBe(true);
    const asking = await all('asking=1');
    expect(asking).toHaveLength(3);
    expect(asking.every(({ isCancellationRequested }) => isCancellationRequested)).toBe(true);
    expect(await all('asking=1&state=cancelled')).toEqual([]);
    expect(await all('q=maya&state=disputed&order=departure')).toHaveLength(disputed.length);
    expect(await all('q=maya&owing=1')).toEqual(owing);
    expect(await all('q=maya&asking=1')).toEqual(asking);
    expect(byStart(await all('q=maya&from=2026-11-10&until=2026-11-11'))).toEqual(['2026-11-11', '2026-11-10']);
  });

  test.each([
    ['a reference, in part and in small letters', 'th-000042', 'TH-000042'],
    ['a name', 'rai42', 'TH-000042'],
    ['an address', 'MAYA42@example', 'TH-000042'],
    ['words in any order', 'rai42+maya', 'TH-000042'],
    ['signs that stand for themselves', '100%25_', 'TH-000077'],
    ['what follows a sign', '000042', 'TH-000042'],
    ['a name without its accents', 'ozil', 'TH-000078'],
    ['a name in other letters', 'Özil', 'TH-000078'],
    ['a name with an accent apart', `${'özil'.normalize('NFD')}`, 'TH-000078'],
    ['a name with a sharp s', 'WEISS', 'TH-000080'],
    ['the same as it is written', 'weiß', 'TH-000080'],
    ['names with strokes', 'sorensen+lukasik', 'TH-000081'],
    ['an address with its name, as mail programs copy it', 'Maya Gurung <maya42@example.org>', 'TH-000042'],
    ['an address as a link', 'mailto:maya42@example.org', 'TH-000042'],
    ['an address in brackets among words', 'rai42 (maya42@example.org),', 'TH-000042'],
    ['an address in the letters of its domain', 'maya82@ПРИМЕР.рф', 'TH-000082'],
    ['an address in those of mail servers', 'maya82@xn--e1afmkfd.xn--p1ai', 'TH-000082'],
    ['the domain alone', '@пример.рф', 'TH-000082'],
    ['the beginning of an address', 'maya82@пример', 'TH-000082'],
    ['a reference at the end of a sentence', 'TH-000042.', 'TH-000042'],
    ['a reference with another hyphen', 'ＴＨ\u2011000042', 'TH-000042'],
    ['words in brackets and quotes', '(maya), “rai42”!', 'TH-000042'],
    ['words with a dash between them', 'maya – rai42', 'TH-000042'],
  ])('search by %s', async (_, q, reference) => {
    expect((await all(`q=${q}`)).map((row) => row.reference)).toEqual([reference]);
  });

  test('find a name in several spellings', async () => {
    for (const q of ['emilie', 'émilie', 'Émilie'.normalize('NFD'), 'EMILIE'])
      expect((await all(`q=${q}`)).map((row) => row.reference)).toEqual(['TH-000079', 'TH-000078']);
  });

  test('refuse an invalid address with a reason', async () => {
    for (const query of ['state=lost', 'from=2026-02-31', 'owing=yes', 'order=price', 'after=nonsense', 'after=W10']) {
      expect(await office.get(`/office/bookings?${query}`)).toMatchObject({ status: 400 });
    }
    expect((await office.get('/office/bookings/TH-999999')).status).toBe(404);
  });

  test('download as files with all rows', async () => {
    const { body, headers } = await office.get('/office/bookings.csv?state=disputed&order=departure');
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    // wielebenwir/commonsbooking#467: without it, a spreadsheet program takes the letters for others.
    for (const list of ['bookings', 'messages']) {
      const file = await site.api.fetch(
        new Request(`http://127.0.0.1/office/${list}.csv`, {
          headers: { Authorization: `Bearer ${office.token}`, Cookie: `office=${office.officeToken}` },
        }),
      );
      expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 4)]).toEqual([0xef, 0xbb, 0xbf, 0x22]);
    }
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + BOOKINGS / 4);
    expect(lines[0]).toMatch(/^"Reference","Trek","Status",/);
    expect(lines[1]).toBe(
      [
        ...['TH-000003', 'Everest Base Camp Trek', 'disputed', '2026-11-04', '2026-11-04', '1', 'Maya Rai3'],
        ...[
          'maya3@example.org',
          "'+977 1 5550100",
          '1450',
          '290',
          '1160',
          '2026-10-05',
          'no',
          '2026-10-01T00:03:00.000Z',
          '2026-10-01',
        ],
        ...['', '', ''],
      ]
        .map((cell) => `"${cell}"`)
        .join(),
    );
    const formula = { name: '=HYPERLINK(1)', email: 'a@example.org', phone: '5550100', message: 'Hi\nthere' };
    await store
      .insertInto('contact_messages')
      .values({ id: 'm0', ...formula, created_at: '2026-01-01' })
      .execute();
    expect((await office.get('/office/messages.csv')).body).toContain(
      '"2026-01-01","\'=HYPERLINK(1)","a@example.org","5550100","Hi\nthere","",""\r\n',
    );
  });

  test('show visitors’ messages, answered or not', async () => {
    const message = { name: 'Maya Gurung', email: 'maya@example.org', phone: '5550100', message: 'Is May good?' };
    await site.visitor().post('/contact', message);
    const open = async () => (await office.get('/office/messages?answered=0')).body.rows;
    const [{ id }] = await open();
    for (const _time of [1, 2]) {
      expect((await office.post(`/office/messages/${id}/answered`, { isAnswered: true })).status).toBe(200);
    }
    expect((await open()).map((row: { id: string }) => row.id)).not.toContain(id);
    const [answered] = (await office.get('/office/messages?answered=1')).body.rows;
    expect(answered).toMatchObject({ id, ...message, answeredBy: OPERATOR_EMAIL });
    await office.post(`/office/messages/${id}/answered`, { isAnswered: false });
    expect((await open())[0]).toMatchObject({ id, answeredAt: null, answeredBy: null });
    expect((await office.post('/office/messages/none/answered', { isAnswered: true })).status).toBe(404);
  });

  test('show today’s tasks', async () => {
    const { body } = await office.get('/office/today');
    expect(body.day).toBe('2026-11-21');
    expect(body.requests).toHaveLength(3);
    expect(byStart(body.leaving).every((start) => start >= '2026-11-21' && start <= '2026-11-28')).toBe(true);
    const overdue = (await all('')).filter(
      ({ status, balanceAmount, balanceDueDate }) =>
        status === 'confirmed' && balanceAmount > 0 && String(balanceDueDate) < body.day,
    );
    // Money is owed all the same once the trek has begun.
    expect(overdue.some(({ startDate }) => startDate < body.day)).toBe(true);
    // The control: more than are shown, and others that owe as much.
    expect(overdue.length).toBeGreaterThan(body.overdue.length);
    expect((await all('owing=1')).length).toBeGreaterThan(overdue.length);
    expect(body.counts).toMatchObject({ overdue: overdue.length, requests: 3 });
    expect(body.counts.messages).toBe((await office.get('/office/messages?answered=0')).body.rows.length);
    const listed = await all('overdue=1&order=departure');
    expect(listed).toEqual(overdue.sort((one, other) => one.startDate.localeCompare(other.startDate)));
    expect(listed.slice(0, 10)).toEqual(body.overdue);
    expect(await all('q=maya&overdue=1&order=departure')).toEqual(listed);
    expect(body.counts.leaving).toBe((await all(`state=active&from=${body.day}&until=${body.leavingUntil}`)).length);
    expect(body.transfersToReturn).toEqual([]);
  });
});
