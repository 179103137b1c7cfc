import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, test } from 'vitest';
import { boundedServer } from '../src/http/bounded-server.ts';
import { TestSite } from './site.ts';

let site: TestSite;
let server: Server;
afterEach(async () => {
  server.close();
  await site.remove();
});

/** Puts the API on a port. @returns its address, and the bodies of its answers as they were given to the connections */
async function listen() {
  site = await TestSite.start('SQLite');
  const bodies: unknown[] = [];
  const answerRequest = getRequestListener((request, environment) => site.api.fetch(request, environment));
  server = boundedServer((request, answer) => {
    const { end } = answer;
    answer.end = ((...given: Parameters<typeof end>) => {
      bodies.push(given[0]);
      return end.apply(answer, given);
    }) as typeof end;
    void answerRequest(request, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies };
}

test.each([
  ['/trek/all', 'identity'],
  ['/trek/all', 'gzip'],
  ['/trek/all', 'br'],
  ['/trek/id/101', 'br'],
  ['/uploads/art/country-1.svg', 'identity'],
])('I5: all requests for %s as %s share the same bytes without copies', async (path, encoding) => {
  const { url, bodies } = await listen();
  const ask = async () => fetch(url + path, { headers: { 'Accept-Encoding': encoding, Origin: 'https://x.example' } });
  const answers = await Promise.all([ask(), ask(), ask()]);
  for (const answer of answers) expect(answer.status).toBe(200);
  expect(bodies[0]).toBeInstanceOf(Uint8Array);
  expect(new Set(bodies).size).toBe(1);
});

test('I5 control: any other answer is a separate stream per request', async () => {
  const { url, bodies } = await listen();
  await Promise.all([fetch(`${url}/health/live`), fetch(`${url}/health/live`)]);
  expect(bodies).toEqual([undefined, undefined]);
});

test('a shared answer has all its headers', async () => {
  const { url } = await listen();
  const answer = await fetch(`${url}/trek/all`, { headers: { 'X-Request-Id': 'id-of-a-proxy' } });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-request-id': 'id-of-a-proxy',
    'x-content-type-options': 'nosniff',
    'access-control-expose-headers': 'Retry-After,X-Request-Id',
    'content-type': 'application/json; charset=utf-8',
    vary: expect.stringContaining('Accept-Encoding'),
  });
});
