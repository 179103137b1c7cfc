import { hash } from '@node-rs/argon2';
import { signedInDeviceSchema } from '@trek/ui/api';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readDevice } from '../src/accounts/device.ts';
import { openStore } from '../src/store/open-store.ts';
import { signOutEverywhere } from '../src/store/sessions.ts';
import { enterOffice, signInAlone } from './operator.ts';
import { databases, PASSWORD, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const REGISTRATION = { fullname: 'Pema Sherpa', phone: '+977 1 5550100', password: PASSWORD };
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

describe.each(databases)('sessions on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start(database);
  });
  afterAll(() => site.remove());

  const signIn = async (email: string, { rememberMe = false, agent = CHROME } = {}): Promise<Visitor> => {
    const { body } = await site
      .visitor()
      .post('/auth/login', { email, password: PASSWORD, rememberMe }, { 'User-Agent': agent });
    return site.visitor(body.token);
  };
  const isSignedIn = async (visitor: Visitor) => (await visitor.get('/auth/me')).status === 200;
  const devicesOf = async (visitor: Visitor) =>
    z.array(signedInDeviceSchema).parse((await visitor.get('/auth/sessions')).body);

  test('sign a copied token out at once when its owner signs out, and keep other devices (J5)', async () => {
    const laptop = await site.member();
    const phone = await signIn(laptop.email);
    const copy = site.visitor(laptop.token);
    expect(await isSignedIn(copy)).toBe(true);
    expect((await laptop.post('/auth/logout', {})).status).toBe(200);
    expect((await copy.get('/auth/me')).headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await isSignedIn(copy)).toBe(false);
    expect((await copy.get('/booking/user')).status).toBe(401);
    expect(await isSignedIn(phone)).toBe(true);
  });

  test.each(['the same person', 'another person'])(
    'end once %s signs in from the browser, by any way that returns a token (J6)',
    async (who) => {
      const first = await site.member();
      const phone = await signIn(first.email);
      const next = who === 'the same person' ? first : await site.member();
      const copy = site.visitor(first.token);
      const wrong = await first.post('/auth/login', { email: next.email, password: 'Wr0ng!Password' });
      expect([wrong.status, await isSignedIn(copy)]).toEqual([401, true]);
      const { body } = await first.post('/auth/login', { email: next.email, password: PASSWORD });
      expect(await Promise.all([copy, phone].map(isSignedIn))).toEqual([false, true]);

      const second = site.visitor(body.token);
      expect(await isSignedIn(second)).toBe(true);
      const registered = await second.post('/auth/register', {
        ...REGISTRATION,
        email: `${crypto.randomUUID()}@example.org`,
      });
      expect(registered.status).toBe(201);
      expect(await Promise.all([second, phone, site.visitor(registered.body.token)].map(isSignedIn))).toEqual([
        false,
        true,
        true,
      ]);
      // Another tab that still sends the old token begins a session all the same, and ends no other.
      const { body: late } = await second.post('/auth/login', { email: first.email, password: PASSWORD });
      expect(
        await Promise.all([site.visitor(late.token), site.visitor(registered.body.token), phone].map(isSignedIn)),
      ).toEqual([true, true, true]);
    },
  );

  test('never end by a token that only names them', async () => {
    const member = await site.member();
    const [device] = await devicesOf(member);
    const forged = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ userId: 1, sid: device?.id }))}.x`;
    expect((await site.visitor(forged).post('/auth/login', { email: member.email, password: PASSWORD })).status).toBe(
      200,
    );
    expect(await isSignedIn(member)).toBe(true);
  });

  test('appear with device and time, last used first', async () => {
    const first = await site.member();
    site.wait(HOUR);
    const second = await signIn(first.email);
    const devices = await devicesOf(second);
    expect(devices).toMatchObject([
      { browser: 'Chrome', system: 'Windows', isCurrent: true, begunAt: site.now.toISOString() },
      { browser: null, system: null, isCurrent: false },
    ]);
    site.wait(HOUR);
    await isSignedIn(first);
    await expect.poll(async () => (await devicesOf(second))[0]?.seenAt).toBe(site.now.toISOString());
  });

  test('can be ended one by one or everywhere else, by their owner only', async () => {
    const first = await site.member();
    const second = await signIn(first.email);
    const third = await signIn(first.email);
    const stranger = await site.member();
    const ids = (await devicesOf(third)).map(({ id }) => id);
    const end = async (visitor: Visitor, which: object) => {
      const answer = await visitor.post('/auth/sessions/end', { password: PASSWORD, ...which });
      const stolen = site.visitor(visitor.token);
      if (answer.body.token) {
        visitor.token = answer.body.token;
        expect(await isSignedIn(stolen)).toBe(false);
      }
      return answer;
    };
    for (const id of ids) expect((await end(stranger, { id })).status).toBe(404);
    const [own = ''] = (await devicesOf(second)).filter(({ isCurrent }) => isCurrent).map(({ id }) => id);
    // A stolen session alone ends none.
    for (const password of [undefined, '', 'Wr0ng!Password', `${PASSWORD} `]) {
      for (const which of [{ id: own, password }, { password }]) {
        expect((await end(first, which)).status).toBe(400);
      }
    }
    expect(await Promise.all([first, second, third].map(isSignedIn))).toEqual([true, true, true]);
    expect((await end(first, { id: own })).status).toBe(200);
    expect(await Promise.all([first, second, third].map(isSignedIn))).toEqual([true, false, true]);
    expect((await end(first, {})).status).toBe(200);
    expect(await Promise.all([first, third, stranger].map(isSignedIn))).toEqual([true, false, true]);
    expect((await site.visitor().post('/auth/sessions/end', {})).status).toBe(401);
    // To sign out twice, or signed out, is no fault.
    for (const visitor of [second, site.visitor(), site.visitor('a.b.c')]) {
      expect((await visitor.post('/auth/logout', {})).status).toBe(200);
    }
    expect(await isSignedIn(first)).toBe(true);
  });

  test('can be ended for a Google account within ten minutes of a sign-in, since it has no password', async () => {
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const older = await site.member();
    await store
      .updateTable('users')
      .set({ password_hash: null, google_id: older.email })
      .where('email', '=', older.email)
      .execute();
    site.wait(601);
    const end = () => older.post('/auth/sessions/end', { password: PASSWORD });
    expect(await end()).toMatchObject({ status: 403, body: { message: expect.stringContaining('with Google again') } });
    site.wait(-1);
    expect((await end()).status).toBe(200);
    await store.destroy();
  });

  test('rehash a password with an old cost and sign no one out', async () => {
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const member = await site.member();
    const stored = () =>
      store.selectFrom('users').select('password_hash').where('email', '=', member.email).executeTakeFirstOrThrow();
    const present = (await stored()).password_hash;
    await isSignedIn(await signIn(member.email));
    expect((await stored()).password_hash).toBe(present);
    const older = await hash(PASSWORD, { memoryCost: 16, timeCost: 1, parallelism: 1 });
    await store.updateTable('users').set({ password_hash: older }).where('email', '=', member.email).execute();
    await signIn(member.email);
    const renewed = (await stored()).password_hash;
    expect(renewed?.split('$').slice(0, 4)).toEqual(present?.split('$').slice(0, 4));
    expect(await isSignedIn(member)).toBe(true);
    expect(await isSignedIn(await signIn(member.email))).toBe(true);
    await store.destroy();
  });

  test('can all be ended by the site’s owner, with an audit entry', async () => {
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const [member, stranger] = [await site.member(), await site.member()];
    const { id } = (await member.get('/auth/me')).body;
    expect(await signOutEverywhere(store, member.email.toUpperCase(), site.now)).toBe(true);
    expect(await Promise.all([member, stranger].map(isSignedIn))).toEqual([false, true]);
    expect(await store.selectFrom('trail').selectAll().where('about', '=', id).execute()).toMatchObject([
      { event: 'sessions-ended', who: 'npm run office' },
    ]);
    expect(await signOutEverywhere(store, 'nobody@example.org', site.now)).toBe(false);
    await store.destroy();
  });

  test('end after twelve hours without use, and after a day in any case', async () => {
    const used = await site.member();
    const left = await signIn(used.email);
    for (let hours = 0; hours < 22; hours += 11) {
      site.wait(11 * HOUR);
      expect(await isSignedIn(used)).toBe(true);
      await expect.poll(async () => (await devicesOf(used))[0]?.seenAt).toBe(site.now.toISOString());
    }
    expect(await isSignedIn(left)).toBe(false);
    site.wait(2 * HOUR);
    expect(await isSignedIn(used)).toBe(false);
  });

  test('last 30 days with “remember me” if used every two weeks', async () => {
    const { email } = await site.member();
    const used = await signIn(email, { rememberMe: true });
    const left = await signIn(email, { rememberMe: true });
    site.wait(13 * DAY);
    expect(await isSignedIn(used)).toBe(true);
    await expect.poll(async () => (await devicesOf(used))[0]?.seenAt).toBe(site.now.toISOString());
    site.wait(2 * DAY);
    expect([await isSignedIn(used), await isSignedIn(left)]).toEqual([true, false]);
  });

  test('end on a password change; the changing one continues with its old limit', async () => {
    const first = await site.member();
    const second = await signIn(first.email);
    site.wait(HOUR);
    const { body } = await first.post('/auth/change-password', { oldPassword: PASSWORD, newPassword: 'An0ther!Word' });
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false]);
    const renewed = site.visitor(body.token);
    expect(await devicesOf(renewed)).toMatchObject([{ isCurrent: true }]);
    expect(decodeJwt(body.token).exp).toBe(decodeJwt(first.token ?? '').exp);
  });

  test('are limited to twenty per account', async () => {
    const first = await site.member();
    for (let more = 0; more < 20; more += 1) {
      site.wait(1);
      await signIn(first.email);
    }
    expect(await isSignedIn(first)).toBe(false);
    expect(await devicesOf(await signIn(first.email))).toHaveLength(20);
  });

  test('never end the one just created, at the same moment or with another server’s clock ahead', async () => {
    const { email } = await site.member();
    for (let more = 0; more < 25; more += 1) expect(await isSignedIn(await signIn(email))).toBe(true);
    site.wait(-60);
    const last = await signIn(email);
    expect(await isSignedIn(last)).toBe(true);
    expect(await devicesOf(last)).toHaveLength(20);
  });
});

test('last at most twelve hours for an operator, an hour without use, and are never remembered', async () => {
  const email = 'office@example.org';
  const site = await TestSite.start('SQLite', { operatorEmail: email });
  await signInAlone(site, email);
  const signIn = async () =>
    site.visitor(
      (await site.visitor().post('/auth/login', { email, password: PASSWORD, rememberMe: true })).body.token,
    );
  const used = await signIn();
  await enterOffice(site, used, email);
  expect(decodeJwt(used.token ?? '').exp).toBe(site.now.getTime() / 1000 + 12 * HOUR);
  const left = await signIn();
  await enterOffice(site, left, email);
  site.wait(HOUR - 1);
  expect((await used.get('/office/today')).status).toBe(200);
  site.wait(1);
  expect([(await used.get('/office/today')).status, (await left.get('/office/today')).status]).toEqual([200, 404]);
  await site.remove();
});

test('survive a new secret while the previous one is set', async () => {
  const secrets = [
    'the first secret, of more than thirty-two letters',
    'the second one, of more than thirty-two letters',
  ];
  const site = await TestSite.start('SQLite', { tokenSecret: secrets[0] });
  const member = await site.member();
  Object.assign(site.settings, { tokenSecret: secrets[1] });
  await site.restart();
  expect((await member.get('/auth/me')).status).toBe(401);
  Object.assign(site.settings, { tokenSecretBefore: secrets[0] });
  await site.restart();
  expect((await member.get('/auth/me')).status).toBe(200);
  await site.remove();
});

test.each([
  [CHROME, 'Chrome', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1 CriOS/142.0 Mobile/15E Safari/604.1',
    'Chrome',
    'iPad',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge', 'Linux'],
  ['curl/8.5.0', null, null],
  [undefined, null, null],
])('the device of %s', (userAgent, browser, system) => {
  expect(readDevice(userAgent)).toEqual({ browser, system });
});
