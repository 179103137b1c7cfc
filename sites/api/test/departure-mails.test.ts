import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replayEndings } from '../src/backup/replay-endings.ts';
import { insertDeparture } from '../src/store/departures.ts';
import { endingsFilesIn, readEndings } from '../src/store/endings.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { queueMail } from '../src/store/queued-mails.ts';
import { mailedTreks, queueDepartureMail } from '../src/store/saved-treks.ts';
import { files, secondTrek } from './content.ts';
import { databases, PASSWORD, START, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const content = { ...files, 'treks/gokyo-lakes-trek.json': secondTrek };
const [FIRST, SECOND] = [101, secondTrek.id];
const DAY_SECONDS = 86_400;

describe.each(databases)('mails about new departures of saved treks on %s', (database) => {
  let site: TestSite;
  let store: Store;
  let member: Visitor & { email: string };
  beforeEach(async () => {
    site = await TestSite.start(database, {}, content);
    const { databaseUrl, dataFolder, log } = site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
    member = await site.member();
    await confirm();
  });
  afterEach(async () => {
    await store.destroy();
    await site.remove();
  });

  const confirm = () =>
    store.updateTable('users').set({ email_confirmed_at: START }).where('email', '=', member.email).execute();
  const save = (trekId: number, changes: object = {}, headers: Record<string, string> = {}) =>
    member.post(
      '/saved-treks',
      { save: [{ trekId, savedAt: START, seenDepartures: [], ...changes }], remove: [] },
      headers,
    );
  const ask = (trekId = FIRST, changes: object = {}) => save(trekId, { departureMails: true, ...changes });
  const wishes = async () => (await member.post('/saved-treks', { save: [], remove: [] })).body.treks;
  const facts = { kind: 'joined', places: 8, price_cents: null, guaranteed_from: null, guide: '', note: '' } as const;
  const add = (startDate: string, trekId = FIRST, changes: object = {}) =>
    insertDeparture(store, trekId, startDate, { ...facts, ...changes }, { file: null, now: site.now });
  /** One round of the tasks, each after those that it builds on. */
  async function round(): Promise<void> {
    for (let step = 0; step < 3; step += 1) await site.tick();
  }
  /** The mails about departures that come. */
  async function mails(): Promise<string[]> {
    await site.emptyOutbox();
    await round();
    return (await site.mails()).filter((mail) => /^Subject: (New departures|Neue Termine)/m.test(mail));
  }
  /** The link in the text, below the one of the headers. */
  const stopLink = (mail: string) => new URL(mail.match(/http\S+\/stop-mails\?[^\s"<>]+/g)?.at(-1) ?? '');

  test('come once to those who asked, in their language', async () => {
    await save(FIRST, { departureMails: true }, { 'Accept-Language': 'de' });
    const other = await site.member();
    await other.post('/saved-treks', { save: [{ trekId: FIRST, savedAt: START, seenDepartures: [] }], remove: [] });
    await add('2027-03-14');
    const [mail, ...others] = await mails();
    expect(mail).toContain(`To: ${member.email}`);
    expect(mail).toContain('Subject: Neue Termine: Everest Base Camp Trek');
    expect(mail).toContain('14. März 2027');
    expect(mail).toContain('/treks/everest-base-camp-trek');
    expect(others).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('come once a day at most, with everything that is new', async () => {
    await ask();
    await ask(SECOND);
    await add('2027-03-14');
    expect(await mails()).toHaveLength(1);
    await add('2027-03-28');
    await add('2027-04-04', SECOND);
    await add('2027-04-11', SECOND);
    site.wait(DAY_SECONDS - 60);
    expect(await mails()).toEqual([]);
    site.wait(60);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain('New departures of 2 treks');
    expect(mail).toContain('March 28, 2027');
    expect(mail).toContain('April 4, 2027 · April 11, 2027');
    expect(mail).not.toContain('March 14');
    site.wait(DAY_SECONDS);
    expect(await mails()).toEqual([]);
  });

  test('omit starts that are known, full, private or too soon', async () => {
    await add('2027-03-01');
    await round();
    await ask(FIRST, { seenDepartures: ['2027-03-08'] });
    await add('2027-03-08');
    await add('2027-03-15', FIRST, { places: 0 });
    await add('2027-03-22', FIRST, { kind: 'private' });
    await add('2026-11-22');
    expect(await mails()).toEqual([]);
  });

  test('omit starts that were closed, and treks that were unsubscribed, since they were queued', async () => {
    const { id = '' } = (await store.selectFrom('users').select('id').executeTakeFirst()) ?? {};
    const queue = (trekId: number, starts: string[]) =>
      queueMail(store, { letter: 'new-departures', userId: id, language: null, treks: [{ trekId, starts }] }, site.now);
    await ask();
    await add('2027-03-14');
    await add('2027-04-04', SECOND);
    await mails();
    await queue(FIRST, ['2027-03-14', '2027-03-28']);
    const [mail = '', ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain('March 14, 2027');
    expect(mail).not.toContain('March 28');
    await queue(FIRST, ['2027-03-28']);
    await queue(SECOND, ['2027-04-04']);
    expect(await mails()).toEqual([]);
    expect(await store.selectFrom('queued_mails').select('id').execute()).toEqual([]);
  });

  test('go to a confirmed address alone; asking sends the link that confirms it', async () => {
    member = await site.member();
    await round();
    await site.emptyOutbox();
    expect((await ask()).body.treks).toMatchObject([{ departureMails: true }]);
    await round();
    expect((await site.mails()).join()).toContain('/confirm-email?token=');
    await add('2027-03-14');
    expect(await mails()).toEqual([]);
    await confirm();
    expect(await mails()).toHaveLength(1);
  });

  test('asking from an unconfirmed address again and again sends few links, and stores each wish', async () => {
    member = await site.member();
    await round();
    await site.emptyOutbox();
    for (const trekId of [FIRST, SECOND]) expect((await ask(trekId)).status).toBe(200);
    await round();
    const links = async () => (await site.mails()).filter((mail) => mail.includes('/confirm-email?token=')).length;
    expect(await links()).toBe(1);
    for (let time = 0; time < 12; time += 1) {
      for (const trekId of [FIRST, SECOND]) expect((await save(trekId, { departureMails: false })).status).toBe(200);
      expect((await ask()).body.treks).toContainEqual(expect.objectContaining({ trekId: FIRST, departureMails: true }));
    }
    await round();
    expect(await links()).toBeLessThanOrEqual(5);
  });

  test('leave out a trek whose mails end while the others are queued, and lose no news', async () => {
    await ask();
    await ask(SECOND);
    const wishesThen = await mailedTreks(store, new Date(0));
    const treks = wishesThen.map((trek) => ({ ...trek, starts: ['2027-03-14'] }));
    await save(SECOND, { departureMails: false });
    const userId = treks[0]?.userId ?? '';
    await queueDepartureMail(store, userId, treks, { now: site.now, since: new Date(0) });
    const [row] = await store.selectFrom('queued_mails').select('mail').execute();
    expect(JSON.parse(row?.mail ?? '{}')).toMatchObject({ treks: [{ trekId: FIRST, starts: ['2027-03-14'] }] });
  });

  test('leave out a start that was full when they were requested, also once a place is free', async () => {
    await add('2027-03-14', FIRST, { places: 0 });
    await round();
    await ask();
    await store.updateTable('departures').set({ places: 8 }).execute();
    expect(await mails()).toEqual([]);
  });

  test('stay requested when an older client changes the trek', async () => {
    await ask();
    await save(FIRST, { seenDepartures: ['2027-03-14'] });
    expect(await wishes()).toMatchObject([{ departureMails: true, seenDepartures: ['2027-03-14'] }]);
  });

  test.each([
    ['on the page', () => save(FIRST, { departureMails: false })],
    ['by removing the trek', () => member.post('/saved-treks', { save: [], remove: [FIRST] })],
    ['by erasing the account', () => member.post('/auth/erase', { password: PASSWORD })],
  ])('end %s', async (_, end) => {
    await ask();
    expect((await end()).status).toBe(200);
    await add('2027-03-14');
    expect(await mails()).toEqual([]);
  });

  test('end by the mail’s own link, for all treks, when it is posted', async () => {
    await ask();
    await ask(SECOND);
    await add('2027-03-14');
    const [mail = ''] = await mails();
    const { pathname, search } = stopLink(mail);
    expect(pathname).toBe('/stop-mails');
    const stranger = site.visitor();
    const followed = await stranger.get(`/saved-treks/stop-mails${search}`);
    expect([followed.status, followed.headers.get('Location')]).toEqual([
      303,
      `${site.settings.publicUrl}/stop-mails${search}`,
    ]);
    expect(await wishes()).toMatchObject([{ departureMails: true }, { departureMails: true }]);
    // As a mail program posts it: RFC 8058, section 3.2.
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const post = { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' };
    for (let time = 0; time < 2; time += 1) {
      expect((await stranger.send(`/saved-treks/stop-mails${search}`, post)).status).toBe(200);
    }
    expect((await wishes()).map((trek: object) => 'departureMails' in trek)).toEqual([false, false]);
    site.wait(DAY_SECONDS);
    await add('2027-03-28');
    expect(await mails()).toEqual([]);
  });

  test('carry the headers that mail programs show a button for', async () => {
    await ask();
    await add('2027-03-14');
    await mails();
    const folder = join(site.settings.dataFolder, 'outbox');
    const sources = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    const [source = ''] = await Promise.all(sources.map((name) => readFile(join(folder, name), 'utf8')));
    const unfolded = source.replaceAll(/\r\n(?=[ \t])/g, '');
    expect(unfolded).toMatch(/^List-Unsubscribe: <http\S+\/api\/saved-treks\/stop-mails\?token=\S+>\r$/m);
    expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  test('stay ended for a removed trek in a restored backup', async () => {
    await ask();
    await member.post('/saved-treks', { save: [], remove: [FIRST] });
    const [file = ''] = await endingsFilesIn(site.settings.dataFolder);
    const { entries } = await readEndings(file);
    expect(entries).toContainEqual(expect.objectContaining({ kind: 'departure-mails', trek: FIRST }));
  });

  test.each(['', '?token=', '?token=x.y.z'])('refuse a link that ends with “%s”', async (search) => {
    expect(await site.visitor().post(`/saved-treks/stop-mails${search}`, {})).toMatchObject({
      status: 400,
      body: { message: 'Invalid link: it is incomplete, or too old.' },
    });
  });

  test('a session’s token stops none, and the link’s opens no account', async () => {
    await ask();
    await add('2027-03-14');
    const [mail = ''] = await mails();
    const token = stopLink(mail).searchParams.get('token') ?? '';
    expect((await site.visitor().post(`/saved-treks/stop-mails?token=${member.token}`, {})).status).toBe(400);
    expect((await site.visitor(token).get('/auth/me')).status).toBe(401);
  });

  test('come once from two servers', async () => {
    await ask();
    const twin = await site.startTwin();
    await add('2027-03-14');
    expect(await mails()).toHaveLength(1);
    await twin.close();
  });

  test('stay ended in a restored backup, unless they were requested later', async () => {
    await ask();
    await ask(SECOND);
    await save(FIRST, { departureMails: false });
    site.wait(60);
    // The backup knows of the wish alone.
    await store.updateTable('saved_treks').set({ mails_since: START }).where('trek_id', '=', FIRST).execute();
    const [file = ''] = await endingsFilesIn(site.settings.dataFolder);
    const { entries } = await readEndings(file);
    await replayEndings(store, entries, site.now);
    expect(await wishes()).toEqual([
      expect.objectContaining({ trekId: FIRST }),
      expect.objectContaining({ trekId: SECOND, departureMails: true }),
    ]);
    expect((await wishes())[0]).not.toHaveProperty('departureMails');
    await ask();
    await replayEndings(store, entries, site.now);
    expect((await wishes())[0]).toHaveProperty('departureMails', true);
  });
});
