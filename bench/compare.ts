import { type ChildProcess, spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM_FLAGS } from '../.ci/chromium-flags.ts';
import { median } from './median.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 5;
const PEER_PORT = 4100;
const PEER_API_PORT = 4010;
const PHONE = { width: 390, height: 844 };

/** The same page of both sites. */
const PAGES = [
  { name: 'home', own: '/', peer: '/' },
  { name: 'list', own: '/treks', peer: '/treks' },
  { name: 'detail', own: '/treks/everest-base-camp-trek', peer: '/treks/baltoro-monastery-way-trek-1' },
];

/**
 * Prints what pages cost a browser, beside the same pages of a Next.js site.
 * @param folder holds the built `next-peer` and its `data`
 */
export async function compareWithPeer(folder: string): Promise<void> {
  const own = await startServer('sites/web/server/main.ts');
  const peers = [
    start(join(folder, 'data'), ['api.mjs'], { N: '60', PORT: String(PEER_API_PORT) }),
    start(join(folder, 'next-peer'), ['node_modules/next/dist/bin/next', 'start', '-p', String(PEER_PORT)], {}),
  ];
  const peerUrl = `http://127.0.0.1:${PEER_PORT}`;
  await untilReady(peerUrl);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: CHROMIUM_FLAGS,
  });
  console.log(
    `In the browser        script kB  total kB  main thread ms  LCP ms    CLS   (median of ${ROUNDS}, as served)`,
  );
  for (const page of PAGES) {
    const visits = { ours: [] as Visit[], next: [] as Visit[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.ours.push(await visit(browser, own.url + page.own));
      visits.next.push(await visit(browser, peerUrl + page.peer));
    }
    for (const [name, results] of Object.entries(visits)) {
      const middle = (fact: keyof Visit, digits = 0) => median(results.map((one) => one[fact])).toFixed(digits);
      console.log(
        `${page.name.padEnd(8)} ${name.padEnd(12)} ${middle('scriptKb').padStart(9)} ${middle('totalKb').padStart(9)} ${middle('mainThreadMs').padStart(15)} ${middle('lcpMs').padStart(7)} ${middle('cls', 3).padStart(6)}`,
      );
    }
  }
  console.log(`Load average: ${loadavg()[0]?.toFixed(1)}\n`);
  await browser.close();
  for (const peer of peers) peer.kill('SIGTERM');
  await own.stop();
}

interface Visit {
  scriptKb: number;
  totalKb: number;
  mainThreadMs: number;
  lcpMs: number;
  cls: number;
}

/** One first visit on a phone's screen, until the network is at rest. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Performance.enable');
  const kinds = new Map<string, string>();
  const bytes = { script: 0, total: 0 };
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const { metrics } = await client.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  const paint = await page.evaluate(readPaint);
  await context.close();
  return { scriptKb: bytes.script / 1000, totalKb: bytes.total / 1000, mainThreadMs: task * 1000, ...paint };
}

/** Runs in the page: when the largest part was painted, and how far parts moved. */
function readPaint(): Promise<{ lcpMs: number; cls: number }> {
  return new Promise((resolve) => {
    const found = { lcpMs: Number.NaN, cls: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.lcpMs = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) found.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(found), 100));
  });
}

function start(folder: string, script: string[], settings: Record<string, string>): ChildProcess {
  const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings };
  return spawn('node', script, { cwd: folder, env: environment, stdio: 'ignore' });
}

async function untilReady(url: string): Promise<void> {
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(500);
  }
  throw new Error(`The peer at ${url} does not answer. Is it built in the folder that --peers names?`);
}
