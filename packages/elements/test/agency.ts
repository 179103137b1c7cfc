import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright';
import { CHROMIUM_FLAGS, findBrowser } from '../../../tools/system/find-browser.ts';
import { serveMock } from '../../ui/src/cli/mock.ts';
import { buildElements } from '../build.ts';

/** An agency's site on an origin of its own, with the built elements, in a real browser; its backend is the mock. */
export interface Agency {
  /** Origin of the site, which serves the elements below `/elements/`. */
  url: string;
  /** Address of the backend. */
  backend: string;
  /** Built code by the name of its file. */
  files: ReadonlyMap<string, string>;
  /**
   * Opens a page in a browser context of its own.
   * @param body its markup, with `$backend` where the backend's address goes
   */
  open(body: string, options?: PageOptions): Promise<Page>;
  /** Pages that were opened and not closed. */
  pages(): Page[];
  /** Warnings and errors that pages have written to the console. */
  heard: string[];
  close(): Promise<void>;
}

interface PageOptions {
  /** Path of the page. Default `/`. */
  path?: string;
  /** The content policy of the page. Default: none. */
  policy?: string;
  /** A policy that blocks nothing and reports. Default: none. */
  reportOnly?: string;
  /** Called with the page before it loads. */
  before?: (page: Page) => Promise<unknown>;
}

const HEAD =
  '<!doctype html><html lang="en"><title>Alpine Tours</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><script type="module" src="/elements/trek.js"></script>';

/** Lines that the browser itself writes about requests. */
const OF_THE_NETWORK = /^Failed to load resource|^Access to fetch/;

let built: ReturnType<typeof buildElements> | undefined;
/** The built files, for all tests of a run. */
const builtElements = () => {
  built ??= buildElements();
  return built;
};

/** Starts an agency with its browser and backend. */
export async function openAgency(): Promise<Agency> {
  const [chunks, backend, browser] = await Promise.all([
    builtElements(),
    serveMock(0),
    chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS }) as Promise<Browser>,
  ]);
  const files = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  const heard: string[] = [];
  let shown = { body: '', policy: '', reportOnly: '' };
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const code = files.get(pathname.replace('/elements/', ''));
    if (code) return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(code);
    if (pathname.startsWith('/elements/')) return void response.writeHead(404).end();
    const policies = {
      ...(shown.policy && { 'content-security-policy': shown.policy }),
      ...(shown.reportOnly && { 'content-security-policy-report-only': shown.reportOnly }),
    };
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policies }).end(`${HEAD}${shown.body}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    backend: backend.url,
    files,
    heard,
    async open(body, { path = '/', policy = '', reportOnly = '', before } = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      page.on('console', (message) => {
        const text = message.text();
        if (['error', 'warning'].includes(message.type()) && !OF_THE_NETWORK.test(text)) heard.push(text);
      });
      page.on('pageerror', ({ message }) => heard.push(message));
      await before?.(page);
      shown = { body: body.replaceAll('$backend', backend.url), policy, reportOnly };
      await page.goto(`${url}${path}`);
      return page;
    },
    pages: () => browser.contexts().flatMap((context) => context.pages()),
    async close() {
      await browser.close();
      backend.close();
      server.close();
      server.closeAllConnections();
    },
  };
}
