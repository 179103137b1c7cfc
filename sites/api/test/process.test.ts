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
import { CHILD_ENVIRONMENT } from './child-environment.ts';
import { files, writeContent } from './content.ts';
import { createDatabase } from './site.ts';
import { startTcpRelay } from './tcp-relay.ts';
import { Visitor } from './visitor.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

describe('the process', () => {
  let folder: string;
  const children: ChildProcess[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'trek-process-'));
    await writeContent(join(folder, 'content'), files);
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** Starts the API on a free port and waits until it says which. */
  async function start(environment: Record<string, string> = {}) {
    const child = spawn(process.execPath, [MAIN], {
      env: {
        ...CHILD_ENVIRONMENT,
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

  test('runs three times on one database when started three times at once in an empty folder', async () => {
    const environment = { DATA_DIR: join(folder, 'shared') };
    const servers = await Promise.all([start(environment), start(environment), start(environment)]);
    const registration = { fullname: 'Maya Gurung', email: 'all@example.org', phone: '5550100', password: 'Passw0rd!' };
    const answers = await Promise.all(servers.map(({ url }) => visitor(url).post('/auth/register', registration)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const token = answers.find(({ status }) => status === 201)?.body.token;
    for (const { url } of servers) expect((await visitor(url, token).get('/auth/me')).status).toBe(200);
  });

  test.each([
    ['SIGINT', 2_000],
    // A proxy that has not noticed yet may send more.
    ['SIGTERM', 3_000],
  ] as const)('ends on %s within %d ms, even with an open connection', async (signal, longestMs) => {
    const { child, url } = await start();
    await fetch(`${url}/health`);
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(longestMs) });
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  });

  test('B4: reports that it is not ready before it refuses requests', async () => {
    const { child, url } = await start();
    const statusOf = async (path: string) => (await fetch(url + path)).status;
    expect(await statusOf('/health/ready')).toBe(200);
    child.kill('SIGTERM');
    await expect.poll(() => statusOf('/health/ready')).toBe(503);
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/trek/all')).toBe(200);
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  test('B4: answers a pending request when stopped', async () => {
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

  test('B4: ends at once when stopped a second time', async () => {
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

  test('B4: ends within ten seconds while its database is silent and a request waits', async () => {
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
    // A later request is received later.
    await fetch(`${url}/health/live`);
    return { socket, answer };
  }

  test('refuses 100 KB of headers and 10 MB without details, and continues (I1)', async () => {
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
  ])('reports a wrong %s in one line and does not start', async (_, environment, message) => {
    const child = spawn(process.execPath, [MAIN], {
      env: { ...CHILD_ENVIRONMENT, DATA_DIR: join(folder, 'data'), PORT: '0', ...environment },
    });
    let output = '';
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(output).toMatch(message);
  });
});
