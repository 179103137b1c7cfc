import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { assign } from 'xstate';
import { makeToken, TEST_NOW_SECONDS, testUser } from '../../testing/fixtures.ts';
import { type Edge, replay, type ScriptStep } from '../../testing/machines/index.ts';
import { describeMachine } from '../../testing/machines/machine-suite.test-cases.ts';
import { plantFault } from '../../testing/machines/plant-fault.test-cases.ts';
import * as given from './session.machine.test-cases.ts';
import { type SessionContext, type StoredSession, sessionMachine } from './session.machine.ts';

const start = (found: Partial<StoredSession>, script: readonly ScriptStep[] = []) =>
  replay(given.quietSessionMachine, script, { input: given.stored(found) });

const staysOut = given.sessionInvariants['is never signed in after a sign-out or a refusal'];

type Run = Awaited<ReturnType<typeof start>>;
const context = (run: Run) => run.actor.getSnapshot().context;
const effects = (run: Run) => run.log.flatMap((entry) => (entry.kind === 'action' ? [entry.name] : []));
const actionsOf = (run: Run) =>
  run.log.flatMap((entry) => (entry.kind === 'action' ? [[entry.name, entry.params]] : []));

describe('restoring', () => {
  test('A1: a token that is not three parts is signed out and never sent', async () => {
    for (const token of [null, '', 'opaque', 'a.b', 'a.b.c.d', 'a..c', '..', 'a b.c.d']) {
      const run = await start({ token });
      expect([run.state, run.actors.calls, effects(run)]).toEqual(['signedOut', [], []]);
    }
  });

  test.each([
    ['in the past', TEST_NOW_SECONDS - 1],
    ['now', TEST_NOW_SECONDS],
    ['missing', undefined],
    ['a text', String(TEST_NOW_SECONDS + 3600)],
    ['null', null],
  ])('A2: a token whose exp is %s is expired: storage is cleared', async (_, exp) => {
    const run = await start({ token: makeToken({ exp }), user: testUser });
    expect([run.state, run.actors.calls, effects(run)]).toEqual(['signedOut', [], ['clearStorage']]);
  });

  test('A2: a token that expires in a second is valid', async () => {
    expect((await start({ token: makeToken({ exp: TEST_NOW_SECONDS + 1 }) })).state).toBe('fetching');
  });

  test('signs in with what the backend answers, and caches it', async () => {
    const run = await start({}, [given.fetched]);
    expect([run.state, context(run).user, context(run).source]).toEqual(['signedIn', testUser, 'verified']);
    expect(actionsOf(run)).toEqual([['cacheUser', { user: testUser }]]);
  });

  test('claims in any script survive', async () => {
    const token = makeToken({ fullname: 'माया गुरुङ 🏔' });
    const run = await start({ token }, [given.fetchFails(500)]);
    expect(context(run)).toMatchObject({ source: 'claims', user: { id: '7', fullname: 'माया गुरुङ 🏔', role: 'user' } });
  });

  test.each([
    ['guide', 'guide'],
    [undefined, 'user'],
  ])('a token of the role %s makes a user of the role %s', async (role, expected) => {
    const run = await start({ token: makeToken({ role }) }, [given.fetchFails(500)]);
    expect(context(run).user?.role).toBe(expected);
  });

  test.each([401, 403])('A4: an answer of %i signs out despite any cache', async (status) => {
    const run = await start({ user: testUser }, [given.fetchFails(status)]);
    expect([run.state, effects(run)]).toEqual(['signedOut', ['clearStorage']]);
  });

  test('A4: an answer that comes after a sign-in or a sign-out changes nothing', async () => {
    for (const step of [given.login, given.logout]) {
      const run = await start({}, [step]);
      const before = run.picture;
      await run.take({ settle: 'fetchCurrentUser', resolve: given.otherUser, call: 1 });
      expect(run.picture).toBe(before);
    }
  });

  test.each([
    ['the cached user', { user: testUser }, 'cached', testUser.fullname],
    [
      'the cached user, if the token does not name its user',
      { token: makeToken({ userId: undefined }), user: testUser },
      'cached',
      testUser.fullname,
    ],
    ['the claims, if the cached user is another’s (A5)', { user: given.otherUser }, 'claims', testUser.fullname],
    ['the claims, if nothing is cached', {}, 'claims', testUser.fullname],
    ['the e-mail as the name', { token: makeToken({ fullname: undefined }) }, 'claims', testUser.email],
  ])('any other failure falls back to %s', async (_, found, source, fullname) => {
    const run = await start(found, [given.fetchFails(500)]);
    expect([run.state, context(run).source, context(run).user?.fullname]).toEqual(['signedIn', source, fullname]);
  });

  test('A5: a cached user of another id is ignored even where the claims do not suffice', async () => {
    const run = await start({ token: given.namelessToken, user: given.otherUser }, [given.fetchFails(500)]);
    expect([run.state, context(run).user]).toEqual(['failed', null]);
  });

  describe('S2: a forged cached user, an admin', () => {
    const admin = { ...testUser, role: 'admin' };
    const roleOf = (run: Run) => context(run).user?.role;

    test('is replaced by the backend’s answer', async () => {
      const run = await start({ user: admin }, [given.fetched]);
      expect([run.state, roleOf(run)]).toEqual(['signedIn', testUser.role]);
    });

    test('is ignored for another account while the backend is away', async () => {
      const run = await start({ user: { ...admin, id: 8 } }, [given.fetchFails(500)]);
      expect([run.state, roleOf(run)]).toEqual(['signedIn', testUser.role]);
    });

    test('S2 control: signs in with a machine that trusts the cache', async () => {
      const believing = plantFault(given.quietSessionMachine, () => ({
        fallback: {
          always: { target: 'signedIn', actions: assign({ user: ({ context: { cachedUser } }) => cachedUser }) },
        },
      }));
      const input = given.stored({ user: { ...admin, id: 8 } });
      expect(roleOf(await replay(believing, [given.fetchFails(500)], { input }))).toBe('admin');
    });
  });

  test('A6: claims need userId and email if no user is cached', async () => {
    for (const claims of [{ email: undefined }, { userId: undefined }, { email: '' }, { userId: '' }, { userId: {} }]) {
      const run = await start({ token: makeToken(claims) }, [given.fetchFails(500)]);
      expect([run.state, context(run).error]).toEqual(['failed', { code: 'couldNotAuthenticate' }]);
    }
    expect((await start({ token: makeToken({ userId: 7 }) }, [given.fetchFails(500)])).state).toBe('signedIn');
  });

  test('a failed restoration can be tried again', async () => {
    const run = await start({ token: given.namelessToken }, [given.fetchFails(500), { send: { type: 'retry' } }]);
    expect([run.state, context(run).error]).toEqual(['fetching', null]);
    await run.take(given.fetched);
    expect(run.state).toBe('signedIn');
  });

  test('A8: only a usable token makes the visitor wait', async () => {
    const isLoading = async (token: string | null) => (await start({ token })).actor.getSnapshot().hasTag('loading');
    expect(await Promise.all([null, 'opaque', given.expiredToken, given.token].map(isLoading))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('signing in and out', () => {
  test('a sign-in is stored', async () => {
    const run = await start({ token: null }, [given.login]);
    expect([run.state, context(run).source]).toEqual(['signedIn', 'login']);
    expect(actionsOf(run)).toContainEqual(['storeSession', { token: given.token, user: testUser }]);
  });

  test('A7: a malformed token signs in for this page alone, and no older token stays to be sent instead', async () => {
    const run = await start({}, [given.fetched, given.malformedLogin]);
    expect([run.state, context(run).user]).toEqual(['signedIn', given.otherUser]);
    expect(effects(run)).toEqual(['cacheUser', 'endSession', 'clearStorage', 'warnNotStored']);
    expect(actionsOf(run)).toContainEqual(['endSession', { token: given.token }]);
  });

  test.each([
    ['is signed in', [given.fetched], given.token],
    ['waits for the backend', [], given.token],
    ['sees another tab sign in', [given.otherTab({ token: given.otherToken })], given.otherToken],
  ])('J6: a sign-in while the browser %s ends the older session', async (_, before, older) => {
    const token = makeToken({ userId: '12' });
    const run = await start({}, [...before, { send: { type: 'login', token, user: given.otherUser } }]);
    expect(actionsOf(run).filter(([name]) => name === 'endSession')).toContainEqual(['endSession', { token: older }]);
  });

  test('J6: a sign-in with the token that the browser has ends nothing', async () => {
    const run = await start({}, [given.fetched, given.login]);
    expect(actionsOf(run)).toContainEqual(['endSession', { token: null }]);
  });

  test('A7: a malformed token is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await replay(sessionMachine, [given.malformedLogin], { input: given.stored({ token: null }) });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('not of the form a.b.c'));
    warn.mockRestore();
  });

  test('signing out ends the session at the backend, clears the storage and forgets what was typed', async () => {
    const run = await start({}, [given.fetched, given.logout]);
    expect([run.state, effects(run)]).toEqual([
      'signedOut',
      ['cacheUser', 'endSession', 'clearStorage', 'forgetDrafts'],
    ]);
    expect(actionsOf(run)).toContainEqual(['endSession', { token: given.token }]);
  });

  test('input goes with a sign-out in another tab, and stays if the token has expired', async () => {
    const out = await start({}, [given.fetched, given.otherTab({ token: null })]);
    expect(effects(out)).toEqual(['cacheUser', 'forgetDrafts']);
    const expired = { token: null, nowSeconds: TEST_NOW_SECONDS + 3600 };
    expect(effects(await start({}, [given.fetched, given.otherTab(expired)]))).toEqual(['cacheUser']);
    const nobody = await start({ token: null }, [given.otherTab({ token: null })]);
    expect(effects(nobody)).toEqual([]);
  });

  test('A9: a sign-in in another tab is taken over, and verified', async () => {
    const run = await start({ token: null }, [given.otherTab({ user: testUser }), given.fetched]);
    expect([run.state, context(run).source]).toEqual(['signedIn', 'verified']);
  });

  test('A9: a token that has expired by the time another tab brings it is cleared', async () => {
    const run = await start({ token: null }, [given.otherTab({ nowSeconds: TEST_NOW_SECONDS + 3600 })]);
    expect([run.state, effects(run)]).toEqual(['signedOut', ['clearStorage']]);
  });

  test('A9: a sign-out in another tab, or another person there, ends this one’s session', async () => {
    const out = await start({}, [given.fetched, given.otherTab({ token: null })]);
    expect(out.state).toBe('signedOut');
    const other = await start({}, [given.fetched, given.otherTab({ token: given.otherToken, user: given.otherUser })]);
    expect([other.state, context(other).user]).toEqual(['fetching', null]);
  });

  test('A9: the same token in another tab changes nothing', async () => {
    const run = await start({}, [given.fetched]);
    const before = run.picture;
    await run.take(given.otherTab({ user: testUser }));
    expect(run.picture).toBe(before);
  });

  test('A9: the same token in another tab tries again where this one could not be restored', async () => {
    const token = given.namelessToken;
    const run = await start({ token }, [given.fetchFails(500), given.otherTab({ token })]);
    expect(run.state).toBe('fetching');
  });

  test('A10: a 401 on a later call ends the session with a notice, except while it is being restored', async () => {
    const later = await start({}, [given.fetched, given.reject]);
    expect([later.state, effects(later)]).toEqual(['signedOut', ['cacheUser', 'notifyRejected', 'clearStorage']]);
    const restoring = await start({}, [given.reject]);
    expect([restoring.state, effects(restoring)]).toEqual(['signedOut', ['clearStorage']]);
  });

  test('A10: a late 401 of an earlier session does not end the one that has begun since', async () => {
    const run = await start({}, [given.fetched, given.logout, given.login]);
    const before = run.picture;
    await run.take(given.rejectEarlier);
    expect(run.picture).toBe(before);
    await run.take(given.reject);
    expect(run.state).toBe('signedOut');
  });

  test('A10: a 401 that names no token belongs to the present session', async () => {
    const run = await start({}, [given.fetched, { send: { type: 'session.rejected' } }]);
    expect(run.state).toBe('signedOut');
  });

  test('A10: a 401 ends a session that could not be restored, too', async () => {
    const refused = { send: { type: 'session.rejected', token: given.namelessToken } };
    const run = await start({ token: given.namelessToken }, [given.fetchFails(500), refused]);
    expect([run.state, effects(run)]).toEqual(['signedOut', ['clearStorage']]);
  });

  test('S3: a sign-out while the session is being restored is final', async () => {
    const run = await start({}, [given.logout]);
    await run.take({ ...given.fetched, call: 1 });
    expect(run.state).toBe('signedOut');
    expect(staysOut(run.log)).toEqual([]);
  });

  test('S3 control: the invariant notices a machine that continues restoring after a sign-out', async () => {
    const stubborn = plantFault(given.quietSessionMachine, ({ fetching }) => ({
      fetching: { ...fetching, on: { logout: { actions: 'clearStorage' } } },
    }));
    const run = await replay(stubborn, [given.logout, { ...given.fetched, call: 1 }], { input: given.stored() });
    expect(run.state).toBe('signedIn');
    expect(staysOut(run.log)).not.toEqual([]);
  });

  test('the last of restoration, sign-in, sign-out and other tabs wins, whatever their order', async () => {
    const steps = [given.login, given.logout, given.reject, given.otherTab({ token: null })];
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const run = await start({ user: testUser });
        const answer = { settle: 'fetchCurrentUser', resolve: given.otherUser, call: 1 };
        for (const step of [answer, ...steps]) void scheduler.schedule(Promise.resolve()).then(() => run.take(step));
        await scheduler.waitIdle();
        for (const findBreaches of Object.values(given.sessionInvariants)) expect(findBreaches(run.log)).toEqual([]);
        const last = run.script.findLast((step) => 'send' in step);
        expect(run.state).toBe(last === given.login ? 'signedIn' : 'signedOut');
        if (run.state === 'signedIn') expect(context(run).user).toEqual(testUser);
      }),
    );
  });
});

describeMachine(given.sessionModel, {
  invariants: given.sessionInvariants,
  edgeInvariants: {
    'signing out forgets everything': ({ state, context: after }: Edge) =>
      state !== 'signedOut' || given.isForgotten(after as SessionContext),
    'a 401 ends the session whose token was refused, and no other': ({ step, from, state }: Edge) => {
      if (!('send' in step && step.send.type === 'session.rejected')) return true;
      const { token: present } = from.context as SessionContext;
      const { token: refused = present } = step.send as { token?: string };
      return refused === present ? state === 'signedOut' : state === from.state;
    },
    'a sign-in is taken in every state': ({ step, state }: Edge) =>
      !('send' in step && step.send.type === 'login') || state === 'signedIn',
  },
});
