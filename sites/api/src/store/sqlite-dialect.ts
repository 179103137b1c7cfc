import type { Kysely } from 'kysely';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';

/** Kysely's SQLite dialect on the SQLite that Node brings along, instead of the `better-sqlite3` package. */
export class NodeSqliteDialect implements Dialect {
  readonly #path: string;
  readonly #waitMs: number;

  /**
   * @param path of the database file, which is made when it isn't there
   * @param waitMs how long a write waits for another process that is writing to the same file
   */
  constructor(path: string, waitMs: number) {
    this.#path = path;
    this.#waitMs = waitMs;
  }

  createDriver() {
    return new SqliteDriver(this.#path, this.#waitMs);
  }

  createAdapter() {
    return new NodeSqliteAdapter();
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createIntrospector(database: Kysely<never>) {
    return new SqliteIntrospector(database);
  }
}

class NodeSqliteAdapter extends SqliteAdapter {
  /** SQLite can create tables in a transaction, so migrations run in one: a killed start leaves none half done. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** Whoever reads does not wait for who writes. */
  override get supportsMultipleConnections() {
    return true;
  }
}
