import { describe, expect, test, vi } from 'vitest';
import { lazyActor } from '../../core/lazy/lazy-actor.ts';
import { memoryStorage } from '../../provider/browser-ports.ts';
import type { StoragePort } from '../../provider/ports.ts';
import { makeToken, TEST_NOW_MS, testUser } from '../../testing/fixtures.ts';
import { VirtualClock } from '../../testing/virtual-clock.ts';
import { writePrivateDraft } from './private-drafts.ts';
import { runSession } from './run-session.ts';
import type { SessionEvent } from './session.machine.ts';
import { watchExpiry } from './session-expiry.ts';
import { SessionStore } from './session-store.ts';

/** A visitor who is signed in, and what listens and waits on their behalf. */
function setUp() {
  const refused = new Set<(token: string) => void>();
  const stored = new Set<(key: string | null) => void>();
  const keepIn =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
  const clock = new VirtualClock(TEST_NOW_MS);
  const ports = {
    api: { currentUser: async () => testUser, signOut: vi.fn(async () => {}), onUnauthorized: keepIn(refused) },
    storage: { ...memoryStorage({ token: makeToken() }), subscribe: keepIn(stored) },
    drafts: memoryStorage(),
    notify: vi.fn(),
    clock,
  };
  return { ports: () => ports as never, refused, stored, clock };
}

describe('a session', () => {
  test('stops its timer when the watch over its token ends', () => {
    const { clock } = setUp();
    const stop = watchExpiry(makeToken(), clock, () => {});
    expect(clock.pending).toHaveLength(1);
    stop();
    expect(clock.pending).toEqual([]);
  });

  test('removes its timers and listeners when it is stopped', async () => {
    const { ports, refused, clock } = setUp();
    const show = vi.fn();
    const actor = lazyActor<SessionEvent>(() => {});
    const session = runSession(ports, show, actor.begin);
    await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'signedIn' })));
    expect([refused.size, clock.pending.length]).toEqual([1, 1]);
    session.stop();
    expect([refused.size, clock.pending.length]).toEqual([0, 0]);
    const shown = show.mock.calls.length;
    actor.send({ type: 'logout' });
    expect(show).toHaveBeenCalledTimes(shown);
  });

  test('has one timer after one token follows another', async () => {
    const { ports, clock } = setUp();
    const show = vi.fn();
    const actor = lazyActor<SessionEvent>(() => {});
    const session = runSession(ports, show, actor.begin);
    await vi.waitFor(() => expect(clock.pending).toHaveLength(1));
    actor.send({ type: 'login', token: makeToken({ userId: '8' }), user: { ...testUser, id: 8 } });
    expect(clock.pending).toHaveLength(1);
    actor.send({ type: 'logout' });
    expect(clock.pending).toEqual([]);
    session.stop();
  });

  test('removes its timers and listeners when its store is disconnected', async () => {
    const { ports, refused, stored, clock } = setUp();
    const store = new SessionStore(ports, undefined, () => new Promise(() => {}));
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    const disconnect = store.connect();
    await vi.waitFor(() => expect(store.read().status).toBe('signedIn'));
    expect([stored.size, refused.size, clock.pending.length]).toEqual([1, 1, 1]);
    disconnect();
    expect([stored.size, refused.size, clock.pending.length]).toEqual([0, 0, 0]);
    const calls = listener.mock.calls.length;
    unsubscribe();
    store.send({ type: 'logout' });
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});

describe('P10: the account that a session is verified for', () => {
  /** The stored user, if the storage has this token by the time of the answer. */
  async function storedBeside(laterToken: string) {
    const { ports } = setUp();
    const { storage } = ports() as unknown as { storage: ReturnType<typeof memoryStorage> };
    const show = vi.fn();
    runSession(ports, show, lazyActor<SessionEvent>(() => {}).begin);
    storage.write('token', laterToken);
    await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'signedIn' })));
    return storage.read('userData');
  }

  test('is not stored beside the token of a person whom another tab has signed in meanwhile', async () => {
    expect(await storedBeside(makeToken({ userId: '8' }))).toBeNull();
  });

  test('control: is stored beside its own', async () => {
    expect(await storedBeside(makeToken())).toContain(testUser.fullname);
  });
});

describe('P10: a token that is refused late', () => {
  /** The storage's content, if it had this token at the time of the refusal. */
  async function leftBeside(laterToken: string) {
    const { ports, refused } = setUp();
    const { storage } = ports() as unknown as { storage: ReturnType<typeof memoryStorage> };
    const show = vi.fn();
    const format = () => '';
    runSession(() => ({ ...(ports() as object), format }) as never, show, lazyActor<SessionEvent>(() => {}).begin);
    await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'signedIn' })));
    storage.write('token', laterToken);
    for (const refuse of refused) refuse(makeToken());
    expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'signedOut' }));
    return storage.read('token');
  }

  test('does not sign out a visitor whom another tab has signed in meanwhile', async () => {
    const later = makeToken({ userId: '8' });
    expect(await leftBeside(later)).toBe(later);
  });

  test('control: is removed from storage', async () => {
    expect(await leftBeside(makeToken())).toBeNull();
  });
});

describe('a sign-out', () => {
  /** Maya is signed in and has typed a traveler's passport name. */
  async function signedIn(signOut: () => Promise<unknown>) {
    const { ports } = setUp();
    const { api, storage, drafts } = ports() as unknown as {
      api: { signOut: typeof signOut };
      storage: StoragePort;
      drafts: StoragePort;
    };
    api.signOut = signOut;
    writePrivateDraft(drafts, 'traveler.1', String(testUser.id), 'Maya Gurung');
    const actor = lazyActor<SessionEvent>(() => {});
    const show = vi.fn();
    runSession(ports, show, actor.begin);
    await vi.waitFor(() => expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'signedIn' })));
    return { actor, show, storage, drafts };
  }

  test('reports the ended session to the backend, and clears the storage with everything that was typed', async () => {
    const signOut = vi.fn(async () => {});
    const { actor, storage, drafts } = await signedIn(signOut);
    actor.send({ type: 'logout' });
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ token: makeToken() });
    expect([storage.read('token'), storage.read('userData'), drafts.read('traveler.1')]).toEqual([null, null, null]);
  });

  test('succeeds even if the backend can’t be reached', async () => {
    const { actor, show, storage } = await signedIn(() => Promise.reject(new Error('away')));
    actor.send({ type: 'logout' });
    expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'signedOut' }));
    expect(storage.read('token')).toBeNull();
  });
});
