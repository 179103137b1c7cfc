import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright';
import { CHROMIUM_FLAGS, findBrowser } from '../tools/system/find-browser.ts';
import { freePort } from '../tools/system/resources.ts';

/** A phone as Lighthouse emulates one. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A site that this one is measured beside. */
export interface Peer {
  url: string;
  process: ChildProcess;
  /** Ends it and its API; their ports are free afterwards. */
  stop(): Promise<void>;
}

/** The trek page that is compared, at the same address on every site. */
export const TREK = '/treks/everest-base-camp-trek';
/** The pages that are compared. */
export const NEXT_PAGES = { home: '/', list: '/treks', trek: TREK };
export const OWN_PAGES = { ...NEXT_PAGES, text: '/about' };
export const STATIC_PAGES: typeof OWN_PAGES = { ...NEXT_PAGES, text: '/text' };

/**
 * Starts the Next.js site with its API.
 * @param folder holds the built `next-peer` and its `data`
 * @param treks how many its catalogue has: its first pages were built for 60
 */
export async function startNextSite(folder: string, treks: 60 | 5000 = 60): Promise<Peer> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const api = start(join(folder, 'data'), ['api.mjs'], { N: String(treks), PORT: String(apiPort) });
  const program = ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)];
  const site = start(join(folder, 'next-peer'), program, { API_URL: `http://127.0.0.1:${apiPort}` });
  return untilReady(`http://127.0.0.1:${port}`, site, api);
}

/** Starts the site of plain HTML and CSS. @param folder holds its build, `static` */
export async function startStaticSite(folder: string): Promise<Peer> {
  const port = await freePort();
  const site = start(join(folder, 'static'), ['serve.mjs'], { PORT: String(port) });
  return untilReady(`http://127.0.0.1:${port}`, site);
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...CHROMIUM_FLAGS, '--disable-background-networking', '--disable-component-update'],
  });
}

function start(folder: string, script: string[], settings: Record<string, string>): ChildProcess {
  const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings };
  return spawn('node', script, { cwd: folder, env: environment, stdio: 'ignore' });
}

async function untilReady(url: string, site: ChildProcess, ...others: ChildProcess[]): Promise<Peer> {
  const stop = async () => {
    const running = [site, ...others].filter(({ exitCode }) => exitCode === null);
    const ends = running.map((child) => once(child, 'exit'));
    for (const child of running) child.kill('SIGTERM');
    await Promise.all(ends);
  };
  const ended = once(site, 'exit').then(() => true);
  const end = performance.now() + 60_000;
  while (performance.now() < end) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { url, process: site, stop };
    if (await Promise.race([ended, wait(500, false)])) break;
  }
  await stop();
  throw new Error(`The peer at ${url} does not answer. Is it built in the folder that --peers names?`);
}
