import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ApiProcess, startApiProcess } from './api-process.ts';

const READERS = fileURLToPath(new URL('slow-readers.ts', import.meta.url));
const CALLERS = 2_000;
const FREED_WITHIN_MS = 30_000;
const MAX_GROWTH_MB = 150;

let api: ApiProcess;
beforeEach(async () => {
  api = await startApiProcess();
  // What is made once is made before anything is measured.
  for (let time = 0; time < 50; time += 1) {
    await (await fetch(`http://127.0.0.1:${api.port}/trek/all`)).arrayBuffer();
  }
});
afterEach(() => api.stop());

test.each([1, 4, 16])(
  `I5: ${CALLERS} callers who send %d requests and do not read are let go, and hold little`,
  async (requests) => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      READERS,
      ...[api.port, api.pid, CALLERS, requests].map(String),
    ]);
    console.log(`${requests} requests each: ${stdout.trim()}`);
    const { held, freedAfterMs, grewByMb } = JSON.parse(stdout) as Record<string, number>;
    expect(held).toBe(0);
    expect(freedAfterMs).toBeLessThan(FREED_WITHIN_MS);
    expect(grewByMb).toBeLessThan(MAX_GROWTH_MB);
    expect((await fetch(`http://127.0.0.1:${api.port}/health`)).status).toBe(200);
  },
);
