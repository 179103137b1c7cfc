import type { Browser, Locator, Page } from 'playwright';
import { HYDRATED_PAGE } from '../sites/web/src/boot/late-page.ts';
import type { Figures } from './goals.ts';
import { interleave, median, ROUNDS } from './median.ts';
import { launchBrowser, OWN_TREK, PHONE } from './peers.ts';
import { startServer } from './server-process.ts';

const SLOWER = 4;

interface Press {
  path: string;
  target: (page: Page) => Locator;
}

const PRESSES: Readonly<Record<string, Press>> = {
  menu: { path: '/about', target: (page) => page.getByRole('button', { name: 'Open the menu' }) },
  filter: { path: '/treks', target: (page) => page.getByRole('button', { name: 'Filters', exact: true }) },
  tab: { path: OWN_TREK, target: (page) => page.getByRole('tab', { name: 'Itinerary' }) },
  'Book Now': { path: OWN_TREK, target: (page) => page.getByRole('button', { name: 'Book Now' }).last() },
  gallery: { path: OWN_TREK, target: (page) => page.getByRole('button', { name: 'Next slide' }).first() },
};

/** Pressed at the first paint, before any code has come. */
const EARLY: Readonly<Record<string, Press>> = {
  home: { path: '/', target: (page) => page.getByRole('button', { name: 'Open the menu' }) },
  trek: { path: OWN_TREK, target: (page) => page.getByRole('button', { name: 'Book Now' }).last() },
  tab: { path: OWN_TREK, target: (page) => page.getByRole('tab', { name: 'Itinerary' }) },
};

/** Prints how long a phone that is four times slower takes from a press to the next paint. */
export async function measureInteractions(): Promise<Figures> {
  const server = await startServer('sites/web/server/main.ts');
  const browser = await launchBrowser();
  const time = async (presses: Readonly<Record<string, Press>>, isEarly: boolean) => {
    const times = await interleave(presses, (press) => timePress(browser, server.url, press, isEarly));
    const middle = Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
    const cells = Object.entries(middle).map(([name, milliseconds]) => `${name} ${milliseconds.toFixed(0)} ms`);
    console.log(`${isEarly ? 'Before any code' : 'On a page at rest'}: ${cells.join(', ')}`);
    return middle;
  };
  console.log(`Press to next paint, CPU ${SLOWER} times slower, median of ${ROUNDS}`);
  const figures = {
    'press to next paint on a slow phone, ms': await time(PRESSES, false),
    'the same before any code, ms': await time(EARLY, true),
  };
  console.log();
  await browser.close();
  await server.stop();
  return figures;
}

async function timePress(browser: Browser, site: string, { path, target }: Press, isEarly: boolean): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watchPresses);
  if (isEarly) await page.route(/\.js$/, (route) => setTimeout(() => route.continue(), 1500));
  await page.goto(site + path, { waitUntil: isEarly ? 'commit' : 'networkidle' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if (!isEarly) await comeToRest(page, target(page));
  // Forced: a first press does not wait until nothing moves.
  await target(page).tap({ force: isEarly });
  const handle = await page.waitForFunction(() => (window as PressWindow).pressMs?.());
  const milliseconds = (await handle.jsonValue()) ?? Number.NaN;
  await context.close();
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

type PressWindow = Window & { pressMs?: () => number | undefined };

/** Runs in the page before its own code: the browser reports each event that took 16 ms or more until the next paint. */
function watchPresses(): void {
  let longest: number | undefined;
  let isOver = false;
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'click') longest = Math.max(longest ?? 0, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  addEventListener('click', () => setTimeout(() => (isOver = true), 1000), { capture: true, once: true });
  (window as PressWindow).pressMs = () => longest ?? (isOver ? 16 : undefined);
}
