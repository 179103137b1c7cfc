import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildSite } from '../site/build-site.ts';
import { freePort } from '../system/resources.ts';

const root = join(import.meta.dirname, '../..');
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'trek-workspace-'));
});
afterAll(() => rm(dataFolder, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  output: () => string;
  /** Exit code, once it has ended. */
  ended: Promise<number | null>;
}

function start(program: string, args: string[], settings: Record<string, string>): Run {
  // Vitest says that this is a test, and a site that is built as one does not run.
  const environment = {
    ...process.env,
    NODE_ENV: undefined,
    SETTINGS_FILE: '/dev/null',
    DATA_DIR: dataFolder,
    ...settings,
  };
  const child = spawn(program, args, { cwd: root, env: environment, detached: true });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, output: () => text, ended };
}

async function ready({ child, output }: Run): Promise<void> {
  while (!output().includes('Ready on')) {
    if (child.exitCode !== null) throw new Error(`It ended before it was ready:\n${output()}`);
    await Promise.race([once(child.stdout as NodeJS.EventEmitter, 'data'), once(child, 'exit')]);
  }
}

const isServing = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`).then(
    (answer) => answer.status === 200,
    () => false,
  );

/** Resolves as soon as nothing answers at the port any more; the test's own time-out is the limit. */
async function gone(port: number): Promise<void> {
  while (await isServing(port));
}

const LONGEST_STOP_MS = 2000;
/** The first test, or who started the tests, has built the site. */
const BUILT = { TREK_BUILT: '1' };

describe('npm start', () => {
  test('builds and serves the site, and Ctrl-C ends all of it within two seconds', async () => {
    const port = await freePort();
    const site = start('npm', ['start'], { PORT: String(port) });
    await ready(site);
    expect(await isServing(port)).toBe(true);

    const pressedAt = performance.now();
    // A terminal sends the signal to the whole group.
    process.kill(-Number(site.child.pid), 'SIGINT');
    await site.ended;
    await gone(port);
    expect(performance.now() - pressedAt).toBeLessThan(LONGEST_STOP_MS);
  });

  test('prints the owner’s first link to the office', async () => {
    const port = await freePort();
    // The other tests' site has no operator, of whom a start would remind.
    const own = { DATA_DIR: join(dataFolder, 'with-owner'), OPERATOR_EMAIL: 'owner@treks.example' };
    const site = start('npm', ['start'], { PORT: String(port), ...own, ...BUILT });
    await ready(site);
    const link = new RegExp(`^http://127.0.0.1:${port}/reset-password\\?token=\\S+$`, 'm');
    while (!link.test(site.output())) await once(site.child.stdout as NodeJS.EventEmitter, 'data');
    process.kill(-Number(site.child.pid), 'SIGINT');
    await gone(port);
  });

  test('leaves no server behind when npm alone is killed', async () => {
    const port = await freePort();
    const site = start('npm', ['start'], { PORT: String(port), ...BUILT });
    await ready(site);
    site.child.kill('SIGKILL');
    await gone(port);
    expect(await isServing(port)).toBe(false);
  });

  test('continues after the process that started npm has ended, whichever shell npm runs scripts in', async () => {
    const port = await freePort();
    // It ends as soon as its input is closed.
    const launcher = start('bash', ['-c', 'npm start & read -r'], {
      ...{ PORT: String(port), ...BUILT },
      npm_config_script_shell: '/bin/bash',
    });
    await ready(launcher);
    launcher.child.stdin?.end();
    await launcher.ended;
    const endedAt = performance.now();
    while (performance.now() < endedAt + LONGEST_STOP_MS) expect(await isServing(port)).toBe(true);
    process.kill(-Number(launcher.child.pid), 'SIGINT');
    await gone(port);
  });
});

