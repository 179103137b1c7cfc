import { join } from 'node:path';
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { errorDetail, type Log } from '../log.ts';
import { SettingError } from '../setting-error.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';

export type Store = Kysely<Database>;

/** How long a write waits for another process that is writing to the same SQLite file. */
const LOCK_WAIT_MS = 2_500;
const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;

/**
 * Opens the database and brings its tables up to date.
 * @throws SettingError naming DATABASE_URL or DATA_DIR when the database can't be reached or opened
 */
export async function openStore(databaseUrl: string | undefined, dataFolder: string, log: Log): Promise<Store> {
  const dialect = databaseUrl
    ? await postgresDialect(databaseUrl, log)
    : new NodeSqliteDialect(join(dataFolder, 'trek.sqlite'), LOCK_WAIT_MS);
  const store: Store = new Kysely({ dialect });
  try {
    await sql`select 1`.execute(store);
  } catch (error) {
    await store.destroy();
    throw new SettingError(
      `${databaseUrl ? 'DATABASE_URL' : 'DATA_DIR'}: can't open the database (${reasonOf(error)})`,
    );
  }
  await migrate(store);
  return store;
}

async function postgresDialect(databaseUrl: string, log: Log): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // Without a listener a connection that breaks would end the process, be it idle in the pool or in the middle of a
  // request. The pool opens another.
  const tell = (error: Error) =>
    log({ level: 'warn', message: 'lost a database connection', detail: errorDetail(error) });
  pool.on('error', tell);
  pool.on('connect', (client) => client.on('error', tell));
  return new PostgresDialect({ pool });
}

async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    await store.destroy();
    throw error;
  }
}

/** The system's word for what is wrong, on one line. Connecting to a name with two addresses fails once for each. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return String(first instanceof Error ? first.message : first).replace(/\s+/g, ' ');
}
