import { defineConfig } from 'vitest/config';

/** Long attacks on servers of this machine, one after the other. `ATTACK_SEED` repeats a run. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'attack',
    environment: 'node',
    include: ['*.attack.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
