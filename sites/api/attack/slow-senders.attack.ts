import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { connectSlowCallers } from '../test/slow-callers.ts';
import { startApiProcess, startSiteProcess } from './api-process.ts';
import { note, quantile } from './figures.ts';

const SENDERS = 500;
const CLOSED_WITHIN_MS = 10_000;
/** The longest answer for other callers meanwhile. */
const SERVED_WITHIN_MS = 1_000;
const POLL_INTERVAL_MS = 100;

describe.each([
  ['API', startApiProcess, '/auth/login', '/trek/all'],
  ['site', startSiteProcess, '/api/auth/login', '/treks'],
] as const)('I4: slow heads and bodies for the %s', (name, start, posts, reads) => {
  test(`${SENDERS} senders are disconnected within ten seconds, and others are served meanwhile`, async ({ task }) => {
    const server = await start();
    await fetch(server.url + reads);
    const slow = await connectSlowCallers(server.url, SENDERS, posts);
    let isOver = false;
    const times: number[] = [];
    const serving = (async () => {
      while (!isOver) {
        const begun = performance.now();
        expect((await fetch(server.url + reads)).status).toBe(200);
        times.push(performance.now() - begun);
        await setTimeout(POLL_INTERVAL_MS);
      }
    })();
    const closedMs = await slow.closed;
    isOver = true;
    await serving;
    const slowest = quantile(times, 0.95);
    const measured = `closed in ${(closedMs / 1000).toFixed(1)} s, others p95 ${Math.round(slowest)} ms`;
    note(task, `slow heads and bodies: ${SENDERS} for the ${name}`, 'closed in 10 s, others served', measured);
    expect(closedMs).toBeLessThan(CLOSED_WITHIN_MS);
    expect(slowest).toBeLessThan(SERVED_WITHIN_MS);
    await server.stop();
  });
});

test('I4 control: a plain Node server still holds all of them after ten seconds', async () => {
  const server = createServer((incoming, answer) => incoming.resume().once('end', () => answer.end()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const slow = await connectSlowCallers(`http://127.0.0.1:${port}`, SENDERS, '/');
  await setTimeout(CLOSED_WITHIN_MS);
  expect(slow.count()).toBe(SENDERS);
  server.closeAllConnections();
  server.close();
  await slow.closed;
});
