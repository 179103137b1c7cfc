import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { OwnError } from '../core/log.ts';
import { SqliteFile } from './sqlite-file.ts';

/**
 * Reads on one connection and writes on another: reads never wait for a lock, and this process writes one transaction
 * at a time.
 */
export class SqliteDriver implements Driver {
  readonly #path: string;
  readonly #waitMs: number;
  readonly #turns = new Turns();
  #writer: SqliteFile | undefined;
  #reader: SqliteFile | undefined;

  /** @param waitMs how long a write waits for its turn and for other processes before it fails */
  constructor(path: string, waitMs: number) {
    this.#path = path;
    this.#waitMs = waitMs;
  }

  async init(): Promise<void> {
    this.#writer = await SqliteFile.open(this.#path, { readOnly: false }, this.#waitMs);
    this.#reader = await SqliteFile.open(this.#path, { readOnly: true }, this.#waitMs);
  }

  async acquireConnection(): Promise<SqliteConnection> {
    if (!this.#writer || !this.#reader) throw new OwnError('The database is closed');
    return new SqliteConnection(this.#reader, this.#writer, this.#turns, this.#waitMs);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.endTurn();
  }

  async destroy(): Promise<void> {
    this.#reader?.close();
    this.#writer?.close();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #reader: SqliteFile;
  readonly #writer: SqliteFile;
  readonly #turns: Turns;
  readonly #waitMs: number;
  /** Set while this connection holds the write turn. */
  #endTurn: (() => void) | undefined;

  constructor(reader: SqliteFile, writer: SqliteFile, turns: Turns, waitMs: number) {
    this.#reader = reader;
    this.#writer = writer;
    this.#turns = turns;
    this.#waitMs = waitMs;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Counted from here, so that a write queued behind others does not wait its full time again.
    const deadline = performance.now() + this.#waitMs;
    if (this.#endTurn) return this.#writer.execute(query, deadline);
    if (isRead(query)) return this.#reader.execute(query, deadline);
    const endTurn = await this.#turns.take();
    try {
      return await this.#writer.execute(query, deadline);
    } finally {
      endTurn();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query);
  }

  /** Takes the write lock at once: two processes queue up instead of failing halfway. */
  async begin(): Promise<void> {
    const deadline = performance.now() + this.#waitMs;
    this.#endTurn = await this.#turns.take();
    await this.#writer.execute(CompiledQuery.raw('begin immediate'), deadline);
  }

  async commit(): Promise<void> {
    await this.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollback(): Promise<void> {
    // After some errors, such as a full disk, SQLite has already rolled back, and another rollback would hide the first
    // error.
    if (this.#writer.isInTransaction) await this.executeQuery(CompiledQuery.raw('rollback'));
  }

  endTurn(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}

/** Runs work one at a time. */
class Turns {
  #last: Promise<void> = Promise.resolve();

  /**
   * Waits for a turn.
   * @returns ends the turn
   */
  async take(): Promise<() => void> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }
}

function isRead({ sql }: CompiledQuery): boolean {
  return /^\s*select\b/i.test(sql);
}
