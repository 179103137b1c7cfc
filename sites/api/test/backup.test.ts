import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { restore as restoreSite, save } from '../src/backup/backup.ts';
import { expectSameRows, readManifest, writeManifest } from '../src/backup/manifest.ts';
import { restorePostgres, savePostgres } from '../src/backup/postgres-backup.ts';
import { restoreSqlite, saveSqlite } from '../src/backup/sqlite-backup.ts';
import { openStore } from '../src/store/open-store.ts';
import { bundled } from './bundled.ts';
import { details, paymentRequest } from './card-payments.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { administer } from './databases.ts';
import { startPostgres } from './postgres-server.ts';
import { databases, PASSWORD, TestSite } from './site.ts';

// Each command is a process, which takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const BUYERS_BEFORE = 10;
const BUYERS_AT_ONCE = 3;

async function run(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [await bundled('../src/backup.ts'), ...args], {
    env: { ...CHILD_ENVIRONMENT, ...environment },
  });
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
  test('restores every acknowledged booking after a total loss under load', async () => {
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
    // The file of endings is lost as well: who signed out since is not known, so everyone has.
    expect(restored.output).toContain(`everyone is signed out: ${rows.sessions} sessions`);
    for (const { token, email, booking } of bought) {
      expect((await site.visitor(token).get('/auth/me')).status).toBe(401);
      const { status, body } = await site.visitor().post('/auth/login', { email, password: PASSWORD });
      expect(status).toBe(200);
      expect((await site.visitor(body.token).get('/booking/user')).body).toEqual([booking]);
    }
    await site.remove();
  });

  test('keeps seven earlier backups, and overwrites existing data only on request while no site is running', async () => {
    const site = await TestSite.start(database);
    const { databaseUrl, dataFolder } = site.settings;
    await site.member();
    const file = join(site.folder, 'backup');
    const environment = { DATA_DIR: dataFolder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    expect((await run(environment, 'save', file)).code).toBe(0);
    const first = await readManifest(file);
    for (let night = 0; night < 9; night += 1) {
      await save(
        { databaseUrl, dataFolder, contentFolder: join(site.folder, 'content'), settings: [] },
        file,
        site.now,
      );
    }
    // Anything else stays: a folder, the data itself, a note, the files of a backup that has lost its manifest.
    await mkdir(join(site.folder, 'photos'));
    await writeFile(join(site.folder, 'note.txt'), 'a note');
    await writeFile(join(site.folder, 'old.3'), 'another');
    for (const name of ['photos', 'data', 'note.txt', 'old', 'none/backup']) {
      const refused = await run(environment, 'save', join(site.folder, name));
      expect([name, refused.code, refused.error.trim().split('\n').length]).toEqual([name, 1, 1]);
      expect(refused.error).toMatch(/exists and is no backup|does not exist; make the folder/);
    }
    expect(await readFile(join(site.folder, 'note.txt'), 'utf8')).toBe('a note');
    expect((await run(environment, 'restore', file, '--forse')).error).toMatch(
      /^Unknown option '--forse'\. Name a file/,
    );
    const backups = (await readdir(site.folder)).filter((name) => name.startsWith('backup'));
    const parts = ['', ...[1, 2, 3, 4, 5, 6, 7].map((age) => `.${age}`)].flatMap((age) =>
      ['', '.files', '.manifest.json'].map((part) => `backup${age}${part}`),
    );
    expect(backups.sort()).toEqual(parts.sort());
    expect((await readManifest(`${file}.7`))?.savedAt).not.toBe(first?.savedAt);
    expect((await run(environment, 'restore', file)).error).toMatch(/^(DATA_DIR|DATABASE_URL): .+--force.+\n$/);
    const inUse = await run(environment, 'restore', file, '--force');
    expect(inUse).toMatchObject({ code: 1, error: expect.stringContaining('a running site uses the database') });
    expect((await site.visitor().get('/health')).status).toBe(200);
    await site.stop();
    expect(await run(environment, 'restore', file, '--force')).toMatchObject({ code: 0, error: '' });
    await site.remove();
  });

  test('compares the backup with its manifest and names differences', async () => {
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

  test('contains content, photographs and setting names, and restores missing ones', async () => {
    const site = await TestSite.start(database);
    const { databaseUrl, dataFolder } = site.settings;
    const uploads = join(dataFolder, 'uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, 'ebc.jpg'), 'a photograph');
    await writeFile(join(uploads, 'abc.jpg'), 'another');
    const places = {
      databaseUrl,
      dataFolder,
      contentFolder: join(site.folder, 'content'),
      settings: ['SMTP_URL', 'HOST'],
    };
    const file = join(site.folder, 'backup');
    await save(places, file, site.now);
    await site.stop();
    await rm(join(uploads, 'ebc.jpg'));
    await writeFile(join(uploads, 'abc.jpg'), 'a newer one');
    await rm(places.contentFolder, { recursive: true });
    const { lines } = await restoreSite({ ...places, settings: ['HOST'] }, { file, endings: [] }, true, site.now);
    expect(await readFile(join(uploads, 'ebc.jpg'), 'utf8')).toBe('a photograph');
    expect(await readFile(join(uploads, 'abc.jpg'), 'utf8')).toBe('a newer one');
    expect(lines.join('\n')).toMatch(/1 files differ/);
    expect(lines.join('\n')).not.toContain('confirm-clock');
    const later = new Date(site.now.getTime() + 46 * 86_400_000);
    const old = await restoreSite(places, { file, endings: [] }, true, later);
    expect(old.lines.join('\n')).toMatch(/over 45 days old, .* confirm-clock/);
    expect(lines.join('\n')).toContain('Set when it was saved, but not now: SMTP_URL.');
    await site.restart();
    expect((await site.visitor().get('/trek/all')).body).not.toHaveLength(0);
    await writeFile(`${file}.files/uploads/ebc.jpg`, 'damaged');
    await site.stop();
    await expect(restoreSite(places, { file, endings: [] }, true, site.now)).rejects.toThrow('has changed since');
    await site.remove();
  });

  test('detects a changed row by its checksum', async () => {
    const saved = { rows: { users: 1 }, tables: { users: 'a' } };
    expect(() => expectSameRows(saved, { rows: { users: 1 }, tables: { users: 'a' } })).not.toThrow();
    expect(() => expectSameRows(saved, { rows: { users: 1 }, tables: { users: 'b' } })).toThrow('users has other rows');
  });

  test('restores the backup in a drill and cleans up', async () => {
    const site = await TestSite.start(database);
    const { databaseUrl, dataFolder } = site.settings;
    await buy(site);
    const environment = { DATA_DIR: dataFolder, CONTENT_DIR: join(site.folder, 'content'), TMPDIR: site.folder };
    const drilled = await run({ ...environment, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }, 'drill');
    expect(drilled).toMatchObject({ code: 0, error: '' });
    expect(drilled.output).toMatch(/1 users, 1 bookings, 1 payments in \d+ tables/);
    expect(drilled.output).toMatch(/every count and checksum is the same/);
    expect(drilled.output.trim().split('\n')).toHaveLength(4);
    expect((await readdir(site.folder)).filter((name) => name.startsWith('trek-drill'))).toEqual([]);
    if (databaseUrl) {
      const client = new pg.Client(databaseUrl);
      await client.connect();
      expect((await client.query("select 1 from pg_database where datname like 'trek_drill%'")).rows).toEqual([]);
      await client.end();
    }
    expect((await site.visitor().get('/health')).status).toBe(200);
    await site.remove();
  });

  test('reports an empty or missing source in one line', async () => {
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

describe.skipIf(!canCertify)('a PostgreSQL server that requires TLS', () => {
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

  test('is backed up and restored with the TLS settings of its address', async () => {
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
  ])('refuses to be read %s, by the driver and by the programs alike', async (_, query) => {
    const refused = url.replace(/\?.*/, `?${query()}`);
    await expect(new pg.Client(refused).connect()).rejects.toThrow();
    const { code, error } = await run({ DATABASE_URL: refused, DATA_DIR: folder }, 'save', join(folder, 'refused'));
    expect([code, error]).toEqual([1, expect.stringMatching(/^DATABASE_URL: .+\n$/)]);
  });

  test.each([
    ['sslmode=verify-full', /certificate|root/],
    ['sslmode=disable', /no encryption|pg_hba/],
  ])('refuses to be dumped with %s, whatever the driver does', async (query, reason) => {
    const { programEnvironment } = await import('../src/backup/postgres-backup.ts');
    const address = url.replace(/\?.*/, `?${query}`);
    const env = { ...process.env, HOME: folder, ...programEnvironment(address) };
    const { status, stderr } = spawnSync('pg_dump', ['--schema-only'], { env, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(reason)]);
  });
});
