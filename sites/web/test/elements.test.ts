import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import elements from '@trek/elements/package.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type TestSite } from './site.ts';

const { version } = elements;
const [major] = version.split('.');
/** The version of a build that another server already serves. */
const LATER = `${major}.99.0`;
let site: TestSite;

async function addElements(build: string, of: string, names: string[]): Promise<void> {
  const folder = join(build, 'elements', of);
  await mkdir(folder, { recursive: true });
  for (const name of names) await writeFile(join(folder, name), `export default '${of}';`);
  await writeFile(join(folder, 'integrity.txt'), 'sha384-abc');
}

beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://treks.example' });
  await addElements(site.build, version, ['trek.js', 'mount-abc.js', 'form.rules-abc.js']);
  await addElements(join(site.builds, 'later'), LATER, ['trek.js', 'mount-later.js']);
});
afterAll(() => site.close());

describe('the elements for other sites', () => {
  test.each([
    [`/elements/${version}/trek.js`, 'public, max-age=31536000, immutable'],
    [`/elements/${version}/mount-abc.js`, 'public, max-age=31536000, immutable'],
    [`/elements/${version}/form.rules-abc.js`, 'public, max-age=31536000, immutable'],
    [`/elements/${major}/trek.js`, 'public, max-age=300'],
    [`/elements/${major}/mount-abc.js`, 'public, max-age=31536000, immutable'],
    [`/elements/${major}/mount-later.js`, 'public, max-age=31536000, immutable'],
    [`/elements/${LATER}/trek.js`, 'public, max-age=31536000, immutable'],
  ])('%s runs on any page and is cached: %s', async (path, cacheControl) => {
    const answer = await site.get(path, { origin: 'https://agency.example' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': cacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each([
    '/elements/9.9.9/trek.js',
    `/elements/${version}/integrity.txt`,
    `/elements/${version}/../main.ts`,
    '/elements/*/trek.js',
  ])('%s returns 404 and is not cached', async (path) => {
    const answer = await site.get(path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test('come from the current build if a name is in both', async () => {
    expect(await (await site.get(`/elements/${major}/trek.js`)).text()).toContain(version);
    expect(await (await site.get(`/elements/${LATER}/trek.js`)).text()).toContain(LATER);
  });

  test('show the code to paste', async () => {
    const text = await (await site.get('/elements')).text();
    expect(text).toContain(
      `<script type="module" src="https://treks.example/elements/${version}/trek.js" integrity="sha384-abc" crossorigin></script>`,
    );
    expect(text).toContain(`<script type="module" src="https://treks.example/elements/${major}/trek.js"></script>`);
    expect(text).toContain('<trek-context backend="https://treks.example/api"');
    expect(text).toContain('<trek-list');
  });

  test('name the API if it is on another host', async () => {
    const other = await openSite({ PUBLIC_URL: 'https://treks.example', API_URL: 'https://api.treks.example' });
    await addElements(other.build, version, []);
    const text = await (await other.get('/elements')).text();
    expect(text.match(/backend="[^"]*"/g)).toEqual(Array(2).fill('backend="https://api.treks.example"'));
    await other.close();
  });
});
