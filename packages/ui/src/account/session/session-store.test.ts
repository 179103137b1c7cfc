import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { memoryStorage } from '../../provider/browser-ports.ts';
import { makeToken, TEST_NOW_MS, testUser } from '../../testing/fixtures.ts';
import { VirtualClock } from '../../testing/virtual-clock.ts';
import { writePrivateDraft } from './private-drafts.ts';
import { SessionStore } from './session-store.ts';

const token = makeToken();
const whenLoaded = async () => vi.dynamicImportSettled();

/** The visitor does not interact with the page. */
const never = new Promise<void>(() => {});

function open(
  stored: Record<string, string> = {},
  load?: () => Promise<typeof import('./run-session.ts')>,
  touch: Promise<void> = never,
) {
  const storage = memoryStorage(stored);
  const api = {
    currentUser: vi.fn(async () => testUser),
    signOut: vi.fn(async () => {}),
    onUnauthorized: () => () => {},
  };
  const drafts = memoryStorage();
  const ports = { api, storage, drafts, notify: vi.fn(), clock: new VirtualClock(TEST_NOW_MS) } as never;
  return {
    storage,
    drafts,
    api,
    store: new SessionStore(
      () => ports,
      load && lazyModule(load),
      () => touch,
    ),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the session before its machine runs', () => {
  test('is signed out if nothing is stored, and loads nothing', () => {
    const load = vi.fn();
    const { store } = open({}, load);
    store.connect();
    expect(store.read().status).toBe('signedOut');
    expect(load).not.toHaveBeenCalled();
  });

  test('is being restored if a token is stored, until the machine has its result', async () => {
    const { store } = open({ token });
    expect(store.read().status).toBe('restoring');
    store.connect();
    await vi.waitFor(() => expect(store.read()).toMatchObject({ status: 'signedIn', user: testUser, token }));
  });

  test('P10: removes what another person has begun in this tab', async () => {
    const { store, drafts } = open({ token });
    writePrivateDraft(drafts, 'booking.1', 'another person', 'Asthma');
    writePrivateDraft(drafts, 'booking.2', String(testUser.id), 'Vegan');
    store.connect();
    await vi.waitFor(() => expect(store.read().status).toBe('signedIn'));
    expect([drafts.read('booking.1'), drafts.read('booking.2')]).toEqual([null, 'Vegan']);
  });

  test('loads the machine on the first interaction with the page', async () => {
    const load = vi.fn(() => import('./run-session.ts'));
    let touch = () => {};
    const { store } = open({}, load, new Promise((resolve) => (touch = resolve)));
    store.connect();
    expect(load).not.toHaveBeenCalled();
    touch();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    expect(store.read().status).toBe('signedOut');
  });

  test('does not load on an interaction after it was disconnected', async () => {
    const load = vi.fn();
    const touch = Promise.resolve();
    const { store } = open({}, load, touch);
    store.connect()();
    await touch;
    expect(load).not.toHaveBeenCalled();
  });

  test('queues a sign-in until the machine runs', async () => {
    const { store, storage } = open();
    store.connect();
    store.send({ type: 'login', token, user: testUser });
    expect(store.read().status).toBe('restoring');
    await vi.waitFor(() => expect(store.read()).toMatchObject({ status: 'signedIn', user: testUser }));
    expect(storage.read('token')).toBe(token);
  });

  test('accepts a sign-in at once after it was prepared', async () => {
    const { store } = open();
    store.connect();
    await store.prepare();
    store.send({ type: 'login', token, user: testUser });
    expect(store.read().status).toBe('signedIn');
  });
});

describe('a session stored by a registration', () => {
  const user = JSON.stringify(testUser);
  const nowSeconds = TEST_NOW_MS / 1000;

  /** Registers on a page without a session. @param isRunning whether the machine has loaded before */
  async function register(token: string, isRunning: boolean) {
    const opened = open();
    opened.store.connect();
    if (isRunning) await opened.store.prepare();
    opened.storage.write('token', token);
    opened.storage.write('userData', user);
    expect(opened.store.read().status).toBe('signedOut');
    return opened;
  }

  test.each([false, true])('is restored when it is resumed (machine loaded before: %s)', async (isRunning) => {
    const { store, api } = await register(token, isRunning);
    store.resume();
    await vi.waitFor(() => expect(store.read()).toMatchObject({ status: 'signedIn', user: testUser, token }));
    expect(api.currentUser).toHaveBeenCalledOnce();
  });

  test('is removed if its token has expired', async () => {
    const { store, storage } = await register(makeToken({ exp: nowSeconds }), true);
    store.resume();
    expect(store.read().status).toBe('signedOut');
    expect([storage.read('token'), storage.read('userData')]).toEqual([null, null]);
  });

  test('does not exist if its token is malformed', async () => {
    const { store, api } = await register('opaque', true);
    store.resume();
    expect(store.read().status).toBe('signedOut');
    expect(api.currentUser).not.toHaveBeenCalled();
  });

  test('P10: does not replace a signed-in visitor', async () => {
    const { store, storage } = open();
    store.connect();
    await store.prepare();
    store.send({ type: 'login', token, user: testUser });
    storage.write('token', makeToken({ userId: '8' }));
    store.resume();
    expect(store.read()).toMatchObject({ status: 'signedIn', token });
  });
});

describe('a machine that does not load', () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch'));

  test('is reported, and a retry loads it again', async () => {
    const load = vi.fn(() => import('./run-session.ts')).mockImplementationOnce(missing);
    const { store } = open({ token }, load);
    store.connect();
    await vi.waitFor(() =>
      expect(store.read()).toMatchObject({ status: 'failed', error: { code: 'couldNotAuthenticate' } }),
    );
    store.send({ type: 'retry' });
    await vi.waitFor(() => expect(store.read().status).toBe('signedIn'));
  });

  test('still lets the visitor sign out, and removes everything stored', async () => {
    const { store, storage, drafts, api } = open({ token }, missing);
    writePrivateDraft(drafts, 'traveler.1', String(testUser.id), 'Maya Gurung');
    store.connect();
    await vi.waitFor(() => expect(store.read().status).toBe('failed'));
    store.send({ type: 'logout' });
    expect(store.read().status).toBe('signedOut');
    expect([storage.read('token'), drafts.read('traveler.1')]).toEqual([null, null]);
    expect(api.signOut).toHaveBeenCalledExactlyOnceWith({ token });
  });
});

test('a disconnected session ignores later changes', async () => {
  const { store, api } = open({ token });
  store.connect()();
  await whenLoaded();
  expect(api.currentUser).not.toHaveBeenCalled();
});
