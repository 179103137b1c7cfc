import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { SettingError } from '../core/setting-error.ts';
import { UNFINISHED_RESTORE } from '../store/open-store.ts';
import { SITE_CONNECTION } from '../store/postgres-dialect.ts';
import { type Counted, expectSameRows, type Manifest, OWNER_ONLY } from './manifest.ts';

/**
 * Dumps a consistent snapshot of the database with `pg_dump`, while others write.
 * @returns the rows of that snapshot
 */
export async function savePostgres(databaseUrl: string, file: string): Promise<Counted> {
  return withClient(databaseUrl, async (client) => {
    // The dump and the count see the same snapshot.
    await client.query('begin isolation level repeatable read read only');
    const { rows: snapshots } = await client.query('select pg_export_snapshot() as id');
    const counted = await countRows(client);
    if (counted.rows.bookings === undefined)
      throw new SettingError('DATABASE_URL: there are no bookings in the database');
    const options = ['--format=custom', '--no-owner', '--no-privileges'];
    options.push(`--snapshot=${snapshots[0].id}`, `--file=${file}`, `--exclude-table=${UNFINISHED_RESTORE}`);
    try {
      // An existing file keeps its mode, so no other user can read the dump while it is written.
      closeSync(openSync(file, 'w', OWNER_ONLY));
      runProgram(databaseUrl, 'pg_dump', options);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    }
    return counted;
  });
}

/** Ids of the files of endings that the database knows, used since a moment; none if it is empty or older than they are. */
export function endingsFilesIn(databaseUrl: string, since: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    if (!(await tablesIn(client)).includes('endings_files')) return [];
    const { rows } = await client.query('select id from endings_files where seen_at >= $1', [since]);
    return rows.map(({ id }: { id: string }) => id);
  });
}

/**
 * Restores a dump completely or not at all. Until it is prepared, no server starts on it.
 * @param prepare ends in the restored database what had ended
 */
export async function restorePostgres(
  file: string,
  databaseUrl: string,
  isForced: boolean,
  manifest: Manifest | undefined,
  prepare: () => Promise<void> = async () => {},
): Promise<Counted> {
  return withClient(databaseUrl, async (client) => {
    if ((await tablesIn(client)).length > 0 && !isForced) {
      throw new SettingError('DATABASE_URL: the database is not empty; stop the site and add --force to replace it');
    }
    // Before it looks for servers: one that starts from now on refuses to.
    const isFirst = !(await tablesIn(client, true)).includes(UNFINISHED_RESTORE);
    await client.query(`create table if not exists ${UNFINISHED_RESTORE} ()`);
    // Rights are the target's own: its roles may have other names.
    const rights = ['--no-owner', '--no-privileges'];
    const options = ['--single-transaction', '--exit-on-error', ...rights, '--clean', '--if-exists'];
    try {
      await expectUnused(client);
      runProgram(databaseUrl, 'pg_restore', [...options, `--dbname=${nameIn(databaseUrl)}`, file]);
    } catch (error) {
      // Nothing has changed.
      if (isFirst) await client.query(`drop table ${UNFINISHED_RESTORE}`);
      throw error;
    }
    const counted = await countRows(client);
    if (manifest) expectSameRows(manifest, counted);
    await prepare();
    await client.query(`drop table ${UNFINISHED_RESTORE}`);
    return counted;
  });
}

/**
 * Makes an empty database on the server of another one.
 * @throws SettingError if its user may not
 */
export async function createEmptyDatabase(databaseUrl: string): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `trek_drill_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await withClient(databaseUrl, (client) => client.query(`create database ${name}`)).catch(() => {
    throw new SettingError('DATABASE_URL: its user may not create a database, which the drill restores into');
  });
  return {
    url: url.href,
    remove: async () =>
      void (await withClient(databaseUrl, (client) => client.query(`drop database ${name} with (force)`))),
  };
}

async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(databaseUrl);
  // A broken connection surfaces in the next statement.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(`DATABASE_URL: can't read the database (${reasonOf(error)})`);
  } finally {
    await client.end().catch(() => {});
  }
}

/** A host name with two addresses fails once for each. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return String(first instanceof Error ? first.message : first).replace(/\s+/g, ' ');
}

/** @param withMark whether the mark of an unfinished restore counts */
async function tablesIn(client: pg.Client, withMark = false): Promise<string[]> {
  const found = await client.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const names = found.rows.map(({ name }: { name: string }) => name);
  return withMark ? names : names.filter((name) => name !== UNFINISHED_RESTORE);
}

async function countRows(client: pg.Client): Promise<Counted> {
  const counted = { rows: {} as Record<string, number>, tables: {} as Record<string, string> };
  for (const name of await tablesIn(client)) {
    const { rows } = await client.query(
      `select count(*) as count, md5(coalesce(string_agg(md5(whole_row::text), '' order by md5(whole_row::text)), '')) as hash from "${name}" whole_row`,
    );
    counted.rows[name] = Number(rows[0].count);
    counted.tables[name] = rows[0].hash;
  }
  return counted;
}

/** A site that has just stopped needs a moment to close its connections. */
const CLOSE_MS = 2_000;
const UNUSED_CHECK_INTERVAL_MS = 100;

/** A site keeps at least one connection, under a name of its own. */
async function expectUnused(client: pg.Client): Promise<void> {
  for (const deadline = performance.now() + CLOSE_MS; ; ) {
    const { rows } = await client.query(
      'select count(*) as count from pg_stat_activity where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()',
      [SITE_CONNECTION],
    );
    if (Number(rows[0].count) === 0) return;
    if (performance.now() >= deadline) break;
    await setTimeout(UNUSED_CHECK_INTERVAL_MS);
  }
  throw new SettingError('DATABASE_URL: a running site uses the database; stop every server first');
}

const nameIn = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

/**
 * The parts of a database address that PostgreSQL's programs read from the environment. A lost TLS setting would send
 * bookings in the clear.
 * Source: https://www.postgresql.org/docs/current/libpq-envars.html
 */
const SETTINGS: Readonly<Record<string, string>> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslcrl: 'PGSSLCRL',
  channel_binding: 'PGCHANNELBINDING',
  connect_timeout: 'PGCONNECT_TIMEOUT',
  options: 'PGOPTIONS',
};

/** The environment in which PostgreSQL's programs connect to the site's database. */
export function programEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(databaseUrl);
  // An address of a socket, which has no host, has its user among the parameters.
  const user = searchParams.get('user') ?? decodeURIComponent(username);
  const environment: Record<string, string> = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGDATABASE: nameIn(databaseUrl),
    ...(user && { PGUSER: user }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
  };
  for (const [name, variable] of Object.entries(SETTINGS)) {
    const value = searchParams.get(name);
    if (value) environment[variable] = value;
  }
  // Parameters that only the site's own driver knows.
  if (environment.PGSSLMODE === 'no-verify') environment.PGSSLMODE = 'require';
  if (!environment.PGSSLMODE && /^(?:true|1)$/.test(searchParams.get('ssl') ?? '')) environment.PGSSLMODE = 'require';
  return environment;
}

/** Runs a PostgreSQL program. Credentials go through the environment, because other users can read arguments. */
function runProgram(databaseUrl: string, program: string, args: string[]): void {
  const env = { ...process.env, ...programEnvironment(databaseUrl) };
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  if (error) throw new SettingError(`${program} is not installed; install PostgreSQL's client programs`);
  if (status !== 0) throw new SettingError(`${program} failed: ${stderr.trim().split('\n')[0]}`);
}
