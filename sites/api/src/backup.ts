import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SettingError } from './setting-error.ts';
import { readSettings } from './settings.ts';

/** Writes the database into one file while the site runs, or brings it back from there: `backup.ts save|restore <file>`. */

/** The commands of the workspace are run from here, whatever folder this script's own is. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A backup holds what the database holds. */
const OWNER_ONLY = 0o600;

try {
  await run();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
  const [action, name] = positionals;
  if (!name || (action !== 'save' && action !== 'restore')) {
    throw new SettingError('Say which file: npm run backup -- <file>, or npm run restore -- <file> [--force]');
  }
  const file = resolve(ROOT, name);
  const { databaseUrl, dataFolder } = readSettings(process.env);
  const database = resolve(ROOT, dataFolder, 'trek.sqlite');
  if (action === 'save') {
    if (existsSync(file)) throw new SettingError(`${file} is there already; name another file`);
    if (databaseUrl) savePostgres(databaseUrl, file);
    else await saveSqlite(database, file);
    console.log(
      `The database is in ${file}, which was checked. Keep the token secret and the photos of DATA_DIR with it.`,
    );
    return;
  }
  if (!existsSync(file)) throw new SettingError(`${file} is not there`);
  if (databaseUrl) restorePostgres(file, databaseUrl, values.force === true);
  else await restoreSqlite(file, database, values.force === true);
  console.log(`The database is as it was in ${file}.`);
}

async function saveSqlite(database: string, file: string): Promise<void> {
  if (!existsSync(database)) throw new SettingError(`DATA_DIR: there is no database at ${database}`);
  await copySqlite(database, file);
}

/** A server that still ran would go on writing into the file that is replaced: it has to be stopped before. */
async function restoreSqlite(file: string, database: string, isForced: boolean): Promise<void> {
  if (existsSync(database) && !isForced) {
    throw new SettingError(`DATA_DIR: there is a database at ${database}; stop the site and add --force to replace it`);
  }
  mkdirSync(dirname(database), { recursive: true, mode: 0o700 });
  const draft = join(dirname(database), 'restored.sqlite');
  rmSync(draft, { force: true });
  await copySqlite(file, draft);
  for (const end of ['-wal', '-shm']) rmSync(database + end, { force: true });
  renameSync(draft, database);
}

/** Copies a database as it is at one moment, whoever writes meanwhile, and checks the copy. */
async function copySqlite(from: string, to: string): Promise<void> {
  try {
    const source = new DatabaseSync(from, { readOnly: true });
    await backup(source, to).finally(() => source.close());
    chmodSync(to, OWNER_ONLY);
    const copy = new DatabaseSync(to);
    try {
      copy.exec('pragma journal_mode = delete');
      const [found] = copy.prepare('pragma integrity_check').all();
      if (found?.integrity_check !== 'ok') throw new Error(String(found?.integrity_check));
      copy.prepare('select count(*) from bookings').get();
    } finally {
      copy.close();
    }
  } catch (error) {
    rmSync(to, { force: true });
    throw new SettingError(`${from} can't be copied to ${to} (${(error as Error).message})`);
  }
}

function savePostgres(databaseUrl: string, file: string): void {
  postgres(databaseUrl, 'pg_dump', ['--format=custom', '--no-owner', `--file=${file}`]);
  chmodSync(file, OWNER_ONLY);
  if (!postgres(databaseUrl, 'pg_restore', ['--list', file]).includes('TABLE DATA public bookings')) {
    throw new SettingError(`DATABASE_URL: there are no bookings in ${file}`);
  }
}

function restorePostgres(file: string, databaseUrl: string, isForced: boolean): void {
  const count = "select count(*) from information_schema.tables where table_schema = 'public'";
  const tables = postgres(databaseUrl, 'psql', ['--tuples-only', '--no-align', `--command=${count}`]);
  if (tables.trim() !== '0' && !isForced) {
    throw new SettingError('DATABASE_URL: the database is not empty; stop the site and add --force to replace it');
  }
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--clean', '--if-exists'];
  const { pathname } = new URL(databaseUrl);
  postgres(databaseUrl, 'pg_restore', [...options, `--dbname=${decodeURIComponent(pathname.slice(1))}`, file]);
}

/** Runs a program of PostgreSQL's, which learns by its environment what other users must not read in its arguments. */
function postgres(databaseUrl: string, program: string, args: string[]): string {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
  };
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  if (error) throw new SettingError(`${program} is needed and not here; install PostgreSQL's client programs`);
  if (status !== 0) throw new SettingError(`${program} failed: ${stderr.trim().split('\n')[0]}`);
  return stdout;
}
