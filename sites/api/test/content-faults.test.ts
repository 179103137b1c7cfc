import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ContentFiles, files, secondTrek, trek, writeContent } from './content.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { databases, TestSite } from './site.ts';

const TREK = 'treks/everest-base-camp-trek.json';
const GOKYO = 'treks/gokyo-lakes-trek.json';
const POST = 'posts/when-to-go.json';
const post = files[POST];
/** A trek that names nothing of its own. */
const thirdTrek = { ...trek, id: 104, title: 'Khopra Trek' };
const permit = { name: 'Park', issuer: 'The park', source: 'The park' };

describe.each(databases)('content with errors, on %s', (database) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
  });
  afterEach(() => site.remove());

  const path = (name: string) => join(site.folder, 'content', name);
  const change = (changes: ContentFiles) => writeContent(join(site.folder, 'content'), changes);
  const remove = (name: string) => rm(path(name), { recursive: true });
  const statusOf = async (id: number) => (await site.visitor().get(`/trek/id/${id}`)).status;
  const priceOf = async (id: number) => (await site.visitor().get(`/trek/id/${id}`)).body.price;
  const titles = async () => (await site.visitor().get('/trek/all')).body.map(({ title }: { title: string }) => title);
  const faults = async () => (await (await signInOperator(site)).get('/office/today')).body.contentFaults as string[];
  /** Lets time pass, a minute after the other. */
  const wait = async (minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      site.wait(60);
      await site.tick();
    }
  };
  const mails = async () => {
    await wait(8);
    return (await site.mails()).filter((mail) => mail.includes('Subject: The content of the site has'));
  };
  /** A change as it is taken by the running site, and by the next start. */
  const WAYS = [
    ['at a start', () => site.restart()],
    ['while it runs', () => site.tick()],
  ] as const;

  describe.each(WAYS)('%s', (_, take) => {
    test('keeps the last valid version of a file, imports the others, and notifies the office by page and one mail', async () => {
      await change({ [TREK]: { ...trek, priceUsd: '1500' }, [GOKYO]: { ...secondTrek, priceUsd: 5 } });
      await take();
      expect([await priceOf(101), await priceOf(103)]).toEqual([1450, 5]);
      const line = `${TREK}: priceUsd: Invalid input: expected number, received string: write a number such as 610, not "1500" (line 1) (the site shows its last good version)`;
      expect(await faults()).toEqual([line]);
      const [mail, ...others] = await mails();
      expect(others).toEqual([]);
      expect(mail).toContain('To: info@localhost');
      expect(mail?.replace(/\s+/g, ' ')).toContain(line);
      // Once for each set of faults, however often it is found.
      await site.restart();
      await change({ [GOKYO]: { ...secondTrek, priceUsd: 6 } });
      await site.tick();
      expect(await mails()).toHaveLength(1);
      await change({ [TREK]: trek });
      await take();
      expect(await faults()).toEqual([]);
      await wait(60);
      await change({ [TREK]: '{' });
      await take();
      expect(await mails()).toHaveLength(2);
    });

    test('skips a file that was never valid and imports all others (X5)', async () => {
      await change({ 'treks/khopra-trek.json': { ...thirdTrek, difficulty: 'Tough' } });
      await take();
      expect(await titles()).toHaveLength(3);
      expect(await faults()).toEqual([expect.stringMatching(/^treks\/khopra-trek.json: difficulty: .*without it\)$/)]);
      await change({ 'treks/khopra-trek.json': thirdTrek });
      await take();
      expect(await titles()).toContain('Khopra Trek');
    });

    test('treats a deleted trek as withdrawn if a post and a figure name it', async () => {
      const text = '<p>The highest night: {{highestNight:gokyo-lakes-trek}}.</p>';
      await change({ [POST]: { ...post, relatedTreks: ['gokyo-lakes-trek'], content: [text] } });
      await take();
      await remove(GOKYO);
      await take();
      expect(await statusOf(103)).toBe(404);
      const [fault] = await faults();
      expect(fault).toContain(
        `${POST}: relatedTreks.0: there is no "gokyo-lakes-trek": treks/gokyo-lakes-trek.json is gone, so delete the name`,
      );
      // Nothing is frozen: neither the post nor anything else.
      await change({ [POST]: { ...post, relatedTreks: ['gokyo-lakes-trek'], content: [`${text}<p>New.</p>`] } });
      await change({ [TREK]: { ...trek, priceUsd: 1500 } });
      await take();
      const posts = (await site.visitor().get('/blog/all')).body;
      const shown = posts.find(({ id }: { id: number }) => id === post.id);
      expect(shown).toMatchObject({ content: '<p>The highest night: 3,000 m.</p><p>New.</p>' });
      expect(await priceOf(101)).toBe(1500);
    });

    test('keeps a deleted region and country while treks refer to them', async () => {
      await remove('regions/everest.json');
      await remove('countries/nepal.json');
      await change({ [TREK]: { ...trek, priceUsd: 1500 } });
      await take();
      expect((await site.visitor().get('/trek/id/101')).body).toMatchObject({
        price: 1500,
        region: { name: 'Everest' },
      });
      expect((await faults()).toSorted()).toEqual([
        expect.stringMatching(/^countries\/nepal.json: is gone, but .* names it/),
        expect.stringMatching(/^regions\/everest.json: is gone, but .* names it/),
      ]);
    });

    test('rejects a changed file that conflicts with an unchanged one', async () => {
      // Comes first in the alphabet, with the id of a trek that may have bookings.
      await change({ 'treks/annapurna-trek.json': { ...trek, id: 103, title: 'Annapurna Trek' } });
      await take();
      expect((await site.visitor().get('/trek/id/103')).body.title).toBe('Gokyo Lakes Trek');
      expect(await titles()).not.toContain('Annapurna Trek');
      expect(await faults()).toEqual([
        expect.stringContaining(`treks/annapurna-trek.json: id: 103 is taken by ${GOKYO}`),
      ]);
    });

    test('keeps the company’s last valid facts', async () => {
      await change({ 'company/permits.json': { park: permit }, [TREK]: { ...trek, permits: ['park'] } });
      await site.restart();
      await change({ 'company/permits.json': '{ "park": ', [TREK]: { ...trek, permits: ['park'], priceUsd: 1500 } });
      await take();
      expect((await site.visitor().get('/trek/id/101')).body).toMatchObject({
        ...{ price: 1500, details: { permits: [{ name: 'Park' }] } },
      });
      expect(await faults()).toEqual([expect.stringMatching(/^company\/permits.json:1:\d+: is not valid JSON/)]);
    });

    test('keeps everything when a folder is empty or missing, as if not mounted', async () => {
      for (const kind of ['treks', 'countries', 'posts']) await remove(kind);
      await mkdir(path('treks'));
      await take();
      expect(await titles()).toHaveLength(3);
      expect((await site.visitor().get('/blog/all')).body).toHaveLength(2);
      expect((await faults()).map((fault) => fault.replace(/ \(the.*/, ''))).toEqual([
        ...['countries: can’t', 'treks: holds no file', 'posts: can’t'].map((line) =>
          expect.stringContaining(line.replace('can’t', "can't be read (ENOENT)")),
        ),
      ]);
    });

    test('shows a draft only to the office', async () => {
      const drafts = {
        'treks/khopra-trek.json': { ...thirdTrek, status: 'draft' },
        'posts/a-draft.json': { ...files['posts/a-draft.json'], isPublished: undefined, status: 'draft' },
      };
      await change(drafts);
      await take();
      expect(await statusOf(104)).toBe(404);
      const visitor = site.visitor();
      for (const list of ['/trek/all', '/search/index', '/blog/all', '/region/all', '/country/all']) {
        expect(JSON.stringify((await visitor.get(list)).body)).not.toMatch(/Khopra|A draft/);
      }
      expect((await visitor.get('/uploads/art/trek-104-day.svg')).status).toBe(404);
      expect((await visitor.get('/office/preview/treks/khopra-trek')).status).toBe(404);
      expect((await (await site.member()).get('/office/preview/treks/khopra-trek')).status).toBe(404);
      const office = await signInOperator(site);
      expect((await office.get('/office/preview/treks/khopra-trek')).body).toMatchObject({
        ...{ id: 104, title: 'Khopra Trek', details: {} },
      });
      expect((await office.get('/office/preview/posts/a-draft')).body).toMatchObject({ metaTitle: 'A draft' });
      expect((await office.get('/office/preview/treks/everest-base-camp-trek')).status).toBe(404);
      expect((await office.get('/office/preview/posts/__proto__')).status).toBe(404);
      expect((await office.get('/office/today')).body.drafts).toEqual([
        { kind: 'treks', slug: 'khopra-trek', title: 'Khopra Trek' },
        { kind: 'posts', slug: 'a-draft', title: 'When to go' },
      ]);
      // The control: public, it is there.
      await change({ 'treks/khopra-trek.json': thirdTrek });
      await take();
      expect(await statusOf(104)).toBe(200);
      await change(drafts);
      await take();
      await remove('treks/khopra-trek.json');
      await take();
      expect((await office.get('/office/today')).body.drafts).toHaveLength(1);
    });

    test('withdraws a trek from sale and keeps its bookings', async () => {
      const member = await site.member();
      const details = {
        firstName: 'Maya',
        lastName: 'Gurung',
        email: member.email,
        phone: '5550100',
        country: 'Nepal',
      };
      await member.post('/booking/user-details', { ...details, bookingDate: '2027-04-01', trekId: 103 });
      await change({
        [GOKYO]: { ...secondTrek, status: 'withdrawn' },
        [POST]: { ...post, status: 'withdrawn', isPublished: undefined },
      });
      await take();
      expect(await statusOf(103)).toBe(404);
      expect((await site.visitor().get('/blog/all')).body).toHaveLength(1);
      expect((await member.get('/booking/user')).body).toMatchObject([{ trek: { title: 'Gokyo Lakes Trek' } }]);
      // Neither does another trek take its id, and with it the bookings, but the same one under another name does.
      await remove(GOKYO);
      await take();
      await change({ 'treks/khopra-trek.json': { ...thirdTrek, id: 103, createdAt: '2026-01-01' } });
      await take();
      expect(await faults()).toContainEqual(
        expect.stringContaining('treks/khopra-trek.json: id: 103 is the one of bookings of "gokyo-lakes-trek"'),
      );
      expect((await member.get('/booking/user')).body).toMatchObject([{ trek: { title: 'Gokyo Lakes Trek' } }]);
      await change({ 'treks/khopra-trek.json': { ...thirdTrek, id: 103 } });
      await take();
      expect((await member.get('/booking/user')).body).toMatchObject([{ trek: { title: 'Khopra Trek' } }]);
      expect((await (await signInOperator(site)).get('/office/today')).body.drafts).toHaveLength(1);
    });
  });

  test('refuses the very first start only with nothing to serve', async () => {
    const broken = await TestSite.start(database, {}, { ...files, [TREK]: '{', 'regions/everest.json': '{' });
    expect((await broken.visitor().get('/trek/all')).body).toMatchObject([
      { title: 'Far Peak Expedition' },
      { title: 'Gokyo Lakes Trek', region: null },
    ]);
    await broken.remove();
    const all = Object.fromEntries(Object.keys(files).map((name) => [name, '{']));
    await expect(TestSite.start(database, {}, all)).rejects.toThrow('countries/bhutan.json:1:2: is not valid JSON');
    await expect(TestSite.start(database, {}, { ...files, 'company/terms.json': '{' })).rejects.toThrow(
      /^company\/terms/,
    );
  });

  test('names the encoding of a file that is not UTF-8', async () => {
    const text = await readFile(path(TREK), 'utf8');
    await writeFile(path(TREK), Buffer.from(text.replace('Khumbu', 'Dölpa – 3–4 hours'), 'latin1'));
    await writeFile(path(GOKYO), Buffer.from(`\uFEFF${JSON.stringify({ ...secondTrek, priceUsd: 5 })}`));
    await site.tick();
    expect(await faults()).toEqual([expect.stringMatching(/^treks\/everest.*is not UTF-8 but probably Windows-1252/)]);
    expect(await priceOf(103)).toBe(5);
  });
});
