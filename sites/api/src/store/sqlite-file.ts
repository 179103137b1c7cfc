import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';

/**
 * Primary code for a file locked by another process.
 * Source: https://www.sqlite.org/rescode.html#busy
 */
const BUSY = 5;
const RETRY_INTERVAL_MS = 10;

/** A connection to a SQLite file. It waits for another process's lock with timers, so it never blocks this process. */
export class SqliteFile {
  readonly #file: DatabaseSync;

  private constructor(file: DatabaseSync) {
    this.#file = file;
  }

  /**
   * @param path of the database file, created if missing
   * @param waitMs how long another process may hold the lock
   */
  static async open(path: string, options: { readOnly: boolean }, waitMs: number): Promise<SqliteFile> {
    const deadline = performance.now() + waitMs;
    const file = await untilFree(() => new DatabaseSync(path, { ...options, timeout: 0 }), deadline);
    try {
      if (!options.readOnly) await untilFree(() => file.exec('pragma journal_mode = wal'), deadline);
      file.exec('pragma synchronous = full; pragma foreign_keys = on');
    } catch (error) {
      file.close();
      throw error;
    }
    return new SqliteFile(file);
  }

  get isInTransaction(): boolean {
    return this.#file.isTransaction;
  }

  /**
   * Runs a statement, and retries while another process holds the file.
   * @param deadline in `performance.now()` time; the first attempt is always made
   */
  execute<Row>({ sql, parameters }: CompiledQuery, deadline: number): Promise<QueryResult<Row>> {
    return untilFree(() => {
      const statement = this.#file.prepare(sql);
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
    }, deadline);
  }

  close(): void {
    this.#file.close();
  }
}

async function untilFree<Result>(work: () => Result, deadline: number): Promise<Result> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error;
    }
    await setTimeout(RETRY_INTERVAL_MS);
  }
}

function isBusy(error: unknown): boolean {
  // The low byte is the primary code; the rest is detail.
  return ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;
}
