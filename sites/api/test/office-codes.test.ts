import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_RULES } from '../src/http/rate-limit.ts';
import { openStore } from '../src/store/open-store.ts';
import { removeFactor } from '../src/store/second-factors.ts';
import { codeAt } from './one-time-code.ts';
import { OPERATOR_EMAIL, signInAlone } from './operator.ts';
import { databases, PASSWORD, TestSite } from './site.ts';
import { Visitor } from './visitor.ts';

const DAY_SECONDS = 86_400;
const { perAccount, perAccountDaily, windowSeconds } = RATE_RULES['office-code'];

describe.each(databases)('Z7: guessing the codes of the office on %s', (database) => {
  let site: TestSite;
  let secret: string;
  let recoveryCodes: string[];
  beforeAll(async () => {
    site = await TestSite.start(database, { operatorEmail: OPERATOR_EMAIL });
    await setUp(await signInAlone(site));
  });
  afterAll(() => site.remove());
  beforeEach(async () => {
    site.wait(2 * DAY_SECONDS);
    await site.emptyOutbox();
  });

  const show = (operator: Visitor, code: string) => operator.post('/office/access', { code });
  const rightCode = () => codeAt(secret, site.now);
  /** A code that the app shows neither now nor half a minute before or after. */
  const wrongCode = () => {
    const near = [-30, 0, 30].map((seconds) => codeAt(secret, new Date(site.now.getTime() + seconds * 1000)));
    for (;;) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      if (!near.includes(code)) return code;
    }
  };
  const wrongRecoveryCode = () =>
    Array.from({ length: 24 }, () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[randomInt(32)]).join('');
  const count = (statuses: number[], status: number) => statuses.filter((other) => other === status).length;
  const warnings = async () => {
    await site.tick();
    return (await site.mails()).filter((mail) => mail.includes('wrong codes'));
  };

  async function setUp(operator: Visitor) {
    ({ secret } = (await operator.post('/office/access/factor', {})).body);
    ({ recoveryCodes } = (await show(operator, rightCode())).body);
  }

  /** Signs in from each of so many networks, which makes them known, and tries codes from there. */
  async function besiege(networks: number, each: number, code = wrongCode) {
    const statuses: number[] = [];
    for (let network = 0; network < networks; network += 1) {
      const thief = await signInAlone(site);
      // The network that signed in is the one that guesses, in the session that it got.
      thief.token = (await thief.post('/auth/login', { email: OPERATOR_EMAIL, password: PASSWORD })).body.token;
      for (let guess = 0; guess < each; guess += 1) statuses.push((await show(thief, code())).status);
    }
    return statuses;
  }

  test('stops after ten codes from 40 known networks and is reported once', async () => {
    const statuses = await besiege(40, 10);
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([perAccount, 400 - perAccount]);
    const [mail, ...more] = await warnings();
    expect(more).toEqual([]);
    expect(mail).toContain(`To: ${OPERATOR_EMAIL}`);
  });

  test('allows at most 30 codes a day, with a new attempt each quarter of an hour', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      statuses.push(...(await besiege(2, 10)));
      site.wait(windowSeconds);
    }
    expect(count(statuses, 400)).toBe(perAccountDaily);
    expect(await warnings()).toHaveLength(1);
    const refused = await show(await signInAlone(site), rightCode());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(DAY_SECONDS / 2);
    expect(refused.body.message).toContain('recovery code');
    site.wait(DAY_SECONDS);
    expect((await show(await signInAlone(site), rightCode())).status).toBe(200);
  });

  test('checks no more codes in parallel on two servers', async () => {
    const twin = await site.startTwin();
    const thieves = await Promise.all(Array.from({ length: 20 }, () => signInAlone(site)));
    const at = (api: typeof twin, token?: string) =>
      new Visitor((request, environment) => api.fetch(request, environment), token);
    const answers = await Promise.all(
      thieves.flatMap(({ token }, index) =>
        Array.from({ length: 5 }, () => show(at(index % 2 ? twin : site.api, token), wrongCode())),
      ),
    );
    await twin.close();
    const statuses = answers.map(({ status }) => status);
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([perAccount, 100 - perAccount]);
    expect(await warnings()).toHaveLength(1);
  });

  test('leaves recovery codes usable, and using one does not reset the limit', async () => {
    await besiege(2, 10);
    const operator = await signInAlone(site);
    expect((await show(operator, rightCode())).status).toBe(429);
    expect((await show(operator, recoveryCodes.pop() ?? '')).status).toBe(200);
    expect((await show(operator, rightCode())).status).toBe(429);
    site.wait(windowSeconds);
    expect((await show(operator, rightCode())).status).toBe(200);
  });

  test('limits recovery codes per network and never locks the owner out', async () => {
    const statuses = await besiege(1, 12, wrongRecoveryCode);
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    await besiege(40, 10, wrongRecoveryCode);
    expect(await warnings()).toHaveLength(1);
    const operator = await signInAlone(site);
    expect((await show(operator, recoveryCodes.pop() ?? '')).status).toBe(200);
    expect((await show(operator, rightCode())).status).toBe(200);
  });

  test('ignores right codes and does not block after four mistakes', async () => {
    const operator = await signInAlone(site);
    for (let entry = 0; entry < perAccount + 1; entry += 1) {
      expect((await show(operator, rightCode())).status).toBe(200);
      site.wait(30);
    }
    for (let slip = 0; slip < 4; slip += 1) expect((await show(operator, wrongCode())).status).toBe(400);
    expect(await warnings()).toEqual([]);
  });

  test('is limited during app setup as well, even with new secrets', async () => {
    const { databaseUrl, dataFolder, log } = site.settings;
    const store = await openStore(databaseUrl, dataFolder, log);
    await besiege(1, 10);
    await removeFactor(store, OPERATOR_EMAIL, site.now);
    await store.destroy();
    const statuses: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const operator = await signInAlone(site);
      ({ secret } = (await operator.post('/office/access/factor', {})).body);
      for (let guess = 0; guess < 5; guess += 1) statuses.push((await show(operator, wrongCode())).status);
    }
    // The guesses at the app that was removed do not count.
    expect(count(statuses, 400)).toBe(perAccount);
    site.wait(windowSeconds);
    const operator = await signInAlone(site);
    await setUp(operator);
    expect(recoveryCodes).toHaveLength(10);
  });
});
