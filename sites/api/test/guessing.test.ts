import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PasswordHasher } from '../src/accounts/password-hasher.ts';
import type { ApiTypes } from '../src/http/api-context.ts';
import { handleError } from '../src/http/error-handler.ts';
import { keyedHash } from '../src/http/keyed-hash.ts';
import { RATE_RULES, RateLimit } from '../src/http/rate-limit.ts';
import { openStore, type Store } from '../src/store/open-store.ts';
import { guestContent, guestWithBooking } from './guest-visit.ts';
import { rounds } from './rounds.ts';
import { PASSWORD, TestSite } from './site.ts';
import { distinguishability, timeInTurns } from './timing.ts';

const TRIES = rounds({ test: 200, campaign: 1000 });
/** A hash that takes some milliseconds: real work, for a test's patience. */
const COST = { memoryKib: 4096, iterations: 1 };

/** A guess is one half; chance alone stays within four standard deviations of that (Mann and Whitney's, of so many tries each). */
const expectGuess = (value: number, tries: number) => {
  const deviation = Math.sqrt((2 * tries + 1) / (12 * tries ** 2));
  expect(Math.abs(value - 0.5)).toBeLessThan(4 * deviation);
};

describe('the duration of an answer (U1)', () => {
  let site: TestSite;
  let known: string[];
  beforeAll(async () => {
    site = await TestSite.start('SQLite', { passwordCost: COST });
    const members = Math.ceil(TRIES / RATE_RULES['reset-request'].perAccount);
    known = [];
    for (let index = 0; index < members; index += 1) known.push((await site.member()).email);
  }, 60_000);
  afterAll(() => site.remove());

  const knownEmail = (index: number) => known[index % known.length] ?? '';
  const unknownEmail = (index: number) => `${knownEmail(index).split('@')[0]}@example.net`;

  test('does not reveal at sign-in whether an account exists', { timeout: 120_000 }, async () => {
    const signIn = (email: string) => site.visitor().post('/auth/login', { email, password: 'wrong' });
    for (const email of ['a@example.net', 'b@example.net']) expect((await signIn(email)).status).toBe(401);
    const times = await timeInTurns(
      TRIES,
      (index) => signIn(knownEmail(index)),
      (index) => signIn(unknownEmail(index)),
    );
    expectGuess(distinguishability(times), TRIES);
  });

  test('does not reveal at a reset request whether an account exists', { timeout: 120_000 }, async () => {
    const ask = (email: string) => site.visitor().post('/auth/reset-password-request', { email });
    const times = await timeInTurns(
      TRIES,
      (index) => ask(knownEmail(index)),
      (index) => ask(unknownEmail(index)),
    );
    expectGuess(distinguishability(times), TRIES);
  });

  test('would reveal it without the dummy hash (control)', async () => {
    const hasher = new PasswordHasher(COST);
    const turn = { lane: 'sign-in', caller: 'maya' } as const;
    const hash = await hasher.hash(PASSWORD, turn);
    const verify = async (stored: string | undefined) => stored !== undefined && hasher.verify(stored, 'wrong', turn);
    const times = await timeInTurns(
      100,
      () => verify(hash),
      () => verify(undefined),
    );
    expect(distinguishability(times)).toBeGreaterThan(0.95);
  });
});

describe('the duration of an answer to a guest (G3)', () => {
  let site: TestSite;
  const known: { email: string; reference: string }[] = [];
  beforeAll(async () => {
    site = await TestSite.start('SQLite', {}, guestContent);
    const guests = Math.ceil(TRIES / (RATE_RULES['code-request'].perAccount - 1));
    for (let index = 0; index < guests; index += 1) {
      const email = `guest${index}@example.org`;
      known.push({ email, reference: (await guestWithBooking(site, email)).booking.reference });
    }
  }, 60_000);
  afterAll(() => site.remove());

  test('does not reveal whether a booking has this address', { timeout: 120_000 }, async () => {
    const ask = async (index: number, domain: string) => {
      const { email = '', reference } = known[index % known.length] ?? {};
      const wanted = { email: email.replace('example.org', domain), reference };
      expect((await site.visitor().post('/guest/code', wanted)).status).toBe(200);
    };
    const times = await timeInTurns(
      TRIES,
      (index) => ask(index, 'example.org'),
      (index) => ask(index, 'example.net'),
    );
    expectGuess(distinguishability(times), TRIES);
  });
});

describe('200 parallel guesses (U2)', () => {
  const GUESSES = 200;
  const rule = { perAddress: 1000, perAccount: 5, windowSeconds: 60 };
  let site: TestSite;
  let store: Store;
  beforeAll(async () => {
    site = await TestSite.start('SQLite');
    store = await openStore(undefined, site.settings.dataFolder, site.settings.log);
  });
  afterAll(async () => {
    await store.destroy();
    await site.remove();
  });

  /** How many guesses come through to where a password would be checked. */
  async function guess(guarded: (limit: RateLimit, work: () => Promise<void>) => (context: never) => Promise<void>) {
    let checked = 0;
    const work = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      checked += 1;
    };
    const services = { store, settings: site.settings, keyedHash: keyedHash(new Uint8Array(32)) };
    const check = guarded(new RateLimit(services, 'sign-in', rule), work);
    const app = new Hono<ApiTypes>().onError(handleError).post('/', async (context) => {
      await check(context as never);
      return context.json({});
    });
    const answers = await Promise.all(Array.from({ length: GUESSES }, () => app.request('/', { method: 'POST' })));
    return { checked, refused: answers.filter(({ status }) => status === 429).length };
  }

  test('only the allowed number gets through at one account', async () => {
    const { checked, refused } = await guess((limit, work) => async (context) => {
      await limit.count(context, 'maya@example.org');
      await work();
    });
    expect({ checked, refused }).toEqual({ checked: 5, refused: 195 });
  });

  test('all would get through at one account if counted after the work (U2 control)', async () => {
    const { checked } = await guess((limit, work) => async (context) => {
      await work();
      await limit.count(context, 'pasang@example.org');
    });
    expect(checked).toBe(GUESSES);
  });

  test('a real sign-in stops them at the limit, before the right password', async () => {
    const { email } = await site.member();
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, index) =>
        site.visitor().post('/auth/login', { email, password: index === GUESSES - 1 ? PASSWORD : `guess ${index}` }),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429), count(200)]).toEqual([RATE_RULES['sign-in'].perAccount, 150, 0]);
  });
});
