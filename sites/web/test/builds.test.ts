import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addBuild, builtFiles, currentBuild, keepBuild, removeOldBuilds, shareBuild } from '../server/builds.ts';

let dist: string;
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'trek-builds-'));
});
afterEach(() => rm(dist, { recursive: true, force: true }));

async function put(folder: string, file: string, text: string): Promise<void> {
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'elements'), { recursive: true });
  await writeFile(join(folder, 'client/assets', file), text);
}
const build = (file: string, text = file) => addBuild((folder) => put(folder, file, text), dist);
const builds = () => readdir(join(dist, 'builds'));

describe('a build', () => {
  test('keeps the previous one and becomes the current one', async () => {
    const first = await build('a.js');
    const second = await build('b.js');
    expect(first).not.toBe(second);
    expect(await currentBuild(dist)).toBe(second);
    expect((await builds()).sort()).toEqual([first, second].sort());
  });

  test('becomes the current one only when complete', async () => {
    const first = await build('a.js');
    await addBuild(async (folder) => {
      await put(folder, 'b.js', 'half');
      expect(await currentBuild(dist)).toBe(first);
      expect((await builds()).filter((name) => !name.startsWith('.'))).toEqual([first]);
      expect(builtFiles(first, join(dist, 'builds')).find('client/assets/b.js')).toBeUndefined();
    }, dist);
  });

  test('changes nothing if it fails', async () => {
    const first = await build('a.js');
    const failing = addBuild(async (folder) => {
      await put(folder, 'b.js', 'half');
      throw new Error('no space left');
    }, dist);
    await expect(failing).rejects.toThrow('no space left');
    expect([await currentBuild(dist), await builds()]).toEqual([first, [first]]);
  });

  test('gets the same name for the same source', async () => {
    const names = await Promise.all([build('a.js'), build('a.js'), build('a.js')]);
    expect(new Set(names).size).toBe(1);
    expect(await builds()).toEqual([names[0]]);
  });

  test('gets another name for the same file names with other contents', async () => {
    expect(await build('a.js', 'one')).not.toBe(await build('a.js', 'two'));
  });

  test('is required if none exists', async () => {
    await expect(currentBuild(dist)).rejects.toThrow('The site is not built: run "pnpm --filter @trek/web run build".');
  });
});

describe('files', () => {
  test('are found in every build, those of the current one first', async () => {
    const first = await build('a.js');
    const second = await build('b.js');
    const { find } = builtFiles(first, join(dist, 'builds'));
    expect(find('client/assets/a.js')).toBe(`${first}/client/assets/a.js`);
    expect(find('client/assets/b.js')).toBe(`${second}/client/assets/b.js`);
    const none = [
      ...['client/assets/c.js', 'client/assets/{a,b}.js', 'client/assets/*.js', 'client/*/a.js', '*/*/*', ''],
      ...['client/assets/?.js', 'client/assets/[ab].js', `../builds/${first}/client/assets/a.js`, 'client/../elements'],
      ...['/client/assets/a.js', 'client//assets/a.js', 'client/assets/a.js/'],
    ];
    expect(none.map((file) => find(file))).toEqual(none.map(() => undefined));
  });

  test('are found for the elements in any build whose version has the requested prefix', async () => {
    const first = await build('a.js');
    const second = await build('b.js');
    const put = async (name: string, version: string, file: string) => {
      await mkdir(join(dist, 'builds', name, 'elements', version));
      await writeFile(join(dist, 'builds', name, 'elements', version, file), '');
    };
    await put(first, '1.2.0', 'trek.js');
    await put(second, '1.3.0', 'mount.js');
    await put(second, '10.0.0', 'ten.js');
    const { findElement } = builtFiles(first, join(dist, 'builds'));
    expect(findElement('1.', 'trek.js')).toBe(`${first}/elements/1.2.0/trek.js`);
    expect(findElement('1.', 'mount.js')).toBe(`${second}/elements/1.3.0/mount.js`);
    for (const file of ['ten.js', '*.js', '*', '../../client/assets/a.js', ''])
      expect(findElement('1.', file)).toBeUndefined();
  });

  test('B12 control: are missing from another build if servers share nothing', async () => {
    const own = await build('a.js');
    const elsewhere = join(dist, 'elsewhere');
    await shareBuild(own, elsewhere, dist);
    await build('b.js');
    expect(builtFiles(own, elsewhere).find('client/assets/a.js')).toBeDefined();
    expect(builtFiles(own, elsewhere).find('client/assets/b.js')).toBeUndefined();
  });

  test('reach the servers’ shared folder whole and once', async () => {
    const shared = join(dist, 'shared');
    const name = await build('a.js');
    await Promise.all([shareBuild(name, shared, dist), shareBuild(name, shared, dist)]);
    await shareBuild(name, shared, dist);
    expect(await readdir(shared)).toEqual([name]);
    expect(await readFile(join(shared, name, 'client/assets/a.js'), 'utf8')).toBe('a.js');
  });
});

describe('old builds', () => {
  const DAY = 86_400_000;
  const served = (name: string, days: number) => {
    const at = new Date(Date.now() - days * DAY);
    return utimes(join(dist, 'builds', name), at, at);
  };

  test.each([
    [7.9, true],
    [8.1, false],
  ])('unserved for %d days stay: %s', async (days, stays) => {
    const first = await build('a.js');
    const second = await build('b.js');
    await served(first, days);
    await removeOldBuilds(second, join(dist, 'builds'));
    expect(await builds()).toEqual(stays ? expect.arrayContaining([first, second]) : [second]);
  });

  test('stay while one is the current one, served or not', async () => {
    const first = await build('a.js');
    await served(first, 400);
    await removeOldBuilds(first, join(dist, 'builds'));
    expect(await builds()).toEqual([first]);
  });

  test('stay when built again', async () => {
    const first = await build('a.js');
    await served(first, 400);
    await build('a.js');
    await removeOldBuilds('another', join(dist, 'builds'));
    expect(await builds()).toEqual([first]);
  });

  test('B12: stay after their replacement even if their servers can’t mark them', async () => {
    const first = await build('a.js');
    await served(first, 9);
    const second = await build('b.js');
    await removeOldBuilds(second, join(dist, 'builds'));
    expect(await builds()).toContain(first);
    // The control: after that time it goes.
    await removeOldBuilds(second, join(dist, 'builds'), Date.now() + 8.1 * DAY);
    expect(await builds()).not.toContain(first);
  });

  test('are marked by their servers, and a server that can’t reports it', async () => {
    const first = await build('a.js');
    await served(first, 9);
    const logged: { message: string }[] = [];
    const log = (entry: { message: string }) => void logged.push(entry);
    const root = join(dist, 'builds');
    await keepBuild(builtFiles(first, root), log);
    await removeOldBuilds('another', root);
    expect([await builds(), logged]).toEqual([[first], []]);
    await keepBuild(builtFiles('of-another-account', root), log);
    expect(logged).toEqual([
      { level: 'warn', message: expect.stringMatching(/can't mark .*of-another-account.*BUILDS_DIR/) },
    ]);
  });

  test('expire after a day if incomplete', async () => {
    const name = await build('a.js');
    for (const half of ['.1-1', '.2-2']) await mkdir(join(dist, 'builds', half));
    await served('.1-1', 2);
    await removeOldBuilds(name, join(dist, 'builds'));
    expect((await builds()).sort()).toEqual(['.2-2', name]);
  });
});
