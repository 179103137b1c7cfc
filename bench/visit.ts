import type { Browser, CDPSession } from 'playwright';
import { PHONE } from './peers.ts';

/** How long a page is left alone after its load event, so that what comes late is counted. */
const REST_MS = 2500;

/** Not requested from the net. */
const ELSEWHERE = 'https://elsewhere.example/';

export interface Visit {
  scriptKb: number;
  totalKb: number;
  mainThreadMs: number;
  scriptMs: number;
  styleMs: number;
  layoutMs: number;
  paintMs: number;
  heapMb: number;
  firstPaintMs: number;
  largestPaintMs: number;
  shift: number;
  elements: number;
}

/** One first visit from a page of another site, as of a search engine, without touching the page. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  // A fresh tab's own process would already have begun, and only sites without a policy against openers could use it.
  await page.route(ELSEWHERE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' }),
  );
  await page.goto(ELSEWHERE);
  // A route would hold up each request of the visit.
  await page.unroute(ELSEWHERE);
  const client = await context.newCDPSession(page);
  // The thread's own time, which other programs do not lengthen.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const bytes = await countBytes(client);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(REST_MS);
  const { metrics } = await client.send('Performance.getMetrics');
  const milliseconds = (name: string) => (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1000;
  const trace = await browser.stopTracing();
  await client.send('HeapProfiler.collectGarbage');
  const heap = await client.send('Runtime.getHeapUsage');
  const seen = await page.evaluate(readPaint);
  await context.close();
  return {
    scriptKb: bytes.script / 1000,
    totalKb: bytes.total / 1000,
    mainThreadMs: milliseconds('TaskDuration'),
    scriptMs: milliseconds('ScriptDuration'),
    styleMs: milliseconds('RecalcStyleDuration'),
    layoutMs: milliseconds('LayoutDuration'),
    paintMs: paintMs(trace),
    heapMb: heap.usedSize / 1e6,
    ...seen,
  };
}

async function countBytes(client: CDPSession): Promise<{ script: number; total: number }> {
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = { script: 0, total: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  return bytes;
}

/** The steps from layout to a frame, which the page's metrics do not count apart. */
const PAINT_STEPS = ['PrePaint', 'Paint', 'Layerize', 'Commit'];

/** CPU time of painting in a trace. */
function paintMs(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: { name: string; tdur?: number }[] };
  const steps = traceEvents.filter(({ name }) => PAINT_STEPS.includes(name));
  return steps.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** Runs in the page: when it was painted, how far parts moved, and how many elements it has. */
function readPaint(): Promise<Pick<Visit, 'firstPaintMs' | 'largestPaintMs' | 'shift' | 'elements'>> {
  return new Promise((resolve) => {
    const [first] = performance.getEntriesByName('first-contentful-paint');
    const found = {
      firstPaintMs: first?.startTime ?? Number.NaN,
      largestPaintMs: Number.NaN,
      shift: 0,
      elements: document.querySelectorAll('*').length,
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.largestPaintMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) found.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(found), 100));
  });
}
