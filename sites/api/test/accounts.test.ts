import { signedInSchema, userSchema } from '@trek/ui/api';
import { passwordTexts } from '@trek/ui/internal/sign-in/password-rules';
import { tokenPayload } from '@trek/ui/internal/sign-in/rules';
import { base64url, decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingKey } from '../src/accounts/signing-keys.ts';
import { RATE_RULES } from '../src/http/rate-limit.ts';
import { databases, PASSWORD, TestSite } from './site.ts';

const LINK = (link: string) =>
  `email programs would make a link of “${link}”. If it is part of a name, put a space after the dot`;

const SECRET = 'a secret of this test alone, long enough';
const DAY_SECONDS = 86_400;

describe.each(databases)('accounts on %s', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await TestSite.start(database, { tokenSecret: SECRET });
  });
  afterAll(() => site.remove());

  const registration = (changes: Record<string, unknown> = {}) => ({
    fullname: 'Pasang Sherpa',
    email: `pasang-${crypto.randomUUID()}@example.org`,
    phone: '+977 1 5550100',
    password: PASSWORD,
    ...changes,
  });
  const seconds = () => Math.floor(site.now.getTime() / 1000);

  test('registers an account and signs it in at once', async () => {
    const given = registration({ email: ' Pasang@Example.org ' });
    const answer = await site.visitor().post('/auth/register', given);
    expect(answer.status).toBe(201);
    const { token, user } = signedInSchema.parse(answer.body);
    expect(user).toMatchObject({
      email: 'pasang@example.org',
      fullname: 'Pasang Sherpa',
      role: 'user',
      googleId: null,
    });
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
    const me = await site.visitor(token).get('/auth/me');
    expect(userSchema.parse(me.body)).toEqual(user);
  });

  test('issues a token with the claims that the browser reads', async () => {
    const { body } = await site.visitor().post('/auth/register', registration({ fullname: 'पासाङ शेर्पा' }));
    expect(tokenPayload(body.token)).toMatchObject({
      userId: body.user.id,
      email: body.user.email,
      fullname: 'पासाङ शेर्पा',
      role: 'user',
      aud: 'session',
      exp: seconds() + DAY_SECONDS,
    });
  });

  test('ignores a role, an id and any other extra field (Z2)', async () => {
    const { body } = await site
      .visitor()
      .post('/auth/register', registration({ role: 'admin', id: 1, googleId: 'g', tokenVersion: 9 }));
    expect(body.user).toMatchObject({ role: 'user', googleId: null });
    expect(body.user.id).not.toBe(1);
  });

  test('creates one account per address, even for 10 parallel registrations', async () => {
    const given = registration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.visitor().post('/auth/register', given)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body).toEqual({
      message: 'There is already an account with this email address. Please sign in, or reset your password.',
    });
  });

  test('keeps an account unchanged when its address is registered again', async () => {
    const given = registration();
    await site.visitor().post('/auth/register', given);
    await site.visitor().post('/auth/register', { ...given, fullname: 'Mallory', password: 'An0ther!word' });
    const signIn = (password: string) => site.visitor().post('/auth/login', { email: given.email, password });
    expect((await signIn(PASSWORD)).body.user.fullname).toBe(given.fullname);
    expect((await signIn('An0ther!word')).status).toBe(401);
  });

  test.each([
    [{ fullname: '' }, 'Please enter your full name'],
    [{ email: 'pasang' }, 'Please enter a valid email address'],
    [{ email: 'a@b.np\r\nBcc: c@d.np' }, 'Please enter a valid email address'],
    [{ phone: undefined }, 'Please enter your phone number'],
    [{ password: 'short' }, 'Password must be at least 8 characters long'],
    [{ password: 12345678 }, 'Password must be at least 8 characters long'],
    [{ fullname: 'x'.repeat(201) }, 'Please use 200 characters at most'],
    [{ fullname: 'evil.photography' }, `Please enter the name on one line, without links: ${LINK('evil.photography')}`],
    [{ fullname: 'a\0b' }, 'Please enter the name on one line, without links: “U+0000” can’t be part of it'],
    [{ fullname: 'Maya\nhttps://evil.example' }, 'Please enter the name on one line, without links'],
    [{ phone: 'call www.evil.example' }, `Please enter a valid phone number: ${LINK('www.evil.example')}`],
    [{ fullname: 'a\ud800b' }, 'fullname is missing or invalid.'],
    [{ password: 'x'.repeat(1025) }, 'Please use 1024 characters at most'],
    [{ password: 'password123' }, passwordTexts.english.tooCommon],
    [{ password: 'PassWord123' }, passwordTexts.english.tooCommon],
    [{ password: 'TrekHimalaya-1!' }, passwordTexts.english.tooCommon],
    [{ password: '12345678' }, passwordTexts.english.tooCommon],
  ])('refuses registration with %j (U3, I1)', async (changes, message) => {
    const answer = await site.visitor().post('/auth/register', registration(changes));
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  test.each(['Passw0rd!', 'Password1!', 'Test1234!', 'Lhotse-8516-face', 'Trek-with-Dorje-1'])(
    'accepts registration with %s, which is no listed password (control)',
    async (password) => {
      expect((await site.visitor().post('/auth/register', registration({ password }))).status).toBe(201);
    },
  );

  test('accepts an accent in any keyboard encoding at sign-in', async () => {
    const given = registration({ password: 'Caf\u00e9-4130!' });
    await site.visitor().post('/auth/register', given);
    const signIn = (password: string) => site.visitor().post('/auth/login', { email: given.email, password });
    expect((await signIn('Cafe\u0301-4130!')).status).toBe(200);
    expect((await signIn('Caf\u00e9-4130!')).status).toBe(200);
    expect((await signIn('Cafe-4130!')).status).toBe(401);
  });

  test('signs in for a day, or for 30 days with “remember me”', async () => {
    const given = registration();
    await site.visitor().post('/auth/register', given);
    const signIn = async (rememberMe?: boolean) => {
      const { body } = await site
        .visitor()
        .post('/auth/login', { ...given, email: given.email.toUpperCase(), rememberMe });
      return decodeJwt(signedInSchema.parse(body).token).exp;
    };
    expect(await signIn()).toBe(seconds() + DAY_SECONDS);
    expect(await signIn(true)).toBe(seconds() + 30 * DAY_SECONDS);
  });

  test('answers a wrong password and an unknown address alike (U1)', async () => {
    const member = await site.member();
    const wrong = await site.visitor().post('/auth/login', { email: member.email, password: 'wrong' });
    const unknown = await site.visitor().post('/auth/login', { email: 'nobody@example.org', password: 'wrong' });
    expect(wrong.status).toBe(401);
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  describe('answers 401 (J1, J2)', () => {
    const own = signingKey(SECRET);
    const sign = (claims: Record<string, unknown>, key = own.key, alg = 'HS256') =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: own.id }).sign(key);

    test.each<[string, (good: Record<string, unknown>) => Promise<string> | string]>([
      ['no token', () => ''],
      ['text that is no token', () => 'a.b.c'],
      ['alg none', (good) => `${base64url.encode('{"alg":"none"}')}.${base64url.encode(JSON.stringify(good))}.`],
      ['another key', (good) => sign(good, signingKey('another secret that is long enough').key)],
      ['another algorithm', (good) => sign(good, new Uint8Array([...own.key, ...own.key]), 'HS512')],
      ['the secret itself as the key', (good) => sign(good, new TextEncoder().encode(SECRET))],
      [
        'no id of a key that is known',
        (good) => new SignJWT(good).setProtectedHeader({ alg: 'HS256', kid: 'other' }).sign(own.key),
      ],
      ['no expiry', ({ exp, ...good }) => sign(good)],
      ['an expiry that is text', (good) => sign({ ...good, exp: String(good.exp) })],
      ['an expiry in the past', (good) => sign({ ...good, exp: 1 })],
      ['a numeric user id', (good) => sign({ ...good, userId: 1 })],
      ['an object as user id', (good) => sign({ ...good, userId: { $ne: null } })],
      ['a foreign user id', (good) => sign({ ...good, userId: crypto.randomUUID() })],
      ['no audience', ({ aud, ...good }) => sign(good)],
      ['a reset token', ({ userId, exp }) => sign({ userId, exp, aud: 'password-reset', jti: 'x' })],
      ['an unknown session', (good) => sign({ ...good, sid: crypto.randomUUID() })],
      ['no session', ({ sid, ...good }) => sign(good)],
    ])('%s', async (_, forge) => {
      const member = await site.member();
      const good = decodeJwt(member.token ?? '');
      expect((await site.visitor(await sign(good)).get('/auth/me')).status).toBe(200);
      const answer = await site.visitor(await forge(good)).get('/auth/me');
      expect(answer.status).toBe(401);
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
    });
  });

  test('limits password guessing to ten attempts per account and address (U2)', async () => {
    const member = await site.member();
    const attacker = site.visitor();
    const attempt = () => attacker.post('/auth/login', { email: member.email, password: 'wrong' });
    const answers = await Promise.all(Array.from({ length: 12 }, attempt));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('forgets failed attempts after a successful one (U2)', async () => {
    const member = await site.member();
    const signIn = (password: string) => site.visitor().post('/auth/login', { email: member.email, password });
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 6; attempt += 1) await signIn('wrong');
      expect((await signIn(PASSWORD)).status).toBe(200);
    }
  });
});

