import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seed } from '../test/rounds.ts';
import { type ServerProcess, startApiProcess } from './api-process.ts';
import { note } from './figures.ts';
import { type HostileRequest, hostileRequest } from './requests.ts';

const REQUESTS = Number(process.env.ATTACK_REQUESTS ?? 100_000);
const AT_ONCE = 48;
const BATCH = 2_000;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let api: ServerProcess;
beforeAll(async () => {
  api = await startApiProcess();
});
afterAll(async () => {
  agent.destroy();
  await api.stop();
});

interface Fault {
  status: number | string;
  sent: HostileRequest;
}

/** The status of the answer, or the code of what went wrong on the way. */
function send(port: number, token: string, { method, path, headers, body }: HostileRequest): Promise<number | string> {
  return new Promise((resolve) => {
    const filled = Object.entries(headers).map(([name, value]) => [name, value.replace('{token}', token)]);
    const options = { host: '127.0.0.1', port, agent, method, path, headers: Object.fromEntries(filled) };
    try {
      const sent = request(options, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve('broken'));
      });
      sent.setTimeout(20_000, () => sent.destroy(new Error('silent')));
      sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      sent.end(body);
    } catch {
      // Node itself refuses to send it.
      resolve(0);
    }
  });
}

/** Sends so many requests, and gives those that the server failed at. */
async function fuzz(port: number, token: string, count: number): Promise<{ faults: Fault[]; answered: number }> {
  const faults: Fault[] = [];
  let answered = 0;
  for (let first = 0; first < count; first += BATCH) {
    const batch = fc.sample(hostileRequest, { numRuns: Math.min(BATCH, count - first), seed: seed + first });
    const rest = batch.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const sent of rest) {
          const status = await send(port, token, sent);
          if (typeof status === 'number' && status > 0) answered += 1;
          if (typeof status === 'string' ? status !== 'ECONNRESET' : status >= 500) faults.push({ status, sent });
        }
      }),
    );
  }
  return { faults, answered };
}

async function register(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${api.port}/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fullname: 'Maya', email: 'fuzz@example.org', phone: '5550100', password: 'Passw0rd!' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

test(`I1, I7: ${REQUESTS} requests of every method and kind cause no 5xx (seed ${seed})`, async ({ task }) => {
  const { faults, answered } = await fuzz(api.port, await register(), REQUESTS);
  note(task, `fuzz, ${REQUESTS} requests of every method`, '0 answers 5xx', `${faults.length} of ${answered}`);
  expect(faults.slice(0, 10)).toEqual([]);
  expect(answered).toBeGreaterThan(REQUESTS * 0.95);
  expect((await fetch(`http://127.0.0.1:${api.port}/health`)).status).toBe(200);
});

test('I1 control: the check catches a server that reads bodies without validation', async () => {
  const careless = createServer(async (incoming, answer) => {
    let text = '';
    for await (const piece of incoming) text += piece;
    try {
      answer.end(String(JSON.parse(text || '{}').email?.trim()));
    } catch {
      answer.writeHead(500).end();
    }
  }).listen(0, '127.0.0.1');
  await once(careless, 'listening');
  const { faults } = await fuzz((careless.address() as AddressInfo).port, 'a.b.c', 2_000);
  expect(faults.length).toBeGreaterThan(10);
  careless.closeAllConnections();
  careless.close();
});
