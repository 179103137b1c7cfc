import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContent } from '../src/content/read-content.ts';
import { ContentError } from '../src/index.ts';
import { openStore } from '../src/store/open-store.ts';
import { type ContentFiles, files, secondTrek, trek, writeContent } from './content.ts';
import { photo, upload } from './photo.ts';
import { databases, TestSite } from './site.ts';

const member = {
  id: 'maya',
  name: 'Maya',
  role: 'Guide',
  wears: 'scarf',
  bio: 'From Bhojpur.',
  experience: '10 years',
};
const TREK = 'treks/everest-base-camp-trek.json';
const post = (files as Record<string, object>)['posts/when-to-go.json'];

/** The shipped one. */
const company = JSON.parse(readFileSync(new URL('../content/company/company.json', import.meta.url), 'utf8'));
const rate = { code: 'EUR', perUsd: 0.86, source: 'Bank', date: '2026-11-27', languages: ['de'] };

describe('content', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-content-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const faults: [string, ContentFiles, string][] = [
    [
      'text that is not JSON',
      { [TREK]: '{"id": 101,' },
      `${TREK}:1:12: is not valid JSON: it ends too early: is a } or ] missing at its end?`,
    ],
    [
      'an unknown key',
      { [TREK]: { ...trek, pricUsd: 1 } },
      `${TREK}: pricUsd: there is no such field; did you mean "priceUsd"?`,
    ],
    [
      'a misspelled key in a stage',
      { [TREK]: { ...trek, stages: [{ ...trek.stages[0], altitudMeters: 1 }] } },
      `${TREK}: stages.0.altitudMeters: there is no such field; did you mean "altitudeMeters"?`,
    ],
    ['a key that is like none', { [TREK]: { ...trek, color: 'red' } }, `${TREK}: color: there is no such field`],
    [
      'a misspelled value',
      { [TREK]: { ...trek, difficulty: 'Dificult' } },
      `${TREK}: difficulty: "Dificult" is none of Easy, Moderate, Challenging, Difficult, Very Difficult, Extreme; did you mean "Difficult"?`,
    ],
    [
      'a misspelled region',
      { [TREK]: { ...trek, region: 'evrest' } },
      `${TREK}: region: there is no region "evrest" in "nepal"; did you mean "everest"?`,
    ],
    [
      'a night above the highest point',
      { [TREK]: { ...trek, maxAltitudeMeters: 2900 } },
      `${TREK}: stages.0.altitudeMeters: 3000 is above the trek's maxAltitudeMeters, 2900: one of the two is wrong`,
    ],
    [
      'a permit that the company does not list',
      {
        [TREK]: { ...trek, permits: ['sagarmata'] },
        'company/permits.json': { sagarmatha: { name: 'Park', issuer: 'The park', source: 'The park' } },
      },
      `${TREK}: permits.0: there is no "sagarmata"; did you mean "sagarmatha"?`,
    ],
    [
      'a weather station that the company does not list',
      { [TREK]: { ...trek, climate: 'namche' } },
      `${TREK}: climate: there is no "namche"`,
    ],
    [
      'a post that leads to no trek',
      { 'posts/when-to-go.json': { ...post, relatedTreks: ['gokyo-lake-trek'] } },
      'posts/when-to-go.json: relatedTreks.0: there is no "gokyo-lake-trek"; did you mean "gokyo-lakes-trek"?',
    ],
    [
      'a post that leads to itself',
      { 'posts/when-to-go.json': { ...post, relatedPosts: ['when-to-go'] } },
      'posts/when-to-go.json: relatedPosts.0: is the post itself',
    ],
    [
      'a misspelled fact of the company',
      { 'company/terms.json': { cardFePercent: 4 } },
      'company/terms.json: cardFePercent: there is no such field; did you mean "cardFeePercent"?',
    ],
    [
      'a figure that bookings keep with their terms',
      { 'company/terms.json': { bookingTransfer: { days: 14, feeUsd: 150 } } },
      'company/terms.json: bookingTransfer.feeUsd: must be 120, or left out',
    ],
    [
      'a telephone without its country',
      { 'company/company.json': { offices: { nepal: { phones: ['01 555'] } } } },
      'company/company.json: offices.nepal.phones.0: must be a + with country code and number',
    ],
    [
      'a rate of a currency that no one uses',
      { 'company/company.json': { ...company, exchangeRates: [{ ...rate, code: 'EURO' }] } },
      'company/company.json: exchangeRates.0.code: must be a code of ISO 4217 other than USD, such as EUR',
    ],
    [
      'a rate of the other way round, with the comma of its country',
      { 'company/company.json': { ...company, exchangeRates: [{ ...rate, perUsd: '0,86' }] } },
      'company/company.json: exchangeRates.0.perUsd: ',
    ],
    [
      'two currencies for readers of one language',
      { 'company/company.json': { ...company, exchangeRates: [rate, { ...rate, code: 'CHF' }] } },
      'company/company.json: exchangeRates: has two currencies for one language',
    ],
    [
      'a portrait that is an address',
      { 'company/team.json': [{ ...member, image: '/api/uploads/maya.jpg' }] },
      'company/team.json: 0.image: Invalid input: expected object, received string',
    ],
    [
      'a portrait that is not there',
      { 'company/team.json': [member, { ...member, image: { file: 'team/maya.jpg' } }] },
      'company/team.json: 1.image.file: there is no "team/maya.jpg" in /',
    ],
    ['a missing field', { [TREK]: { ...trek, location: undefined } }, `${TREK}: location: is missing`],
    ['a price that is text', { [TREK]: { ...trek, priceUsd: '1450' } }, `${TREK}: priceUsd: `],
    ['an unknown difficulty', { [TREK]: { ...trek, difficulty: 'Tough' } }, `${TREK}: difficulty: `],
    ['a day that does not exist', { [TREK]: { ...trek, createdAt: '2025-02-30' } }, `${TREK}: createdAt: `],
    ['an update before the creation', { [TREK]: { ...trek, updatedAt: '2024-01-01' } }, `${TREK}: updatedAt: `],
    [
      'a wrong coordinate',
      { [TREK]: { ...trek, stages: [{ ...trek.stages[0], coordinates: { latitude: 127, longitude: 86 } }] } },
      `${TREK}: stages.0.coordinates.latitude: `,
    ],
    [
      'a missing stage',
      { [TREK]: { ...trek, stages: trek.stages.slice(1) } },
      `${TREK}: stages: must be the days 1 to 3`,
    ],
    [
      'a stage that comes twice',
      { [TREK]: { ...trek, stages: [1, 2, 2].map((day) => ({ ...trek.stages[0], day })) } },
      `${TREK}: stages: must be the days 1 to 3`,
    ],
    [
      'an unknown country',
      { [TREK]: { ...trek, country: 'peru', region: undefined } },
      `${TREK}: country: there is no country "peru"`,
    ],
    [
      'an unknown region',
      { [TREK]: { ...trek, region: 'andes' } },
      `${TREK}: region: there is no region "andes" in "nepal"`,
    ],
    [
      'a region of another country',
      { [TREK]: { ...trek, country: 'bhutan' } },
      `${TREK}: region: there is no region "everest" in "bhutan"`,
    ],
    [
      'an id that is taken',
      { 'treks/gokyo-lakes-trek.json': { ...secondTrek, id: 101 } },
      `treks/gokyo-lakes-trek.json: id: 101 is taken by ${TREK}`,
    ],
    [
      'a file named after something else',
      { 'treks/ebc.json': { ...trek, id: 110 } },
      'treks/ebc.json: title: its file must be named everest-base-camp-trek.json',
    ],
    [
      'another name that is its own',
      { [TREK]: { ...trek, alsoKnownAs: ['everest base camp trek'] } },
      `${TREK}: alsoKnownAs: "everest base camp trek" is its own name`,
    ],
    [
      'another name that is another trek’s',
      { [TREK]: { ...trek, alsoKnownAs: ['EBC', secondTrek.title] } },
      `${TREK}: alsoKnownAs: "Gokyo Lakes Trek" is the name of treks/gokyo-lakes-trek.json`,
    ],
    [
      'an alias that is listed twice',
      { [TREK]: { ...trek, alsoKnownAs: ['EBC', 'ebc'] } },
      `${TREK}: alsoKnownAs: "ebc" is listed twice`,
    ],
    [
      'a group smaller than its smallest',
      { [TREK]: { ...trek, groupSize: { minSize: 5, maxSize: 2 } } },
      `${TREK}: groupSize: minSize must not exceed maxSize`,
    ],
  ];

  test.each(faults)('rejects %s by file, field and reason', async (_, changes, message) => {
    await writeContent(folder, { ...files, ...changes });
    const error = await readContent(folder).catch((reason) => reason);
    expect(error).toBeInstanceOf(ContentError);
    expect(error.message).toContain(message);
    if (!message.startsWith('company/')) expect(error.message).not.toContain('\n');
  });

  test('lists the first ten of many faults', async () => {
    const wrong = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`posts/p${index}.json`, '{']));
    await writeContent(folder, { ...files, ...wrong });
    const error = await readContent(folder).catch((reason) => reason);
    expect(error.message.split('\n')).toHaveLength(11);
    expect(error.message).toContain('… and 2 more');
  });

  test('names a missing folder', async () => {
    await expect(readContent(join(folder, 'nowhere'))).rejects.toThrow(/nowhere.*can't be read/);
  });

  test('the company’s own content is well-formed', async () => {
    const { content } = await readContent(fileURLToPath(new URL('../content/', import.meta.url)));
    expect(content.treks.length).toBeGreaterThan(0);
  });
});

