import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Log } from '../core/log.ts';
import { SettingError } from '../core/setting-error.ts';
import { ensureEndingsFile, recordEndingsIn } from './endings.ts';
import { migrations } from './migrations/index.ts';
import { ensureOwnerOnly } from './owner-only-file.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Database } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { toUnavailableError } from './unavailable-store.ts';

export type Store = Kysely<Database>;

/** A table that PostgreSQL has while a restore is under way. */
export const UNFINISHED_RESTORE = 'restore_unfinished';

/**
 * How long a visitor's connection, lock or statement may wait. A request may wait three times (to authenticate, to
 * write, and to respond) and must still be answered within six seconds.
 */
const WAIT_MS = 2_000;
/** The same during startup, when another server may be migrating. */
const PREPARE_WAIT_MS = 60_000;

/**
 * Opens the database and migrates it. A role that may not change tables is enough where no migration is pending.
 * @param prepare other work before the first request, with the longer timeout of migrations
 * @param isRestoring whether a restore opens it, which no one else may until it has finished
 * @throws SettingError naming DATABASE_URL or DATA_DIR if the database can't be reached, opened or written
 */
export async function openStore(
  databaseUrl: string | undefined,
  dataFolder: string,
  log: Log,
  prepare: (store: Store) => Promise<void> = async () => {},
  isRestoring = false,
): Promise<Store> {
  const path = join(dataFolder, 'trek.sqlite');
  const databaseError = (what: string, error: unknown) =>
    storeError(databaseUrl ? 'DATABASE_URL' : 'DATA_DIR', what, error);

  // SQLite creates its auxiliary files with the same mode.
  if (!databaseUrl) {
    await ensureOwnerOnly(path).catch((error) => {
      throw databaseError('open', error);
    });
  }
  const endings = await ensureEndingsFile(dataFolder).catch((error) => {
    throw new SettingError(`DATA_DIR: can't write the file of endings (${(error as NodeJS.ErrnoException).code})`);
  });
  const connect = async (waitMs: number): Promise<Store> => {
    const dialect = databaseUrl ? await postgresDialect(databaseUrl, waitMs, log) : new NodeSqliteDialect(path, waitMs);
    const store: Store = new Kysely({ dialect });
    recordEndingsIn(store, endings);
    return store;
  };
  const preparing = await connect(PREPARE_WAIT_MS);
  try {
    await sql`select 1`.execute(preparing).catch((error) => {
      throw databaseError('open', error);
    });
    if (databaseUrl && !isRestoring) await expectRestored(preparing);
    await migrate(preparing);
    await prepare(preparing);
  } catch (error) {
    throw toUnavailableError(error) ? databaseError('write to', error) : error;
  } finally {
    await preparing.destroy();
  }
  return connect(WAIT_MS);
}

/** A restored database is not what it was until the endings since its backup have ended again. */
async function expectRestored(store: Store): Promise<void> {
  const { rows } = await sql<{ mark: string | null }>`select to_regclass(${UNFINISHED_RESTORE})::text as mark`.execute(
    store,
  );
  if (rows[0]?.mark) {
    throw new SettingError('DATABASE_URL: a restore did not finish; run npm run restore again, with --force');
  }
}

/**
 * Migrates a PostgreSQL database and does nothing else, for the role that owns the tables.
 * @returns the migrations that were pending
 * @throws SettingError naming DATABASE_URL if it can't be reached, or its tables not changed
 */
export async function migrateTables(databaseUrl: string, log: Log): Promise<string[]> {
  const store: Store = new Kysely({ dialect: await postgresDialect(databaseUrl, PREPARE_WAIT_MS, log) });
  try {
    await sql`select 1`.execute(store).catch((error) => {
      throw storeError('DATABASE_URL', 'open', error);
    });
    return await migrate(store);
  } finally {
    await store.destroy();
  }
}

async function migrate(store: Store): Promise<string[]> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const made: string[] = [];
  // Only reads while nothing is pending: not every role may do more, nor does a newer server's database concern an older one.
  while ((await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined)) {
    // One transaction per migration, so that no lock is held while the next waits for a server that still writes.
    const { error, results = [] } = await migrator.migrateUp();
    if (error) throw isForbidden(error) ? new SettingError(TABLES_ARE_OLD) : error;
    made.push(...results.map(({ migrationName }) => migrationName));
  }
  return made;
}

const TABLES_ARE_OLD =
  'DATABASE_URL: this release needs other tables, and the user of the address may not change them: run npm run migrate with the address of the user that owns them, then start again';

/** Source: https://www.postgresql.org/docs/current/errcodes-appendix.html (insufficient_privilege) */
const isForbidden = (error: unknown) => (error as { code?: string }).code === '42501';

const storeError = (setting: string, what: string, error: unknown) =>
  new SettingError(`${setting}: can't ${what} the database (${reasonOf(error)})`);

/** The system's error on one line. A host name with two addresses fails once for each. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return String(first instanceof Error ? first.message : first).replace(/\s+/g, ' ');
}
