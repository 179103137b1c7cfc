import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { FigureTable } from './figures.ts';

/** Attacks whose figures are times or sizes: one after the other, with nothing beside them. */
const ALONE = [
  'slow-readers.attack.ts',
  'slow-senders.attack.ts',
  'hostile-address.attack.ts',
  'sigterm.attack.ts',
  'database-faults.attack.ts',
];

const POSTGRES = fileURLToPath(new URL('../test/postgres.ts', import.meta.url));
const common = { environment: 'node', testTimeout: 900_000, hookTimeout: 60_000 } as const;

/** Long attacks on servers of this machine, twenty minutes together. `ATTACK_SEED` repeats a run. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    reporters: ['default', new FigureTable()],
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'attacks alone',
          include: ALONE,
          globalSetup: [POSTGRES],
          fileParallelism: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          ...common,
          // The soak takes ten minutes and little of the machine: everything else that counts, not times, fits beside it.
          name: 'attacks beside the soak',
          include: ['*.attack.ts'],
          exclude: ALONE,
          globalSetup: [POSTGRES],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
