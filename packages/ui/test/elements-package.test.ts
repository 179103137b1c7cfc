import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, findBrowser } from '../../../tools/system/find-browser.ts';
import { serveMock } from '../src/cli/mock.ts';

/** The package of the custom elements as npm would get it. */

const run = promisify(execFile);
const elementsFolder = join(import.meta.dirname, '../../elements');
const compiler = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');
let folder: string;
let tarball: string;
/** The package where a host has it. */
let installed: string;
let files: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trek-elements-'));
  await run('pnpm', ['pack', '--pack-destination', folder], { cwd: elementsFolder });
  tarball = join(folder, (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '');
  installed = join(folder, 'node_modules/@trek/elements');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  files = (await readdir(installed, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(installed.length + 1));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles a page of a host. @returns the compiler's words */
async function compile(name: string, code: string, react?: string): Promise<string> {
  const place = join(folder, name);
  await mkdir(join(place, 'node_modules/@types'), { recursive: true });
  await cp(installed, join(place, 'node_modules/@trek/elements'), { recursive: true });
  if (react)
    await symlink(join(import.meta.dirname, '../node_modules', react), join(place, 'node_modules/@types/react'));
  await writeFile(join(place, 'page.tsx'), code);
  const compilerOptions = {
    ...{
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
    },
    ...{ lib: ['es2022', 'dom', 'dom.iterable'], types: [], skipLibCheck: false },
  };
  await writeFile(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.tsx'] }));
  return run(process.execPath, [compiler, '-p', place], { cwd: place }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

describe('the packed elements', () => {
  test('have what a host needs, and no sources, tests or copies for servers', () => {
    expect(files).toEqual(
      expect.arrayContaining([
        ...['LICENSE', 'README.md', 'custom-elements.json', 'dist/trek.js', 'package.json'],
        ...['types/index.d.ts', 'types/react.d.ts', 'types/svelte.d.ts', 'types/vue.d.ts'],
      ]),
    );
    expect(files.filter((file) => /^(?:src|test)|\.(?:br|gz|map)$|\.ts$(?<!\.d\.ts)/.test(file))).toEqual([]);
  });

  test('depend on no other package', async () => {
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'));
    expect([manifest.private, manifest.dependencies, manifest.peerDependencies]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8'));
    expect(manifest.version).toBe(version);
  });

  test('pass publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test('can be imported on a server, where they do nothing', async () => {
    const { stdout } = await run(
      process.execPath,
      ['--input-type=module', '-e', "console.log(Object.keys(await import('@trek/elements')).sort().join())"],
      { cwd: folder },
    );
    expect(stdout.trim()).toBe('defineTrekElements,diagnose');
  });

  test('show treks on a plain page', async () => {
    const backend = await serveMock(0);
    const page = `<!doctype html><title>Tours</title><script type="module" src="/trek.js"></script>
      <trek-list backend="${backend.url}"></trek-list>`;
    const server = createServer(async ({ url = '/' }, response) => {
      if (url === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      const code = await readFile(join(installed, 'dist', url)).catch(() => null);
      response.writeHead(code ? 200 : 404, { 'content-type': 'text/javascript' }).end(code);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
    try {
      const tab = await browser.newPage();
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await tab.locator('trek-list').getByRole('article').first().waitFor();
    } finally {
      await browser.close();
      server.close();
      server.closeAllConnections();
      backend.close();
    }
  });
});

const SCRIPT = `import { diagnose } from '@trek/elements';
const list = document.querySelector('trek-list')!;
list.pageSize = '12';
list.secondCurrency = { code: 'EUR', perUsd: 0.9, source: 'A bank', date: '2026-11-27' };
document.querySelector('trek-booking')?.open();
list.addEventListener('trek:search', ({ detail }) => console.log(detail.count + 1, detail.filters.country));
document.addEventListener('trek:payment', ({ detail: { status } }) => console.log(status === 'succeeded'));
export const rows: Promise<{ remedy: string }[]> = diagnose();
`;

const PAGE = `import type {} from '@trek/elements/react';
export const page = (
  <trek-context backend="https://api.example.com" theme="dark" className="tours">
    <trek-list country="nepal" page-size={12} url-sync="query" no-title metadata={{ campaign: 'x' }} />
    <trek-booking trek={12} ref={(booking) => booking?.open()} ontrek:payment={({ detail }) => detail.amountCents} />
  </trek-context>
);
`;

describe('the types of the packed elements', () => {
  test('are known to scripts, without a framework', async () => {
    expect(await compile('scripts', SCRIPT)).toBe('');
    expect(await compile('wrong-scripts', SCRIPT.replace("'succeeded'", "'suceeded'"))).toMatch(/no overlap/);
  });

  test.each(['types-react-18', '@types/react'])('are known to React with %s', async (react) => {
    const name = react.replace('/', '-');
    expect(await compile(name, PAGE, react)).toBe('');
    expect(await compile(`${name}-wrong`, PAGE.replace('"dark"', '"drak"'), react)).toMatch(/"drak"/);
  });
});
