import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CardSite } from './card-payments.ts';
import { databases, TestSite } from './site.ts';

const socket = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });
const TOKEN = 'a token of at least thirty-two letters';

describe.each(databases)('metrics on %s', (database) => {
  let shop: CardSite;
  beforeAll(async () => {
    shop = await CardSite.start(database);
  });
  afterAll(() => shop.remove());

  const scrape = async () => {
    const answer = await shop.site.api.fetch(new Request('http://api/metrics'), socket('127.0.0.1'));
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    return answer.text();
  };

  test('count answers by route and status, and contain no id', async () => {
    const member = await shop.traveler();
    const id = await shop.opened(member);
    await shop.poll(member, id);
    await shop.site.visitor().post('/auth/login', { email: 'nobody@example.org', password: 'wrong' });
    await shop.site.visitor().get('/nowhere/maya@example.org');
    const text = await scrape();
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/payment/status/:id",status="200"} 1',
    );
    expect(text).toContain('http_request_duration_seconds_count{method="POST",route="/auth/login",status="401"} 1');
    for (const secret of [id, member.email, 'maya@example.org']) expect(text).not.toContain(secret);
  });

  test('report open payments, mails, passwords and memory', async () => {
    await shop.opened(await shop.traveler());
    const text = await scrape();
    expect(Number(/^payments_open (\d+)/m.exec(text)?.[1])).toBeGreaterThan(0);
    for (const line of [/^mails_waiting \d+/m, /^passwords_waiting 0/m, /^database_up 1/m]) expect(text).toMatch(line);
    expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
  });

  test.each([
    ['another machine', socket('203.0.113.7'), {}],
    ['a stranger whom a proxy on this machine passes on', socket('127.0.0.1'), { 'X-Forwarded-For': '203.0.113.7' }],
    ['an unknown place', undefined, {}],
  ])('return 404 for %s', async (_, environment, headers) => {
    const answer = await shop.site.api.fetch(new Request('http://api/metrics', { headers }), environment);
    expect(answer.status).toBe(404);
  });
});

test('the metrics require the token', async () => {
  const site = await TestSite.start('SQLite', { metricsToken: TOKEN });
  const ask = async (authorization: string) => {
    const headers = { Authorization: authorization };
    return (await site.api.fetch(new Request('http://api/metrics', { headers }), socket('127.0.0.1'))).status;
  };
  expect(await ask(`Bearer ${TOKEN}`)).toBe(200);
  for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, TOKEN]) expect(await ask(wrong)).toBe(404);
  await site.remove();
});

describe('the log', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start('SQLite');
  });
  afterAll(() => site.remove());

  test('names sign-ins and refusals by request id, and no person', async () => {
    const member = await site.member();
    site.logged.length = 0;
    const good = await site.visitor().post('/auth/login', { email: member.email, password: 'Passw0rd!' });
    const bad = await site.visitor().post('/auth/login', { email: member.email, password: 'wrong' });
    expect(site.logged).toMatchObject([
      { level: 'info', message: 'signed in', requestId: good.headers.get('X-Request-Id') },
      { level: 'warn', status: 401, path: '/auth/login', requestId: bad.headers.get('X-Request-Id') },
    ]);
    expect(JSON.stringify(site.logged)).not.toContain(member.email);
  });

  test('names registrations, refusals and sign-outs by request id', async () => {
    site.logged.length = 0;
    const member = await site.member();
    const user = (await member.get('/auth/me')).body.id;
    await member.get('/booking/travelers/of-another-person');
    await member.post('/auth/logout', {});
    await member.get('/auth/me');
    const lines = site.logged.filter(({ message }) => message !== 'wrote a mail to the outbox');
    expect(lines).toMatchObject([
      { level: 'info', message: 'registered', user },
      { level: 'warn', status: 404, path: '/booking/travelers/of-another-person', user },
      { level: 'info', message: 'signed out', user },
      { level: 'warn', status: 401, path: '/auth/me' },
    ]);
    expect(lines.at(-1)).not.toHaveProperty('user');
  });

  test('keeps a proxy’s request id, and rejects any other text', async () => {
    const idOf = async (given: string) =>
      (await site.visitor().get('/country/all', { 'X-Request-Id': given })).headers.get('X-Request-Id');
    expect(await idOf('abc-123_DEF')).toBe('abc-123_DEF');
    for (const odd of ['{"level":"error"}', 'x'.repeat(65), 'a b']) expect(await idOf(odd)).toMatch(/^[\da-f-]{36}$/);
  });
});
