import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bundled } from './bundled.ts';
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { files, writeContent } from './content.ts';
import { TestSite } from './site.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trek-group-'));
  await writeContent(join(folder, 'content'), files);
});
afterAll(() => rm(folder, { recursive: true }));

const environment = (settings: Record<string, string>) => ({
  ...CHILD_ENVIRONMENT,
  DATA_DIR: join(folder, 'data'),
  CONTENT_DIR: join(folder, 'content'),
  PORT: '0',
  ...settings,
});

describe('two processes of one API', () => {
  let first: ChildProcess;
  let port: number;
  let lines: string[];

  beforeEach(async () => {
    lines = [];
    first = spawn(process.execPath, [await bundled('../src/main.ts')], {
      env: environment({ WEB_CONCURRENCY: '2' }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output = createInterface({ input: first.stdout as NodeJS.ReadableStream });
    output.on('line', (line) => lines.push(line));
    for await (const line of output) {
      port = Number(/listens on port (\d+)/.exec(line)?.[1]);
      if (port) return;
    }
  });
  afterEach(() => {
    first.kill('SIGKILL');
  });

  /** Calls on a connection of its own, so that the processes take turns. */
  async function call(path: string, body?: unknown): Promise<{ status: number; text: string }> {
    const headers = { 'content-type': 'application/json' };
    // A request handed to a process in the moment it is killed is lost.
    const signal = AbortSignal.timeout(2_000);
    const asking = request({ port, path, method: body ? 'POST' : 'GET', headers, agent: false, signal });
    asking.end(body && JSON.stringify(body));
    const [answer] = await once(asking, 'response');
    return { status: answer.statusCode, text: await text(answer) };
  }
  const pids = async () =>
    (await readFile(`/proc/${first.pid}/task/${first.pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
  const countOf = async (metric: string) => {
    const { text } = await call('/metrics');
    return Number(
      text
        .split('\n')
        .find((line) => line.startsWith(metric))
        ?.split(' ')[1],
    );
  };

  test('count attempts and metrics together', async () => {
    const account = { email: 'maya@example.org', password: 'wrong' };
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await call('/auth/login', account)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const refused = 'http_request_duration_seconds_count{method="POST",route="/auth/login",status="401"}';
    expect([await countOf(refused), await countOf(refused), await countOf('database_up')]).toEqual([10, 10, 1]);
  });

  test('announce once that they listen, and stop together', async () => {
    const running = await pids();
    expect(running).toHaveLength(2);
    expect(lines.filter((line) => line.includes('listens on port'))).toHaveLength(1);
    first.kill('SIGTERM');
    expect(await once(first, 'exit')).toEqual([0, null]);
    for (const pid of running) expect(() => process.kill(pid, 0)).toThrow();
  });

  test('a killed process is replaced while the other one answers', async () => {
    const [killed] = await pids();
    // The number 0 would be the whole test run.
    if (!killed) throw new Error('No process is running.');
    process.kill(killed, 'SIGKILL');
    await expect.poll(async () => (await call('/health').catch(() => undefined))?.status, { timeout: 5_000 }).toBe(200);
    await expect
      .poll(pids, { timeout: 10_000 })
      .toSatisfy((now: number[]) => now.length === 2 && !now.includes(killed));
    expect(lines.filter((line) => line.includes('"reason":"SIGKILL"'))).toHaveLength(1);
  });

  /** @returns the statuses of calls by three callers while both processes are replaced */
  async function statusesWhileReplaced(): Promise<number[]> {
    const before = await pids();
    const statuses = new Set<number>();
    let isOver = false;
    const ask = async () => {
      while (!isOver) statuses.add((await call('/health/ready').catch(() => ({ status: 0 }))).status);
    };
    const asking = Promise.all([ask(), ask(), ask()]);
    first.kill('SIGHUP');
    const isReplaced = (now: number[]) => now.length === 2 && now.every((pid) => !before.includes(pid));
    await expect.poll(pids, { timeout: 20_000, interval: 20 }).toSatisfy(isReplaced);
    await setTimeout(200);
    isOver = true;
    await asking;
    return [...statuses];
  }

  test('restart in turn on SIGHUP, without a lost request or a moment of "not ready"', async () => {
    expect(await statusesWhileReplaced()).toEqual([200]);
  }, 30_000);

  test('lose no request to a process that ended before the first one noticed', async () => {
    const pausing = setInterval(() => {
      first.kill('SIGSTOP');
      globalThis.setTimeout(() => first.kill('SIGCONT'), 400);
    }, 450);
    const statuses = await statusesWhileReplaced();
    clearInterval(pausing);
    expect(statuses).toEqual([200]);
  }, 30_000);
});

test('a process without tasks only follows content, departures and photographs', async () => {
  const intervals: number[] = [];
  const ticker = (everyMs: number) => {
    intervals.push(everyMs);
    return () => {};
  };
  const site = await TestSite.start('SQLite', { runsTasks: false, ticker });
  expect(intervals).toEqual([2_000, 2_000, 5_000]);
  await site.remove();
});

test.each(['many', '0', '1.5', '65'])('WEB_CONCURRENCY=%s ends the start with one line', async (given) => {
  const child = spawn(process.execPath, [await bundled('../src/main.ts')], {
    env: environment({ WEB_CONCURRENCY: given }),
  });
  const output = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await output).toBe('WEB_CONCURRENCY: must be auto or a whole number from 1 to 64\n');
});

test('a group whose processes can’t start ends with their one line', async () => {
  const settings = { WEB_CONCURRENCY: '2', CONTENT_DIR: '/nowhere' };
  const child = spawn(process.execPath, [await bundled('../src/main.ts')], { env: environment(settings) });
  const output = text(child.stderr);
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(await output).toBe("/nowhere/countries: can't be read (ENOENT)\n");
});
