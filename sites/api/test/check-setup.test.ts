import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { addressCheck, buildsCheck, contentChecks, operatorCheck, settingChecks } from '../src/setup/setup-checks.ts';
import { openStore } from '../src/store/open-store.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { OPERATOR_EMAIL, signInAlone, signInOperator } from './operator.ts';
import { databases, TestSite } from './site.ts';

const SHOP = {
  PUBLIC_URL: 'https://treks.example',
  TRUST_PROXY: '1',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SMTP_URL: 'smtps://mail.treks.example',
  MAIL_FROM: 'bookings@treks.example',
  CONTACT_EMAIL: 'info@treks.example',
  OPERATOR_EMAIL: 'owner@treks.example',
  TOKEN_SECRET: 'x',
  METRICS_TOKEN: 'x',
  DATA_DIR: '/srv/trek/data',
  CONTENT_DIR: '/srv/trek/content',
  BUILDS_DIR: '/srv/trek/builds',
};
const lacking = (environment: Record<string, string>) => settingChecks(environment).flatMap(({ lacks }) => lacks ?? []);

describe('the setup check of a shop', () => {
  test('reports nothing for a complete setup', () => expect(lacking(SHOP)).toEqual([]));

  test.each(Object.keys(SHOP))('names a missing %s', (name) => {
    const lines = lacking({ ...SHOP, [name]: ' ' });
    expect(lines.length).toBeGreaterThan(0);
    // The kind of Stripe's keys is a line of its own.
    for (const line of lines) expect(line).toMatch(new RegExp(`${name}|live keys`));
  });

  test.each([
    [{ PUBLIC_URL: 'http://treks.example' }, /PUBLIC_URL/],
    [{ PUBLIC_URL: 'https://127.0.0.1' }, /PUBLIC_URL/],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, /live keys/],
    [{ DEMO: '1' }, /remove DEMO/],
    [{ CONTENT_DIR: 'sites/api/content' }, /CONTENT_DIR/],
    [{ BUILDS_DIR: 'sites/web/dist/shared' }, /set BUILDS_DIR to .* \/srv\/trek\/builds$/],
    [{ DATA_DIR: fileURLToPath(new URL('../../../data', import.meta.url)) }, /DATA_DIR/],
  ])('reports %o', (change, line) => expect(lacking({ ...SHOP, ...change })).toEqual([expect.stringMatching(line)]));

  test('reports the sample company and files with errors', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trek-shop-'));
    await cp(new URL('../content/', import.meta.url), folder, { recursive: true });
    expect(await contentChecks(folder)).toEqual([
      { what: 'Content without errors', lacks: undefined },
      { what: 'Your own accounts and contacts', lacks: expect.stringMatching(/bank-accounts\.json.*company\.json/) },
    ]);
    const file = join(folder, 'treks/everest-base-camp-trek.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"title"', '"titel"'));
    expect((await contentChecks(folder))[0]?.lacks).toMatch(/^\d+ errors?: npm run content lists them$/);
    await rm(folder, { recursive: true });
  });

  test('reports whether other servers can reach the builds', async () => {
    expect((await buildsCheck(tmpdir())).lacks).toBeUndefined();
    expect((await buildsCheck('/srv/nowhere')).lacks).toMatch(/^make \/srv\/nowhere, the BUILDS_DIR, .*ENOENT/);
  });

  test('requests the public address', async () => {
    const answers = [200, 503];
    const server = createServer((_, response) => response.writeHead(answers.shift() ?? 200).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect((await addressCheck(url)).lacks).toBeUndefined();
    expect((await addressCheck(url)).lacks).toContain('answers with 503');
    await new Promise((resolve) => server.close(resolve));
    expect((await addressCheck(url)).lacks).toContain('does not answer');
  });

  test('prints one line per check and fails for a checkout without settings', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'trek-shop-'));
    const { code, stdout } = await new Promise<{ code: unknown; stdout: string }>((resolve) => {
      const env = { ...CHILD_ENVIRONMENT, DATA_DIR: folder };
      execFile(process.execPath, ['src/check-setup.ts'], { cwd: join(import.meta.dirname, '..'), env }, (error, out) =>
        resolve({ code: error?.code ?? 0, stdout: out }),
      );
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ Mail: set SMTP_URL/m);
    expect(stdout).toMatch(/^✓ Content without errors$/m);
    expect(stdout).toMatch(/^\d+ things are missing\.$/m);
    await rm(folder, { recursive: true });
  });
});

describe.each(databases)('the check of operators on %s', (database) => {
  test('reports the progress of each operator', async () => {
    const site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    await signInAlone(site);
    expect((await operatorCheck(store)).lacks).toContain(`${OPERATOR_EMAIL} has to set up an authenticator app`);
    await signInOperator(site);
    expect((await operatorCheck(store)).lacks).toBeUndefined();
    await store.destroy();
    await site.remove();
  });
});
