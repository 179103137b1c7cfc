import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync } from 'node:fs';
import pg from 'pg';
import { SettingError } from '../core/setting-error.ts';
import { expectSameRows, type Manifest, OWNER_ONLY, type RowCounts } from './manifest.ts';

/**
 * Dumps the database as it is at one moment, whoever writes meanwhile, with PostgreSQL's own program.
 * @returns what there was at that moment
 */
export async function savePostgres(databaseUrl: string, file: string): Promise<RowCounts> {
  return withClient(databaseUrl, async (client) => {
    // The dump and the count see the same rows.
    await client.query('begin isolation level repeatable read read only');
    const { rows: snapshots } = await client.query('select pg_export_snapshot() as id');
    const rows = await countRows(client);
    if (rows.bookings === undefined) throw new SettingError('DATABASE_URL: there are no bookings in the database');
    const options = ['--format=custom', '--no-owner', `--snapshot=${snapshots[0].id}`, `--file=${file}`];
    try {
      // It keeps the rights of a file that is there: nobody else reads the dump while it is written.
      closeSync(openSync(file, 'w', OWNER_ONLY));
      runProgram(databaseUrl, 'pg_dump', options);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    }
    return rows;
  });
}

/** Brings a dump back: all of it, or nothing. */
export async function restorePostgres(
  file: string,
  databaseUrl: string,
  isForced: boolean,
  manifest: Manifest | undefined,
): Promise<RowCounts> {
  return withClient(databaseUrl, async (client) => {
    if ((await tablesIn(client)).length > 0 && !isForced) {
      throw new SettingError('DATABASE_URL: the database is not empty; stop the site and add --force to replace it');
    }
    const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--clean', '--if-exists'];
    runProgram(databaseUrl, 'pg_restore', [...options, `--dbname=${nameIn(databaseUrl)}`, file]);
    const rows = await countRows(client);
    if (manifest) expectSameRows(manifest.rows, rows);
    return rows;
  });
}

async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(databaseUrl);
  // A connection that breaks fails the statement that comes next.
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

/** Connecting to a name with two addresses fails once for each. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return String(first instanceof Error ? first.message : first).replace(/\s+/g, ' ');
}

async function tablesIn(client: pg.Client): Promise<string[]> {
  const found = await client.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  return found.rows.map(({ name }: { name: string }) => name);
}

async function countRows(client: pg.Client): Promise<RowCounts> {
  const rows: RowCounts = {};
  for (const name of await tablesIn(client)) {
    const { rows: counted } = await client.query(`select count(*) as count from "${name}"`);
    rows[name] = Number(counted[0].count);
  }
  return rows;
}

const nameIn = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

/**
 * What PostgreSQL's programs read of a database's address, which is meant for them all the same: a setting of TLS that
 * stays behind would send bookings in the clear.
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

/** The environment in which PostgreSQL’s programs read the same database as the site. */
export function programEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(databaseUrl);
  const environment: Record<string, string> = {
    PGHOST: searchParams.get('host') ?? hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGDATABASE: nameIn(databaseUrl),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
  };
  for (const [name, variable] of Object.entries(SETTINGS)) {
    const value = searchParams.get(name);
    if (value) environment[variable] = value;
  }
  // Words that the site's own driver knows beside PostgreSQL's.
  if (environment.PGSSLMODE === 'no-verify') environment.PGSSLMODE = 'require';
  if (!environment.PGSSLMODE && /^(?:true|1)$/.test(searchParams.get('ssl') ?? '')) environment.PGSSLMODE = 'require';
  return environment;
}

/** Runs a program of PostgreSQL's, which learns by its environment what other users must not read in its arguments. */
function runProgram(databaseUrl: string, program: string, args: string[]): void {
  const env = { ...process.env, ...programEnvironment(databaseUrl) };
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  if (error) throw new SettingError(`${program} is needed and not here; install PostgreSQL's client programs`);
  if (status !== 0) throw new SettingError(`${program} failed: ${stderr.trim().split('\n')[0]}`);
}
