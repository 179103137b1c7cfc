import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { TrekEntity } from '../packages/ui/src/api/entities.ts';
import { payableDay } from '../packages/ui/src/testing/payable-day.ts';
import { Machines, openPayment } from '../sites/api/test/machines.ts';
import { startPostgres } from '../sites/api/test/postgres-server.ts';

/** Two whole sites, each with its API, as processes on one PostgreSQL behind a proxy: what deploy/compose.yaml describes. */
test.describe.configure({ mode: 'serial' });

const MAIN = fileURLToPath(new URL('../sites/web/server/main.ts', import.meta.url));
const PAGES = ['/', '/treks', '/treks/everest-base-camp-trek', '/blog'];
const READERS = 2;
const BUYERS = 1;

let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let machines: Machines;
type PricedTrek = Pick<TrekEntity, 'bookingPolicy' | 'season' | 'duration'> & {
  id: number;
  title: string;
  price: number;
};
let trek: PricedTrek;
/** A day that takes a payment at once. */
let startDate: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'trek-machines-'));
  postgres = await startPostgres();
  const environment = { DATABASE_URL: `${postgres.url}/postgres`, PAGE_CACHE_SECONDS: '1' };
  machines = await Machines.start({ main: MAIN, folder, environment, apiPath: '/api' });
  // A test of releases may have put another build in place between the two starts.
  await expect.poll(startedOnOneBuild).toBe(true);
  const treks: PricedTrek[] = (await machines.visitor().get('/trek/all')).body;
  const found = treks.find(({ title }) => title === 'Everest Base Camp Trek');
  if (!found?.bookingPolicy) throw new Error('There is no such trek with a policy');
  trek = found;
  const { crossesPass, closed } = found.season ?? {};
  startDate = payableDay({ ...found.bookingPolicy, crossesPass, closed, days: found.duration });
});
/** Whether both sites serve the same build; otherwise they are started again. */
async function startedOnOneBuild(): Promise<boolean> {
  const live = await Promise.all(Machines.names.map((name) => fetch(`${machines.urlOf(name)}/health/live`)));
  const builds = await Promise.all(live.map(async (answer) => (await answer.json()).build));
  if (new Set(builds).size === 1) return true;
  await Promise.all(Machines.names.map((name) => machines.stop(name)));
  await machines.startAll();
  return false;
}

test.afterAll(async () => {
  machines.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const page = async (path: string, url = machines.url, headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers });
  return { status: answer.status, html: await answer.text() };
};

test('two sites serve the same pages and share sessions and versions', async () => {
  const { token } = await machines.member();
  const urls = Machines.names.map((name) => machines.urlOf(name));
  for (const path of PAGES) {
    const [one, other] = await Promise.all(urls.map((url) => page(path, url)));
    expect([one?.status, other?.status], path).toEqual([200, 200]);
    expect(one?.html, path).toBe(other?.html);
  }
  for (const url of urls) {
    const me = await fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(me.status).toBe(200);
  }
  await test.step('a page cached from one site is valid at the other', async () => {
    const [first, second] = urls;
    const etag = (await fetch(`${first}/api/trek/all`)).headers.get('etag') ?? '';
    const ask = (version: string) => fetch(`${second}/api/trek/all`, { headers: { 'if-none-match': version } });
    expect((await ask(etag)).status).toBe(304);
    // The control: another version is sent whole.
    expect((await ask('"another"')).status).toBe(200);
  });
  await test.step('both generate the same link preview picture', async () => {
    const { html } = await page('/treks/everest-base-camp-trek');
    const path = /\/api\/uploads\/share\/[\w-]+\.png/.exec(html)?.[0];
    const pictures = await Promise.all(
      urls.map(async (url) => {
        const answer = await fetch(url + path);
        expect(answer.headers.get('content-type')).toBe('image/png');
        return Buffer.from(await answer.arrayBuffer()).toString('base64');
      }),
    );
    expect(pictures[0]).toBe(pictures[1]);
  });
});

test('one visitor’s page reaches no other visitor through either site', async () => {
  const { token = '' } = await machines.member();
  const own = { authorization: `Bearer ${token}`, cookie: `session=${token}` };
  for (const path of [...PAGES, '/user-profile', '/treks?keyword=of-maya']) {
    for (const name of Machines.names) {
      expect((await page(path, machines.urlOf(name), own)).html).not.toContain(token);
      expect((await page('/treks', machines.urlOf(name))).html).not.toContain('of-maya');
    }
  }
  // The control: the keyword does stand in the page of its own address.
  expect((await page('/treks?keyword=of-maya')).html).toContain('of-maya');
});

const replaced = 'is replaced under load: no page and no call is lost, each mail is sent once';
for (const machine of Machines.names) {
  test(`B6: the ${machine} site ${replaced}`, async () => {
    test.setTimeout(60_000);
    const faults: string[] = [];
    let answers = 0;
    let isOver = false;
    const note = (what: string, status: number, good: readonly number[]) => {
      answers += 1;
      if (!good.includes(status)) faults.push(`${what}: ${status}`);
    };
    const reading = Array.from({ length: READERS }, async (_, index) => {
      for (let round = index; !isOver; round += 1) {
        const path = PAGES[round % PAGES.length] ?? '/';
        const { status, html } = await page(path).catch((error: Error) => ({ status: 0, html: error.message }));
        note(path, status, [200]);
        if (status === 200 && !html.includes('</html>')) faults.push(`${path}: cut off`);
      }
    });
    const paid: string[] = [];
    const buying = Array.from({ length: BUYERS }, async () => {
      while (!isOver) {
        const buyer = await machines.member();
        try {
          const id = await openPayment(buyer, trek.id, trek.price, startDate);
          const { status, body } = await buyer.get(`/payment/status/${id}`);
          note('payment', status, [200]);
          if (body.status === 'succeeded') paid.push(buyer.email);
          const [booking] = (await buyer.get('/booking/user')).body;
          if (booking?.status !== 'confirmed') faults.push(`booking: ${JSON.stringify(booking)}`);
        } catch (error) {
          faults.push(String(error));
        }
      }
    });
    const exitCode = await machines.stop(machine);
    await machines.start(machine);
    isOver = true;
    await Promise.all([...reading, ...buying]);
    expect(faults).toEqual([]);
    expect(exitCode).toBe(0);
    expect(answers).toBeGreaterThan(READERS * PAGES.length);
    expect(paid.length).toBeGreaterThan(0);
    for (const email of paid) {
      await expect
        .poll(async () => (await machines.confirmations(email)).length, { timeout: 30_000 })
        .toBeGreaterThan(0);
    }
    for (const email of paid) expect(await machines.confirmations(email)).toHaveLength(1);
  });
}
