import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 5;

/** Prints how long the API alone takes to start, on an empty folder and on one that it has used before. */
export async function measureApiStart(): Promise<void> {
  const first: number[] = [];
  const again: number[] = [];
  let resident: number | undefined;
  for (let round = 0; round < ROUNDS; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'trek-bench-api-'));
    for (const times of [first, again]) {
      const server = await startServer('sites/api/src/main.ts', folder);
      times.push(server.startMs);
      resident = server.residentMegabytes();
      await server.stop();
    }
  }
  console.log(
    `API start, median of ${ROUNDS}: ${median(first).toFixed(0)} ms with the import, ${median(again).toFixed(0)} ms after; at rest ${resident?.toFixed(0)} MB`,
  );
}
