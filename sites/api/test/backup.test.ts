import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readManifest, writeManifest } from '../src/backup/manifest.ts';
import { restorePostgres, savePostgres } from '../src/backup/postgres-backup.ts';
import { restoreSqlite, saveSqlite } from '../src/backup/sqlite-backup.ts';
import { openStore } from '../src/store/open-store.ts';
import { details, paymentRequest } from './card-payments.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { administer } from './databases.ts';
import { startPostgres } from './postgres-server.ts';
import { databases, PASSWORD, TestSite } from './site.ts';

const SCRIPT = fileURLToPath(new URL('../src/backup.ts', import.meta.url));
// Each command is a process, which takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const BUYERS_BEFORE = 10;
const BUYERS_AT_ONCE = 3;

async function run(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [SCRIPT, ...args], { env: { ...CHILD_ENVIRONMENT, ...environment } });
  const [output, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, output, error };
}

/**
 * A visitor who books a trek and pays for it.
 * @returns the answers of the site
 */
async function buy(site: TestSite) {
  const buyer = await site.member();
  const { email, token } = buyer;
  await buyer.post('/booking/user-details', { ...details, email });
  const { body } = await buyer.post('/payment/create-payment-intent', paymentRequest(email));
  await buyer.get(`/payment/status/${body.paymentIntentId}`);
  const [booking] = (await buyer.get('/booking/user')).body;
  expect(booking).toMatchObject({ status: 'confirmed', advanceAmount: 290 });
  return { email, token, booking };
}

