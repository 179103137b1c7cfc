import type { Browser, CDPSession, Locator, Page } from 'playwright';
import { HYDRATED_PAGE } from '../sites/web/src/boot/late-page.ts';
import type { Figures } from './goals.ts';
import { interleave, inWords, median, ROUNDS } from './median.ts';
import { launchBrowser, PHONE, TREK } from './peers.ts';
import { startServer } from './server-process.ts';

const SLOWER = 4;
/** A weak line, in bytes a second and milliseconds. */
const WEAK_LINE = { offline: false, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8, latency: 150 };

interface Press {
  path: string;
  target: (page: Page) => Locator;
  /** It opens a dialog, which is closed before the second press. */
  isOpener?: true;
  /** The second press. Default: on the same */
  again?: (page: Page) => Locator;
}

const PRESSES: Readonly<Record<string, Press>> = {
  row: { path: '/', target: (page) => page.getByRole('button', { name: 'Next slide' }).first() },
  menu: { path: '/about', target: (page) => page.getByRole('button', { name: 'Open the menu' }), isOpener: true },
  filter: {
    path: '/treks',
    target: (page) => page.getByRole('button', { name: 'Filters', exact: true }),
    isOpener: true,
  },
  tab: {
    path: TREK,
    target: (page) => page.getByRole('tab', { name: 'Itinerary' }),
    again: (page) => page.getByRole('tab', { name: 'Overview' }),
  },
  'Book Now': { path: TREK, target: (page) => page.getByRole('button', { name: 'Book Now' }).last(), isOpener: true },
  gallery: { path: TREK, target: (page) => page.getByRole('button', { name: 'Next slide' }).first() },
};

/** Pressed at the first paint, before any code has come. */
const EARLY: Readonly<Record<string, Press>> = {
  home: { path: '/', target: (page) => page.getByRole('button', { name: 'Open the menu' }) },
  trek: { path: TREK, target: (page) => page.getByRole('button', { name: 'Book Now' }).last() },
  tab: { path: TREK, target: (page) => page.getByRole('tab', { name: 'Itinerary' }) },
};

/** Prints how long a phone takes from a press until it shows something. */
export async function measureInteractions(): Promise<Figures> {
  const server = await startServer('sites/web/server/main.ts');
  const browser = await launchBrowser();
  const print = (title: string, times: Readonly<Record<string, number[]>>) => {
    const middle = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
    const cells = Object.entries(middle).map(([name, milliseconds]) => `${name} ${inWords(milliseconds)} ms`);
    console.log(`${title}: ${cells.join(', ')}`);
    return middle;
  };
  console.log(`Press to next paint, CPU ${SLOWER} times slower, median of ${ROUNDS}`);
  const rested = await interleave(PRESSES, (press) => timeBoth(browser, server.url, press));
  const nth = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(rested).map(([name, all]) => [name, all.map((both) => both[index])]));
  const figures = {
    'press to next paint on a slow phone, ms': print('The first on a page at rest', nth(0)),
    'the second press, ms': print('The second', nth(1)),
    'the same before any code, ms': print(
      'Before any code, at 400 kbit/s, until it is seen',
      await interleave(EARLY, (press) => timeEarly(browser, server.url, press)),
    ),
    'Book Now to the open dialog, ms': print(
      'Book Now to the open dialog',
      await interleave({ unthrottled: 1, phone: SLOWER }, (slower) => timeDialog(browser, server.url, slower)),
    ),
  };
  console.log();
  await browser.close();
  await server.stop();
  return figures;
}

async function open(browser: Browser, slower: number): Promise<{ page: Page; client: CDPSession }> {
  const page = await (await browser.newContext(PHONE)).newPage();
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watchPresses);
  return { page, client };
}

/** The first and the second press on a page at rest. */
async function timeBoth(
  browser: Browser,
  site: string,
  { path, target, isOpener, again = target }: Press,
): Promise<[number, number]> {
  const { page } = await open(browser, SLOWER);
  await page.goto(site + path, { waitUntil: 'networkidle' });
  await comeToRest(page, target(page));
  await target(page).tap();
  const first = await readPress(page);
  if (isOpener) {
    const dialog = page.getByRole('dialog').first();
    // From then on it listens to Escape.
    await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await again(page).tap();
  const second = await readPress(page);
  await page.context().close();
  return [first, second];
}

/** A press before the code, until the frame that shows that it was heard. */
async function timeEarly(browser: Browser, site: string, { path, target }: Press): Promise<number> {
  const { page, client } = await open(browser, SLOWER);
  await client.send('Network.emulateNetworkConditions', WEAK_LINE);
  await page.goto(site + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  // Forced: a first press does not wait until nothing moves.
  await target(page).tap({ force: true });
  const milliseconds = await readPress(page);
  const isSeen = await page.evaluate(() => (window as PressWindow).isSeen);
  await page.context().close();
  return isSeen ? milliseconds : Number.NaN;
}

/** The first press on 'Book Now' of a page at rest, until the dialog can be used. */
async function timeDialog(browser: Browser, site: string, slower: number): Promise<number> {
  const { page } = await open(browser, slower);
  await page.goto(site + TREK, { waitUntil: 'networkidle' });
  const target = page.getByRole('button', { name: 'Book Now' }).last();
  const time = page.evaluate(untilDialog);
  await target.tap();
  const milliseconds = await time;
  await page.context().close();
  return milliseconds;
}

/** Scrolls to what will be pressed. Scrolling loads the site's code, which a visitor's thumb is slower than. */
async function comeToRest(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  if (await page.evaluate(() => window.scrollY > 0)) {
    await page.waitForSelector(HYDRATED_PAGE);
  }
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

async function readPress(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => (window as PressWindow).pressMs?.());
  return (await handle.jsonValue()) ?? Number.NaN;
}

interface PressWindow extends Window {
  /** Of the last press, once it is known. */
  pressMs?: () => number | undefined;
  /** Whether the frame after it marked what was pressed. */
  isSeen?: boolean;
}

/** Runs in the page before its own code: the browser reports each event that took 16 ms or more until the next paint. */
function watchPresses(): void {
  let longest: number | undefined;
  let isOver = false;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click') longest = Math.max(longest ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  const pressed = window as PressWindow;
  addEventListener(
    'click',
    () => {
      longest = undefined;
      isOver = false;
      requestAnimationFrame(() => {
        pressed.isSeen = document.querySelector('[data-heard]') !== null;
        // A quick one is not reported.
        setTimeout(() => (isOver = true), 1000);
      });
    },
    { capture: true },
  );
  pressed.pressMs = () => longest ?? (isOver ? 16 : undefined);
}

/**
 * Runs in the page: the time from the next press until the frame that shows an open dialog with something to press; NaN
 * where none opens.
 */
function untilDialog(): Promise<number> {
  const LONGEST_MS = 10_000;
  return new Promise((resolve) => {
    const look = (since: number) => {
      const control = document.querySelector('[role="dialog"][data-state="open"] :is(button, input, select)');
      const passed = performance.now() - since;
      if (control?.checkVisibility()) resolve(passed);
      else if (passed > LONGEST_MS) resolve(Number.NaN);
      else requestAnimationFrame(() => look(since));
    };
    addEventListener('click', ({ timeStamp }) => requestAnimationFrame(() => look(timeStamp)), {
      capture: true,
      once: true,
    });
  });
}
