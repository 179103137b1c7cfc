import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../test/site.ts';
import { startTcpRelay } from '../test/tcp-relay.ts';
import { type ServerProcess, startApiProcess } from './api-process.ts';
import { note } from './figures.ts';

const ROUNDS = 20;
const SILENT_ROUNDS = 5;
const CALLERS = 24;
const LOAD_MS = 500;
const GONE_WITHIN_MS = 10_000;
const PATHS = ['/trek/all', '/health', 'POST /auth/login', '/trek/id/101', 'POST /auth/login', '/nowhere'];

let dataFolder: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'trek-attack-'));
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  await rm(dataFolder, { recursive: true, force: true });
});

type Outcome = 'answered' | 'refused' | 'cut off';
let calls = 0;

/** Asks once, from an address and for an account of its own. Refused is who could not connect any more. */
function call(port: number, target: string, agent: Agent): Promise<Outcome> {
  const [path = '', method = 'GET'] = target.split(' ').reverse();
  calls += 1;
  const headers = { 'X-Forwarded-For': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}` };
  const body = JSON.stringify({ email: `${calls}@example.org`, password: 'wrong' });
  const isPost = method === 'POST';
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path, method, agent };
    const sent = request(
      { ...options, headers: { ...headers, ...(isPost && { 'Content-Type': 'application/json' }) } },
      (answer) => {
        answer.resume().once('end', () => resolve(answer.complete ? 'answered' : 'cut off'));
        answer.once('error', () => resolve('cut off'));
      },
    );
    sent.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'cut off'));
    sent.end(isPost ? body : undefined);
  });
}

/** Callers who ask again and again, half of them on connections that they keep, until the server no longer listens. */
async function load(port: number, paths: readonly string[]): Promise<Record<Outcome, number>> {
  const count = { answered: 0, refused: 0, 'cut off': 0 };
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, index) => {
      const agent = new Agent({ keepAlive: index % 2 === 0 });
      for (let round = index; ; round += 1) {
        const outcome = await call(port, paths[round % paths.length] ?? '', agent);
        count[outcome] += 1;
        if (outcome !== 'answered') break;
      }
      agent.destroy();
    }),
  );
  return count;
}

/** Ends a server by a signal while it is under load. */
async function endUnderLoad(
  { child, port }: ServerProcess,
  signal: NodeJS.Signals,
  before = () => {},
  paths: readonly string[] = PATHS,
) {
  const loading = load(port, paths);
  await setTimeout(LOAD_MS);
  before();
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  const start = performance.now();
  child.kill(signal);
  const [code] = await ended;
  return { code, goneAfterMs: performance.now() - start, count: await loading };
}

test(`B4: stopped under load ${ROUNDS} times, the API drops no request and exits`, async ({ task }) => {
  let slowestMs = 0;
  let cutOff = 0;
  let answered = 0;
  const codes = new Set();
  for (let round = 0; round < ROUNDS; round += 1) {
    server = await startApiProcess({ DATA_DIR: dataFolder });
    const { code, goneAfterMs, count } = await endUnderLoad(server, 'SIGTERM');
    codes.add(code);
    slowestMs = Math.max(slowestMs, goneAfterMs);
    cutOff += count['cut off'];
    answered += count.answered;
  }
  const measured = `${cutOff} of ${answered} cut off, gone in ${(slowestMs / 1000).toFixed(1)} s`;
  note(task, `SIGTERM under load, ${ROUNDS} times`, '0 cut off, gone in 10 s', measured);
  expect([...codes]).toEqual([0]);
  expect(cutOff).toBe(0);
  expect(answered).toBeGreaterThan(ROUNDS * CALLERS);
  expect(slowestMs).toBeLessThan(GONE_WITHIN_MS);
});

test(`B4: stopped ${SILENT_ROUNDS} times while PostgreSQL is silent, the API answers and exits`, async ({ task }) => {
  const database = await createDatabase();
  const address = new URL(database.url);
  const relay = await startTcpRelay(Number(address.port));
  address.port = String(relay.port);
  let slowestMs = 0;
  let cutOff = 0;
  for (let round = 0; round < SILENT_ROUNDS; round += 1) {
    relay.mend();
    server = await startApiProcess({ DATA_DIR: dataFolder, DATABASE_URL: address.href });
    const paths = ['/health', 'POST /auth/login', '/trek/all'];
    const { code, goneAfterMs, count } = await endUnderLoad(server, 'SIGTERM', () => relay.fallSilent(), paths);
    expect(code).toBe(0);
    expect(count.answered).toBeGreaterThan(CALLERS);
    slowestMs = Math.max(slowestMs, goneAfterMs);
    cutOff += count['cut off'];
  }
  const measured = `${cutOff} cut off, gone in ${(slowestMs / 1000).toFixed(1)} s`;
  note(task, `SIGTERM with a silent database, ${SILENT_ROUNDS} times`, '0 cut off, gone in 10 s', measured);
  expect(cutOff).toBe(0);
  expect(slowestMs).toBeLessThan(GONE_WITHIN_MS);
  await server?.stop();
  await relay.close();
  await database.remove();
});

test('B4 control: killed under load, the API drops open requests', async () => {
  server = await startApiProcess({ DATA_DIR: dataFolder });
  const { count } = await endUnderLoad(server, 'SIGKILL');
  expect(count['cut off']).toBeGreaterThan(0);
});
