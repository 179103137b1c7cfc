import { loadavg } from 'node:os';
import type { Browser, Page } from 'playwright';
import type { Figures } from './goals.ts';
import { serveLocally } from './local-server.ts';
import { interleave, median, ROUNDS } from './median.ts';
import { launchBrowser, PHONE, startNextSite } from './peers.ts';
import { startServer } from './server-process.ts';

const SLOWER = 4;
const WORDS = ['camp', 'pass', '', 'lake', 'valley', '', 'circuit', 'trail', '', 'summit', 'ridge', ''];
const CATALOGUES = [60, 5000] as const;

/** How a word is looked for in the listing of a site. */
interface Listing {
  /** Before each word: on a phone the filters may stand in a drawer. */
  open?: string;
  word: string;
  apply: string;
  /** The value that changes with the results. */
  results: string;
}

const OWN: Listing = {
  open: '[data-part="drawer-trigger"] button',
  word: 'form input[name="keyword"]',
  apply: '[data-scope="listing"] form button[type="submit"]',
  results: '[data-scope="listing"][data-part="found"]',
};
const NEXT: Listing = { word: 'input[name=q]', apply: '#apply', results: 'section:has(> #results)' };

/** Prints how long a phone that is four times slower takes from the press on "apply" until the results are painted. */
export async function compareFilterPaint(folder: string): Promise<Figures> {
  const browser = await launchBrowser();
  const ratios: Record<string, number> = {};
  console.log(`Filter to paint, CPU ${SLOWER} times slower   ms   (median of ${ROUNDS * WORDS.length})`);
  for (const size of CATALOGUES) {
    const backend = await serveTreks(size);
    const own = await startServer('sites/web/server/main.ts', undefined, { API_URL: backend.url });
    const next = await startNextSite(folder, size);
    const rounds = await interleave(
      {
        ours: () => timeFilters(browser, `${own.url}/treks`, OWN),
        next: () => timeFilters(browser, `${next.url}/treks`, NEXT),
      },
      (time) => time(),
    );
    const [ours, theirs] = [median(rounds.ours.flat()), median(rounds.next.flat())];
    console.log(`${size} treks`.padEnd(12), `ours ${ours.toFixed(0)}, next ${theirs.toFixed(0)}`);
    ratios[`${size} treks`] = ours / theirs;
    await Promise.all([next.stop(), own.stop()]);
    backend.stop();
  }
  console.log(`Load average: ${loadavg()[0]?.toFixed(1)}\n`);
  await browser.close();
  return { "filter to paint, of Next's": ratios };
}

/** A backend with a catalogue of this size. */
async function serveTreks(size: number): Promise<{ url: string; stop: () => void }> {
  const places = ['Camp', 'Pass', 'Lake', 'Valley', 'Circuit', 'Trail', 'Summit', 'Ridge'];
  const treks = Array.from({ length: size }, (_, id) => ({
    ...{ id, title: `High ${places[id % places.length]} Walk ${id}`, price: 500 + (id % 40) * 100 },
    ...{ duration: `${1 + (id % 25)} days`, difficulty: 'Moderate', country: { id: 1, name: 'Nepal' } },
    ...{ location: 'Khumbu', activities: ['Trekking'], description: 'A long walk. '.repeat(20) },
  }));
  const answer = JSON.stringify(treks);
  return serveLocally((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type');
    response.setHeader('content-type', 'application/json');
    response.end(request.url === '/trek/all' ? answer : '[]');
  });
}

async function timeFilters(browser: Browser, address: string, listing: Listing): Promise<number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (const word of WORDS) times.push(await timeFilter(page, listing, word));
  await context.close();
  return times;
}

async function timeFilter(page: Page, { open, word, apply, results }: Listing, text: string): Promise<number> {
  if (open) await page.locator(open).click();
  await page.locator(word).fill(text);
  // Typing has settled: only the press counts.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const painted = await page.evaluateHandle(armPaint, results);
  await page.locator(apply).click();
  return painted.evaluate(({ time }) => time);
}

/** Runs in the page: the time from the next press until the frame that shows other results. */
function armPaint(results: string): { time: Promise<number> } {
  const time = new Promise<number>((resolve) => {
    let pressedAt = Number.NaN;
    addEventListener('click', (event) => (pressedAt = event.timeStamp), { capture: true, once: true });
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => {
        const frame = new MessageChannel();
        frame.port1.onmessage = () => resolve(performance.now() - pressedAt);
        frame.port2.postMessage(null);
      });
    });
    const part = document.querySelector(results);
    if (!part) throw new Error(`The listing has no ${results}.`);
    changes.observe(part, { childList: true, characterData: true, subtree: true });
  });
  return { time };
}
