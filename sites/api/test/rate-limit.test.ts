import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RATE_RULES } from '../src/http/rate-limit.ts';
import { openStore } from '../src/store/open-store.ts';
import { databases, PASSWORD, TestSite } from './site.ts';
import { Visitor } from './visitor.ts';

const traveler = {
  position: 1,
  passportName: 'Maya Gurung',
  nationality: 'Nepali',
  birthDate: '1991-02-28',
  diet: '',
  insurance: '',
  emergencyName: 'Asha Gurung',
  emergencyPhone: '+977 1 5559876',
};
const SIGN_IN = RATE_RULES['sign-in'];

describe.each(databases)('U4: attempts on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start(database);
  });
  afterAll(() => site.remove());

  const signIn = (visitor: Visitor, email: string, password: string, address = visitor.address) =>
    visitor.post('/auth/login', { email, password }, { 'X-Forwarded-For': address });
  const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status);
  async function guess(times: number, attempt: (index: number) => Promise<{ status: number }>) {
    const answers = [];
    for (let index = 0; index < times; index += 1) answers.push(await attempt(index));
    return statusesOf(answers);
  }

  test('survive a restart of the server', async () => {
    const { email } = await site.member();
    const attacker = site.visitor();
    await guess(SIGN_IN.perAccountAndAddress, () => signIn(attacker, email, 'wrong'));
    await site.restart();
    expect((await signIn(attacker, email, PASSWORD)).status).toBe(429);
  });

  test('count on every server that shares the database', async () => {
    const { email } = await site.member();
    const twin = await site.startTwin();
    const here = site.visitor();
    const there = new Visitor((request, environment) => twin.fetch(request, environment));
    const statuses = await guess(SIGN_IN.perAccountAndAddress + 2, (index) =>
      signIn(index % 2 ? here : there, email, 'wrong', here.address),
    );
    await twin.close();
    expect(statuses.filter((status) => status === 401)).toHaveLength(SIGN_IN.perAccountAndAddress);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  test('count exactly when parallel on two servers', async () => {
    const { email } = await site.member();
    const twin = await site.startTwin();
    const here = site.visitor();
    const there = new Visitor((request, environment) => twin.fetch(request, environment));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => signIn(index % 2 ? here : there, email, 'wrong', here.address)),
    );
    await twin.close();
    const counted = statusesOf(answers).filter((status) => status === 401);
    expect(counted).toHaveLength(SIGN_IN.perAccountAndAddress);
  });

  test.each([
    ['a /48', (index: number) => `2001:db8:7:${index.toString(16)}::1`, '2001:db8:8::1'],
    ['a /24', (index: number) => `198.51.100.${index % 256}`, '198.51.101.1'],
  ])('block ever new networks of %s together, and no others', async (_, addressOf, elsewhere) => {
    const ask = (address: string, index: number) =>
      site
        .visitor()
        .post(
          '/auth/reset-password',
          { token: `no-such-token-${index}`, newPassword: PASSWORD, email: 'maya@example.org' },
          { 'X-Forwarded-For': address },
        );
    const allowed = 4 * RATE_RULES['password-reset'].perAddress;
    const statuses = await guess(allowed + 5, (index) => ask(addressOf(index), index));
    expect(statuses.slice(0, allowed)).not.toContain(429);
    expect(statuses.slice(allowed)).toEqual(Array(5).fill(429));
    expect((await ask(elsewhere, 0)).status).not.toBe(429);
  });

  test.each([
    ['/booking/traveler', RATE_RULES.travelers.perAccount, { ...traveler, bookingId: 'none' }, 404],
    ['/booking/cancel', RATE_RULES.cancellation.perAccount, { bookingId: 'none' }, 404],
    ['/auth/sessions/end', RATE_RULES['session-end'].perAccountAndAddress, { password: PASSWORD }, 200],
  ])('are limited for writes with %s', async (path, allowed, body, usual) => {
    const member = await site.member();
    const statuses = await guess(allowed + 2, async () => {
      const answer = await member.post(path, body);
      member.token = answer.body.token ?? member.token;
      return answer;
    });
    expect(new Set(statuses.slice(0, allowed))).toEqual(new Set([usual]));
    expect(statuses.slice(allowed)).toEqual([429, 429]);
    // Another account is not.
    expect((await (await site.member()).post(path, body)).status).toBe(usual);
  });

  test('do not block the owner when a thief tries to end sessions', async () => {
    const member = await site.member();
    await member.post('/auth/login', { email: member.email, password: PASSWORD }).then(({ body }) => {
      member.token = body.token;
    });
    const end = (address: string, password: string) =>
      member.post('/auth/sessions/end', { password }, { 'X-Forwarded-For': address });
    // The thief does not know the password.
    const guesses = RATE_RULES['password-change'].perAccount;
    const addresses = ['203.0.113.9', '203.0.114.9', '203.0.115.9'];
    const statuses = await guess(guesses + 5, (index) => end(addresses[index % addresses.length] ?? '', 'wrong'));
    expect(statuses.slice(0, guesses)).toEqual(Array(guesses).fill(400));
    expect(statuses.slice(guesses)).toEqual(Array(5).fill(429));
    expect((await end(member.address, PASSWORD)).status).toBe(200);
  });

  test('beyond the limit are answered with the whole seconds to wait, at least one', async () => {
    const { email } = await site.member();
    const attacker = site.visitor();
    await guess(SIGN_IN.perAccountAndAddress, () => signIn(attacker, email, 'wrong'));
    const secondsToWait = async () => (await signIn(attacker, email, 'wrong')).headers.get('Retry-After');
    site.wait(0.4);
    expect(await secondsToWait()).toBe(String(SIGN_IN.windowSeconds));
    site.wait(SIGN_IN.windowSeconds - 0.8);
    expect(await secondsToWait()).toBe('1');
  });

  test('block only the guesser', async () => {
    const { email } = await site.member();
    const attacker = site.visitor();
    const statuses = await guess(SIGN_IN.perAccountAndAddress + 1, () => signIn(attacker, email, 'wrong'));
    expect(statuses.at(-1)).toBe(429);
    expect((await signIn(site.visitor(), email, PASSWORD)).status).toBe(200);
  });

  test('count a whole /64 as one address in any spelling', async () => {
    const { email } = await site.member();
    const spellings = (index: number) => [`2001:db8:7:7::${index}`, `[2001:db8:7:7:1::${index}]:4433`][index % 2];
    const statuses = await guess(SIGN_IN.perAccountAndAddress + 1, (index) =>
      signIn(site.visitor(), email, 'wrong', spellings(index)),
    );
    expect(statuses.at(-1)).toBe(429);
    expect((await signIn(site.visitor(), email, PASSWORD, '2001:db8:7:8::1')).status).toBe(200);
  });

  test('are limited even if each comes from a new address, and the owner can sign in from a known network', async () => {
    const { email } = await site.member();
    const home = site.visitor();
    expect((await signIn(home, email, PASSWORD)).status).toBe(200);
    const guessFrom = () => signIn(site.visitor(), email, 'wrong');
    const statuses = await guess(SIGN_IN.perAccount + 1, guessFrom);
    expect(statuses.at(-1)).toBe(429);
    for (let round = 0; round < 3; round += 1) {
      expect((await guessFrom()).status).toBe(429);
      expect((await signIn(home, email, PASSWORD)).status).toBe(200);
    }
    // Without that sign-in the owner would be kept out as well (control).
    expect((await signIn(site.visitor(), email, PASSWORD)).status).toBe(429);
  });

  test('by strangers do not block the owner in a network where they signed in within 90 days', async () => {
    const { email } = await site.member();
    const home = site.visitor();
    await signIn(home, email, PASSWORD);
    const siege = () => guess(SIGN_IN.perAccount, () => signIn(site.visitor(), email, 'wrong'));
    site.wait(89 * 86_400);
    await siege();
    expect((await signIn(home, email, PASSWORD)).status).toBe(200);
    site.wait(91 * 86_400);
    await siege();
    expect((await signIn(home, email, PASSWORD)).status).toBe(429);
  });

  test('leave neither counters nor networks behind when they expire', async () => {
    const { email } = await site.member();
    const visitor = site.visitor();
    await signIn(visitor, email, PASSWORD);
    await signIn(visitor, email, 'wrong');
    const store = await openStore(site.settings.databaseUrl, site.settings.dataFolder, site.settings.log);
    const counters = () => store.selectFrom('rate_limits').selectAll().execute();
    const networks = () => store.selectFrom('known_networks').selectAll().execute();
    expect((await counters()).length).toBeGreaterThan(0);
    expect((await networks()).length).toBeGreaterThan(0);
    // Neither says who it was.
    expect(JSON.stringify([await counters(), await networks()])).not.toMatch(new RegExp(`${email}|${visitor.address}`));
    site.wait(91 * 86_400);
    await site.tick();
    expect(await counters()).toEqual([]);
    expect(await networks()).toEqual([]);
    await store.destroy();
  });

  test('expire even if the clock was set back', async () => {
    const { email } = await site.member();
    const visitor = site.visitor();
    site.wait(365 * 86_400);
    await guess(SIGN_IN.perAccountAndAddress, () => signIn(visitor, email, 'wrong'));
    site.wait(-365 * 86_400);
    expect((await signIn(visitor, email, PASSWORD)).status).toBe(200);
  });

  test('are limited for reset mails, even from networks known by signing in', async () => {
    const { email } = await site.member();
    const statuses: number[] = [];
    for (let network = 0; network < 8; network += 1) {
      const former = site.visitor();
      await signIn(former, email, PASSWORD);
      statuses.push(...(await guess(3, () => former.post('/auth/reset-password-request', { email }))));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(RATE_RULES['reset-mail'].perAccount);
  });

  test('are limited for data exports, wherever the visitor has signed in', async () => {
    const { email } = await site.member();
    const { perAccount } = RATE_RULES['data-export'];
    const statuses = await guess(perAccount + 1, async () => {
      const visitor = site.visitor();
      visitor.token = (await signIn(visitor, email, PASSWORD)).body.token;
      return visitor.get('/auth/data');
    });
    expect(statuses.filter((status) => status === 200)).toHaveLength(perAccount);
    expect(statuses.at(-1)).toBe(429);
  });

  test('are limited for the password of a visitor with a stolen session', async () => {
    const member = await site.member();
    const change = () => member.post('/auth/change-password', { oldPassword: 'wrong', newPassword: 'N3w!passw0rd' });
    const statuses = await guess(RATE_RULES['password-change'].perAccountAndAddress + 1, change);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });

  test('to change a password are limited even if each comes from a new address', async () => {
    const { token } = await site.member();
    const change = () =>
      site.visitor(token).post('/auth/change-password', { oldPassword: 'wrong', newPassword: 'N3w!passw0rd' });
    const statuses = await guess(RATE_RULES['password-change'].perAccount + 1, change);
    expect(statuses.at(-1)).toBe(429);
  });
});
