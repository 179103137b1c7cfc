import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRecoveryCode } from '../src/accounts/one-time-codes.ts';
import { openStore } from '../src/store/open-store.ts';
import { confirmFactor, removeFactor, secondFactorOf } from '../src/store/second-factors.ts';
import { codeAt } from './one-time-code.ts';
import { OPERATOR_EMAIL, officeTokenIn, signInAlone } from './operator.ts';
import { databases, TestSite } from './site.ts';
import type { Visitor } from './visitor.ts';

describe.each(databases)('Z6: the second factor of the office on %s', (database) => {
  let site: TestSite;
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
  });
  afterAll(() => site.remove());

  const show = (operator: Visitor, code: string) => operator.post('/office/access', { code });
  const isInside = async (operator: Visitor) => (await operator.get('/office/today')).status === 200;
  const mails = async () => (await site.mails()).filter((mail) => mail.includes('Subject: Your access to the office'));

  test('is set up after the first sign-in, and hides the office until then', async () => {
    let operator = await signInAlone(site);
    expect((await operator.get('/office/access')).body).toEqual({
      role: 'operator',
      hasFactor: false,
      hasPasskey: false,
      isInside: false,
    });
    expect(await isInside(operator)).toBe(false);
    site.wait(601);
    expect((await operator.post('/office/access/factor', {})).status).toBe(403);
    operator = await signInAlone(site);
    const { body } = await operator.post('/office/access/factor', {});
    secret = body.secret;
    expect(body.uri).toContain(`secret=${secret}`);
    expect((await show(operator, '000000')).status).toBe(400);
    const entry = await show(operator, codeAt(secret, site.now));
    expect(entry.status).toBe(200);
    recoveryCodes = entry.body.recoveryCodes;
    expect(new Set(recoveryCodes)).toHaveLength(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){7}[A-Z2-7]{4}$/);
    operator.officeToken = officeTokenIn(entry.headers);
    expect(await isInside(operator)).toBe(true);
    await expect.poll(mails).toHaveLength(1);
  });

  test('belongs to the app whose code was entered, despite a parallel setup of another one', async () => {
    const other = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    const operator = await signInAlone(other);
    const user = (await operator.get('/auth/me')).body;
    const { body } = await operator.post('/office/access/factor', {});
    const { databaseUrl, dataFolder, log } = other.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    const factor = await secondFactorOf(store, user.id);
    if (!factor) throw new Error('There is no factor');
    expect(factor.secret).toBe(body.secret);
    // A thief with the password asks for a secret of their own between the owner's code and its confirmation.
    await operator.post('/office/access/factor', {});
    expect(await confirmFactor(store, factor, ['hash'], other.now)).toBe(false);
    await store.destroy();
    expect((await operator.get('/office/access')).body).toEqual({
      role: 'operator',
      hasFactor: false,
      hasPasskey: false,
      isInside: false,
    });
    await other.remove();
  });

  test('refuses clients with only the password', async () => {
    const thief = await signInAlone(site);
    expect((await thief.get('/office/access')).body).toMatchObject({
      hasFactor: true,
      hasPasskey: false,
      isInside: false,
    });
    expect(await isInside(thief)).toBe(false);
    expect((await thief.post('/office/access/factor', {})).status).toBe(409);
    // The session's own token is none of the office, nor the other way round.
    thief.officeToken = thief.token;
    expect(await isInside(thief)).toBe(false);
  });

  test('accepts a code once, up to half a minute off, and no older one', async () => {
    site.wait(600);
    const operator = await signInAlone(site);
    const at = (seconds: number) => codeAt(secret, new Date(site.now.getTime() + seconds * 1000));
    for (const seconds of [-90, -60, 60, 90]) expect((await show(operator, at(seconds))).status).toBe(400);
    const both = await Promise.all([show(operator, at(0)), show(operator, at(0))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await show(operator, at(-30))).status).toBe(400);
    expect((await show(operator, at(30))).status).toBe(200);
  });

  test('has recovery codes for a lost phone, each usable once and reported by mail', async () => {
    const operator = await signInAlone(site);
    const [code = '', ...others] = recoveryCodes;
    await site.emptyOutbox();
    const entry = await show(operator, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(entry).toMatchObject({ status: 200, body: { recoveryCodes: [] } });
    expect((await show(operator, code)).status).toBe(400);
    const ofCodes = async () => (await mails()).filter((mail) => mail.includes('A recovery code was used'));
    await expect.poll(ofCodes).toHaveLength(1);
    // As text programs, mails and keyboards of other languages write it.
    const written = [
      (text: string) => text.replaceAll('-', '\u2011'),
      (text: string) => `“${text.replaceAll('-', ' – ')}”.`,
      (text: string) => text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
      (text: string) => `\u202a${text.replaceAll('-', '\u2212').replaceAll(/(?<=.)(?=.)/gu, '\u200b')}`,
    ];
    for (const [index, write] of written.entries()) {
      expect([index, (await show(operator, write(others[index] ?? ''))).status]).toEqual([index, 200]);
    }
  });

  test('ends with its session', async () => {
    site.wait(1000);
    const operator = await signInAlone(site);
    operator.officeToken = officeTokenIn((await show(operator, codeAt(secret, site.now))).headers);
    expect((await operator.get('/auth/me', { Authorization: `Bearer ${operator.officeToken}` })).status).toBe(401);
    await operator.post('/auth/logout', {});
    expect(await isInside(operator)).toBe(false);
  });

  test('uses a host-only cookie, bound to https by its name if there is https', async () => {
    site.wait(1000);
    const operator = await signInAlone(site);
    const { publicUrl } = site.settings;
    Object.assign(site.settings, { publicUrl: 'https://treks.example' });
    const { headers } = await show(operator, codeAt(secret, site.now));
    Object.assign(site.settings, { publicUrl });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^__Secure-office=/);
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Strict']));
    expect(cookie).not.toMatch(/Domain|Path/);
  });

  test('uses a cookie of the office only, hidden from scripts and other sites', async () => {
    site.wait(1000);
    const operator = await signInAlone(site);
    const { headers } = await show(operator, codeAt(secret, site.now));
    const [cookie = '', ...more] = headers.getSetCookie();
    expect(more).toEqual([]);
    // Without a path it is for what is below the call's own: `/api/office`, or wherever the API is.
    expect(
      cookie
        .replace(/=[^;]+/, '')
        .split('; ')
        .sort(),
    ).toEqual(['HttpOnly', expect.stringMatching(/^Max-Age=\d+$/), 'SameSite=Strict', 'office']);
    operator.officeToken = officeTokenIn(headers);
    const ask = async (all: Record<string, string>) => (await operator.get('/office/today', all)).status;
    expect(await ask({})).toBe(200);
    for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:3000.evil.example'])
      expect(await ask({ Origin: origin })).toBe(404);
    for (const from of ['cross-site', 'same-site']) expect(await ask({ 'Sec-Fetch-Site': from })).toBe(404);
    expect(await ask({ Origin: site.settings.publicUrl, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
    // The cookie without the session, and with another one of the same operator.
    const { officeToken } = operator;
    expect((await site.visitor().get('/office/today', { Cookie: `office=${officeToken}` })).status).toBe(404);
    expect((await (await signInAlone(site)).get('/office/today', { Cookie: `office=${officeToken}` })).status).toBe(
      404,
    );
  });

  test('lasts for all tabs of a browser, for at most twelve hours', async () => {
    site.wait(1000);
    const operator = await signInAlone(site);
    operator.officeToken = officeTokenIn((await show(operator, codeAt(secret, site.now))).headers);
    const otherTab = site.visitor(operator.token);
    otherTab.officeToken = operator.officeToken;
    expect((await otherTab.get('/office/access')).body).toMatchObject({
      hasFactor: true,
      hasPasskey: false,
      isInside: true,
    });
    // As long as the operator goes on working.
    for (let quarter = 1; quarter < 48; quarter += 1) {
      site.wait(900);
      await expect.poll(() => isInside(otherTab)).toBe(true);
    }
    site.wait(901);
    expect((await otherTab.get('/office/access')).status).toBe(404);
    expect(await isInside(otherTab)).toBe(false);
  });

  test('exists for operators only, and not for pages of other sites', async () => {
    const member = await site.member();
    for (const visitor of [member, site.visitor()]) {
      expect((await visitor.get('/office/access')).status).toBe(404);
      expect((await show(visitor, '123456')).status).toBe(404);
    }
    const origin = site.settings.corsOrigins[0] ?? '';
    const preflight = (path: string) => site.visitor().send(path, { method: 'OPTIONS', headers: { Origin: origin } });
    expect((await preflight('/office/today')).headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect((await preflight('/office/access')).headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect((await preflight('/booking/user')).headers.get('Access-Control-Allow-Origin')).toBe(origin);
  });

  test('is set up again after the site’s owner removed it with every session, and a mail reports that', async () => {
    const operator = await signInAlone(site);
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    expect(await removeFactor(store, 'Office@Trek.example', site.now)).toBe(true);
    expect(await removeFactor(store, OPERATOR_EMAIL, site.now)).toBe(false);
    await store.destroy();
    // The command runs in a process of its own; the site sends the mail.
    await site.emptyOutbox();
    await site.tick();
    expect(await mails()).toEqual([expect.stringContaining('were removed by the site')]);
    expect((await operator.get('/office/access')).status).toBe(404);
    expect((await (await signInAlone(site)).get('/office/access')).body).toMatchObject({
      hasFactor: false,
      hasPasskey: false,
      isInside: false,
    });
  });
});

test('still accepts old recovery codes of 24 letters', () => {
  expect(isRecoveryCode('ABCDEFGHIJKLMNOPQRSTUVWX')).toBe(true);
  for (const text of ['123456', 'ABCDEFGHIJKLMNOPQRSTUVW', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'])
    expect(isRecoveryCode(text)).toBe(false);
});
