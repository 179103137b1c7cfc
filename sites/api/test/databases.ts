import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openStore } from '../src/store/open-store.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server for this test run, without a database name. */
    postgresUrl: string;
    /** A SQLite file with empty tables, for tests to copy: creating the tables takes longer than most tests. */
    emptySqlite: string;
  }
}

/** The PostgreSQL database with empty tables, for tests to copy. */
export const EMPTY_POSTGRES = 'trek_empty';

/** Starts a PostgreSQL server for the length of the test run, and makes the tables once for each kind of database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'trek-empty-'));
  await administer(`${url}/postgres`, `create database ${EMPTY_POSTGRES}`);
  for (const databaseUrl of [undefined, `${url}/${EMPTY_POSTGRES}`]) {
    const store = await openStore(databaseUrl, folder, () => {});
    await store.destroy();
  }
  project.provide('postgresUrl', url);
  project.provide('emptySqlite', join(folder, 'trek.sqlite'));
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await stop();
  };
}

/** Runs a statement on a PostgreSQL server. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}
