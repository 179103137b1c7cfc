// The browser itself notes code that does not come on the console, so that only faults of the page count here.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { CHILD_ENVIRONMENT } from '../sites/api/test/child-environment.ts';
import { Machines } from '../sites/api/test/machines.ts';
import { startPostgres } from '../sites/api/test/postgres-server.ts';
import { addBuild, currentBuild, DIST } from '../sites/web/server/builds.ts';
import { freePort } from '../tools/system/resources.ts';
import { payableDay } from './support/payable-day.ts';
import { signInAs } from './support/signed-in.ts';
import { expect, hydrate, noisyTest as test } from './support/test.ts';

const MAIN = fileURLToPath(new URL('../sites/web/server/main.ts', import.meta.url));
const TREK = '/treks/langtang-valley-trek';
const UPDATED = 'The site has been updated.';

test.describe('an open page of a removed build', () => {
  /** Serves another build from now on, without the files of this one. */
  async function release(page: Page): Promise<() => void> {
    let isGone = true;
    await page.route('**/assets/**', (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    await page.route('/health/live', (route) =>
      isGone ? route.fulfill({ json: { status: 'live', build: 'another' } }) : route.continue(),
    );
    return () => {
      isGone = false;
    };
  }
  const bookNow = (page: Page) =>
    page.getByRole('region', { name: 'Book This Trek' }).getByRole('button', { name: 'Book Now' }).first();

  /** Waits until the document has been replaced by another one, once. */
  async function reloaded(page: Page, press: () => Promise<void>): Promise<void> {
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    await press();
    await page.waitForFunction(() => !('isTheSameDocument' in window));
  }

  for (const isUsed of [false, true]) {
    test(`B12: it reloads on a press, says so and answers the next one: ${isUsed ? 'used' : 'unused'}`, async ({
      page,
    }) => {
      await page.goto(TREK);
      if (isUsed) {
        await hydrate(page);
        // A page that was just used takes the pointer's way to the button for a press: it would reload before this one.
        await page.waitForFunction(() => !navigator.userActivation.isActive);
      }
      const come = await release(page);
      // The page that comes is the other build's. Any earlier, the one that goes could still load what it waits for.
      page.on('framenavigated', come);
      await reloaded(page, () => bookNow(page).click());
      await expect(page.getByText(`${UPDATED} Please try again.`)).toBeVisible();
      await bookNow(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }

  test('it reloads once and reports the failure if the files are still missing', async ({ page }) => {
    await page.goto(TREK);
    const come = await release(page);
    await reloaded(page, () => bookNow(page).click());
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    await bookNow(page).click();
    await expect(page.getByRole('alert').filter({ hasText: UPDATED })).toBeVisible();
    expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
    come();
    await reloaded(page, () => page.getByRole('button', { name: 'Reload', exact: true }).click());
    await bookNow(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('it reports the update while unsaved text is typed', async ({ page }) => {
    await page.goto('/contact');
    await hydrate(page);
    const message = page.getByRole('main').getByRole('textbox').last();
    await message.fill('We are four, and would like to start in May.');
    await release(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bhutan' }).hover();
    await expect(page.getByRole('alert').filter({ hasText: UPDATED })).toBeVisible();
    await expect(message).toHaveValue('We are four, and would like to start in May.');
  });

  test('it reports the update during a payment and does not reload', async ({ page }) => {
    await signInAs(page, 'Pemba Lama');
    await page.goto(TREK);
    await bookNow(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Country').selectOption('Nepal');
    await dialog.getByLabel('Start date').fill(await payableDay(page.request, 'Langtang Valley Trek'));
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
    await expect(dialog.getByRole('button', { name: /^Pay / })).toBeVisible();
    await release(page);
    await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));
    await dialog.getByLabel('Full payment (100%)').check();
    await page.evaluate(() => (window as unknown as { handleUpdate(): Promise<boolean> }).handleUpdate());
    await expect(page.getByText(UPDATED)).toBeVisible();
    expect(await page.evaluate(() => 'isTheSameDocument' in window)).toBe(true);
  });
});

test.describe('a release', () => {
  test.describe.configure({ mode: 'serial' });
  let old: string;
  let next = '';
  const builds = join(DIST, 'builds');

  /**
   * Makes another build of the same site: the entry, and all that names it, has another name. It stays, as other tests may be
   * reading it; the same site has it once.
   */
  async function anotherBuild(): Promise<string> {
    return addBuild(async (folder) => {
      await cp(join(builds, old), folder, { recursive: true });
      const assets = join(folder, 'client/assets');
      const entry = (await readdir(assets)).find((name) => /^entry-client-.*\.js$/.test(name)) ?? '';
      const renamed = 'entry-client-another.js';
      for (const name of await readdir(folder, { recursive: true })) {
        if (!/\.(js|json)$/.test(name)) continue;
        const text = await readFile(join(folder, name), 'utf8');
        if (!text.includes(entry)) continue;
        await writeFile(join(folder, name), text.replaceAll(entry, renamed));
        for (const copy of ['br', 'gz']) await rm(join(folder, `${name}.${copy}`), { force: true });
      }
      await rename(join(assets, entry), join(assets, renamed));
    });
  }
  test.beforeAll(async () => {
    old = await currentBuild();
  });
  test.afterAll(async () => {
    await writeFile(join(DIST, 'current'), old);
  });

  /** Reads pages with all of their files, as browsers do, until `stop`. */
  function readers(url: string) {
    const faults: string[] = [];
    const seen = new Set<string>();
    let isOver = false;
    const read = async (path: string) => {
      // A kept connection may close just as it is used again, which browsers try once more.
      const answer = await fetch(url + path, { headers: { connection: 'close' } });
      const body = await answer.text();
      if (answer.status !== 200 || body === '') faults.push(`${path}: ${answer.status}, ${body.length} letters`);
      return body;
    };
    const filesOf = (html: string) =>
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
    const work = ['/', '/faq', TREK].map(async (page) => {
      const open = filesOf(await read(page));
      while (!isOver) {
        const files = filesOf(await read(page));
        for (const file of files.filter((name) => /entry-client.*js$/.test(name))) seen.add(file);
        // Those of the tab that was open from the start, too.
        for (const file of [...files, ...open]) await read(file);
      }
    });
    const stop = async () => {
      isOver = true;
      await Promise.all(work);
      return faults;
    };
    return { seen, stop, faults };
  }

  test('B12: restarting the processes by SIGHUP loses no page and no file', async () => {
    test.setTimeout(120_000);
    const folder = await mkdtemp(join(tmpdir(), 'trek-release-'));
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(process.execPath, [MAIN], {
      env: { ...CHILD_ENVIRONMENT, DATA_DIR: folder, PORT: port, WEB_CONCURRENCY: '2', PAGE_CACHE_SECONDS: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await new Promise<void>((resolve, reject) => {
        child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
        child.stdout.on('data', (chunk) => String(chunk).includes('Ready on') && resolve());
      });
      const { seen, stop } = readers(url);
      await expect.poll(() => seen.size).toBe(1);
      next = await anotherBuild();
      child.kill('SIGHUP');
      await expect.poll(() => seen.size, { timeout: 60_000 }).toBeGreaterThan(1);
      await expect
        .poll(async () => (await (await fetch(`${url}/health/live`)).json()).build, { timeout: 60_000 })
        .toBe(next);
      expect(await stop()).toEqual([]);
    } finally {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  test('B12: releasing to two machines in turn loses no page and no file', async () => {
    test.setTimeout(180_000);
    await writeFile(join(DIST, 'current'), old);
    const folder = await mkdtemp(join(tmpdir(), 'trek-release-'));
    const postgres = await startPostgres();
    const environment = {
      DATABASE_URL: `${postgres.url}/postgres`,
      PAGE_CACHE_SECONDS: '1',
      BUILDS_DIR: join(folder, 'builds'),
    };
    const machines = await Machines.start({ main: MAIN, folder, environment, apiPath: '/api' });
    try {
      const { seen, stop } = readers(machines.url);
      await expect.poll(() => seen.size).toBe(1);
      await writeFile(join(DIST, 'current'), next);
      for (const name of Machines.names) {
        await machines.stop(name);
        await machines.start(name);
      }
      await expect.poll(() => seen.size).toBe(2);
      expect(await stop()).toEqual([]);
    } finally {
      machines.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
