import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PasswordHasher } from '../src/accounts/password-hasher.ts';
import { UnavailableError } from '../src/core/unavailable-error.ts';
import { PASSWORD_COST } from '../src/settings/password-cost.ts';
import { rounds } from './rounds.ts';
import { PASSWORD, TestSite } from './site.ts';

const NEW_PASSWORD = 'N3w!passw0rd';
/** The number of sign-ins while one address attacks. */
const SIGN_INS = rounds({ test: 30, campaign: 100 });
const BUSY = new UnavailableError('Too many people are signing in right now. Please try again.', 2);

let site: TestSite;
afterEach(async () => {
  vi.restoreAllMocks();
  await site.remove();
});

const signIn = (email: string, password: string, visitor = site.visitor()) =>
  visitor.post('/auth/login', { email, password });

async function resetToken(email: string): Promise<string> {
  await site.emptyOutbox();
  await site.visitor().post('/auth/reset-password-request', { email });
  return vi.waitFor(async () => {
    const link = new URL(/http\S+reset-password\?\S+/.exec((await site.mails()).join())?.[0] ?? '');
    return link.searchParams.get('token') ?? '';
  });
}
const reset = (email: string, token: string, newPassword = NEW_PASSWORD) =>
  site.visitor().post('/auth/reset-password', { email, token, newPassword });

describe('U4: a server too busy to hash', () => {
  test('counts no attempt for an account', async () => {
    site = await TestSite.start('SQLite');
    const { email } = await site.member();
    const owner = site.visitor();
    const verify = vi.spyOn(PasswordHasher.prototype, 'verify').mockRejectedValue(BUSY);
    for (let attempt = 0; attempt < 15; attempt += 1) expect((await signIn(email, PASSWORD, owner)).status).toBe(503);
    verify.mockRestore();
    expect((await signIn(email, PASSWORD, owner)).status).toBe(200);
    // Attempts that were looked at count (control).
    for (let attempt = 0; attempt < 15; attempt += 1) await signIn(email, 'wrong', owner);
    expect((await signIn(email, PASSWORD, owner)).status).toBe(429);
  });

  test('consumes no reset link', async () => {
    site = await TestSite.start('SQLite');
    const { email } = await site.member();
    const token = await resetToken(email);
    const hash = vi.spyOn(PasswordHasher.prototype, 'hash').mockRejectedValue(BUSY);
    for (let attempt = 0; attempt < 40; attempt += 1) expect((await reset(email, token)).status).toBe(503);
    hash.mockRestore();
    expect((await reset(email, token)).status).toBe(200);
  });

  test('refuses a used reset link before hashing', async () => {
    site = await TestSite.start('SQLite');
    const { email } = await site.member();
    const token = await resetToken(email);
    const hash = vi.spyOn(PasswordHasher.prototype, 'hash');
    expect((await reset(email, token)).status).toBe(200);
    // An open one is hashed (control).
    expect(hash).toHaveBeenCalledTimes(1);
    expect((await reset(email, token)).status).toBe(400);
    expect(hash).toHaveBeenCalledTimes(1);
  });
});

describe('U4: reset links', () => {
  test('limit attempts per address', async () => {
    site = await TestSite.start('SQLite');
    const attacker = site.visitor();
    const attempt = () =>
      attacker.post('/auth/reset-password', { email: 'a@example.org', token: 'x', newPassword: NEW_PASSWORD });
    const statuses = [];
    for (let index = 0; index < 40; index += 1) statuses.push((await attempt()).status);
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
  });

  test('let the owner of a guessed account in from a new address', async () => {
    site = await TestSite.start('SQLite');
    const { email } = await site.member();
    for (let index = 0; index < 60; index += 1) await signIn(email, 'wrong');
    const traveler = site.visitor();
    expect((await signIn(email, PASSWORD, traveler)).status).toBe(429);
    const token = await resetToken(email);
    const answer = await traveler.post('/auth/reset-password', { email, token, newPassword: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect((await signIn(email, NEW_PASSWORD, traveler)).status).toBe(200);
    // Others from new addresses are still kept out (control).
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(429);
  });
});

/** Signs in one after the other, each time from another address. */
async function timeSignIns(email: string, times: number) {
  const statuses: number[] = [];
  const milliseconds: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const start = performance.now();
    statuses.push((await signIn(email, PASSWORD)).status);
    milliseconds.push(performance.now() - start);
  }
  const p95 = milliseconds.sort((left, right) => left - right)[Math.ceil(0.95 * times) - 1] ?? Number.NaN;
  return { statuses, p95 };
}

describe('U4: one hostile address sending everything it can', () => {
  test('keeps no one from signing in', { timeout: 60_000 }, async () => {
    site = await TestSite.start('SQLite', { passwordCost: PASSWORD_COST });
    const { email } = await site.member();
    const hostile = site.visitor();
    let isOver = false;
    let hostileRequests = 0;
    const attack = async (worker: number) => {
      for (let index = 0; !isOver; index += 1) {
        const victim = `${worker}-${index}@example.org`;
        await hostile.post('/auth/login', { email: index % 2 ? email : victim, password: 'wrong' });
        await hostile.post('/auth/register', { fullname: 'x', email: victim, phone: '1', password: PASSWORD });
        hostileRequests += 2;
        // As over a network, where others' requests come in between.
        await setImmediate();
      }
    };
    const quiet = await timeSignIns(email, 20);
    const attackers = Array.from({ length: 30 }, (_, worker) => attack(worker));
    const besieged = await timeSignIns(email, SIGN_INS);
    isOver = true;
    await Promise.all(attackers);
    expect(besieged.statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(SIGN_INS - 1);
    // A machine that has other work to do is slow without an attacker, too.
    expect(besieged.p95).toBeLessThan(Math.max(500, 4 * quiet.p95));
    expect(hostileRequests).toBeGreaterThan(2 * SIGN_INS);
  });
});
