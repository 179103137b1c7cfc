import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { restore, save } from '../src/backup/backup.ts';
import { details } from './card-payments.ts';
import { files, writeContent } from './content.ts';
import { OPERATOR_EMAIL, signInOperator } from './operator.ts';
import { alpine } from './partner-files.ts';
import { databases, TestSite } from './site.ts';

const FILE = 'partners/alpine.json';

describe.each(databases)('partners on %s', (database) => {
  let site: TestSite;
  beforeEach(async () => {
    site = await TestSite.start(
      database,
      { operatorEmail: OPERATOR_EMAIL, corsOrigins: ['https://treks.example'] },
      { ...files, [FILE]: alpine },
    );
  });
  afterEach(() => site.remove());

  const folder = () => join(site.folder, 'content');
  const change = async (changes: Record<string, unknown>) => {
    await writeContent(folder(), changes);
    await site.tick();
  };
  const remove = async (name: string) => {
    await rm(join(folder(), name), { recursive: true });
    await site.tick();
  };
  const faults = async () => (await (await signInOperator(site)).get('/office/today')).body.contentFaults as string[];
  /** Whether pages of an origin may call the API, by its answer to a preflight and to the call. */
  const mayCall = async (origin: string, path = '/booking/user-details') => {
    const visitor = site.visitor();
    const preflight = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const answers = [
      await visitor.send(path, { method: 'OPTIONS', headers: preflight }),
      await visitor.get('/trek/all', { Origin: origin }),
    ];
    return answers.map(({ headers }) => headers.get('Access-Control-Allow-Origin') === origin);
  };
  const [YES, NO] = [
    [true, true],
    [false, false],
  ];

  test('may call from their origins, beside those of the settings, and never the office', async () => {
    for (const origin of [...alpine.origins, 'https://treks.example']) expect(await mayCall(origin)).toEqual(YES);
    for (const origin of ['https://alpine.example.evil.example', 'http://alpine.example', 'https://ALPINE.example'])
      expect(await mayCall(origin)).toEqual(NO);
    expect(await mayCall('https://alpine.example', '/office/today')).toEqual([false, true]);
  });

  test('a changed file counts within seconds, without a restart', async () => {
    await change({ 'partners/peak.json': { ...alpine, name: 'Peak', origins: ['https://peak.example'] } });
    expect(await mayCall('https://peak.example')).toEqual(YES);
    await change({ [FILE]: { ...alpine, origins: ['https://new.alpine.example'] } });
    expect(await mayCall('https://alpine.example')).toEqual(NO);
    expect(await mayCall('https://new.alpine.example')).toEqual(YES);
    await change({ [FILE]: { ...alpine, active: false } });
    expect(await mayCall('https://alpine.example')).toEqual(NO);
    await remove('partners/peak.json');
    expect(await mayCall('https://peak.example')).toEqual(NO);
    await remove('partners');
    expect(await faults()).toEqual([]);
    expect((await site.visitor().get('/trek/all')).body).toHaveLength(3);
  });

  test.each([
    ['at a start', () => site.restart()],
    ['while it runs', () => site.tick()],
  ])('a file with errors keeps its last good version, %s', async (_, take) => {
    await writeContent(folder(), {
      [FILE]: { ...alpine, origins: ['https://alpine.example/'] },
      'partners/never-good.json': { ...alpine, nmae: 'Typo', name: undefined, origins: ['https://good.example'] },
    });
    await take();
    expect(await mayCall('https://alpine.example')).toEqual(YES);
    expect(await mayCall('https://good.example')).toEqual(NO);
    expect((await site.visitor().get('/trek/all')).body).toHaveLength(3);
    expect(await faults()).toEqual([
      `${FILE}: origins.0: must be an origin alone, as browsers send it: write "https://alpine.example" (line 1) (the site shows its last good version)`,
      'partners/never-good.json: name: is missing (the site does without it)',
      'partners/never-good.json: nmae: there is no such field; did you mean "name"? (line 1) (the site does without it)',
    ]);
    // The control: the next good version counts.
    await change({ [FILE]: { ...alpine, origins: ['https://good.example'] } });
    expect(await mayCall('https://good.example')).toEqual(YES);
  });

  test('where two active ones share an origin, the file that has changed yields', async () => {
    // Comes first in the alphabet.
    await change({ 'partners/abc.json': { ...alpine, name: 'ABC', origins: ['https://alpine.example'] } });
    expect(await faults()).toEqual([
      'partners/abc.json: origins: "https://alpine.example" is an origin of partners/alpine.json, which is active, too (the site does without it)',
    ]);
    // It may take over what the other gives up, or no longer uses.
    await change({ [FILE]: { ...alpine, active: false } });
    expect(await faults()).toEqual([]);
    expect(await mayCall('https://alpine.example')).toEqual(YES);
  });

  test('stay while the content is not mounted', async () => {
    for (const kind of ['countries', 'regions', 'treks', 'posts', 'partners']) {
      await rm(join(folder(), kind), { recursive: true });
    }
    await site.tick();
    expect(await mayCall('https://alpine.example')).toEqual(YES);
    await site.restart();
    expect(await mayCall('https://alpine.example')).toEqual(YES);
  });
  test('come back from a backup with their bookings, also without a file', async () => {
    const member = await site.member();
    const sold = { partner: 'alpine', partnerRef: 'spring', metadata: { hear: 'radio' } };
    const Origin = 'https://alpine.example';
    const { body } = await member.post('/booking/user-details', { ...details, ...sold }, { Origin });
    const { databaseUrl, dataFolder } = site.settings;
    const places = { databaseUrl, dataFolder, contentFolder: folder(), settings: [] };
    const file = join(site.folder, 'backup');
    await save(places, file, site.now);
    await rm(join(folder(), 'partners'), { recursive: true });
    await site.stop();
    await restore(places, { file, endings: [] }, true, site.now);
    await site.restart();
    expect((await (await signInOperator(site)).get(`/office/bookings/${body.booking.reference}`)).body).toMatchObject({
      ...{ partner: { name: 'Alpine Tours', ref: 'spring' }, metadata: [['hear', 'radio']] },
    });
  });
});
