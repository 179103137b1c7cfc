import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server for this test run, without a database name. */
    postgresUrl: string;
  }
}

/** Starts a PostgreSQL server for the length of the test run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
}
