import type { Kysely } from 'kysely';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { SqliteDriver } from './sqlite-driver.ts';

/** Kysely's SQLite dialect on Node's built-in SQLite, instead of the `better-sqlite3` package. */
export class NodeSqliteDialect implements Dialect {
  readonly #path: string;
  readonly #waitMs: number;

  /**
   * @param path of the database file, created if missing
   * @param waitMs how long a write waits for another process that writes to the file
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
  /** SQLite supports DDL in transactions, so an interrupted migration leaves nothing half done. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** Readers don't wait for writers. */
  override get supportsMultipleConnections() {
    return true;
  }
}
