import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type ServerProcess, startApiProcess } from './api-process.ts';
import { note, quantile } from './figures.ts';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const PASSWORD = 'Ama-Dablam-6812';
const HONEST_ACCOUNTS = 10;
const SIGN_INS = 200;
const LEAST_ANSWERED = 0.99;
const P95_MS = 500;
const SLOWER_BY = 4;
const OWNER_EVERY = 10;
/** Addresses that guess together, each as often as one may. */
const GUESSING_ADDRESSES = 6;
const GUESSES_OF_ONE = 10;

let server: ServerProcess;
afterEach(() => server.stop());

const post = (path: string, address: string, body: object) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });
const signIn = async (email: string, address: string, password = PASSWORD) => {
  const answer = await post('/auth/login', address, { email, password });
  await answer.arrayBuffer();
  return answer.status;
};

async function timed(work: () => Promise<number>) {
  const start = performance.now();
  return { status: await work(), tookMs: performance.now() - start };
}

const OWNER = 'owner@example.org';
const HOME = '198.51.100.7';

async function register(): Promise<string[]> {
  const emails = [OWNER, ...Array.from({ length: HONEST_ACCOUNTS }, (_, index) => `honest-${index}@example.org`)];
  for (const [index, email] of emails.entries()) {
    await post('/auth/register', `10.9.0.${index}`, { fullname: 'Maya', email, phone: '5550100', password: PASSWORD });
  }
  return emails.slice(1);
}

/** Honest people sign in, each from an address of their own, while one address sends all it can. */
async function besiege(signIns = SIGN_INS) {
  const honest = await register();
  expect(await signIn(OWNER, HOME)).toBe(200);
  const times: number[] = [];
  for (const [index, email] of honest.entries())
    times.push((await timed(() => signIn(email, `10.2.0.${index}`))).tookMs);
  const quietP95 = quantile(times.splice(0), 0.95);
  const flood = spawn(process.execPath, [fileOf('flood.ts'), String(server.port), OWNER, '203.0.113.66'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = text(flood.stdout);
  // It has begun when the account that it guesses at takes no more guesses from it.
  await expect.poll(() => signIn(OWNER, '203.0.113.66', 'wrong'), { timeout: 20_000 }).toBeOneOf([401, 429, 503]);
  const statuses: number[] = [];
  const owners: number[] = [];
  for (let index = 0; index < signIns; index += 1) {
    const address = `10.1.${index >> 8}.${index & 255}`;
    const { status, tookMs } = await timed(() => signIn(honest[index % honest.length] ?? '', address));
    statuses.push(status);
    times.push(tookMs);
    if (index % OWNER_EVERY === 0) owners.push(await signIn(OWNER, HOME));
  }
  flood.kill('SIGTERM');
  const answered = statuses.filter((status) => status === 200).length / signIns;
  return {
    answered,
    p95: quantile(times, 0.95),
    quietP95,
    owners,
    flood: JSON.parse(await output) as Record<string, number>,
  };
}

test('U4: one hostile address keeps no one from signing in, including the owner of the attacked account', async ({
  task,
}) => {
  server = await startApiProcess();
  const { answered, p95, quietP95, owners, flood } = await besiege();
  const sent = Object.values(flood).reduce((sum, count) => sum + count, 0);
  note(
    task,
    `one hostile address, ${sent} requests`,
    `>= ${LEAST_ANSWERED * 100} % answered 200, p95 < ${P95_MS} ms`,
    `${(answered * 100).toFixed(1)} %, p95 ${Math.round(p95)} ms (${Math.round(quietP95)} without it)`,
  );
  expect(sent).toBeGreaterThan(SIGN_INS);
  expect(Object.keys(flood).filter((status) => Number(status) === 500)).toEqual([]);
  expect(answered).toBeGreaterThanOrEqual(LEAST_ANSWERED);
  // A machine that has other work to do is slow without an attacker, too.
  expect(p95).toBeLessThan(Math.max(P95_MS, SLOWER_BY * quietP95));
  expect(owners).toEqual(owners.map(() => 200));
});

test('U4: many addresses guessing one account lock its owner out of no known network', async () => {
  server = await startApiProcess();
  await register();
  expect(await signIn(OWNER, HOME)).toBe(200);
  for (let address = 0; address < GUESSING_ADDRESSES; address += 1) {
    for (let guess = 0; guess < GUESSES_OF_ONE; guess += 1) await signIn(OWNER, `203.0.113.${address}`, 'wrong');
  }
  expect(await signIn(OWNER, HOME)).toBe(200);
  // The control: an unknown address is refused.
  expect(await signIn(OWNER, '192.0.2.1')).toBe(429);
});

test('U4 control: without limits and fair queueing one address makes honest visitors wait', async () => {
  server = await startApiProcess({}, fileOf('unlimited-api.ts'));
  const { answered, p95, quietP95 } = await besiege(SIGN_INS / 10);
  expect(answered < LEAST_ANSWERED || p95 > Math.max(P95_MS, SLOWER_BY * quietP95)).toBe(true);
});
