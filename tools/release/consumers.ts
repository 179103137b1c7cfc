import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { bookATrek } from '../../packages/ui/test/book-a-trek.ts';
import { pageFiles } from '../../packages/ui/test/documented-files.ts';
import { EXAMPLE_BACKEND } from '../../packages/ui/test/readme.ts';
import { startBackend } from '../../packages/ui/test/reference-backend.ts';
import { CHROMIUM_FLAGS, findBrowser } from '../system/find-browser.ts';
import { freePort } from '../system/resources.ts';
import { astro } from './hosts/astro.ts';
import { ADDRESS, type Command, environment, type Host, NPM, type Site, serve } from './hosts/host.ts';
import { next, nextToday } from './hosts/next.ts';
import { nodeServer } from './hosts/node-server.ts';
import { reactRouter } from './hosts/react-router.ts';
import { types, vite } from './hosts/vite.ts';

const README = join(import.meta.dirname, '../../packages/ui/README.md');
const INSTALL_LINE = 'npm install @trek/ui react react-dom';
const PNPM = ['pnpm', 'add', '--ignore-scripts'];
const YARN = ['npx', '--yes', 'yarn@1', 'add', '--ignore-scripts', '--no-progress'];

/**
 * Every host, made of the files of README and guides.
 * @throws Error where the README does not say how the package is installed, or lacks a file
 */
export async function readHosts(): Promise<Host[]> {
  if (!(await readFile(README, 'utf8')).includes(INSTALL_LINE)) {
    throw new Error('The README does not say how the package is installed any more.');
  }
  // The tests that a guide shows need tools of their own, and run in a test of the package.
  const pages = Object.entries(await pageFiles(README)).filter(([file]) => !file.includes('.test.'));
  const example = Object.fromEntries(pages);
  return [
    vite(example, 'Vite, React 19, npm', NPM, '19'),
    vite(example, 'Vite, React 18, npm', NPM, '18'),
    vite(example, 'Vite, React 19, pnpm', PNPM, '19'),
    vite(example, 'Vite, React 19, yarn', YARN, '19'),
    next(example),
    nextToday(example),
    reactRouter(example),
    astro(example),
    nodeServer(example, 'renderToPipeableStream', '19'),
    nodeServer(example, 'renderToString', '18'),
    types(example, '18', '6'),
    types(example, '18', '7'),
    types(example, '19', '6'),
    types(example, '19', '7'),
  ];
}

/**
 * Installs the packed package into real hosts by the README's own line, builds and serves them, and books a trek with
 * each in a browser. Hosts without a site only compile. `npm run campaign -- consumers`; with a tarball, or with the hosts
 * whose name contains a word: `node tools/release/consumers.ts [tarball] [--only=Astro]`.
 */

const root = join(import.meta.dirname, '../..');
const LONGEST_REPORT = 4000;

function run(folder: string, [program = '', ...args]: Command): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
  });
  if (status !== 0) throw new Error([program, ...args, error, stdout, stderr].join('\n'));
}

/** Installs and builds a host. @param backendUrl instead of the README's example */
function buildHost(folder: string, tarball: string, host: Host, backendUrl = EXAMPLE_BACKEND): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', private: true, type: 'module' }));
  for (const [file, code] of Object.entries(host.files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code.replaceAll(EXAMPLE_BACKEND, backendUrl));
  }
  cpSync(tarball, join(folder, 'trek-ui.tgz'));
  const react = ['react', 'react-dom'].map((name) => `${name}@${host.react}`);
  run(folder, [...host.install, './trek-ui.tgz', ...react, ...host.packages]);
  for (const command of host.build) run(folder, command);
}

async function bookWith(browser: Browser, folder: string, tarball: string, host: Host, site: Site): Promise<void> {
  // The backend must know the host's origin before the host's code is built with the backend's address.
  const port = String(await freePort());
  const origin = `http://${ADDRESS}:${port}`;
  const backend = await startBackend(origin);
  try {
    buildHost(folder, tarball, host, backend.url);
    const server = await serve(folder, site.serve(port), origin);
    try {
      const { signIn, isServerRendered } = site;
      // Both ways to an account are taken: one by the hosts of each version of React.
      const hasAccount = host.react === '18';
      await bookATrek(browser, { origin, backendUrl: backend.url, signIn, isServerRendered, hasAccount });
      if (server.errors() !== '') throw new Error('The console of the server is not silent.');
    } catch (error) {
      throw new Error(`${messageOf(error)}\n${server.output()}\n${server.errors()}`);
    } finally {
      await server.stop();
    }
  } finally {
    await backend.stop();
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** @returns true if the host booked or compiled */
async function tryHost(browser: Browser, folder: string, tarball: string, host: Host): Promise<boolean> {
  const startedAt = performance.now();
  const report = (done: string) =>
    console.log(`${host.name}: ${done} in ${Math.round((performance.now() - startedAt) / 1000)} s`);
  try {
    if (host.site) await bookWith(browser, folder, tarball, host, host.site);
    else buildHost(folder, tarball, host);
    report(host.site ? 'booked' : 'compiled');
    return true;
  } catch (error) {
    console.error(messageOf(error).slice(-LONGEST_REPORT));
    report('failed');
    return false;
  }
}

function pack(folder: string): string {
  execFileSync('pnpm', ['--filter', '@trek/ui', 'pack', '--pack-destination', folder], { cwd: root });
  return join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
}

async function tryHosts(folder: string, browser: Browser): Promise<void> {
  const options = { only: { type: 'string', default: '' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const hosts = (await readHosts()).filter(({ name }) => name.includes(values.only));
  if (hosts.length === 0) throw new Error(`No host is called ${values.only}.`);
  const tarball = positionals[0] ?? pack(folder);
  const results: boolean[] = [];
  for (const [index, host] of hosts.entries()) {
    results.push(await tryHost(browser, join(folder, String(index)), tarball, host));
  }
  console.log(`${results.filter(Boolean).length} of ${results.length} hosts passed`);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

if (import.meta.main) {
  const folder = mkdtempSync(join(tmpdir(), 'trek-consumers-'));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
  try {
    await tryHosts(folder, browser);
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
