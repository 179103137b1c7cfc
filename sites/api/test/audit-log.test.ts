import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dismissOperator } from '../src/store/colleagues.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { recordRetentionRun } from '../src/store/retention-runs.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, PASSWORD, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const YEAR = 366 * 86_400;

describe.each(databases)('I13: the audit log on %s', (database) => {
  let site: TestSite;
  let store: Store;
  let office: Visitor;
  beforeAll(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    const { databaseUrl, dataFolder, log } = site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
    office = await signInOperator(site);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  /** The audit entries of an action, oldest first. */
  async function leftBy(act: () => Promise<unknown>) {
    const before = new Set((await store.selectFrom('trail').select('id').execute()).map(({ id }) => id));
    site.wait(1);
    await act();
    const rows = await store.selectFrom('trail').selectAll().orderBy('at').execute();
    return rows.filter(({ id }) => !before.has(id));
  }

  test('starts with the appointment of operators and their sign-ins', async () => {
    const events = (await store.selectFrom('trail').selectAll().execute()).map(({ event, who }) => [event, who]);
    expect(events).toContainEqual(['operator-appointed', 'OPERATOR_EMAIL']);
    expect(events).toContainEqual(['factor-set', OPERATOR_EMAIL]);
  });

  test('names no visitor, but recognizes the same account and network', async () => {
    const { email } = await site.member();
    const guess = (visitor: Visitor, address: string) =>
      visitor.post('/auth/login', { email: address, password: 'wrong' });
    const [one, other] = [site.visitor(), site.visitor()];
    const rows = await leftBy(async () => {
      await guess(one, email);
      await guess(other, email);
      await guess(one, 'nobody@example.org');
    });
    expect(rows.map(({ event, who }) => [event, who])).toEqual(rows.map(() => ['sign-in-failed', null]));
    const count = (hashes: (string | null)[]) => new Set(hashes).size;
    expect([
      rows.length,
      count(rows.map((row) => row.account_hash)),
      count(rows.map((row) => row.network_hash)),
    ]).toEqual([3, 2, 2]);
    expect(JSON.stringify(rows)).not.toContain(email);
    expect(JSON.stringify(rows)).not.toContain(one.address);
  });

  test('records actions on an account', async () => {
    const member = await site.member();
    const rows = await leftBy(async () => {
      member.token = (await member.post('/auth/sessions/end', { password: PASSWORD })).body.token;
      await member.post('/auth/change-password', { oldPassword: PASSWORD, newPassword: 'An0ther!Word' });
    });
    expect(rows.map(({ event }) => event).sort()).toEqual(['password-changed', 'sessions-ended']);
  });

  test.each([
    ['/auth/sessions/end', { password: 'wrong' }],
    ['/auth/erase', { password: 'wrong' }],
    ['/auth/change-password', { oldPassword: 'wrong', newPassword: 'An0ther!Word' }],
  ])('records a wrong password at a confirmation: %s', async (path, body) => {
    const member = await site.member();
    const rows = await leftBy(() => member.post(path, body));
    expect(rows.map(({ event, about }) => [event, about])).toEqual([['sign-in-failed', 'asked again']]);
  });

  test('records downloads without search terms, and who answered a reopened message', async () => {
    const message = { name: 'Maya Gurung', email: 'maya@example.org', phone: '5550100', message: 'Namaste' };
    await site.visitor().post('/contact', message);
    const [{ id }] = (await office.get('/office/messages')).body.rows;
    const rows = await leftBy(async () => {
      await office.get('/office/bookings.csv?q=Maya');
      site.wait(1);
      await office.post(`/office/messages/${id}/answered`, { isAnswered: true });
      site.wait(1);
      await office.post(`/office/messages/${id}/answered`, { isAnswered: false });
    });
    expect(rows.map(({ event, who, about }) => [event, who, about])).toEqual([
      ['file-taken', OPERATOR_EMAIL, 'bookings.csv'],
      ['message-answered', OPERATOR_EMAIL, id],
      ['message-opened', OPERATOR_EMAIL, id],
    ]);
  });

  test('shows its entries only in the office, latest first, by page', async () => {
    const { body } = await office.get('/office/trail');
    expect(body.rows[0]).toMatchObject({ event: 'message-opened', who: OPERATOR_EMAIL });
    const times = body.rows.map(({ at }: { at: string }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect((await (await site.member()).get('/office/trail')).status).toBe(404);
    expect((await office.get('/office/trail?after=nonsense')).status).toBe(400);
  });

  test('shows the names of people with an account, and codes of others', async () => {
    const { email } = await site.member();
    const guess = (address: string) => site.visitor().post('/auth/login', { email: address, password: 'wrong' });
    await guess(email);
    site.wait(1);
    await guess('unknown@example.org');
    const [unknown, known] = (await office.get('/office/trail?event=sign-in-failed')).body.rows;
    expect(known).toMatchObject({ accountName: expect.stringContaining(email), who: null });
    expect(unknown).toMatchObject({ accountName: null, account: expect.stringMatching(/^.{8}$/) });
    const [mine] = (await office.get(`/office/trail?who=${OPERATOR_EMAIL}`)).body.rows;
    expect(mine).toMatchObject({ who: OPERATOR_EMAIL, whoName: 'Office' });
  });

  test('finds entries by person, kind, subject and day', async () => {
    const member = await site.member();
    await site.visitor().post('/auth/login', { email: member.email, password: 'wrong' });
    const list = async (query: Record<string, string>) => {
      const { status, body } = await office.get(`/office/trail?${new URLSearchParams(query)}`);
      expect(status).toBe(200);
      return body.rows as {
        event: string;
        who: string | null;
        about: string | null;
        at: string;
        accountName?: string;
      }[];
    };
    // By what an account is called, too, and only as a whole.
    expect((await list({ who: member.email.toUpperCase() })).map(({ event }) => event)).toEqual(['sign-in-failed']);
    for (const { who, accountName } of await list({ who: 'office' }))
      expect([who, accountName]).toContainEqual(expect.stringContaining(OPERATOR_EMAIL));
    expect(await list({ who: 'no one at all' })).toEqual([]);
    const files = await list({ event: 'file-taken', about: 'BOOKINGS.csv' });
    expect(files.map(({ event, about }) => [event, about])).toEqual([['file-taken', 'bookings.csv']]);
    // Signs that mean something in a pattern are letters here.
    expect(await list({ about: '%' })).toEqual([]);
    expect(await list({ about: 'bookings_csv' })).toEqual([]);
    const [{ at } = { at: '' }] = files;
    const day = new Date(Date.parse(at) + 345 * 60_000).toISOString().slice(0, 10);
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    expect((await list({ event: 'file-taken', from: day, until: day })).length).toBeGreaterThan(0);
    expect(await list({ until: before })).toEqual([]);
    expect((await office.get('/office/trail?from=yesterday')).status).toBe(400);
  });

  test('is exported as a file with its filters, which is an entry itself', async () => {
    const rows = await leftBy(async () => {
      const { status, body, headers } = await office.get('/office/trail.csv?event=file-taken');
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe('attachment; filename="trail.csv"');
      expect(body).toContain('"At","What","Who","Name","Account","Network","About"');
      expect(body).toContain(`"file-taken","${OPERATOR_EMAIL}","Office"`);
      expect(body).not.toContain('sign-in-failed');
    });
    expect(rows.map(({ event, who, about }) => [event, who, about])).toEqual([
      ['file-taken', OPERATOR_EMAIL, 'trail.csv'],
    ]);
  });

  test('stores entries for a year', async () => {
    site.wait(YEAR);
    await recordRetentionRun(store, site.now);
    await site.tick();
    expect(await store.selectFrom('trail').selectAll().execute()).toEqual([]);
    await dismissOperator(store, OPERATOR_EMAIL, site.now);
    expect(await store.selectFrom('trail').select(['event', 'about']).execute()).toEqual([
      { event: 'operator-dismissed', about: OPERATOR_EMAIL },
    ]);
  });
});
