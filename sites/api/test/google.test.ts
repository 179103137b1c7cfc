import { userSchema } from '@trek/ui/api';
import { judgeGoogleCallback } from '@trek/ui/internal/sign-in/google-callback-rules';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../tools/system/resources.ts';
import { signingKey } from '../src/accounts/signing-keys.ts';
import { RATE_RULES } from '../src/http/rate-limit.ts';
import { GOOGLE_CLIENT } from './google-client.ts';
import { type GoogleProvider, type ProviderAccount, startGoogleProvider } from './google-provider.ts';
import { comeBackFromGoogle, person, RETURN_URL, redirectParams, SITE, visitGoogle } from './google-visit.ts';
import { databases, PASSWORD, TestSite } from './site.ts';
import type { Answer } from './visitor.ts';

const SECRET = 'a secret of this test alone, long enough';

describe.each(databases)('signing in with Google on %s (O1)', (database) => {
  let site: TestSite;
  let provider: GoogleProvider;
  beforeAll(async () => {
    provider = await startGoogleProvider([RETURN_URL]);
    const google = { ...GOOGLE_CLIENT, issuer: provider.issuer, returnUrl: RETURN_URL };
    site = await TestSite.start(database, { google, tokenSecret: SECRET });
  });
  afterAll(async () => {
    await site.remove();
    await provider.close();
  });

  const visitProvider = (account: ProviderAccount | null, query = '') => visitGoogle(site, provider, account, query);
  const returnToSite = (returned: URL, cookie: string) => comeBackFromGoogle(site, returned, cookie);

  async function signIn(account: ProviderAccount | null) {
    const { cookie, returned } = await visitProvider(account);
    return redirectParams(await returnToSite(returned, cookie));
  }

  test('creates an account for a new person and signs them in', async () => {
    const account = person({ email: 'Pasang.New@Example.org' });
    const params = await signIn(account);
    const verdict = judgeGoogleCallback({
      error: params.get('error'),
      token: params.get('token'),
      user: params.get('user'),
      marker: params.get('marker'),
      expectedMarker: 'set by the button',
      hasSession: false,
      nowSeconds: site.now.getTime() / 1000,
    });
    expect(verdict).toMatchObject({
      isAccepted: true,
      user: { email: 'pasang.new@example.org', fullname: 'Pasang Sherpa', googleId: account.sub, role: 'user' },
    });
    const me = await site.visitor(params.get('token') ?? '').get('/auth/me');
    expect(userSchema.parse(me.body).googleId).toBe(account.sub);
  });

  test.each([
    ['a sign-in', person()],
    ['a refusal', null],
  ])('returns the marker by which the browser recognizes its request: %s (O3)', async (_, account) => {
    const { cookie, returned } = await visitProvider(account, '?marker=0123456789abcdef');
    expect(returned.href).not.toContain('0123456789abcdef');
    expect(redirectParams(await returnToSite(returned, cookie)).get('marker')).toBe('0123456789abcdef');
    // No other browser has that cookie.
    expect(redirectParams(await returnToSite(returned, '')).get('marker')).toBeNull();
  });

  test('announces the returned marker to the callback page only, for ten minutes (O3)', async () => {
    const cookies = async (query: string) =>
      (await site.visitor().get(`/auth/google${query}`)).headers.getSetCookie().join('\n');
    const echoCookie = /^google-marker-comes-back=1; Max-Age=600; Path=\/auth\/google\/callback; SameSite=Lax$/m;
    expect(await cookies('?marker=0123456789abcdef')).toMatch(echoCookie);
    expect(await cookies('')).not.toContain('google-marker-comes-back');
  });

  test.each(['', '?marker=', '?marker=%3Cscript%3E', `?marker=${'a'.repeat(65)}`])(
    'returns no marker for %j (O3)',
    async (query) => {
      const { cookie, returned } = await visitProvider(person(), query);
      expect(redirectParams(await returnToSite(returned, cookie)).has('marker')).toBe(false);
    },
  );

  test('recognizes a person by their subject, whatever their address is now', async () => {
    const account = person();
    const first = JSON.parse((await signIn(account)).get('user') ?? '');
    const again = JSON.parse((await signIn({ ...account, email: 'moved@example.org' })).get('user') ?? '');
    expect(again.id).toBe(first.id);
  });

  test('assigns the account to the owner of its address, and voids its password, tokens and reset links', async () => {
    const squatter = await site.member();
    const params = await signIn(person({ email: squatter.email }));
    const user = JSON.parse(params.get('user') ?? '');
    expect(user.email).toBe(squatter.email);
    expect((await squatter.get('/auth/me')).status).toBe(401);
    const oldPassword = await site.visitor().post('/auth/login', { email: squatter.email, password: PASSWORD });
    expect(oldPassword.status).toBe(401);
    expect((await site.visitor(params.get('token') ?? '').get('/auth/me')).status).toBe(200);
  });

  test('assigns no account to another person with the same address', async () => {
    const account = person();
    await signIn(account);
    const params = await signIn(person({ email: account.email }));
    expect([...params]).toEqual([['error', 'account_conflict']]);
  });

  test('refuses an address that Google has not verified, and links nothing', async () => {
    const member = await site.member();
    const params = await signIn(person({ email: member.email, email_verified: false }));
    expect([...params]).toEqual([['error', 'email_not_verified']]);
    expect((await member.get('/auth/me')).body.googleId).toBeNull();
  });

  test('reports that the person declined', async () => {
    expect([...(await signIn(null))]).toEqual([['error', 'access_denied']]);
  });

  test('sends a new state, nonce and PKCE challenge each time', async () => {
    const signInUrl = async () => new URL((await site.visitor().get('/auth/google')).headers.get('Location') ?? '');
    const [one, other] = [await signInUrl(), await signInUrl()];
    expect(one.searchParams.get('code_challenge_method')).toBe('S256');
    expect(one.searchParams.get('redirect_uri')).toBe(RETURN_URL);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).toMatch(/^[\w-]{43}$/);
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name));
    }
  });

  test('stores its state in a host-only cookie over https', async () => {
    const secure = await TestSite.start(database, {
      google: { ...GOOGLE_CLIENT, issuer: provider.issuer, returnUrl: RETURN_URL.replace('http:', 'https:') },
    });
    const { headers } = await secure.visitor().get('/auth/google?marker=0123456789abcdef');
    const [flowCookie, echo] = headers.getSetCookie();
    expect(flowCookie).toMatch(/^__Host-google-sign-in=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
    expect(echo).toBe('__Host-google-marker-comes-back=1; Max-Age=600; Path=/; Secure; SameSite=Lax');
    await secure.remove();
  });

  test('accepts an answer once: a second one signs no one in, with or without the cookie', async () => {
    const { cookie, returned } = await visitProvider(person());
    const first = await returnToSite(returned, cookie);
    expect(redirectParams(first).get('token')).toBeTruthy();
    expect(first.headers.get('Set-Cookie')).toMatch(/^google-sign-in=;.*Max-Age=0/);
    expect([...redirectParams(await returnToSite(returned, cookie))]).toEqual([['error', 'sign_in_refused']]);
    expect([...redirectParams(await returnToSite(returned, ''))]).toEqual([['error', 'sign_in_expired']]);
  });

  test('refuses an answer requested by another browser (state)', async () => {
    const attacker = await visitProvider(person());
    const victim = await visitProvider(person());
    expect([...redirectParams(await returnToSite(attacker.returned, victim.cookie))]).toEqual([
      ['error', 'sign_in_refused'],
    ]);
    expect(redirectParams(await returnToSite(attacker.returned, attacker.cookie)).get('token')).toBeTruthy();
  });

  test.each(['state', 'code', 'iss'])('refuses an answer with another %s', async (name) => {
    const { cookie, returned } = await visitProvider(person());
    returned.searchParams.set(name, 'https://evil.example');
    expect([...redirectParams(await returnToSite(returned, cookie))]).toEqual([['error', 'sign_in_refused']]);
  });

  /** The site's own cookie, but for one thing that it remembers. */
  async function altered(cookie: string, changes: Record<string, string>): Promise<string> {
    const claims = decodeJwt(cookie.split('=', 2)[1] ?? '');
    const token = new SignJWT({ ...claims, ...changes }).setProtectedHeader({
      alg: 'HS256',
      kid: signingKey(SECRET).id,
    });
    return `google-sign-in=${await token.sign(signingKey(SECRET).key)}`;
  }

  test.each([
    ['nonce', { nonce: 'n'.repeat(43) }],
    ['proof that the same browser asked (PKCE)', { codeVerifier: 'v'.repeat(43) }],
  ])('refuses an answer with another %s', async (_, changes) => {
    const { cookie, returned } = await visitProvider(person());
    expect([...redirectParams(await returnToSite(returned, await altered(cookie, changes)))]).toEqual([
      ['error', 'sign_in_refused'],
    ]);
  });

  test('accepts an unchanged answer (control)', async () => {
    const { cookie, returned } = await visitProvider(person());
    expect(redirectParams(await returnToSite(returned, await altered(cookie, {}))).get('token')).toBeTruthy();
  });

  test('rejects too many attempts (U2)', async () => {
    const visitor = site.visitor();
    const answers = [];
    for (let attempt = 0; attempt <= RATE_RULES.google.perAddress; attempt += 1) {
      answers.push(await visitor.get('/auth/google/return?code=guess'));
    }
    expect(redirectParams(answers.at(-2) as Answer).get('error')).toBe('sign_in_expired');
    expect(redirectParams(answers.at(-1) as Answer).get('error')).toBe('too_many_attempts');
  });

  test('refuses a foreign cookie, and any after ten minutes', async () => {
    const { cookie, returned } = await visitProvider(person());
    const member = await site.member();
    for (const forged of ['google-sign-in=a.b.c', `google-sign-in=${member.token}`]) {
      expect([...redirectParams(await returnToSite(returned, forged))]).toEqual([['error', 'sign_in_expired']]);
    }
    site.wait(600);
    expect([...redirectParams(await returnToSite(returned, cookie))]).toEqual([['error', 'sign_in_expired']]);
  });

  test('hides its cookie from scripts and other sites', async () => {
    const { start } = await visitProvider(person());
    expect(start.headers.get('Set-Cookie')).toMatch(/HttpOnly; SameSite=Lax/);
    expect(start.headers.get('Set-Cookie')).toContain('Path=/api/auth/google/return');
  });

  test('creates one account from two parallel returns', async () => {
    const account = person();
    const [one, other] = [await visitProvider(account), await visitProvider(account)];
    const answers = await Promise.all([one, other].map(({ returned, cookie }) => returnToSite(returned, cookie)));
    const ids = answers.map((answer) => JSON.parse(redirectParams(answer).get('user') ?? '').id);
    expect(new Set(ids).size).toBe(1);
  });

  test('leaves no code and no token in the log (O2)', async () => {
    const { cookie, returned } = await visitProvider(person());
    const params = redirectParams(await returnToSite(returned, cookie));
    await returnToSite(returned, cookie);
    const log = JSON.stringify(site.logged);
    expect(log).toContain("can't complete a sign-in with Google");
    for (const secret of [returned.searchParams.get('code'), params.get('token'), cookie]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('signing in with Google', () => {
  test('reports a missing client in the log and to the visitor', async () => {
    const site = await TestSite.start('SQLite');
    for (const path of ['/auth/google', '/auth/google/return?code=1&state=2']) {
      const answer = await site.visitor().get(path);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('Location')).toBe(`${SITE}/auth/google/callback?error=not_configured`);
    }
    expect(site.logged).toContainEqual({
      level: 'warn',
      message: "can't sign a visitor in with Google: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET",
    });
    await site.remove();
  });

  test('refuses an answer signed with unknown keys', async () => {
    const provider = await startGoogleProvider([RETURN_URL]);
    const signedIn = async () => {
      const google = { ...GOOGLE_CLIENT, issuer: provider.issuer, returnUrl: RETURN_URL };
      const site = await TestSite.start('SQLite', { google });
      const { cookie, returned } = await visitGoogle(site, provider, person());
      const answer = redirectParams(await comeBackFromGoogle(site, returned, cookie));
      await site.remove();
      return answer.get('error') ?? 'signed in';
    };
    const { keys: named } = await (await fetch(`${provider.issuer}/jwks`)).json();
    const { publicKey } = await generateKeyPair('RS256', { extractable: true });
    provider.keys = [{ ...named[0], ...(await exportJWK(publicKey)) }];
    expect(await signedIn()).toBe('sign_in_refused');
    // The control: with its own keys it is believed.
    provider.keys = named;
    expect(await signedIn()).toBe('signed in');
    await provider.close();
  });

  test('returns visitors while the provider is unavailable, and works once it is back', async () => {
    const port = await freePort();
    const google = { ...GOOGLE_CLIENT, issuer: `http://127.0.0.1:${port}`, returnUrl: RETURN_URL };
    const site = await TestSite.start('SQLite', { google });
    const begin = async () => (await site.visitor().get('/auth/google')).headers.get('Location');
    expect(await begin()).toBe(`${SITE}/auth/google/callback?error=temporarily_unavailable`);
    const provider = await startGoogleProvider([RETURN_URL], port);
    expect(await begin()).toContain(`${provider.issuer}/auth?`);
    await provider.close();
    await site.remove();
  });
});
