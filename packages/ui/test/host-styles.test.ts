import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { CHROMIUM_FLAGS, findBrowser } from '../../../tools/system/find-browser.ts';
import { freePort } from '../../../tools/system/resources.ts';
import { HOST_STYLES, type HostStyles } from '../src/testing/host-styles.ts';
import { frameworkSheets } from './framework-sheets.ts';

import { type ReferenceBackend, startBackend } from './reference-backend.ts';

/** Share of the pixels that may differ from the same part on a page without any style. */
const MOST_DIFFERENT = 0.01;

const MAIN = (backendUrl: string) => `import { createRoot } from 'react-dom/client';
import { TrekBrowser, TrekEmbed, ShowTrek } from '@trek/ui/embed';
import '@trek/ui/embed.css';
createRoot(document.getElementById('root')!).render(
  <TrekEmbed backend="${backendUrl}">
    {location.pathname === '/list' ? <TrekBrowser /> : <ShowTrek trek="everest-base-camp-trek" />}
  </TrekEmbed>,
);`;

const INDEX = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An agency</title><link rel="icon" href="data:,"></head>
<body><style id="host"></style><div id="root"></div><h2>Ours</h2><button>Ours</button><script type="module" src="/src/main.tsx"></script></body></html>`;

const frameworks = await frameworkSheets();

describe('an embed on a page with styles of its own', () => {
  let browser: Browser;
  let server: PreviewServer;
  let backend: ReferenceBackend;
  let origin: string;
  /** A trek, with the booking's dialog closed and open. */
  let trek: Page;
  let booking: Page;
  let neutral: Shots;

  beforeAll(async () => {
    const folder = join(inject('host'), 'host-styles');
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    [browser, backend] = await Promise.all([
      chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS }),
      startBackend(origin),
    ]);
    await mkdir(join(folder, 'src'), { recursive: true });
    await writeFile(join(folder, 'index.html'), INDEX);
    await writeFile(join(folder, 'src/main.tsx'), MAIN(backend.url));
    const from = (name: string) => join(import.meta.dirname, '../node_modules', name);
    await build({
      ...{ root: folder, configFile: false, logLevel: 'warn', plugins: [react()] },
      resolve: { alias: { react: from('react'), 'react-dom': from('react-dom') } },
    });
    const address = { host: '127.0.0.1', port, strictPort: true };
    server = await preview({ root: folder, logLevel: 'silent', preview: address, configFile: false });
    [trek, booking] = await Promise.all([open('/'), open('/')]);
    await panelIn(booking).getByRole('button', { name: 'Book Now' }).click();
    await booking.getByRole('dialog').getByLabel('Email').waitFor();
    await Promise.all([trek, booking].map((page) => page.waitForLoadState('networkidle')));
    neutral = await settledShots();
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([backend.stop(), browser.close()]);
  });

  async function open(path: '/' | '/list'): Promise<Page> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 1600 }, reducedMotion: 'reduce' });
    // Late code adds to the panel: the pictures are compared at rest.
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // Which treks a list begins with depends on the month.
    await (path === '/list' ? page.getByRole('article') : page.getByRole('heading', { level: 1 })).first().waitFor();
    return page;
  }

  const panelIn = (page: Page) => page.locator('[data-scope="booking-panel"][data-part="root"]');

  async function shots(): Promise<Shots> {
    const [panel, dialog] = await Promise.all([shot(panelIn(trek)), shot(booking.getByRole('dialog'))]);
    return { panel, dialog };
  }

  /** The pictures once a second changes nothing in them: on a busy machine late code comes after the network is quiet. */
  async function settledShots(): Promise<Shots> {
    let last = await shots();
    await vi.waitFor(
      async () => {
        const before = last;
        last = await shots();
        const panel = await differenceOf(trek, before.panel, last.panel);
        const dialog = await differenceOf(trek, before.dialog, last.dialog);
        if (Math.max(panel, dialog) >= MOST_DIFFERENT) throw new Error('It still changes.');
      },
      { timeout: 60_000, interval: 1000 },
    );
    return last;
  }

  test.each([...HOST_STYLES, ...frameworks])('looks the same on one with $name', async (styles) => {
    await Promise.all([setHostStyles(trek, styles), setHostStyles(booking, styles)]);
    const { panel, dialog } = await shots();
    expect(await differenceOf(trek, neutral.panel, panel)).toBeLessThan(MOST_DIFFERENT);
    expect(await differenceOf(trek, neutral.dialog, dialog)).toBeLessThan(MOST_DIFFERENT);
  });

  test('control: a rule of the page that beats ours is noticed', async () => {
    await setHostStyles(trek, {
      css: 'strong, dt, dd{text-transform:uppercase!important;letter-spacing:4px!important}',
    });
    expect(await differenceOf(trek, neutral.panel, await shot(panelIn(trek)))).toBeGreaterThan(MOST_DIFFERENT);
  });

  test('leaves the page as it was: its elements, its storage, its history', async () => {
    const facts = (page: Page) =>
      page.evaluate(() => {
        const own = [document.documentElement, document.body, ...document.querySelectorAll('body > h2, body > button')];
        // The page is as high as its content.
        const ofContent = /height|block-size|origin|^--/;
        return {
          styles: own.map((element) => {
            const style = getComputedStyle(element);
            const names = [...style].filter((name) => !ofContent.test(name));
            return names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
          }),
          attributes: own.map(({ attributes }) => [...attributes].filter(({ value }) => value).map(({ name }) => name)),
          storage: [localStorage, sessionStorage].map((storage) =>
            Object.keys(storage).filter((key) => !/^trek\.[0-9a-f]{8}\./.test(key)),
          ),
          history: history.length,
        };
      });
    const alone = await browser.newPage({ viewport: { width: 1280, height: 1600 }, reducedMotion: 'reduce' });
    await alone.route('**/assets/**', (route) => route.abort());
    await alone.goto(origin);
    const before = await facts(alone);
    const page = await open('/');
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await facts(page)).toEqual(before);
    await Promise.all([alone.close(), page.close()]);
  });

  test('is mirrored on a page from right to left', async () => {
    await Promise.all([trek, booking].map((page) => setHostStyles(page, { css: '' }, 'rtl')));
    const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
    const overview = trek.locator('[data-scope="trek-page"][data-part="overview"]');
    expect(await left(panelIn(trek))).toBeLessThan(await left(overview));
    const dialog = booking.getByRole('dialog');
    const title = dialog.getByText('Login Required', { exact: true });
    expect(await left(dialog.getByRole('button', { name: 'Close' }))).toBeLessThan(await left(title));
  });

  test('has the layout of a phone in a narrow column', async () => {
    const list = await open('/list');
    for (const px of [320, 560]) {
      await Promise.all([trek, list].map((page) => setHostStyles(page, { css: `#root{width:${px}px}` })));
      const width = async (part: Locator) => (await part.boundingBox())?.width;
      expect(await width(panelIn(trek))).toBeGreaterThan(px * 0.85);
      expect(await width(trek.locator('[data-scope="trek-page"][data-part="overview"]'))).toBeGreaterThan(px * 0.85);
      const country = list.getByRole('combobox', { name: 'Country' });
      await country.waitFor({ state: 'hidden' });
      await list.getByRole('button', { name: 'Filters' }).click();
      await list.getByRole('dialog', { name: 'Filters' }).waitFor();
      expect(await country.isVisible()).toBe(true);
      // Its late code moves the focus into it, and hears Escape from then on.
      await list.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
      await list.keyboard.press('Escape');
      await list.getByRole('dialog').waitFor({ state: 'detached' });
      const overflow = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;
      const root = '[data-scope="embed"][data-part="root"]';
      expect(await Promise.all([trek, list].map((page) => page.locator(root).evaluate(overflow)))).toEqual([0, 0]);
    }
    await list.close();
  });
});

