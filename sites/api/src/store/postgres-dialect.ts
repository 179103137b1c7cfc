import {
  type DatabaseConnection,
  type Dialect,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { errorDetail, type Log } from '../core/log.ts';

/** Time a server needs to report a canceled statement, before the connection itself is given up. */
const STATEMENT_MARGIN_MS = 500;
/** Other servers need the rows that a frozen server holds in an open transaction. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Idle time after which the system checks whether the other end still exists. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** The name under which the database lists the connections of sites and their commands. */
export const SITE_CONNECTION = 'trek';

/**
 * Kysely's PostgreSQL dialect with a timeout for everything: connecting, waiting for the pool, and statements.
 * @param waitMs timeout of each
 */
export async function postgresDialect(databaseUrl: string, waitMs: number, log: Log): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: SITE_CONNECTION,
    // An idle site is seen, too, when someone restores the database under it.
    min: 1,
    connectionTimeoutMillis: waitMs,
    query_timeout: waitMs,
    statement_timeout: waitMs - STATEMENT_MARGIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  // Without a listener, a broken connection would end the process, whether idle in the pool or in a request. The pool
  // opens another.
  const report = (error: Error) =>
    log({ level: 'warn', message: 'lost a database connection', detail: errorDetail(error) });
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return new DeadlineDialect({ pool: withoutSilentConnections(pool) });
}

/**
 * A pool that discards a connection whose server has gone silent, and every other one that was last heard of before:
 * the same has probably happened to them.
 */
function withoutSilentConnections(pool: Pool): PostgresPool {
  const heardAt = new WeakMap<PoolClient, number>();
  let silentAt = 0;

  async function liveClient(): Promise<PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if ((heardAt.get(client) ?? Number.POSITIVE_INFINITY) > silentAt) return client;
      client.release(true);
    }
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await liveClient();
      const query = async (text: string, values: unknown[]) => {
        try {
          const result = await client.query(text, values);
          heardAt.set(client, performance.now());
          return result;
        } catch (error) {
          if (error instanceof Error && error.message === 'Query read timeout') {
            silentAt = performance.now();
            // Its response may still arrive, and must not reach the connection's next user.
            void client.end();
          }
          throw error;
        }
      };
      const live = { query, release: (isBroken: boolean) => client.release(isBroken) };
      // Without cursors, which are not used here.
      return live as unknown as PostgresPoolClient;
    },
  };
}

class DeadlineDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new QuietRollbackDriver(this.#config);
  }
}

class QuietRollbackDriver extends PostgresDriver {
  /** A rollback fails if the connection is gone; then the server has rolled back. The first error tells why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection as Parameters<PostgresDriver['rollbackTransaction']>[0]).catch(() => {});
  }
}
