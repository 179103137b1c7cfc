import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startApiProcess } from './api-process.ts';
import { note } from './figures.ts';
import { MEGABYTE, residentBytes } from './resident-bytes.ts';

const MINUTES = Number(process.env.ATTACK_SOAK_MINUTES ?? 10);
const SAMPLE_INTERVAL_MS = 2_000;
/** Until then caches fill and the engine compiles what is used often. */
const WARM_UP_SHARE = 0.3;
const VISITORS = 8;
const MINUTE_MS = 60_000;

/** V8 grows its young generation by tens of megabytes at a time, which is no leak. Here it has its full size from the start. */
const FULL_YOUNG_GENERATION = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** A size at a moment. */
interface Sample {
  ms: number;
  bytes: number;
}

/** By how many bytes a size grows in a minute: the slope of the straight line closest to the samples. */
function growthPerMinute(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanMs = mean(samples.map(({ ms }) => ms));
  const meanBytes = mean(samples.map(({ bytes }) => bytes));
  const rise = samples.reduce((sum, { ms, bytes }) => sum + (ms - meanMs) * (bytes - meanBytes), 0);
  const run = samples.reduce((sum, { ms }) => sum + (ms - meanMs) ** 2, 0);
  return (rise / run) * MINUTE_MS;
}

let api: ServerProcess;
beforeAll(async () => {
  api = await startApiProcess({}, undefined, FULL_YOUNG_GENERATION);
});
afterAll(() => api.stop());

test(`I5: ${MINUTES} minutes of ordinary visits do not increase the memory`, {
  timeout: (MINUTES + 2) * MINUTE_MS,
}, async ({ task }) => {
  const origin = `http://127.0.0.1:${api.port}`;
  const post = (path: string, address: string, body: object, token = '') =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const endsAt = performance.now() + MINUTES * MINUTE_MS;
  const failures: string[] = [];

  async function visit(number: number): Promise<void> {
    for (let round = 0; performance.now() < endsAt; round += 1) {
      const address = `10.${number}.${(round >> 8) & 255}.${round & 255}`;
      const account = { email: `${number}-${round}@example.org`, password: 'Passw0rd!' };
      const registration = { ...account, fullname: 'Maya Gurung', phone: '5550100' };
      const { token } = (await (await post('/auth/register', address, registration)).json()) as { token: string };
      for (const path of ['/trek/all', '/country/all', '/trek/id/1', '/nowhere', '/uploads/art/country-1.svg']) {
        await (await fetch(origin + path)).arrayBuffer();
      }
      const signedIn = await post('/auth/login', address, account);
      if (signedIn.status !== 200) failures.push(`sign-in answered ${signedIn.status}`);
      await signedIn.arrayBuffer();
      await (await post('/auth/login', address, { ...account, password: 'wrong' })).arrayBuffer();
      const bookings = await fetch(`${origin}/booking/user`, { headers: { Authorization: `Bearer ${token}` } });
      await bookings.arrayBuffer();
    }
  }

  const samples: Sample[] = [];
  async function watch(): Promise<void> {
    while (performance.now() < endsAt) {
      samples.push({ ms: performance.now(), bytes: residentBytes(api.pid) });
      await setTimeout(SAMPLE_INTERVAL_MS);
    }
  }
  await Promise.all([watch(), ...Array.from({ length: VISITORS }, (_, number) => visit(number))]);
  expect(failures).toEqual([]);
  const growth = growthPerMinute(samples.slice(Math.floor(samples.length * WARM_UP_SHARE)));
  note(task, `visits for ${MINUTES} minutes`, 'grows by <= 1 MB a minute', `${(growth / MEGABYTE).toFixed(2)} MB`);
  expect(growth / MEGABYTE).toBeLessThanOrEqual(1);
});

test('I5 control: the check catches a leak of two megabytes a minute in noisy measurements', () => {
  const samples = Array.from({ length: 150 }, (_, index) => ({
    ms: index * SAMPLE_INTERVAL_MS,
    bytes: 100 * MEGABYTE + (index * SAMPLE_INTERVAL_MS * 2 * MEGABYTE) / MINUTE_MS + (index % 2) * 5 * MEGABYTE,
  }));
  expect(growthPerMinute(samples) / MEGABYTE).toBeGreaterThan(1.9);
});
