import { loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { median } from './median.ts';
import { launchBrowser, OWN_TREK, PEER_TREK, PHONE, startNextSite, startStaticSite } from './peers.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 5;
/** How long a page is left alone after its load event, so that what comes late is counted. */
const REST_MS = 2500;

/** The same pages of every site. */
const PAGES = [
  { name: 'home', own: '/', peer: '/' },
  { name: 'list', own: '/treks', peer: '/treks' },
  { name: 'trek', own: OWN_TREK, peer: PEER_TREK },
];

/** Prints what pages cost a phone's browser, beside the same pages of a Next.js site and of one without scripts. */
export async function comparePageLoads(folder: string): Promise<void> {
  const own = await startServer('sites/web/server/main.ts');
  const [next, plain] = await Promise.all([startNextSite(folder), startStaticSite(folder)]);
  const browser = await launchBrowser();
  console.log(
    `First visit on a phone  script kB  total kB  main thread ms  heap MB  largest paint ms  shift   (median of ${ROUNDS})`,
  );
  for (const page of PAGES) {
    const sites = { ours: own.url + page.own, next: next.url + page.peer, static: plain.url + page.peer };
    const visits = Object.fromEntries(Object.keys(sites).map((name) => [name, [] as Visit[]]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, address] of Object.entries(sites)) visits[name]?.push(await visit(browser, address));
    }
    for (const [name, results] of Object.entries(visits)) {
      const middle = (fact: keyof Visit, digits = 0) => median(results.map((one) => one[fact])).toFixed(digits);
      console.log(
        `${page.name.padEnd(8)} ${name.padEnd(14)} ${middle('scriptKb').padStart(9)} ${middle('totalKb').padStart(9)} ${middle('mainThreadMs').padStart(15)} ${middle('heapMb', 1).padStart(8)} ${middle('paintMs').padStart(17)} ${middle('shift', 3).padStart(6)}`,
      );
    }
  }
  console.log(`Load average: ${loadavg()[0]?.toFixed(1)}\n`);
  await browser.close();
  await Promise.all([next.stop(), plain.stop(), own.stop()]);
}

interface Visit {
  scriptKb: number;
  totalKb: number;
  mainThreadMs: number;
  heapMb: number;
  paintMs: number;
  shift: number;
}

/** One first visit, without touching the page. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  // The thread's own time, which other programs do not lengthen.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const kinds = new Map<string, string>();
  const bytes = { script: 0, total: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  const metric = async (name: string) => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  const mainThreadMs = (await metric('TaskDuration')) * 1000;
  await client.send('HeapProfiler.collectGarbage');
  const heapMb = (await metric('JSHeapUsedSize')) / 1e6;
  const paint = await page.evaluate(readPaint);
  await context.close();
  return { scriptKb: bytes.script / 1000, totalKb: bytes.total / 1000, mainThreadMs, heapMb, ...paint };
}

/** Runs in the page: when the largest part was painted, and how far parts moved. */
function readPaint(): Promise<{ paintMs: number; shift: number }> {
  return new Promise((resolve) => {
    const found = { paintMs: Number.NaN, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.paintMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) found.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(found), 100));
  });
}
