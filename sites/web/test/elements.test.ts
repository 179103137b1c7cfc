import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import elements from '@trek/elements/package.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type TestSite } from './site.ts';

const { version } = elements;
const [major] = version.split('.');
let site: TestSite;

beforeAll(async () => {
  site = await openSite({ PUBLIC_URL: 'https://treks.example' });
  await mkdir(site.clientFolder, { recursive: true });
  await writeFile(join(site.clientFolder, 'trek.js'), 'export {};');
  await writeFile(join(site.clientFolder, 'mount-abc.js'), 'export {};');
  await writeFile(join(site.clientFolder, 'integrity.txt'), 'sha384-abc');
});
afterAll(() => site.close());

describe('the elements for other sites', () => {
  test.each([
    [`/elements/${version}/trek.js`, 'public, max-age=31536000, immutable'],
    [`/elements/${version}/mount-abc.js`, 'public, max-age=31536000, immutable'],
    [`/elements/${major}/trek.js`, 'public, max-age=300'],
    [`/elements/${major}/mount-abc.js`, 'public, max-age=31536000, immutable'],
  ])('%s runs on any page and is cached: %s', async (path, kept) => {
    const answer = await site.get(path, { origin: 'https://agency.example' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': kept,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each(['/elements/9.9.9/trek.js', `/elements/${version}/integrity.txt`, `/elements/${version}/../main.ts`])(
    '%s is not there, and not kept',
    async (path) => {
      const answer = await site.get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, null]);
    },
  );

  test('say what to paste', async () => {
    const text = await (await site.get('/elements')).text();
    expect(text).toContain(
      `<script type="module" src="https://treks.example/elements/${version}/trek.js" integrity="sha384-abc" crossorigin></script>`,
    );
    expect(text).toContain(`<script type="module" src="https://treks.example/elements/${major}/trek.js"></script>`);
    expect(text).toContain('<trek-context backend="https://treks.example/api"');
    expect(text).toContain('<trek-list');
  });

  test('name the API where it is elsewhere', async () => {
    const other = await openSite({ PUBLIC_URL: 'https://treks.example', API_URL: 'https://api.treks.example' });
    await writeFile(join(other.clientFolder, 'integrity.txt'), 'sha384-abc');
    const text = await (await other.get('/elements')).text();
    expect(text.match(/backend="[^"]*"/g)).toEqual(Array(2).fill('backend="https://api.treks.example"'));
    await other.close();
  });
});
