import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS, findBrowser } from '../../../tools/system/find-browser.ts';
import { freePort } from '../../../tools/system/resources.ts';
import { bookATrek } from './book-a-trek.ts';
import { addFrameworks, documentedFiles, GUIDES, writeFiles } from './documented-files.ts';
import { codeBlocks, EVERY_MODULE, INDEX_HTML, readmeFiles, strictTsconfig } from './readme.ts';
import { type ReferenceBackend, startBackend } from './reference-backend.ts';

const packageFolder = join(import.meta.dirname, '..');
const compiler = join(packageFolder, '../../node_modules/typescript-native/bin/tsc');
const host = inject('host');
const readme = join(host, 'node_modules/@trek/ui/README.md');

/** Folders of a version's types, for every file: libraries too come with those of this workspace otherwise. */
function typesOfReact(version: string): Record<string, string[]> {
  const folder = join(packageFolder, 'node_modules');
  const from = (name: string) => join(folder, version === '18' ? `types-${name}-18` : `@types/${name}`);
  const names = ['react', 'react-dom'];
  return Object.fromEntries(
    names.flatMap((name) => [
      [name, [from(name)]],
      [`${name}/*`, [`${from(name)}/*`]],
    ]),
  );
}

async function listen(folder: string, port: number): Promise<PreviewServer> {
  return preview({
    root: folder,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port, strictPort: true },
    configFile: false,
  });
}

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS });
});
afterAll(() => browser.close());

describe('the README', () => {
  test.each([readme, ...GUIDES].map((page) => [basename(page), page]))(
    'has only code that is tested, as %s: every block is compiled and run, or checked',
    async (_, page) => {
      const blocks = await codeBlocks(page);
      // The one program in plain JavaScript is a backend, which the test of the check command runs. The page of plain HTML and
      // that of Astro are in a browser's tests and in the campaign of hosts.
      const others = ['sh', 'css', 'http', 'js', 'html', 'astro', 'php'];
      expect(blocks.filter(({ language, file }) => !file && !others.includes(language))).toEqual([]);
    },
  );

  test('installs with one line, and leads to a page that takes bookings', async () => {
    const blocks = await codeBlocks(readme);
    expect(blocks.filter(({ file }) => file).map(({ file }) => file)).toContain('src/main.tsx');
    expect(blocks.filter(({ language }) => language === 'sh').map(({ code }) => code)).toEqual([
      'npm install @trek/ui react react-dom\n',
    ]);
  });

  test('styles only tokens and parts that the skin has', async () => {
    const skin = await readFile(join(host, 'node_modules/@trek/ui/dist/skin.css'), 'utf8');
    const css = (await codeBlocks(readme)).filter(({ language }) => language === 'css').map(({ code }) => code);
    const named = css.join('').match(/--trek-[\w-]+|\[data-scope="[\w-]+"\]/g) ?? [];
    expect(named.length).toBeGreaterThan(2);
    for (const name of named) expect(skin).toContain(name.replaceAll('"', ''));
  });

  test('has the code that Storybook shows', async () => {
    const known = (await codeBlocks(readme)).map(({ code }) => code);
    const shown = await codeBlocks(join(packageFolder, 'src/introduction.mdx'));
    expect(shown.length).toBeGreaterThan(0);
    for (const { code } of shown) expect(known).toContain(code);
  });

  test.each(['19', '18'])(
    'has types that a strict host with React %s accepts, as those of every library, guide and example',
    async (version) => {
      const folder = join(host, `typed-${version}`);
      await writeFiles(folder, {
        ...(await documentedFiles(readme)),
        'tsconfig.json': strictTsconfig({
          ...typesOfReact(version),
          'next/*': ['./src/next.tsx'],
        }),
        'src/every-module.ts': EVERY_MODULE,
      });
      await addFrameworks(folder);
      const check = promisify(execFile)(process.execPath, [compiler, '--singleThreaded', '-p', folder]).catch(
        ({ stdout }) => {
          throw new Error(stdout);
        },
      );
      await expect(check).resolves.toBeDefined();
    },
  );
});

describe.each(['19', '18'])('a host with Vite and React %s that has nothing but what the README says', (version) => {
  const folder = join(host, `vite-${version}`);
  let server: PreviewServer;
  let backend: ReferenceBackend;
  let origin: string;

  beforeAll(async () => {
    // The backend must know the host's origin before the host's code is built with the backend's address.
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    backend = await startBackend(origin);
    await writeFiles(folder, { ...(await readmeFiles(readme, backend.url)), 'index.html': INDEX_HTML });
    const from = (name: string) => join(packageFolder, 'node_modules', version === '18' ? `${name}-18` : name);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      // As a host installs them: the links of this workspace lead every library to its own React.
      resolve: { alias: { react: from('react'), 'react-dom': from('react-dom') } },
    });
    server = await listen(folder, port);
  });

  afterAll(async () => {
    await server.close();
    await backend.stop();
  });

  test('books a trek and pays for it, with its own token and user untouched', async () => {
    const visit = { origin, backendUrl: backend.url, signIn: 'page', isServerRendered: false } as const;
    await bookATrek(browser, { ...visit, hasAccount: version === '18' });
  });
});
