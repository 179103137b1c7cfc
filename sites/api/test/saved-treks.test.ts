import { MOST_SAVED } from '@trek/ui/internal/saved-treks/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../src/store/open-store.ts';
import { changeSavedTreks, savedTreksOf } from '../src/store/saved-treks.ts';
import { files, secondTrek } from './content.ts';
import { databases, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const content = { ...files, 'treks/gokyo-lakes-trek.json': secondTrek };
const [FIRST, SECOND] = [101, secondTrek.id];
const YESTERDAY = '2026-11-20T10:00:00.000Z';
const saved = (trekId: number, changes: object = {}) => ({
  trekId,
  savedAt: YESTERDAY,
  seenDepartures: [],
  ...changes,
});

describe.each(databases)('saved treks on %s', (database) => {
  let site: TestSite;
  let store: Store;
  beforeAll(async () => {
    site = await TestSite.start(database, {}, content);
    const { databaseUrl, dataFolder, log } = site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  const userOf = ({ email }: { email: string }) =>
    store.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const wish = ({ confirms = false } = {}) => ({
    ...{ now: site.now, language: 'en' as const, shownStarts: () => [], confirms },
  });

  const change = async (member: Visitor, save: object[] = [], remove: unknown[] = []) =>
    member.post('/saved-treks', { save, remove });
  const treks = async (member: Visitor) => (await change(member)).body.treks;

  test('can be added once and removed', async () => {
    const member = await site.member();
    expect(await treks(member)).toEqual([]);
    const later = saved(SECOND, { savedAt: '2026-11-20T11:00:00.000Z' });
    expect((await change(member, [saved(FIRST), later])).body).toEqual({ treks: [later, saved(FIRST)] });
    await change(member, [later, saved(FIRST, { savedAt: '2026-11-20T12:00:00.000Z' })]);
    expect(await treks(member)).toEqual([later, saved(FIRST)]);
    await change(member, [], [String(SECOND), 999]);
    expect(await treks(member)).toEqual([saved(FIRST)]);
  });

  test('belong to one account', async () => {
    const [mine, other] = [await site.member(), await site.member()];
    await change(mine, [saved(FIRST)]);
    await change(other, [], [FIRST]);
    expect([await treks(mine), await treks(other)]).toEqual([[saved(FIRST)], []]);
    expect((await site.visitor().post('/saved-treks', { save: [], remove: [] })).status).toBe(401);
  });

  test('omit withdrawn treks, and cap future dates', async () => {
    const member = await site.member();
    const answer = await change(member, [saved(999), saved(FIRST, { savedAt: '2999-01-01T00:00:00.000Z' })]);
    expect(answer.body.treks).toEqual([saved(FIRST, { savedAt: site.now.toISOString() })]);
  });

  test('know the future departures that any device has shown', async () => {
    const member = await site.member();
    await change(member, [saved(FIRST, { seenDepartures: ['2027-04-01'] })]);
    await change(member, [saved(FIRST, { seenDepartures: ['2027-03-01', '2026-01-01'] })]);
    expect(await treks(member)).toMatchObject([{ seenDepartures: ['2027-03-01', '2027-04-01'] }]);
  });

  test('refuse an invalid list', async () => {
    const member = await site.member();
    expect(await change(member, [saved(FIRST, { seenDepartures: ['someday'] })])).toMatchObject({
      status: 400,
      body: { message: 'save.0.seenDepartures.0 is missing or invalid.' },
    });
    expect((await member.post('/saved-treks', {})).status).toBe(400);
    expect(await treks(member)).toEqual([]);
  });

  test('wait for no mail that cannot be queued: the wish is stored with its confirmation, or not at all', async () => {
    const { id } = await userOf(await site.member());
    const full = store.withPlugin({
      transformQuery: ({ node }) => {
        if (JSON.stringify(node).includes('"queued_mails"')) throw new Error('disk is full');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const change = { save: [saved(FIRST, { departureMails: true })], remove: [] };
    await expect(changeSavedTreks(full, id, change, wish({ confirms: true }))).rejects.toThrow('disk is full');
    expect(await savedTreksOf(store, id)).toEqual([]);
    await changeSavedTreks(store, id, change, wish({ confirms: true }));
    expect(await savedTreksOf(store, id)).toMatchObject([{ trekId: FIRST, departureMails: true }]);
  });

  test('keep the latest of too many, and drop treks that leave the catalogue', async () => {
    const member = await site.member();
    const { id } = await userOf(member);
    const catalogue = await store.selectFrom('treks').selectAll().execute();
    const ids = Array.from({ length: MOST_SAVED + 1 }, (_, index) => 1_000 + index);
    const now = site.now.toISOString();
    const rows = ids.map((trekId) => ({ ...catalogue[0], id: trekId, slug: `trek-${trekId}` }));
    await store
      .insertInto('treks')
      .values(rows as never)
      .execute();
    const all = ids.map((trekId, index) => saved(trekId, { savedAt: new Date(Date.parse(now) - index).toISOString() }));
    await changeSavedTreks(store, id, { save: all, remove: [] }, wish());
    expect((await savedTreksOf(store, id)).map(({ trekId }) => trekId)).toEqual(ids.slice(0, MOST_SAVED));
    await store.deleteFrom('treks').where('id', 'in', ids).execute();
    expect(await savedTreksOf(store, id)).toEqual([]);
  });
});
