import { defineConfig } from 'vitest/config';
import { FigureTable } from './figures.ts';

/**
 * Campaigns against servers of this machine: attacks, and tests of the API in their large rounds. One file after the
 * other, for most figures are times or sizes. `npm run campaign` names the files; `TEST_SEED` repeats a run.
 */
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    name: 'campaign',
    environment: 'node',
    reporters: ['default', new FigureTable()],
    include: ['attack/*.attack.ts', 'test/*.test.ts'],
    globalSetup: ['test/databases.ts'],
    env: { CAMPAIGN: '1' },
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
