import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { type ServerProcess, startApiProcess, startSiteProcess } from './api-process.ts';
import { note } from './figures.ts';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const CALLERS = 2_000;
const WARM_UP_READS = 50;
const FREED_WITHIN_MS = 30_000;
const ATTACK_SECONDS = 60;
const MAX_GROWTH_MB = 150;

let server: ServerProcess;
afterEach(() => server.stop());

interface Cost {
  held: number;
  freedAfterMs: number;
  grewByMb: number;
}

/**
 * The cost of so many callers to a server that has answered the same before, so that what is made only once is made.
 */
async function attack(
  callers: number,
  requests: number,
  path: string,
  encoding: string,
  seconds: number,
): Promise<Cost> {
  for (let time = 0; time < WARM_UP_READS; time += 1) {
    await (await fetch(server.url + path, { headers: { 'Accept-Encoding': encoding } })).arrayBuffer();
  }
  const given = [server.port, server.pid, callers, requests, path, encoding, seconds].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, [fileOf('slow-readers.ts'), ...given]);
  return JSON.parse(stdout);
}

describe.each([
  ['API', startApiProcess, '/trek/all', 'identity', [1, 4, 8]],
  ['site', startSiteProcess, '/', 'br', [4]],
  ['site', startSiteProcess, '/', 'gzip', [4]],
  ['site', startSiteProcess, '/', 'identity', [4]],
  ['site', startSiteProcess, '/api/trek/all', 'identity', [4]],
] as const)('I5: clients of the %s that do not read', (name, start, path, encoding, requests) => {
  test.for(requests)(
    `${CALLERS} requests for ${path} as ${encoding} %d times are disconnected and use little memory`,
    async (times, { task }) => {
      server = await start();
      const { held, freedAfterMs, grewByMb } = await attack(CALLERS, times, path, encoding, ATTACK_SECONDS);
      note(
        task,
        `slow readers: ${CALLERS} of the ${name}, ${times} × ${path} (${encoding})`,
        `freed in ${FREED_WITHIN_MS / 1000} s, < ${MAX_GROWTH_MB} MB`,
        `${(freedAfterMs / 1000).toFixed(1)} s, ${Math.round(grewByMb)} MB`,
      );
      expect(held).toBe(0);
      expect(freedAfterMs).toBeLessThan(FREED_WITHIN_MS);
      expect(grewByMb).toBeLessThan(MAX_GROWTH_MB);
      expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    },
  );
});

test('I5 control: a tenth of them hold a plain Node server for as long as they like', async () => {
  server = await startApiProcess({}, fileOf('unbounded-server.ts'));
  const { held, grewByMb } = await attack(CALLERS / 10, 4, '/', 'identity', FREED_WITHIN_MS / 2_000);
  expect(held).toBe(CALLERS / 10);
  expect(grewByMb).toBeGreaterThan(MAX_GROWTH_MB);
});
