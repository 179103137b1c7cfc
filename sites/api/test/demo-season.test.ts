import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, companyDay } from '@trek/ui/pricing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DemoOffice, type LastPlace, playSeason, readKeys } from '../demo/index.ts';
import { type Api, type ApiSettings, readSettings, startApi } from '../src/index.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { expectBalanced } from './balanced.ts';

// Treks are closed in winter and in the rain: the season is there in each month.
describe.each([
  '2026-11-30T10:00:00.000Z',
  '2027-01-15T10:00:00.000Z',
  '2027-06-20T01:00:00.000Z',
  '2027-08-31T23:30:00.000Z',
])('the season of the demonstration on %s', (moment) => {
  const now = new Date(moment);
  let folder: string;
  let settings: ApiSettings;
  let last: LastPlace;
  let api: Api;
  let office: DemoOffice;
  let store: Store;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-demo-'));
    settings = { ...readSettings({ DATA_DIR: folder, DEMO: '1' }), now: () => now, log: () => {} };
    last = await playSeason(settings);
    api = await startApi(settings);
    store = await openStore(undefined, folder, () => {});
    office = new DemoOffice({
      fetch: (request) => api.fetch(request),
      root: 'http://embedded.invalid',
      now: () => now,
    });
    await office.enter(await readKeys(folder));
  }, 120_000);
  afterAll(async () => {
    await store?.destroy();
    await api?.close();
    await rm(folder, { recursive: true });
  });

  test('has forty bookings in every state, whose figures match their payments', async () => {
    const rows = await store.selectFrom('bookings').select(['status']).execute();
    expect(rows).toHaveLength(40);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['pending', 'confirmed', 'cancelled', 'disputed']),
    );
    await expectBalanced(store);
  });

  test('has work for the office: requests, overdue balances, a dispute, messages, missing details and permits', async () => {
    const today = await office.call('/office/today');
    expect(today.requests.length).toBeGreaterThan(0);
    expect(today.changes).toHaveLength(1);
    expect(today.overdue.length).toBeGreaterThan(0);
    expect(today.disputes).toHaveLength(1);
    expect(today.messages).toHaveLength(2);
    expect(today.missingDetails.length).toBeGreaterThan(0);
  });

  test('has a departure with one place left, which a visitor can book, and one that is nearly full', async () => {
    const listed = (id: number) => api.fetch(new Request(`http://embedded.invalid/trek/departures/${id}`));
    const departures: { startDate: string; placesLeft: number }[] = await (await listed(last.trekId)).json();
    expect(departures.find(({ startDate }) => startDate === last.startDate)).toMatchObject({ placesLeft: 1 });
    const { rows } = await office.call(`/office/departures?from=${companyDay(now)}`);
    const left = rows.map(({ placesLeft }: { placesLeft: number | null }) => placesLeft);
    expect(left).toContain(1);
    expect(left).toContain(2);
    expect(last.startDate <= addDays(companyDay(now), 60)).toBe(true);
  });

  test('sends no mail: each is a file', async () => {
    expect((await readdir(join(folder, 'outbox'))).length).toBeGreaterThan(0);
  });
});
