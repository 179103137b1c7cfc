import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ContentFiles, files, secondTrek, writeContent } from './content.ts';
import { createDatabase } from './site.ts';
import { connectSlowCallers } from './slow-callers.ts';
import { startTcpRelay } from './tcp-relay.ts';
import { Visitor } from './visitor.ts';

const DAY_MS = 86_400_000;
/** Ninety days from now: the process under test reads the real clock. */
const START_DATE = new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10);

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const ROUNDS = 5;
/** One booking per trek; the kill comes when a part of them is acknowledged. */
const TREK_IDS = Array.from({ length: 60 }, (_, index) => 200 + index);

const treks: ContentFiles = Object.fromEntries(
  TREK_IDS.map((id) => [`treks/trek-${id}.json`, { ...secondTrek, id, title: `Trek ${id}` }]),
);

describe('the process', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-process-'));
    await writeContent(join(folder, 'content'), { ...files, ...treks });
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Starts the API on a free port and waits until it says which. */
  async function start(environment: Record<string, string> = {}) {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        DATA_DIR: join(folder, 'data'),
        CONTENT_DIR: join(folder, 'content'),
        PORT: '0',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    for await (const line of createInterface({ input: child.stdout })) {
      const port = /listens on port (\d+)/.exec(line)?.[1];
      if (port) return { child, url: `http://127.0.0.1:${port}` };
    }
    throw new Error(`The API ended with ${child.exitCode}`);
  }

  const visitor = (url: string, token?: string) =>
    new Visitor((request) => fetch(request.url.replace('http://127.0.0.1:3000', url), request), token);
  const details = {
    firstName: 'Maya',
    lastName: 'Gurung',
    email: 'maya@example.org',
    phone: '5550100',
    country: 'Nepal',
  };
  const book = (member: Visitor, trekId: number) =>
    member.post('/booking/user-details', { ...details, bookingDate: START_DATE, trekId });

  test(`killed ${ROUNDS} times in the middle of bookings loses and doubles nothing (B1)`, async () => {
    const registration = {
      fullname: 'Maya Gurung',
      email: 'maya@example.org',
      phone: '5550100',
      password: 'Passw0rd!',
    };
    let { child, url } = await start();
    const { token } = (await visitor(url).post('/auth/register', registration)).body;
    const acknowledged = new Set<string>();

    for (let round = 1; round <= ROUNDS; round += 1) {
      const killAt = acknowledged.size + 5;
      const ids = TREK_IDS.slice((round - 1) * 12, round * 12);
      await Promise.allSettled(
        ids.map(async (trekId) => {
          const { body } = await book(visitor(url, token), trekId);
          acknowledged.add(body.booking.id);
          if (acknowledged.size === killAt) child.kill('SIGKILL');
        }),
      );
      ({ child, url } = await start());
      // A visitor whose answer was lost tries again.
      const retries = await Promise.all(ids.map((trekId) => book(visitor(url, token), trekId)));
      for (const { body } of retries) acknowledged.add(body.booking.id);
    }

    const bookings: { id: string; trekId: number }[] = (await visitor(url, token).get('/booking/user')).body;
    expect(new Set(bookings.map(({ id }) => id))).toEqual(acknowledged);
    expect(bookings.map(({ trekId }) => trekId).sort()).toEqual(TREK_IDS);
    // Six starts of a process, which take their time on a machine that does other work.
  }, 60_000);

  test('started three times at once on an empty folder runs three times, on one database', async () => {
    const environment = { DATA_DIR: join(folder, 'shared') };
    const servers = await Promise.all([start(environment), start(environment), start(environment)]);
    const registration = { fullname: 'Maya Gurung', email: 'all@example.org', phone: '5550100', password: 'Passw0rd!' };
    const answers = await Promise.all(servers.map(({ url }) => visitor(url).post('/auth/register', registration)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { url } of servers) {
      const signedIn = await Promise.all(
        answers.map(async ({ body }) => (await visitor(url, body.token).get('/auth/me')).status),
      );
      // One of the three was stored; nobody is told which.
      expect(signedIn.sort()).toEqual([200, 401, 401]);
    }
  });

  test.each([
    ['SIGINT', 2_000],
    // A proxy that has not noticed yet may send more.
    ['SIGTERM', 3_000],
  ] as const)('ends on %s within %d ms, also with a connection open', async (signal, longestMs) => {
    const { child, url } = await start();
    await fetch(`${url}/health`);
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(longestMs) });
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  });

  test('B4: says that it is not ready before it takes no more requests, and lives on until then', async () => {
    const { child, url } = await start();
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    expect(await statusOf('/health/ready')).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/trek/all')).toBe(200);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('B4: answers a request that is under way when it is told to end', async () => {
    const { child, url } = await start();
    const { socket, answer } = await halfSent(url);
    child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(url).then(
            () => true,
            () => false,
          ),
        { timeout: 5_000 },
      )
      .toBe(false);
    socket.write('"}');
    expect(await answer).toMatch(/^HTTP\/1.1 400 [\s\S]+Connection: close/i);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('B4: ends at once when it is told so a second time', async () => {
    const { child, url } = await start();
    const { answer } = await halfSent(url);
    child.kill('SIGINT');
    await expect
      .poll(() =>
        fetch(url).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false);
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(1_000) });
    child.kill('SIGINT');
    expect(await ended).toEqual([1, null]);
    expect(await answer).toBe('');
  });

  test('B4: ends within ten seconds while its database is silent and somebody waits for it', async () => {
    const database = await createDatabase();
    const address = new URL(database.url);
    const relay = await startTcpRelay(Number(address.port));
    address.port = String(relay.port);
    const { child, url } = await start({ DATABASE_URL: address.href });
    relay.fallSilent();
    const call = fetch(`${url}/health`);
    await fetch(`${url}/health/live`);
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(10_000) });
    child.kill('SIGTERM');
    expect((await call).status).toBe(503);
    expect(await ended).toEqual([0, null]);
    await relay.close();
    await database.remove();
  });

  /** Begins a request whose body is not whole yet. */
  async function halfSent(url: string) {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.write('POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 12\r\n\r\n{"email":"');
    const answer = text(socket).catch(() => '');
    // What is sent after it has been received after it.
    await fetch(`${url}/health/live`);
    return { socket, answer };
  }

  test('lets go of 48 slow callers within ten seconds, and serves others meanwhile (I4)', async () => {
    const { url } = await start();
    const slow = await connectSlowCallers(url, 48, '/auth/login');
    expect((await fetch(`${url}/trek/all`)).status).toBe(200);
    expect((await fetch(`${url}/health`)).status).toBe(200);
    expect(slow.count()).toBe(48);
    expect(await slow.closed).toBeLessThan(10_000);
  });

  test('refuses 100 KB of headers and 10 MB without a word of its inside, and goes on (I1)', async () => {
    const { url } = await start();
    const long = await fetch(`${url}/trek/all`, { headers: { 'X-Long': 'x'.repeat(100_000) } });
    expect(long.status).toBe(431);
    expect(await long.text()).toBe('');
    const large = await fetch(`${url}/contact`, { method: 'POST', body: 'x'.repeat(10_000_000) });
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({ message: 'The request is too large.' });
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  test.each([
    ['a setting', { TOKEN_SECRET: 'short' }, /^TOKEN_SECRET: .+\n$/],
    ['the content', { CONTENT_DIR: '/nowhere' }, /^\/nowhere\/countries: can't be read \(ENOENT\)\n$/],
  ])('says in one line what is wrong with %s and does not start', async (_, environment, message) => {
    const child = spawn(process.execPath, [MAIN], {
      env: { DATA_DIR: join(folder, 'data'), PORT: '0', ...environment },
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toMatch(message);
  });
});