describe('network addresses', () => {
  const attempts = 101;

  test('ignores made-up addresses without a proxy in front (U2)', async () => {
    const site = await TestSite.start('SQLite', { trustedProxies: 0 });
    const socket = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const statuses = [];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const body = JSON.stringify({ email: `${attempt}@example.org`, password: 'x' });
      const headers = { 'X-Forwarded-For': `198.51.100.${attempt}` };
      statuses.push((await site.visitor().send('/auth/login', { method: 'POST', body, headers }, socket)).status);
    }
    expect(statuses.at(-2)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
    await site.remove();
  });

  test('uses the addresses that trusted proxies saw (U2)', async () => {
    const site = await TestSite.start('SQLite', { trustedProxies: 2 });
    const socket = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };
    const signIn = (attempt: number, forwarded: string) => {
      const body = JSON.stringify({ email: `${attempt}@example.org`, password: 'x' });
      return site
        .visitor()
        .send('/auth/login', { method: 'POST', body, headers: { 'X-Forwarded-For': forwarded } }, socket);
    };
    for (let attempt = 0; attempt < attempts; attempt += 1)
      await signIn(attempt, `made-up-${attempt}, 192.0.2.1, 203.0.113.8`);
    expect((await signIn(0, '192.0.2.1, 203.0.113.8')).status).toBe(429);
    expect((await signIn(0, '192.0.2.1, 192.0.2.2, 203.0.113.8')).status).toBe(401);
    await site.remove();
  });
});

describe('many people behind one address', () => {
  const socket = { incoming: { socket: { remoteAddress: '203.0.113.7' } } };

  test('can sign in without limit, while failed attempts still count (U2)', async () => {
    const site = await TestSite.start('SQLite', { trustedProxies: 0 });
    const { email } = await site.member();
    const signIn = async (address: string, password: string) => {
      const body = JSON.stringify({ email: address, password });
      return (await site.visitor().send('/auth/login', { method: 'POST', body }, socket)).status;
    };
    const { perAddress } = RATE_RULES['sign-in'];
    for (let attempt = 0; attempt < perAddress; attempt += 1) {
      expect(await signIn(email, PASSWORD)).toBe(200);
      expect(await signIn(`${attempt}@example.org`, 'wrong')).toBe(401);
    }
    expect(await signIn('another@example.org', 'wrong')).toBe(429);
    await site.remove();
  });
});