describe.each(databases)('a backup on %s', (database) => {
  test('taken under load brings back every booking that was acknowledged before, after all is lost', async () => {
    const site = await TestSite.start(database, { tokenSecret: 'a secret that is stored beside the backup' });
    const { databaseUrl, dataFolder } = site.settings;
    const file = join(site.folder, 'backup');
    const environment = { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const bought: Awaited<ReturnType<typeof buy>>[] = [];
    for (let index = 0; index < BUYERS_BEFORE; index += 1) bought.push(await buy(site));

    let isOver = false;
    let boughtMeanwhile = 0;
    const load = Array.from({ length: BUYERS_AT_ONCE }, async () => {
      while (!isOver) {
        await buy(site);
        boughtMeanwhile += 1;
      }
    });
    const saved = await run(environment, 'save', file);
    isOver = true;
    await Promise.all(load);
    expect(saved).toMatchObject({ code: 0, error: '' });
    expect(boughtMeanwhile).toBeGreaterThan(0);

    await site.stop();
    await rm(dataFolder, { recursive: true });
    if (databaseUrl) await recreate(databaseUrl);
    const restored = await run(environment, 'restore', file);
    expect(restored).toMatchObject({ code: 0, error: '' });
    const { rows } = JSON.parse(await readFile(`${file}.manifest.json`, 'utf8'));
    expect(restored.output).toContain(`${rows.users} users, ${rows.bookings} bookings, ${rows.payments} payments`);
    expect(rows.bookings).toBeGreaterThanOrEqual(BUYERS_BEFORE);

    await site.restart();
    for (const { token, email, booking } of bought) {
      expect((await site.visitor(token).get('/booking/user')).body).toEqual([booking]);
      expect((await site.visitor().post('/auth/login', { email, password: PASSWORD })).status).toBe(200);
    }
    await site.remove();
  });

  test('is written only to a new place, and restored over existing data only on request', async () => {
    const site = await TestSite.start(database);
    const { databaseUrl, dataFolder } = site.settings;
    await site.member();
    const file = join(site.folder, 'backup');
    const environment = { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    expect((await run(environment, 'save', file)).code).toBe(0);
    expect((await run(environment, 'save', file)).error).toMatch(/already exists/);
    expect((await run(environment, 'restore', file)).error).toMatch(/^(DATA_DIR|DATABASE_URL): .+--force.+\n$/);
    await site.stop();
    expect(await run(environment, 'restore', file, '--force')).toMatchObject({ code: 0, error: '' });
    await site.remove();
  });

  test('is compared with its manifest, and what differs is named', async () => {
    const site = await TestSite.start(database);
    const { databaseUrl, dataFolder, log } = site.settings;
    await site.member();
    const file = join(site.folder, 'backup');
    const environment = { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    const sqlite = join(dataFolder, 'trek.sqlite');
    await writeManifest(
      file,
      databaseUrl ? await savePostgres(databaseUrl, file) : await saveSqlite(sqlite, file),
      new Date(),
    );
    await site.stop();
    const restore = async () => {
      const manifest = await readManifest(file);
      if (databaseUrl) await restorePostgres(file, databaseUrl, true, manifest);
      else await restoreSqlite(file, sqlite, true, manifest);
    };

    const manifest = JSON.parse(await readFile(`${file}.manifest.json`, 'utf8'));
    const write = (changed: object) => writeFile(`${file}.manifest.json`, JSON.stringify(changed));
    await write({ ...manifest, rows: { ...manifest.rows, bookings: 7, vanished: 1 } });
    await expect(restore()).rejects.toThrow(/differs.*: bookings 0 instead of 7, vanished missing instead of 1; /);
    await write({ ...manifest, sha256: 'another' });
    await expect(restore()).rejects.toThrow('has changed since it was saved');
    await write({});
    await expect(restore()).rejects.toThrow("can't be read");
    await rm(`${file}.manifest.json`);
    expect(await run(environment, 'restore', file, '--force')).toMatchObject({
      code: 0,
      output: expect.stringContaining('not verified'),
    });
    const store = await openStore(databaseUrl, dataFolder, log);
    expect(await store.selectFrom('users').select('email').execute()).toHaveLength(1);
    await store.destroy();
    await site.remove();
  });

  test('of nothing, or from nowhere, says so in one line', async () => {
    const environment = { DATA_DIR: '/nowhere', DATABASE_URL: database === 'SQLite' ? '' : 'postgres://127.0.0.1:1/x' };
    const save = ['save', '/tmp/no-such-folder/backup'];
    // Only saving asks the database.
    const commands = database === 'SQLite' ? [[], save, ['restore', '/tmp/no-such-file']] : [save];
    for (const { code, error } of await Promise.all(commands.map((args) => run(environment, ...args)))) {
      expect(code).toBe(1);
      expect(error).toMatch(/^.+\n$/);
    }
  });
});

/** Throws a database away, and makes an empty one of the same name. */
async function recreate(databaseUrl: string): Promise<void> {
  const name = new URL(databaseUrl).pathname.slice(1);
  const server = databaseUrl.slice(0, -name.length - 1);
  await administer(`${server}/postgres`, `drop database ${name} with (force)`);
  await administer(`${server}/postgres`, `create database ${name}`);
}

/** OpenSSL makes the certificates; without it there is nothing to try this with. */
const canCertify = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!canCertify)('a PostgreSQL server that takes connections with TLS alone', () => {
  let folder: string;
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let url: string;
  const certify = (name: string) => {
    const [certificate, key] = [join(folder, `${name}.crt`), join(folder, `${name}.key`)];
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=127.0.0.1'];
    const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', certificate];
    execFileSync('openssl', [...request, ...names], { stdio: 'ignore' });
    return { certificate, key };
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-backup-tls-'));
    const own = certify('own');
    server = await startPostgres(own);
    url = `${server.url}/postgres?sslmode=verify-full&sslrootcert=${own.certificate}`;
    const store = await openStore(url, folder, () => {});
    await store.destroy();
  }, 60_000);
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is saved and restored with the TLS settings of its address', async () => {
    const file = join(folder, 'backup');
    expect(await run({ DATABASE_URL: url, DATA_DIR: folder }, 'save', file)).toMatchObject({ code: 0, error: '' });
    expect(await run({ DATABASE_URL: url, DATA_DIR: folder }, 'restore', file, '--force')).toMatchObject({ code: 0 });
  });

  test.each([
    ['without TLS', () => 'sslmode=disable'],
    [
      'with a certificate that another authority has signed',
      () => `sslmode=verify-full&sslrootcert=${certify('other').certificate}`,
    ],
  ])('is not read %s, by the driver and by the programs alike', async (_, query) => {
    const refused = url.replace(/\?.*/, `?${query()}`);
    await expect(new pg.Client(refused).connect()).rejects.toThrow();
    const { code, error } = await run({ DATABASE_URL: refused, DATA_DIR: folder }, 'save', join(folder, 'refused'));
    expect([code, error]).toEqual([1, expect.stringMatching(/^DATABASE_URL: .+\n$/)]);
  });

  test.each([
    ['sslmode=verify-full', /certificate|root/],
    ['sslmode=disable', /no encryption|pg_hba/],
  ])('is not dumped by the programs with %s, whatever the driver does', async (query, reason) => {
    const { programEnvironment } = await import('../src/backup/postgres-backup.ts');
    const address = url.replace(/\?.*/, `?${query}`);
    const env = { ...process.env, HOME: folder, ...programEnvironment(address) };
    const { status, stderr } = spawnSync('pg_dump', ['--schema-only'], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(reason)]);
  });
});
