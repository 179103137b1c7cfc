import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/** How long a statement waits for another process that is writing to the same file. */
const BUSY_TIMEOUT_MS = 5_000;

/** Kysely's SQLite dialect on the SQLite that Node brings along, instead of the `better-sqlite3` package. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  /** @param path of the database file, which is made when it isn't there */
  constructor(path: string) {
    const config = { database: async () => openFile(path) };
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** Takes the write lock when a transaction begins: two processes queue up instead of failing half-way. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can create tables in a transaction, so migrations run in one: a killed start leaves none half done. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function openFile(path: string): SqliteDatabase {
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return {
    close: () => file.close(),
    prepare(sql) {
      const statement = file.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
