import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databases, TestSite } from './site.ts';
import { startTcpRelay } from './tcp-relay.ts';
import type { Visitor } from './visitor.ts';

const POSTS = [
  '/auth/register',
  '/auth/login',
  '/auth/change-password',
  '/auth/reset-password-request',
  '/auth/reset-password',
  '/booking/user-details',
  '/payment/create-payment-intent',
  '/saved-treks',
  '/contact',
];
const DEPTH = 20_000;

describe.each(databases)('hostile requests on %s', (database) => {
  let site: TestSite;
  let member: Visitor;
  beforeAll(async () => {
    site = await TestSite.start(database);
    member = await site.member();
  });
  afterAll(() => site.remove());
  beforeEach(() => {
    site.logged.length = 0;
  });

  const send = (path: string, body: BodyInit) => member.send(path, { method: 'POST', body });
  const deep = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH);

  describe.each(POSTS)('to %s', (path) => {
    test.each([
      'text/plain',
      'text/plain;charset=UTF-8',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/html, application/json',
    ])('sent as %s are refused (I7)', async (type) => {
      const answer = await member.post(path, { email: 'a@b.np' }, { 'Content-Type': type });
      expect(answer).toMatchObject({ status: 415, body: { message: expect.stringContaining('application/json') } });
    });

    test('I7 control: sent as JSON with any parameters are read', async () => {
      expect((await member.post(path, [], { 'Content-Type': 'Application/JSON; charset=utf-8' })).status).toBe(400);
    });

    test.each<[string, BodyInit, number]>([
      ['no body', '', 400],
      ['half a JSON', '{"email":', 400],
      ['text', 'hello', 400],
      ['null', 'null', 400],
      ['a list', '[]', 400],
      ['a NUL', '\0', 400],
      ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400],
      ['deep lists', deep('[', ']'), 400],
      ['deep lists in a field', `{"email":${deep('[', ']')}}`, 400],
      [
        'fields hidden in the prototype',
        '{"__proto__":{"email":"a@b.np","password":"x","name":"a","phone":"1","message":"m"}}',
        400,
      ],
      ['1 MB', JSON.stringify({ email: 'a@b.np', password: 'x'.repeat(1_000_000) }), 413],
      ['1 MB in pieces', new Blob(['x'.repeat(1_000_000)]).stream(), 413],
    ])('with %s are refused and logged in one line (I1)', async (_, body, status) => {
      const answer = await member.send(path, { method: 'POST', body, duplex: 'half' } as RequestInit);
      expect(answer.status).toBe(status);
      expect(Object.keys(answer.body)).toEqual(['message']);
      // The member's own mail may come in between.
      expect(site.logged.filter(({ level }) => level !== 'info')).toMatchObject([
        { level: 'warn', method: 'POST', path, status, message: answer.body.message },
      ]);
    });

    test('with any JSON get an answer without SQL, stack or path (I1)', async () => {
      await fc.assert(
        fc.asyncProperty(fc.json(), async (body) => {
          const { status, body: answer } = await send(path, body);
          expect(status).toBeGreaterThanOrEqual(400);
          expect(status).toBeLessThan(500);
          expect(JSON.stringify(answer)).not.toMatch(/select |insert |at .*\.ts|node_modules/);
        }),
        { numRuns: 30 },
      );
    });
  });

  test.each<[string, (text: string) => BodyInit]>([
    ['at once', (text) => text],
    ['in pieces', (text) => new Blob([text]).stream()],
  ])('with 10 MB %s are refused (I1)', async (_, bodyOf) => {
    const body = bodyOf(JSON.stringify({ email: 'a@b.np', password: 'x'.repeat(10_000_000) }));
    const answer = await member.send('/auth/login', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect(answer).toMatchObject({ status: 413, body: { message: 'The request is too large.' } });
  });

  test.each(['X-Forwarded-For', 'Authorization', 'Content-Type', 'Origin', 'If-None-Match', 'X-Any'])(
    'with 100 KB in %s get an answer without SQL, stack or path (I1)',
    async (name) => {
      const init = { headers: { [name]: `Bearer ${'x'.repeat(100_000)}` } };
      const refused = { method: 'POST', body: JSON.stringify({ email: 'a@b.np', password: 'x' }), ...init };
      expect(await member.send('/auth/login', refused)).toMatchObject({
        status: name === 'Content-Type' ? 415 : 401,
        body: { message: expect.not.stringMatching(/select |insert |at .*\.ts|node_modules/) },
      });
      expect((await member.send('/auth/me', init)).status).toBe(name === 'Authorization' ? 401 : 200);
    },
  );

  test('with SQL in every field change nothing (I1)', async () => {
    const evil = "x'; drop table users; --";
    await send('/auth/login', JSON.stringify({ email: evil, password: evil }));
    await send('/contact', JSON.stringify({ name: evil, email: 'a@b.np', phone: evil, message: evil }));
    expect((await member.get('/auth/me')).status).toBe(200);
  });
});

describe('an unavailable database', () => {
  test('causes 503 while the catalogue works, and recovers by itself (B2)', async () => {
    const site = await TestSite.start('PostgreSQL');
    const direct = new URL(site.settings.databaseUrl ?? '');
    const relay = await startTcpRelay(Number(direct.port));
    direct.port = String(relay.port);
    site.settings.databaseUrl = direct.href;
    await site.restart();
    const member = await site.member();

    relay.cut();
    for (const path of ['/booking/user', '/auth/me', '/health']) {
      const answer = await member.get(path);
      expect(answer).toMatchObject({
        status: 503,
        body: { message: 'The service is currently unavailable. Please try again.' },
      });
      expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    expect((await member.get('/trek/all')).status).toBe(200);
    expect(site.logged).toContainEqual(expect.objectContaining({ level: 'error', status: 503, path: '/health' }));

    relay.mend();
    expect((await member.get('/booking/user')).status).toBe(200);
    await site.remove();
    await relay.close();
  });
});

describe('an unexpected error', () => {
  test('hides its details from the visitor and logs its place', async () => {
    const site = await TestSite.start('SQLite');
    const member = await site.member();
    site.settings.now = () => {
      throw new Error('inside');
    };
    const answer = await member.post('/booking/user-details', {});
    expect(answer).toMatchObject({ status: 500, body: { message: 'Something went wrong' } });
    expect(site.logged.at(-1)).toMatchObject({
      level: 'error',
      status: 500,
      detail: expect.stringContaining('hostile.test.ts'),
    });
    await site.remove();
  });
});
