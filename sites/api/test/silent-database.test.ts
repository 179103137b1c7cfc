import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { details } from './card-payments.ts';
import { TestSite } from './site.ts';
import { startTcpRelay } from './tcp-relay.ts';
import type { Answer, Visitor } from './visitor.ts';

const LONGEST_ANSWER_MS = 6_000;
const LONGEST_READ_MS = 200;
/** More than there are connections. */
const CALLERS = 24;

describe('a PostgreSQL server', () => {
  let site: TestSite;
  let relay: Awaited<ReturnType<typeof startTcpRelay>>;
  let member: Visitor;
  /** Another client's session. */
  let other: pg.Client;
  beforeEach(async () => {
    site = await TestSite.start('PostgreSQL');
    const { databaseUrl = '' } = site.settings;
    other = new pg.Client(databaseUrl);
    await other.connect();
    const relayed = new URL(databaseUrl);
    relay = await startTcpRelay(Number(relayed.port));
    relayed.port = String(relay.port);
    site.settings.databaseUrl = relayed.href;
    await site.restart();
    member = await site.member();
  });
  afterEach(async () => {
    await other.end();
    relay.mend();
    await site.remove();
    await relay.close();
  });

  const book = () => member.post('/booking/user-details', details);
  const callAll = (paths: readonly string[]) =>
    Promise.all(
      Array.from({ length: CALLERS }, async (_, index) => {
        const start = performance.now();
        const path = paths[index % paths.length] ?? '';
        const answer = path.startsWith('POST ') ? await book() : await member.get(path);
        return { answer, tookMs: performance.now() - start };
      }),
    );
  const expectUnavailable = (calls: { answer: Answer; tookMs: number }[]) => {
    for (const { answer, tookMs } of calls) {
      expect(answer).toMatchObject({
        status: 503,
        body: { message: 'The service is currently unavailable. Please try again.' },
      });
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(tookMs).toBeLessThan(LONGEST_ANSWER_MS);
    }
  };

  test('B4: causes 503 while silent, the catalogue works, and the API recovers at once', async () => {
    // Every connection of the pool is open and idle when it happens.
    await callAll(['/booking/user']);
    relay.fallSilent();
    const calls = callAll(['/booking/user', '/auth/me', '/health', 'POST /booking/user-details']);
    const start = performance.now();
    expect((await member.get('/trek/all')).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(LONGEST_READ_MS);
    expectUnavailable(await calls);

    relay.mend();
    for (const { answer, tookMs } of await callAll(['/booking/user', '/auth/me'])) {
      expect(answer.status).toBe(200);
      expect(tookMs).toBeLessThan(LONGEST_ANSWER_MS);
    }
  });

  test('B4: fails one answer for all idle connections that died silently', async () => {
    await callAll(['/booking/user']);
    relay.fallSilent();
    relay.mend();
    expect((await member.get('/booking/user')).status).toBe(503);
    for (const { answer } of await callAll(['/booking/user'])) expect(answer.status).toBe(200);
  });

  test('B4: causes 503 for rows locked by another client, and other calls work', async () => {
    await book();
    await other.query('begin; lock table bookings in exclusive mode');
    const calls = callAll(['POST /booking/user-details']);
    expect((await member.get('/auth/me')).status).toBe(200);
    expectUnavailable(await calls);
    await other.query('rollback');
    expect((await book()).status).toBeLessThan(300);
  });

  test('B4: does not keep the API from closing while silent, its background tasks running', async () => {
    await callAll(['/booking/user']);
    relay.fallSilent();
    const call = member.get('/booking/user');
    // A run of each, and one more that waits for it.
    void site.tick();
    void site.tick();
    const closed = site.api.close().then(() => 'closed');
    expect(await Promise.race([closed, setTimeout(LONGEST_ANSWER_MS)])).toBe('closed');
    expect((await call).status).toBe(503);
  });
});
