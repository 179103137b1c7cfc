import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signingKey } from '../src/accounts/signing-keys.ts';
import { listAuditEntries } from '../src/store/audit-log.ts';
import { dismissOperator } from '../src/store/colleagues.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { appointOperator, COMMAND_LINE_ACTOR, reinstateOperator } from '../src/store/operators.ts';
import { userByEmail } from '../src/store/users.ts';
import { GOOGLE_CLIENT } from './google-client.ts';
import { type GoogleProvider, startGoogleProvider } from './google-provider.ts';
import { comeBackFromGoogle, person, RETURN_URL, redirectParams, visitGoogle } from './google-visit.ts';
import { OPERATOR_EMAIL, resetLink, signInOperator } from './operator.ts';
import { databases, PASSWORD, TestSite } from './site.ts';

const CALLS = [
  '/office/today',
  '/office/bookings',
  '/office/bookings.csv',
  '/office/bookings/TH-CCCCCC',
  '/office/messages',
  '/office/partners',
];
const TOKEN_SECRET = 'a secret that only this test knows: 0123456789';

describe.each(databases)('the operator on %s', (database) => {
  let site: TestSite;
  let store: Store;
  let provider: GoogleProvider;
  beforeAll(async () => {
    provider = await startGoogleProvider([RETURN_URL]);
    site = await TestSite.start(database, {
      operatorEmail: OPERATOR_EMAIL,
      tokenSecret: TOKEN_SECRET,
      google: { ...GOOGLE_CLIENT, issuer: provider.issuer, returnUrl: RETURN_URL },
    });
    const { databaseUrl, dataFolder, log } = site.settings;
    store = await openStore(databaseUrl, dataFolder, log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
    await provider.close();
  });

  test('appointed by a setting, sets a password by the reset mail and signs in', async () => {
    const office = await signInOperator(site);
    expect((await office.get('/auth/me')).body).toMatchObject({ email: OPERATOR_EMAIL, role: 'operator' });
    for (const call of CALLS.filter((path) => !path.includes('TH-'))) expect((await office.get(call)).status).toBe(200);
  });

  test('Z3: anyone else gets the same answer as for an unknown address', async () => {
    const nowhere = await site.visitor().get('/no-such-thing');
    const member = await site.member();
    for (const visitor of [site.visitor(), site.visitor('nonsense'), member]) {
      for (const call of CALLS) {
        const answer = await visitor.get(call);
        expect([answer.status, answer.body]).toEqual([404, nowhere.body]);
        const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'x-request-id');
        expect(names(answer.headers)).toEqual(names(nowhere.headers));
      }
      for (const act of ['note', 'transfer', 'cancel', 'change', 'decision', 'payment-link', 'no-such-act']) {
        expect((await visitor.post(`/office/bookings/TH-CCCCCC/${act}`, { key: 'k'.repeat(8) })).status).toBe(404);
      }
      expect((await visitor.post('/office/messages/1/answered', { isAnswered: true })).status).toBe(404);
      expect((await visitor.post('/office/bookings', {})).status).toBe(404);
    }
  });

  test('Z3: no sign-up, Google sign-in or token grants the role', async () => {
    const member = await site.member({ role: 'operator' });
    expect((await member.get('/auth/me')).body.role).toBe('user');
    const claims = person({ role: 'operator' } as object);
    const { cookie, returned } = await visitGoogle(site, provider, claims);
    const byGoogle = site.visitor(redirectParams(await comeBackFromGoogle(site, returned, cookie)).get('token') ?? '');
    expect((await byGoogle.get('/auth/me')).body.role).toBe('user');
    expect((await byGoogle.get('/office/today')).status).toBe(404);
    // Signed by the site itself, as a token of a time when the account had another role.
    const signed = await new SignJWT({ ...decodeJwt(member.token ?? ''), role: 'operator' })
      .setProtectedHeader({ alg: 'HS256', kid: signingKey(TOKEN_SECRET).id })
      .sign(signingKey(TOKEN_SECRET).key);
    const promoted = site.visitor(signed);
    expect((await promoted.get('/auth/me')).status).toBe(200);
    expect((await promoted.get('/office/today')).status).toBe(404);
  });

  test('Z4: an earlier owner of the address, by registration or at Google, gets no access', async () => {
    const squatter = await site.member();
    const link = await resetLink(site, squatter.email);
    const named = { ...site.settings, operatorEmail: squatter.email };
    const twin = await import('../src/start-api.ts').then(({ startApi }) => startApi(named));
    await twin.close();
    expect((await squatter.get('/auth/me')).status).toBe(401);
    const login = { email: squatter.email, password: PASSWORD, rememberMe: false };
    expect((await site.visitor().post('/auth/login', login)).status).toBe(401);
    const reset = { email: squatter.email, token: link.searchParams.get('token'), newPassword: PASSWORD };
    expect((await site.visitor().post('/auth/reset-password', reset)).status).toBe(400);

    const { cookie, returned } = await visitGoogle(site, provider, person({ email: squatter.email }));
    expect(redirectParams(await comeBackFromGoogle(site, returned, cookie)).get('error')).toBe('account_conflict');
    const office = await signInOperator(site, squatter.email);
    expect((await office.get('/office/today')).status).toBe(200);
  });

  test('stays signed in across a restart', async () => {
    const office = await signInOperator(site);
    await site.restart();
    expect((await office.get('/office/today')).status).toBe(200);
  });

  test('loses access at once on dismissal, with every token', async () => {
    const office = await signInOperator(site);
    expect(await dismissOperator(store, 'Office@Trek.example', site.now)).toBe(true);
    expect((await office.get('/office/today')).status).toBe(404);
    expect(await dismissOperator(store, OPERATOR_EMAIL, site.now)).toBe(false);
  });

  test('stays dismissed despite the setting, until reinstated', async () => {
    site.logged.length = 0;
    await site.restart();
    const roleNow = async () => (await userByEmail(store, OPERATOR_EMAIL))?.role;
    expect(await roleNow()).toBe('user');
    expect(site.logged).toContainEqual({
      level: 'warn',
      message: expect.stringMatching(/^the account that OPERATOR_EMAIL names was dismissed/),
    });
    expect(await reinstateOperator(store, OPERATOR_EMAIL, site.now)).toBe(true);
    expect(await listAuditEntries(store, {}, undefined, 99).execute()).toContainEqual(
      expect.objectContaining({ event: 'operator-appointed', who: COMMAND_LINE_ACTOR, about: OPERATOR_EMAIL }),
    );
    await site.restart();
    expect(await roleNow()).toBe('operator');
  });

  test('learns at start that more accounts open the office, without their addresses', async () => {
    const former = `former-${crypto.randomUUID()}@trek.example`;
    await appointOperator(store, former, site.now);
    site.logged.length = 0;
    await site.restart();
    expect(site.logged).toContainEqual({
      level: 'warn',
      message: expect.stringMatching(/^\d+ more can open the office: .+ dismiss <e-mail>$/),
    });
    expect(JSON.stringify(site.logged)).not.toContain('@trek.example');
  });
});
