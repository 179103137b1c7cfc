import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { restore, save } from '../src/backup/backup.ts';
import { programEnvironment } from '../src/backup/postgres-backup.ts';
import { migrations } from '../src/store/migrations/index.ts';
import { migrateTables } from '../src/store/open-store.ts';
import { details } from './card-payments.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { administer } from './databases.ts';
import { createDatabase, TestSite } from './site.ts';

const NEWEST = Object.keys(migrations).at(-1) ?? '';
const NEEDS_OWNER = /^DATABASE_URL: this release needs other tables, and the user .* run npm run migrate/;

/** The statements of the recipe, with names of this test: roles belong to the whole server, which other tests use. */
async function createRoles() {
  const { url, remove } = await createDatabase({ tables: false });
  const [owner, server] = ['owner', 'server'].map((name) => `${name}_${randomUUID().replaceAll('-', '')}`) as [
    string,
    string,
  ];
  const recipe = readFileSync(join(import.meta.dirname, '../../../deploy/database/roles.sql'), 'utf8')
    .replaceAll(/^(?:--|\\).*$/gm, '')
    // The administrator of this server has no password, and other tests beside.
    .replace(/^ALTER ROLE CURRENT_USER .*$/m, '')
    .replaceAll(/\btrek_owner\b/g, owner)
    .replaceAll(/DATABASE trek\b/g, `DATABASE ${new URL(url).pathname.slice(1)}`)
    .replaceAll(/\btrek\b/g, server)
    .replaceAll(":'password'", "'secret'");
  await administer(url, recipe);
  const as = (role: string) => Object.assign(new URL(url), { username: role }).href;
  return {
    administrator: url,
    owner: as(owner),
    server: as(server),
    remove: async () => {
      await remove();
      for (const role of [owner, server]) await administer(`${inject('postgresUrl')}/postgres`, `drop role ${role}`);
    },
  };
}

describe('a server whose role owns no table', () => {
  let roles: Awaited<ReturnType<typeof createRoles>>;
  let site: TestSite;
  beforeAll(async () => {
    roles = await createRoles();
    await expect(TestSite.start('SQLite', { databaseUrl: roles.server })).rejects.toThrow(NEEDS_OWNER);
    expect(await migrateTables(roles.owner, () => {})).toEqual(Object.keys(migrations));
    site = await TestSite.start('SQLite', { databaseUrl: roles.server });
  });
  afterAll(async () => {
    await site.remove();
    await roles.remove();
  });

  const run = async (url: string, statement: string) => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(statement)).rows;
    } finally {
      await client.end();
    }
  };

  test('serves pages and accepts bookings', async () => {
    const member = await site.member();
    expect((await member.post('/booking/user-details', details)).status).toBe(201);
    expect((await member.get('/booking/user')).body).toHaveLength(1);
    expect((await site.visitor().get('/health')).status).toBe(200);
  });

  test.each([
    'create table mine (id text)',
    'drop table bookings',
    'alter table users add column admin text',
    'truncate users',
    'create trigger t before insert on users for each row execute function suppress_redundant_updates_trigger()',
  ])('may not change tables: %s', async (statement) => {
    await expect(run(roles.server, statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('refuses to start with one line until the owner runs a pending migration', async () => {
    const [{ timestamp }] = await run(roles.owner, `select timestamp from kysely_migration where name = '${NEWEST}'`);
    await run(roles.owner, `delete from kysely_migration where name = '${NEWEST}'`);
    await expect(site.restart()).rejects.toThrow(NEEDS_OWNER);
    await run(roles.owner, `insert into kysely_migration values ('${NEWEST}', '${timestamp}')`);
    await site.restart();
  });

  test('runs an older release on newer tables', async () => {
    await run(roles.owner, "insert into kysely_migration values ('9999-later', '2027-01-01T00:00:00.000Z')");
    await site.restart();
    expect((await site.visitor().get('/health')).status).toBe(200);
    await run(roles.owner, "delete from kysely_migration where name = '9999-later'");
  });

  test('saves a backup that the owner restores with the rights of its target', async () => {
    const member = await site.member();
    const { dataFolder, contentFolder } = site.settings;
    const places = (databaseUrl: string) => ({ databaseUrl, dataFolder, contentFolder, settings: [] });
    const file = join(site.folder, 'backup');
    await save(places(roles.server), file, site.now);
    await site.stop();
    await expect(restore(places(roles.server), { file, endings: [] }, true, site.now)).rejects.toThrow(
      'permission denied',
    );
    const [owner, server] = [roles.owner, roles.server].map((url) => new URL(url).username) as [string, string];
    const asOwner = `${roles.server}?options=-c%20role%3D${owner}`;
    await run(roles.administrator, `grant ${owner} to ${server}`);
    await restore(places(asOwner), { file, endings: [] }, true, site.now);
    await run(roles.administrator, `revoke ${owner} from ${server}`);
    await site.restart();
    expect((await member.get('/auth/me')).status).toBe(200);
    await expect(run(roles.server, 'drop table bookings')).rejects.toMatchObject({ code: '42501' });
    const other = await createDatabase({ tables: false });
    await restore(places(other.url), { file, endings: [] }, false, site.now);
    await other.remove();
  });

  test('is restored through the owner’s socket, with the user name passed to PostgreSQL’s programs', () => {
    expect(programEnvironment('postgres:///trek?host=/run/postgresql&user=trek_owner')).toMatchObject({
      PGHOST: '/run/postgresql',
      PGUSER: 'trek_owner',
      PGDATABASE: 'trek',
    });
  });

  test('is prepared by a command that reports its steps and needs no other setting', async () => {
    const run = (databaseUrl: string) =>
      spawnSync(process.execPath, ['src/migrate.ts'], {
        cwd: join(import.meta.dirname, '..'),
        env: { ...CHILD_ENVIRONMENT, SETTINGS_FILE: '', DATA_DIR: '/nonexistent', DATABASE_URL: databaseUrl },
        encoding: 'utf8',
      });
    expect(run(roles.owner)).toMatchObject({ status: 0, stdout: 'The tables were up to date.\n' });
    expect(run('')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^DATABASE_URL: must be set; .*\n$/) });
    const fresh = await createRoles();
    expect(run(fresh.server)).toMatchObject({ status: 1, stderr: expect.stringMatching(NEEDS_OWNER) });
    expect(run(fresh.owner).stdout).toContain(`${NEWEST}.`);
    await fresh.remove();
  });
});
