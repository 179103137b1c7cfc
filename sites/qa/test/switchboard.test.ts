import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentBuild, DIST } from '../../web/server/builds.ts';
import { policyHash } from '../../web/server/security-headers.ts';
import * as site from '../../web/src/entry-server.tsx';
import { visit } from '../../web/test/page.ts';
import { openSite, type TestSite } from '../../web/test/site.ts';
import { withSwitchboard, withTabScript } from '../server/switchboard.ts';
import { faultyFetch } from '../src/tab/faulty-fetch.ts';

const STORYBOOK_URL = 'http://localhost:6006';

describe('the site for QA', () => {
  let opened: TestSite;
  let forQa: ReturnType<typeof withSwitchboard>;
  beforeAll(async () => {
    opened = await openSite({}, undefined, withTabScript(site));
    const inner = { fetch: (request: Request) => opened.get(new URL(request.url).pathname) };
    forQa = withSwitchboard(inner, { root: opened.builds, find: () => undefined }, STORYBOOK_URL);
  });
  afterAll(() => opened.close());

  test('has the switchboard at /qa, which no cache keeps', async () => {
    const answer = await forQa.request('/qa');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain(`data-storybook="${STORYBOOK_URL}"`);
  });

  test('has the tab’s script in every page, before any other, and allows it', async () => {
    const answer = await forQa.request('/faq');
    const { document } = await visit(opened, '/faq');
    const [first] = document.querySelectorAll('script');
    expect(first?.textContent).toMatch(/^document\.write\('<script src="\/qa\/tab\.js">/);
    expect(answer.headers.get('content-security-policy')).toContain(policyHash(first?.textContent ?? ''));
  });

  test('refuses a call in the form in which its API does', async () => {
    const faulty = faultyFetch({
      send: fetch,
      readSwitches: () => ({ findTrek: { kind: 'status', status: 404 } }),
      onEnd: () => {},
    });
    const own = await opened.get('/api/trek/id/999999');
    const refused = await faulty.fetch('http://localhost/api/trek/id/999999');
    expect(refused.status).toBe(own.status);
    expect(await refused.json()).toEqual(await own.json());
    for (const name of ['content-type', 'x-request-id']) {
      expect([refused, own].map(({ headers }) => headers.has(name))).toEqual([true, true]);
    }
  });
});

describe('the site for visitors', () => {
  test('has no switchboard', async () => {
    const opened = await openSite();
    for (const path of ['/qa', '/qa/tab.js', '/qa/page.js']) expect((await opened.get(path)).status, path).toBe(404);
    await opened.close();
  });

  test('is built without a word of it', async () => {
    const folder = join(DIST, 'builds', await currentBuild());
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(100);
    for (const { parentPath, name } of files) {
      expect(readFileSync(join(parentPath, name), 'latin1'), name).not.toMatch(/trekQa|qa-switches|\/qa\/tab\.js/);
    }
  });
});
