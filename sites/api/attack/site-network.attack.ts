import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServerProcess, startApiProcess, startSiteProcess } from './api-process.ts';
import { NETWORK_FAULTS, startFaultyRelay } from './faulty-relay.ts';
import { note } from './figures.ts';

/** The site waits three seconds for each of the two reads that a trek's page needs, and a busy machine adds some. */
const PAGE_LIMIT_MS = 8_000;
const HEALED_WITHIN_MS = 10_000;
/** Pages that were good before the fault came. */
const KNOWN_PAGES = ['/', '/treks', '/treks/everest-base-camp-trek', '/country/nepal', '/region/everest', '/blog'];
/**
 * Pages that have not been requested before, one of each kind that reads something: each fault gets others. None may
 * claim to be missing, because no one could look.
 */
const newPages = (index: number) => [
  `/treks?keyword=word-${index}`,
  `/treks/${101 + index}`,
  `/country/country-${index}`,
  `/region/region-${index}`,
  `/blog/post-${index}`,
];
const SHELL = /<a [^>]*href="\/contact"/;

let api: ServerProcess;
let relay: Awaited<ReturnType<typeof startFaultyRelay>>;
let site: ServerProcess;
beforeEach(async () => {
  api = await startApiProcess();
  relay = await startFaultyRelay(api.port);
  site = await startSiteProcess({ API_URL: `http://127.0.0.1:${relay.port}`, PAGE_CACHE_SECONDS: '0' });
});
afterEach(async () => {
  await site.stop();
  relay.close();
  await api.stop();
});

async function visit(path: string) {
  const start = performance.now();
  const answer = await fetch(site.url + path);
  const html = await answer.text();
  return { path, status: answer.status, age: answer.headers.get('age'), html, tookMs: performance.now() - start };
}

test(`F3: ${NETWORK_FAULTS.length} faults between site and backend leave every page available in time`, async ({
  task,
}) => {
  for (const page of await Promise.all(KNOWN_PAGES.map(visit))) expect(page.status, page.path).toBe(200);
  let slowest = 0;
  let pages = 0;
  let stoodIn = 0;
  for (const [index, fault] of NETWORK_FAULTS.entries()) {
    relay.begin(fault);
    const [known, unknown] = await Promise.all([
      Promise.all(KNOWN_PAGES.map(visit)),
      Promise.all(newPages(index).map(visit)),
    ]);
    for (const { path, status, age } of known) {
      expect([status, age !== null], `${path} on ${fault}`).toEqual([200, true]);
      stoodIn += 1;
    }
    for (const { path, status } of unknown) expect(status, `${path} on ${fault}`).toBe(503);
    for (const { path, html, tookMs } of [...known, ...unknown]) {
      expect(html, `${path} on ${fault}`).toMatch(SHELL);
      expect(tookMs, `${path} on ${fault}`).toBeLessThan(PAGE_LIMIT_MS);
      slowest = Math.max(slowest, tookMs);
      pages += 1;
    }
    await relay.end();
    for (const path of [KNOWN_PAGES[2] as string, newPages(index)[0] as string]) {
      await expect
        .poll(() => visit(path).then(({ status, age }) => [status, age]), { timeout: HEALED_WITHIN_MS })
        .toEqual([200, null]);
    }
  }
  note(
    task,
    `site and backend, ${NETWORK_FAULTS.length} faults × ${pages / NETWORK_FAULTS.length} pages`,
    `each is served, < ${PAGE_LIMIT_MS / 1000} s`,
    `${pages} served, ${stoodIn} of them the last good one, slowest ${(slowest / 1000).toFixed(1)} s`,
  );
});
