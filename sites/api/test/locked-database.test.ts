import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { details } from './card-payments.ts';
import { TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

/** The longest answer for a visitor while another client has locked the database. */
const LONGEST_ANSWER_MS = 6_000;
const LONGEST_READ_MS = 200;
const ATTEMPTS = 20;

describe('a SQLite file with another writing process', () => {
  let site: TestSite;
  let member: Visitor;
  let other: DatabaseSync;
  beforeEach(async () => {
    site = await TestSite.start('SQLite');
    member = await site.member();
    other = new DatabaseSync(join(site.settings.dataFolder, 'trek.sqlite'));
    other.exec('begin immediate');
  });
  afterEach(async () => {
    other.close();
    await site.remove();
  });

  const book = () => member.post('/booking/user-details', details);
  const timed = async <Result>(work: () => Promise<Result>) => {
    const start = performance.now();
    return { result: await work(), tookMs: performance.now() - start };
  };

  /** The longest that anything in this process had to wait while some work went on. */
  async function longestStall(work: () => Promise<unknown> | undefined): Promise<number> {
    let longest = 0;
    let last = performance.now();
    const look = () => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    };
    const timer = setInterval(look, 5);
    await work();
    await new Promise((resolve) => setImmediate(resolve));
    look();
    clearInterval(timer);
    return longest;
  }

  test('B4: refuses any number of writes with 503 and continues reading', async () => {
    const writes = Array.from({ length: ATTEMPTS }, () => timed(book));
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      for (const path of ['/trek/all', '/booking/user', '/auth/me', '/health/live', '/health/ready']) {
        const { result, tookMs } = await timed(() => member.get(path));
        expect(result.status).toBe(200);
        expect(tookMs).toBeLessThan(LONGEST_READ_MS);
      }
    }
    for (const { result, tookMs } of await Promise.all(writes)) {
      expect(result).toMatchObject({
        status: 503,
        body: { message: 'The service is currently unavailable. Please try again.' },
      });
      expect(Number(result.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(tookMs).toBeLessThan(LONGEST_ANSWER_MS);
    }
    other.exec('rollback');
    expect((await book()).status).toBe(201);
  });

  test('B4: fails the health check, which tries one write in five seconds', async () => {
    const checks = await Promise.all(Array.from({ length: ATTEMPTS }, () => timed(() => member.get('/health'))));
    for (const { result, tookMs } of checks) {
      expect(result).toMatchObject({
        status: 503,
        body: { message: 'The database can be read, but takes no writes.' },
      });
      expect(tookMs).toBeLessThan(LONGEST_ANSWER_MS);
    }
    other.exec('rollback');
    // No new attempt yet: the answer comes at once, from the last one.
    expect((await member.get('/health')).status).toBe(503);
    site.wait(6);
    expect((await member.get('/health')).status).toBe(200);
  });

  test('B4: accepts a write as soon as the other one ends', async () => {
    const writes = Array.from({ length: ATTEMPTS }, book);
    await member.get('/booking/user');
    other.exec('commit');
    const statuses = (await Promise.all(writes)).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 300)).toEqual([]);
  });

  test('B4: never blocks the whole process', async () => {
    expect(await longestStall(book)).toBeLessThan(LONGEST_READ_MS);
  });

  test('B4 control: a connection that waits by itself blocks the whole process', async () => {
    const waiting = new DatabaseSync(join(site.settings.dataFolder, 'trek.sqlite'), { timeout: 2 * LONGEST_READ_MS });
    const stall = await longestStall(async () => {
      expect(() => waiting.exec('begin immediate')).toThrow('database is locked');
    });
    expect(stall).toBeGreaterThan(LONGEST_READ_MS);
    waiting.close();
  });
});
