import { spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, describe, expect, type TestContext, test } from 'vitest';
import { administer } from '../test/databases.ts';
import { startPostgres } from '../test/postgres-server.ts';
import { startTcpRelay } from '../test/tcp-relay.ts';
import { ALWAYS_BOOKABLE } from './always-bookable.ts';
import { type ServerProcess, startApiOnSmallDisk, startApiProcess } from './api-process.ts';
import { note, quantile } from './figures.ts';

const ANSWERED_WITHIN_MS = 6_000;
const READ_P95_MS = 200;
const HEALED_WITHIN_MS = 10_000;
const MEMBERS = 12;
/** Each of them tries to write again and again for so long, as visitors do who press once more. */
const FAULT_MS = 4_000;
const PRESSES_AFTER_MS = 250;
const READ_INTERVAL_MS = 25;
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

let server: ServerProcess;
const removals: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  await server.stop();
  for (const remove of removals.splice(0).reverse()) await remove();
});

async function post(path: string, body: object, token = '', address = '198.51.100.1') {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address, Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), body: await answer.json() };
}

async function register(): Promise<string[]> {
  const tokens = [];
  for (let index = 0; index < MEMBERS; index += 1) {
    const account = { email: `${index}@example.org`, password: 'Ama-Dablam-6812', phone: '5550100' };
    tokens.push((await post('/auth/register', { ...account, fullname: 'Maya' }, '', `10.0.0.${index}`)).body.token);
  }
  return tokens;
}

const details = {
  firstName: 'Maya',
  lastName: 'Gurung',
  email: 'maya@example.org',
  phone: '5550100',
  country: 'Nepal',
};
const book = (token: string) =>
  post('/booking/user-details', { ...details, specialRequirements: 'x'.repeat(1_000), ...ALWAYS_BOOKABLE }, token);

/** How long a read of the catalogue takes, its body not unpacked. */
function read(): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(`${server.url}/trek/all`, { headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`the catalogue answers ${answer.statusCode}`));
      answer.resume().once('end', () => resolve(performance.now() - start));
    }).once('error', reject);
  });
}

interface Fault {
  begin(): unknown;
  end(): unknown;
  /** Whether some writes may go through. */
  isPartial?: boolean;
}

/** Lets members write and visitors read while a fault lasts, and waits until it is healed. */
async function endure({ task }: TestContext, name: string, { begin, end, isPartial = false }: Fault): Promise<void> {
  const tokens = await register();
  for (const token of tokens) expect((await book(token)).status).toBeLessThan(300);
  const reads: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      reads.push(await read());
      await setTimeout(READ_INTERVAL_MS);
    }
  })();
  await begin();
  const writes = await Promise.all(
    tokens.map(async (token) => {
      const results = [];
      for (const begun = performance.now(); performance.now() - begun < FAULT_MS; await setTimeout(PRESSES_AFTER_MS)) {
        const start = performance.now();
        const answer = await book(token);
        results.push({ ...answer, tookMs: performance.now() - start });
      }
      return results;
    }),
  ).then((all) => all.flat());
  await end();
  const ended = performance.now();
  await expect.poll(async () => (await book(tokens[0] ?? '')).status, { timeout: HEALED_WITHIN_MS }).toBeLessThan(300);
  const healedMs = performance.now() - ended;
  isOver = true;
  await reading;
  const slowest = Math.max(...writes.map(({ tookMs }) => tookMs));
  const p95 = quantile(reads, 0.95);
  const refused = writes.filter(({ status }) => status === 503);
  note(
    task,
    `database ${name}`,
    '503 in 6 s, reads p95 < 200 ms, healed in 10 s',
    `${refused.length} of ${writes.length} 503, ${(slowest / 1000).toFixed(1)} s; p95 ${Math.round(p95)} ms; healed ${(healedMs / 1000).toFixed(1)} s`,
  );
  expect(writes.filter(({ status }) => status >= 300 && status !== 503)).toEqual([]);
  if (!isPartial) expect(refused.length).toBe(writes.length);
  for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(slowest).toBeLessThan(ANSWERED_WITHIN_MS);
  expect(p95).toBeLessThan(READ_P95_MS);
}

