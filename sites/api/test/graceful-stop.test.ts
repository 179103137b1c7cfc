import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { gracefulStop } from '../src/http/graceful-stop.ts';
import { rounds } from './rounds.ts';

const ROUNDS = rounds({ test: 4, campaign: 20 });
const CALLERS = 40;
/** How long an answer takes. */
const WORK_MS = 30;
/** After so long callers have noticed, and begin nothing here any more. */
const NOTICED_MS = 50;

const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

/** A server that answers slowly, and counts what it was asked. */
async function start() {
  const calls = { sent: 0, received: 0 };
  const server = createServer(async (request, answer) => {
    calls.received += 1;
    await setTimeout(WORK_MS);
    // Half of them learn that the connection stays before the server knows that it ends.
    if (request.url === '/early') answer.write('begun,');
    await setTimeout(WORK_MS);
    answer.end('done');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, calls, port: (server.address() as AddressInfo).port };
}

function call(port: number, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path, agent }, async (answer) => {
      let body = '';
      try {
        for await (const chunk of answer) body += chunk;
        resolve(body.endsWith('done') ? 'answered' : 'cut off');
      } catch {
        resolve('cut off');
      }
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

/** Callers who ask again and again, half of them on connections that they keep, until they get a 503. */
async function load(port: number, calls: { sent: number }, isOver: () => boolean): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, index) => {
      const agent = new Agent({ keepAlive: index % 2 === 0 });
      agents.push(agent);
      while (!isOver()) {
        calls.sent += 1;
        const result = await call(port, index % 3 === 0 ? '/early' : '/', agent);
        counts.set(result, (counts.get(result) ?? 0) + 1);
      }
    }),
  );
  return counts;
}

/**
 * @param prepare makes a new server able to stop. Its result stops it, and is called back when every call is with the
 * server and no other is begun
 */
async function stopUnderLoad(prepare: (server: Server) => (noticed: Promise<void>) => Promise<unknown>) {
  const { server, calls, port } = await start();
  const stop = prepare(server);
  let isOver = false;
  const loading = load(port, calls, () => isOver);
  await setTimeout(5 * WORK_MS);
  const notice = async () => {
    await setTimeout(NOTICED_MS);
    isOver = true;
    while (calls.received < calls.sent) await setImmediate();
  };
  await stop(notice());
  return loading;
}

test(`B4: a server stopped under load ${ROUNDS} times drops no request`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const count = await stopUnderLoad(gracefulStop);
    expect(count.get('answered')).toBeGreaterThanOrEqual(CALLERS);
    expect([...count.keys()]).toEqual(['answered']);
  }
});

test('B4 control: a server that closes its connections on stop drops requests', async () => {
  const counts = await stopUnderLoad((server) => async (noticed) => {
    await noticed;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  expect((counts.get('ECONNRESET') ?? 0) + (counts.get('cut off') ?? 0)).toBeGreaterThan(0);
});

test('B4: a stopping server answers every connection that the system has accepted', async () => {
  const { server, port } = await start();
  const stop = gracefulStop(server);
  const calls = Array.from({ length: CALLERS }, () => call(port, '/', new Agent({ keepAlive: false })));
  // The system has taken the connections, the server has not seen one.
  await Promise.all([stop(Promise.resolve()), ...calls]);
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['answered']));
});

test('a stopping server asks clients to close and does not wait for idle connections', async () => {
  const { server, port } = await start();
  const stop = gracefulStop(server);
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const reused = await fetch(`http://127.0.0.1:${port}/`);
  expect(reused.headers.get('connection')).toBe('keep-alive');
  await reused.text();
  const begun = performance.now();
  const stopped = stop(setTimeout(10 * WORK_MS));
  const last = await fetch(`http://127.0.0.1:${port}/`);
  expect(last.headers.get('connection')).toBe('close');
  await last.text();
  await stopped;
  // It waits for no caller's connection, however busy the machine is.
  expect(performance.now() - begun).toBeLessThan(4_000);
});