describe('the build of the site', () => {
  /** Runs it with a package manager that only says what it was asked for. */
  async function build(settings: Record<string, string>, ...options: string[]) {
    const folder = await mkdtemp(join(dataFolder, 'programs-'));
    await writeFile(join(folder, 'pnpm'), '#!/bin/sh\necho "$@"\nexit 3\n', { mode: 0o755 });
    const run = start(process.execPath, ['tools/site/build-site.ts', ...options], {
      PATH: `${folder}:${process.env.PATH}`,
      ...settings,
    });
    return { code: await run.ended, output: run.output() };
  }

  test('is made at every start, and if it fails, the start continues with the last one', async () => {
    const command = '--filter @trek/web run build\n';
    expect(await build({ TREK_BUILT: '' })).toEqual({ code: 3, output: command });
    expect(await build({ TREK_BUILT: '' }, '--or-last')).toEqual({
      code: 0,
      output: `${command}The site starts as it was built last.\n`,
    });
  });

  describe('from a custom folder', () => {
    const printed: string[] = [];
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(dataFolder, 'own-'));
      await cp(join(root, 'sites/api/content/company'), join(folder, 'company'), { recursive: true });
      vi.spyOn(console, 'error').mockImplementation((text) => void printed.push(text));
    });
    afterAll(() => vi.restoreAllMocks());
    afterEach(() => printed.splice(0));
    const run = (hasLast: boolean, code: number) =>
      buildSite(hasLast, () => code, join(folder, 'company'), join(folder, 'dist'));

    test('ends the very first start where it fails, and without a stack where a file of the company is gone', async () => {
      expect([await run(true, 3), printed]).toEqual([3, []]);
      await rm(join(folder, 'company/terms.json'));
      expect([await run(true, 0), printed]).toEqual([
        1,
        [expect.stringMatching(/^company\/terms\.json: is not there/)],
      ]);
      expect(printed.join()).not.toContain('\n');
    });

    test('fails on such files, while a start continues without them', async () => {
      await mkdir(join(folder, 'dist'));
      await writeFile(join(folder, 'dist/current'), 'last');
      expect([await run(true, 3), printed]).toEqual([0, []]);
      expect([await run(false, 0), printed]).toEqual([1, [expect.stringMatching(/is not there[\s\S]*was not built/)]]);
    });
  });

  test('is not made again where it was made just now', async () => {
    expect(await build(BUILT)).toEqual({ code: 0, output: '' });
  });
});

describe('a setting that does not work', () => {
  const serve = (settings: Record<string, string>) => start('node', ['sites/web/server/main.ts'], settings);

  test.each([
    ['PORT', 'eighty'],
    ['API_URL', 'example'],
    ['PAGE_CACHE_SECONDS', 'often'],
    ['WEB_CONCURRENCY', 'many'],
    ['PUBLIC_URL', '::'],
    ['DATABASE_URL', 'mysql://localhost/trek'],
    ['DATABASE_URL', 'postgres://127.0.0.1:1/trek'],
    ['DATA_DIR', '/dev/null/data'],
  ])('%s=%s ends the start with one line that names it', async (name, value) => {
    const run = serve({ PORT: '0', [name]: value });
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`^${name}: `))]);
  });

  test('CONTENT_DIR without content ends npm start before a build, with one line that names it', async () => {
    const run = start('node', ['sites/web/server/check-settings.ts'], { PORT: '0', CONTENT_DIR: dataFolder });
    expect(await run.ended).toBe(1);
    expect(run.output().trim().split('\n')).toEqual([
      expect.stringMatching(/^CONTENT_DIR: there is no folder .+company/),
    ]);
  });

  test('in the settings file does so too, for the site and every command', async () => {
    const file = join(dataFolder, 'shop.env');
    await writeFile(file, 'SMPT_URL=smtp://mail.example\n');
    const programs = [
      ...[['sites/web/server/main.ts'], ['sites/web/server/check-settings.ts'], ['sites/api/src/main.ts']],
      ...[
        ['sites/api/src/content.ts'],
        ['sites/api/src/office.ts', 'list'],
        ['sites/api/src/backup.ts', 'save', `${file}x`],
      ],
    ];
    for (const program of programs) {
      const run = start('node', program, { PORT: '0', SETTINGS_FILE: file });
      expect(await run.ended).toBe(1);
      expect(run.output().trim()).toBe(`${file} line 1: there is no setting SMPT_URL; did you mean "SMTP_URL"?`);
    }
  });

  test('ends the start of a public shop if the company’s bank account is the sample (P25)', async () => {
    const shop = {
      ...{ PUBLIC_URL: 'https://treks.example', PORT: '0', TOKEN_SECRET: '9f2c4b7a1e8d3f6059b1c2d3e4f5a6b7' },
      ...{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      ...{ SMTP_URL: 'smtp://mail.treks.example', MAIL_FROM: 'us@treks.example', CONTACT_EMAIL: 'us@treks.example' },
    };
    for (const program of ['main.ts', 'check-settings.ts']) {
      const run = start('node', [`sites/web/server/${program}`], shop);
      expect(await run.ended).toBe(1);
      expect(run.output().trim()).toMatch(/^company\/bank-accounts.json: holds the sample account .*set DEMO=1$/);
    }
  });

  test('a taken port ends the start with one line that names it', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const run = serve({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.output().trim()).toBe(`PORT: another program uses ${port}`);
    other.close();
  });
});