describe('B4: a SQLite database', () => {
  test('survives another client’s writes', async (context) => {
    server = await startApiProcess();
    const other = new DatabaseSync(join(server.dataFolder, 'trek.sqlite'));
    removals.push(() => other.close());
    await endure(context, 'locked (SQLite)', {
      begin: () => other.exec('begin immediate'),
      end: () => other.exec('rollback'),
    });
  });

  test.skipIf(!canMount)('B2: survives a full disk', async (context) => {
    server = await startApiOnSmallDisk(12);
    const filler = `/proc/${server.pid}/root${join(server.dataFolder, 'filler')}`;
    await endure(context, 'full (SQLite)', {
      begin: () => writeFile(filler, Buffer.alloc(13_000_000)).catch(() => {}),
      end: () => rm(filler),
      // Writes that fit into its log succeed.
      isPartial: true,
    });
  });
});

describe('B4: a PostgreSQL database', () => {
  async function start() {
    const postgres = await startPostgres();
    removals.push(() => postgres.stop());
    await administer(`${postgres.url}/postgres`, 'create database trek');
    const url = new URL(`${postgres.url}/trek`);
    const relay = await startTcpRelay(Number(url.port));
    removals.push(() => relay.close());
    const other = new pg.Client(url.href);
    await other.connect();
    removals.push(() => other.end());
    url.port = String(relay.port);
    server = await startApiProcess({ DATABASE_URL: url.href });
    return { postgres, relay, other };
  }

  test('survives silence', async (context) => {
    const { relay } = await start();
    await endure(context, 'silent (PostgreSQL)', { begin: () => relay.fallSilent(), end: () => relay.mend() });
  });

  test('survives a frozen server', async (context) => {
    const { postgres } = await start();
    await endure(context, 'frozen (PostgreSQL)', { begin: postgres.freeze, end: postgres.thaw });
  });

  test('survives cut connections', async (context) => {
    const { relay } = await start();
    await endure(context, 'away (PostgreSQL)', { begin: () => relay.cut(), end: () => relay.mend() });
  });

  test('survives rows locked by another client', async (context) => {
    const { other } = await start();
    await endure(context, 'locked (PostgreSQL)', {
      begin: () => other.query('begin; lock table bookings in exclusive mode'),
      end: () => other.query('rollback'),
    });
  });

  test('survives deadlocks with other clients', async (context) => {
    const { other } = await start();
    let isOver = false;
    let crossing: Promise<void> | undefined;
    await endure(context, 'deadlocked (PostgreSQL)', {
      begin() {
        crossing = (async () => {
          while (!isOver) {
            await other.query('begin; lock table bookings in exclusive mode');
            await setTimeout(300);
            // Those whom a booking locks already: one of the two has to give way.
            await other.query('select id from users for update').catch(() => {});
            await other.query('rollback');
          }
        })();
      },
      async end() {
        isOver = true;
        await crossing;
      },
      isPartial: true,
    });
  });
});

test('B4 control: without a deadline a call waits for a silent database indefinitely', async () => {
  const postgres = await startPostgres();
  removals.push(() => postgres.stop());
  server = await startApiProcess();
  const relay = await startTcpRelay(Number(new URL(postgres.url).port));
  removals.push(() => relay.close());
  const bare = new pg.Client(`postgres://postgres@127.0.0.1:${relay.port}/postgres`);
  bare.on('error', () => {});
  await bare.connect();
  relay.fallSilent();
  const answer = bare.query('select 1').then(
    () => 'answered',
    () => 'answered',
  );
  expect(await Promise.race([answer, setTimeout(ANSWERED_WITHIN_MS, 'waits')])).toBe('waits');
});
