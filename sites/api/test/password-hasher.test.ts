import { hash } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { PasswordHasher, type Turn } from '../src/accounts/password-hasher.ts';
import { UnavailableError } from '../src/core/unavailable-error.ts';

const CHEAP = { memoryKib: 8, iterations: 1 };
const FLOOD = 500;

const signIn = (caller: string): Turn => ({ lane: 'sign-in', caller });
const other = (caller: string): Turn => ({ lane: 'other', caller });

/** Starts as many hashes at once, of callers of their own unless one is named. */
const flood = (hasher: PasswordHasher, turn: (index: number) => Turn) =>
  Promise.allSettled(Array.from({ length: FLOOD }, (_, index) => hasher.hash('password', turn(index))));

const refused = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'rejected');

describe('the password hasher', () => {
  test('refuses a flood instead of queueing it (U3)', async () => {
    const hasher = new PasswordHasher(CHEAP);
    const results = await flood(hasher, (index) => signIn(`${index}`));
    expect(refused(results).length).toBeGreaterThan(0);
    expect(refused(results).length).toBeLessThan(FLOOD);
    for (const result of refused(results)) expect(result).toMatchObject({ reason: expect.any(UnavailableError) });
    const stored = await hasher.hash('password', other('maya'));
    expect(await hasher.verify(stored, 'password', signIn('maya'))).toBe(true);
  });

  test('never accepts a password for an account without one (U1)', async () => {
    const hasher = new PasswordHasher(CHEAP);
    expect(await hasher.verify(undefined, 'no password has this hash', signIn('maya'))).toBe(false);
    expect(await hasher.verify(null, '', signIn('maya'))).toBe(false);
  });

  test('accepts a password as typed if its hash predates accent normalization', async () => {
    const typed = 'Cafe\u0301-4130!';
    const stored = await hash(typed, { memoryCost: CHEAP.memoryKib, timeCost: CHEAP.iterations, parallelism: 1 });
    const hasher = new PasswordHasher(CHEAP);
    expect(await hasher.verify(stored, typed, signIn('maya'))).toBe(true);
    expect(await hasher.verify(stored, 'Cafe-4130!', signIn('maya'))).toBe(false);
  });

  describe('while all visitors register and reset at once', () => {
    const honest = async (turn: Turn) => {
      const hasher = new PasswordHasher(CHEAP);
      const flooded = flood(hasher, (index) => other(`${index}`));
      const result = await Promise.allSettled([hasher.verify(undefined, 'password', turn)]);
      await flooded;
      return result[0].status;
    };

    test('U4: accepts a sign-in', async () => {
      expect(await honest(signIn('maya'))).toBe('fulfilled');
    });

    test('U4 control: would refuse it with a single queue', async () => {
      expect(await honest(other('maya'))).toBe('rejected');
    });
  });

  describe('while one caller tries to sign in as fast as they can', () => {
    /** The number of flood requests that were done before a newcomer's. */
    const doneBefore = async (caller: string) => {
      const hasher = new PasswordHasher(CHEAP);
      let done = 0;
      const flooded = Array.from({ length: 80 }, () =>
        hasher.verify(undefined, 'password', signIn('attacker')).then(() => {
          done += 1;
        }),
      );
      await hasher.verify(undefined, 'password', signIn(caller));
      const before = done;
      await Promise.all(flooded);
      return before;
    };

    test('U4: takes turns, so that others hardly wait', async () => {
      expect(await doneBefore('maya')).toBeLessThan(20);
    });

    test('U4 control: makes others wait for all of that client’s requests', async () => {
      expect(await doneBefore('attacker')).toBeGreaterThan(60);
    });

    test('U4: refuses that client’s latest requests when too many wait', async () => {
      const hasher = new PasswordHasher(CHEAP);
      const flooded = flood(hasher, () => signIn('attacker'));
      const others = await Promise.allSettled(
        Array.from({ length: 20 }, (_, index) => hasher.verify(undefined, 'password', signIn(`visitor ${index}`))),
      );
      expect(refused(others)).toEqual([]);
      expect(refused(await flooded).length).toBeGreaterThan(0);
    });
  });
});