/** Gives a page another sheet of its own. */
const setHostStyles = (
  page: Page,
  { css, isFirst = false }: Pick<HostStyles, 'css' | 'isFirst'>,
  dir: 'ltr' | 'rtl' = 'ltr',
) =>
  page.evaluate(
    ([text, direction, isFirst]) => {
      document.dir = direction;
      const sheet = document.getElementById('host') as HTMLStyleElement;
      sheet.textContent = text;
      if (isFirst) document.head.prepend(sheet);
      else document.body.prepend(sheet);
    },
    [css, dir, isFirst] as const,
  );

interface Shots {
  panel: Buffer;
  dialog: Buffer;
}

const shot = (part: Locator) => part.screenshot({ animations: 'disabled', caret: 'hide' });

/** The share of pixels in which two pictures differ; 1 where their sizes do. */
function differenceOf(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ([first, second]) => {
      const pixels = async (base64 = '') => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        canvas?.drawImage(picture, 0, 0);
        return {
          ...canvas?.getImageData(0, 0, picture.width, picture.height),
          width: picture.width,
          height: picture.height,
        };
      };
      const [a, b] = await Promise.all([pixels(first), pixels(second)]);
      if (a.width !== b.width || a.height !== b.height || !a.data || !b.data) return 1;
      let different = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const far = [0, 1, 2].some(
          (channel) => Math.abs((a.data?.[at + channel] ?? 0) - (b.data?.[at + channel] ?? 0)) > 24,
        );
        if (far) different += 1;
      }
      return different / (a.data.length / 4);
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