describe.each(databases)('the import into %s', (database) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await TestSite.start(database);
  });
  afterEach(() => site.remove());

  const change = (changes: ContentFiles) => writeContent(join(site.folder, 'content'), changes);
  const titles = async () => (await site.visitor().get('/trek/all')).body.map(({ title }: { title: string }) => title);
  const remove = (name: string) => rm(join(site.folder, 'content', name));

  const refusals = () => site.logged.filter(({ message }) => message.startsWith('the changed content has errors'));

  test('follows the files while the server runs, in every answer', async () => {
    let changes = 0;
    site.api.onContentChange(() => {
      changes += 1;
    });
    await site.tick();
    expect(changes).toBe(0);
    const index = (await site.visitor().get('/search/index')).headers.get('ETag');
    await change({ [TREK]: { ...trek, priceUsd: 1500, alsoKnownAs: ['EBC'] } });
    await remove('treks/gokyo-lakes-trek.json');
    await site.tick();
    expect(await titles()).toEqual(['Everest Base Camp Trek', 'Far Peak Expedition']);
    expect((await site.visitor().get('/trek/id/101')).body.price).toBe(1500);
    expect((await site.visitor().get('/trek/id/103')).status).toBe(404);
    expect((await site.visitor().get('/uploads/art/trek-103-day.svg')).status).toBe(404);
    expect((await site.visitor().get('/search/index')).headers.get('ETag')).not.toBe(index);
    await site.tick();
    expect(changes).toBe(1);
  });

  test('imports valid files, reports an invalid one once, and imports it once fixed', async () => {
    await change({ 'countries/nepal.json': '{', 'treks/gokyo-lakes-trek.json': { ...secondTrek, priceUsd: 5 } });
    await site.tick();
    await site.tick();
    expect(refusals()).toMatchObject([
      { level: 'error', detail: expect.stringMatching(/^countries\/nepal.json:1:2: /) },
    ]);
    expect((await site.visitor().get('/trek/id/103')).body.price).toBe(5);
    expect((await site.visitor().get('/country/all')).body[0].description).toBe('A country.');
    await change({ 'countries/nepal.json': { ...files['countries/nepal.json'], description: ['Mended.'] } });
    await site.tick();
    expect((await site.visitor().get('/country/all')).body[0].description).toBe('Mended.');
    expect(refusals()).toHaveLength(1);
  });

  test('imports a file of an earlier release with a warning, at start and while running', async () => {
    const { season: _, ...earlier } = trek;
    const warnings = () =>
      site.logged.filter(({ message }) => message.includes('season')).map(({ message }) => message);
    const line = `${TREK}: season: is missing, as in files of an earlier release. Until it is there, every date of this trek is a request`;
    await change({ [TREK]: { ...earlier, priceUsd: 1500 } });
    await site.tick();
    expect(warnings()).toEqual([line]);
    expect((await site.visitor().get('/trek/id/101')).body).toMatchObject({
      ...{ price: 1500, bookingPolicy: { talkFirst: true, seasonMonths: [] } },
    });
    await site.tick();
    expect(warnings()).toEqual([line]);
    await site.restart();
    expect(warnings()).toEqual([line, line]);
    // The check that an editor runs demands it.
    await expect(readContent(join(site.folder, 'content'))).rejects.toThrow(`${TREK}: season: `);
    await change({ [TREK]: trek });
    await site.tick();
    expect((await site.visitor().get('/trek/id/101')).body.bookingPolicy.talkFirst).toBeUndefined();
  });

  test('imports an earlier release’s months as the season', async () => {
    const { season, ...others } = trek;
    const earlier = { ...others, seasonMonths: [1, 2, 2] };
    await change({ [TREK]: earlier });
    await site.tick();
    expect((await site.visitor().get('/trek/id/101')).body).toMatchObject({
      season: { months: [1, 2], shoulderMonths: [], crossesPass: true, closed: [] },
      bookingPolicy: { seasonMonths: [1, 2], shoulderMonths: [] },
    });
    expect(site.logged.filter(({ message }) => message.startsWith(TREK)).map(({ message }) => message)).toEqual([
      `${TREK}: seasonMonths: is read as the only months of its season, as in files of an earlier release`,
    ]);
    await expect(readContent(join(site.folder, 'content'))).rejects.toThrow(`${TREK}: seasonMonths: there is no`);
    await change({ [TREK]: { ...earlier, season } });
    await site.tick();
    expect((await site.visitor().get('/trek/id/101')).body.season.months).toEqual(season.months);
    expect(refusals()).toEqual([]);
    await change({ [TREK]: { ...others, seasonMonths: [13] } });
    await site.tick();
    expect(refusals()).toMatchObject([{ detail: expect.stringContaining(`${TREK}: seasonMonths.0: `) }]);
  });

  test('shows a photograph once it exists, after the change that names it', async () => {
    await change({ [TREK]: { ...trek, priceUsd: 1500, images: [{ file: 'ebc.jpg', alt: 'The base camp' }] } });
    await site.tick();
    expect(refusals()).toMatchObject([{ detail: expect.stringContaining('images.0.file: there is no "ebc.jpg"') }]);
    expect((await site.visitor().get('/trek/id/101')).body.price).toBe(1500);
    await upload(site.settings.dataFolder, 'ebc.jpg', await photo());
    await site.tick();
    await expect
      .poll(async () => (await site.visitor().get('/trek/id/101')).body.sources, { timeout: 20_000 })
      .toMatchObject([{ alt: 'The base camp' }]);
  });

  test('follows the files at the next start', async () => {
    await change({ [TREK]: { ...trek, priceUsd: 1500 } });
    await remove('treks/gokyo-lakes-trek.json');
    await site.restart();
    expect(await titles()).toEqual(['Everest Base Camp Trek', 'Far Peak Expedition']);
    expect((await site.visitor().get('/trek/id/101')).body.price).toBe(1500);
  });

  test('starts with the last valid version of an invalid file (X5)', async () => {
    await change({ [TREK]: '{', 'treks/gokyo-lakes-trek.json': { ...secondTrek, priceUsd: 5 } });
    await site.restart();
    expect((await site.visitor().get('/trek/id/101')).body.price).toBe(1450);
    expect((await site.visitor().get('/trek/id/103')).body.price).toBe(5);
    await site.restart();
    expect((await site.visitor().get('/trek/id/101')).body.price).toBe(1450);
  });

  test('writes nothing when no file has changed', async () => {
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    await store.updateTable('posts').set({ content: '{"isPublished":false}' }).execute();
    await store.destroy();
    await site.restart();
    expect((await site.visitor().get('/blog/all')).body).toEqual([]);
  });

  test('dates a region by its first import and last change', async () => {
    const region = JSON.parse(await readFile(join(site.folder, 'content/regions/everest.json'), 'utf8'));
    site.wait(86_400);
    await change({ 'regions/everest.json': { ...region, description: ['Rewritten.'] } });
    await site.restart();
    expect((await site.visitor().get('/region/all')).body).toMatchObject([
      { createdAt: '2026-11-21T10:00:00.000Z', updatedAt: '2026-11-22T10:00:00.000Z', description: 'Rewritten.' },
    ]);
  });

  test('keeps a booked trek for its traveler and withdraws it from sale until its file returns', async () => {
    const member = await site.member();
    const details = { firstName: 'Maya', lastName: 'Gurung', email: member.email, phone: '5550100', country: 'Nepal' };
    await member.post('/booking/user-details', { ...details, bookingDate: '2027-04-01', trekId: 103 });
    await remove('treks/gokyo-lakes-trek.json');
    await site.restart();
    expect(await titles()).not.toContain('Gokyo Lakes Trek');
    expect((await member.get('/trek/id/103')).status).toBe(404);
    expect((await member.get('/booking/user')).body).toMatchObject([{ trek: { title: 'Gokyo Lakes Trek' } }]);
    await change(files);
    await site.restart();
    expect(await titles()).toContain('Gokyo Lakes Trek');
  });

  test('leaves one catalogue after parallel imports by two servers', async () => {
    await change({ [TREK]: { ...trek, priceUsd: 1600 } });
    const twins = await Promise.all([site.startTwin(), site.startTwin()]);
    const answers = await Promise.all(twins.map((twin) => twin.fetch(new Request('http://api/trek/id/101'))));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([{ price: 1600 }, { price: 1600 }]);
    await Promise.all(twins.map((twin) => twin.close()));
  });
});
