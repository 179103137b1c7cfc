import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { type Browser, chromium, type Page } from 'playwright';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { CHROMIUM_FLAGS } from '../../../.ci/chromium-flags.ts';
import { findBrowser } from '../../../.ci/find-browser.ts';
import { freePort } from '../../../.ci/free-port.ts';
import { payableDay } from '../src/testing/payable-day.ts';
import { codeBlocks } from './readme.ts';
import { type ReferenceBackend, startBackend } from './reference-backend.ts';

const packageFolder = join(import.meta.dirname, '..');
const compiler = join(packageFolder, '../../node_modules/typescript-native/bin/tsc');
const host = inject('host');
const readme = join(host, 'node_modules/@trek/ui/README.md');
const EXAMPLE_BACKEND = 'https://api.example.com';
const PASSWORD = 'Yak-butter-tea-7';

const INDEX = `<!doctype html><html lang="en"><head><title>An agency</title><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>`;

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    ...{ target: 'es2022', lib: ['ES2023', 'DOM', 'DOM.Iterable'], module: 'preserve', moduleResolution: 'bundler' },
    ...{ jsx: 'react-jsx', strict: true, noEmit: true, noUncheckedSideEffectImports: true, types: [] },
  },
  include: ['src'],
});

/** Writes the files that the README names into a host's folder. @param backendUrl the only change to them */
async function writeExample(folder: string, backendUrl: string): Promise<void> {
  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'index.html'), INDEX);
  await writeFile(join(folder, 'tsconfig.json'), TSCONFIG);
  for (const { file, code } of await codeBlocks(readme)) {
    if (file) await writeFile(join(folder, file), code.replace(EXAMPLE_BACKEND, backendUrl));
  }
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
  test('is code that this test knows: every block of it is run, or looked at', async () => {
    const blocks = await codeBlocks(readme);
    const unnamed = blocks.filter(({ language, file }) => !file && !['sh', 'css'].includes(language));
    expect(unnamed).toEqual([]);
    expect(blocks.filter(({ file }) => file).map(({ file }) => file)).toContain('src/main.tsx');
    expect(blocks.filter(({ language }) => language === 'sh').map(({ code }) => code)).toEqual([
      'npm install @trek/ui react react-dom\n',
    ]);
  });

  test('of the look is about tokens and parts that the skin has', async () => {
    const skin = await readFile(join(host, 'node_modules/@trek/ui/dist/skin.css'), 'utf8');
    const css = (await codeBlocks(readme)).filter(({ language }) => language === 'css').map(({ code }) => code);
    const named = css.join('').match(/--trek-[\w-]+|\[data-scope="[\w-]+"\]/g) ?? [];
    expect(named.length).toBeGreaterThan(2);
    for (const name of named) expect(skin).toContain(name.replaceAll('"', ''));
  });

  test('is what Storybook says', async () => {
    const known = (await codeBlocks(readme)).map(({ code }) => code);
    const shown = await codeBlocks(join(packageFolder, 'src/introduction.mdx'));
    expect(shown.length).toBeGreaterThan(0);
    for (const { code } of shown) expect(known).toContain(code);
  });

  test('has types that a strict host accepts, with those of every library it imports', async () => {
    const folder = join(host, 'typed');
    await writeExample(folder, EXAMPLE_BACKEND);
    for (const name of ['@types/react', '@types/react-dom']) {
      const place = join(host, 'node_modules', name);
      await mkdir(dirname(place), { recursive: true });
      await symlink(join(packageFolder, 'node_modules', name), place);
    }
    const check = promisify(execFile)(process.execPath, [compiler, '--singleThreaded', '-p', folder]).catch(
      ({ stdout }) => {
        throw new Error(stdout);
      },
    );
    await expect(check).resolves.toBeDefined();
  });
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
    await writeExample(folder, backend.url);
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
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const noise: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) noise.push(message.text());
    });
    page.on('pageerror', (error) => noise.push(error.message));
    const sentTokens = new Set<string | undefined>();
    page.on('request', (request) => {
      if (request.url().startsWith(backend.url)) sentTokens.add(request.headers().authorization);
    });
    await page.addInitScript(() => {
      localStorage.setItem('token', 'the.hosts.own');
      localStorage.setItem('userData', 'the host’s own');
    });

    await page.goto(origin);
    page.setDefaultTimeout(LONG_MS);
    await page.getByRole('button', { name: 'Book Now' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click();
    const account = { email: `${version}-${Date.now()}@example.com`, password: PASSWORD };
    if (version === '19') await signUp(page, account);
    else await signIn(page, account, backend.url);
    await payDeposit(page, backend.url);

    expect([...sentTokens].filter((token) => token?.includes('the.hosts.own'))).toEqual([]);
    expect(sentTokens.size).toBe(2);
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userData')])).toEqual([
      'the.hosts.own',
      'the host’s own',
    ]);
    const token = await page.evaluate(
      () => Object.entries(localStorage).find(([name]) => /^trek\.[0-9a-f]{8}\.token$/.test(name))?.[1],
    );
    const answer = await page.request.get(`${backend.url}/booking/user`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await answer.json()).toMatchObject([{ status: 'confirmed' }]);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(noise).toEqual([]);
    await page.close();
  });
});

const LONG_MS = 20_000;

interface Account {
  email: string;
  password: string;
}

const PERSON = { fullname: 'Pasang Lhamu Sherpa', phone: '+977 9800000000' };

/** Signs up. The page of signing in finds the visitor signed in, and sends them on. */
async function signUp(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill(PERSON.fullname);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(PERSON.phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/I agree to the/).check();
  await page.getByRole('button', { name: 'Sign up' }).click();
}

/** Signs in to an account that is there already. */
async function signIn(page: Page, { email, password }: Account, backendUrl: string): Promise<void> {
  await page.request.post(`${backendUrl}/auth/register`, { data: { ...PERSON, email, password } });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function payDeposit(page: Page, backendUrl: string): Promise<void> {
  const { bookingPolicy } = await (await page.request.get(`${backendUrl}/trek/id/101`)).json();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Country').fill('Nepal');
  await dialog.getByLabel('Start date').fill(payableDay(bookingPolicy));
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click();
  await dialog.getByRole('button', { name: /^Pay \$/ }).click();
  await dialog.getByText('Booking successful!').waitFor();
  await page.getByRole('log', { name: 'Notices' }).getByText('Booking successful!').first().waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
}
