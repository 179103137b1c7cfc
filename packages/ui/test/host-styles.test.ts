import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../.ci/chromium-flags.ts';
import { findBrowser } from '../../../.ci/find-browser.ts';
import { freePort } from '../../../.ci/free-port.ts';
import { HOST_STYLES, type HostStyles } from './host-styles.ts';
import { type ReferenceBackend, startBackend } from './reference-backend.ts';

/** Share of the pixels that may differ from the same part on a page without any style. */
const MOST_DIFFERENT = 0.01;

const MAIN = (backendUrl: string) => `import { createRoot } from 'react-dom/client';
import { TrekBrowser, TrekEmbed, TrekPage } from '@trek/ui/embed';
import '@trek/ui/embed.css';
createRoot(document.getElementById('root')!).render(
  <TrekEmbed backend="${backendUrl}">
    {location.pathname === '/list' ? <TrekBrowser /> : <TrekPage trek="everest-base-camp-trek" />}
  </TrekEmbed>,
);`;

const INDEX = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An agency</title><link rel="icon" href="data:,"></head>
<body><link rel="stylesheet" href="/host.css"><script>document.dir = new URLSearchParams(location.search).get("dir")</script><div id="root"></div><h2>Ours</h2><button>Ours</button><script type="module" src="/src/main.tsx"></script></body></html>`;

describe('an embed on a page with styles of its own', () => {
  let browser: Browser;
  let server: PreviewServer;
  let backend: ReferenceBackend;
  let origin: string;
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
    neutral = await shots({ name: 'neutral', css: '' });
  });
  afterAll(async () => {
    await server.close();
    await Promise.all([backend.stop(), browser.close()]);
  });

  /** A page of the agency, and the embed in it. */
  async function open(path: string, { css, dir = 'ltr' }: Omit<HostStyles, 'name'>, width = 1280): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height: 1600 }, reducedMotion: 'reduce' });
    await page.route('**/host.css', (route) => route.fulfill({ body: css, contentType: 'text/css' }));
    await page.goto(`${origin}${path}?dir=${dir}`);
    return page;
  }

  async function shots({ name, ...styles }: HostStyles): Promise<Shots> {
    const page = await open('/', styles);
    const panel = page.locator('[data-scope="booking-panel"][data-part="root"]');
    const button = panel.getByRole('button', { name: 'Book Now' });
    await button.waitFor();
    const ofPanel = await shot(panel);
    await button.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').waitFor();
    const ofDialog = await shot(dialog);
    if (process.env.SHOTS) {
      const file = join(process.env.SHOTS, name.replaceAll(' ', '-'));
      await writeFile(`${file}-panel.png`, ofPanel);
      await writeFile(`${file}-dialog.png`, ofDialog);
      await page.screenshot({ path: `${file}.png`, fullPage: true });
    }
    await page.close();
    return { panel: ofPanel, dialog: ofDialog };
  }

  test.each(HOST_STYLES)('is on one with $name what it is without', async (styles) => {
    const { panel, dialog } = await shots(styles);
    const page = await browser.newPage();
    const differences = {
      panel: await differenceOf(page, neutral.panel, panel),
      dialog: await differenceOf(page, neutral.dialog, dialog),
    };
    await page.close();
    expect(differences.panel).toBeLessThan(MOST_DIFFERENT);
    expect(differences.dialog).toBeLessThan(MOST_DIFFERENT);
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
    await alone.goto(`${origin}/?dir=ltr`);
    const before = await facts(alone);
    const page = await open('/', { css: '' });
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await facts(page)).toEqual(before);
    await Promise.all([alone.close(), page.close()]);
  });

  test('is mirrored on a page from right to left', async () => {
    const page = await open('/', { css: '', dir: 'rtl' });
    const panel = page.locator('[data-scope="booking-panel"][data-part="root"]');
    await panel.waitFor();
    const left = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN;
    expect(await left(panel)).toBeLessThan(
      await left(page.locator('[data-scope="trek-detail"][data-part="overview"]')),
    );
    await panel.getByRole('button', { name: 'Book Now' }).click();
    const dialog = page.getByRole('dialog');
    expect(await left(dialog.getByRole('button', { name: 'Close' }))).toBeLessThan(
      await left(dialog.getByText('Login Required', { exact: true })),
    );
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, 'rtl.png') });
    await page.close();
  });

  describe.each([320, 560])('in a column of %d px', (px) => {
    const css = `#root{width:${px}px}`;
    /** How far the embed's content is wider than the embed. */
    const overflow = (page: Page) =>
      page.locator('[data-scope="embed"][data-part="root"]').evaluate((root) => root.scrollWidth - root.clientWidth);

    test('a trek has one column of its own', async () => {
      const page = await open('/', { css });
      const panel = page.locator('[data-scope="booking-panel"][data-part="root"]');
      await panel.waitFor();
      const [ofPanel, ofText] = await Promise.all([
        panel.boundingBox(),
        page.locator('[data-scope="trek-detail"][data-part="overview"]').boundingBox(),
      ]);
      if (process.env.SHOTS)
        await page.screenshot({ path: join(process.env.SHOTS, `column-${px}.png`), fullPage: true });
      expect(ofPanel?.width).toBeGreaterThan(px * 0.85);
      expect(ofText?.width).toBeGreaterThan(px * 0.85);
      expect(await overflow(page)).toBe(0);
      await page.close();
    });

    test('the list has its filters in a drawer', async () => {
      const page = await open('/list', { css });
      await page.getByRole('heading', { name: 'Everest Base Camp Trek' }).waitFor();
      if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `list-${px}.png`) });
      expect(await page.getByRole('combobox', { name: 'Country' }).isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByRole('dialog', { name: 'Filters' }).waitFor();
      expect(await page.getByRole('combobox', { name: 'Country' }).isVisible()).toBe(true);
      expect(await overflow(page)).toBe(0);
      await page.close();
    });
  });
});

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
