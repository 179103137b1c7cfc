import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveReturnPath } from '../account/session/return-path.ts';
import { readStoredSession, writeStoredSession } from '../account/session/stored-session.ts';
import { setGoogleMarker } from '../account/sign-in/google/google-marker.ts';
import { writeStoredDraft } from '../sales/booking/draft/stored-draft.ts';
import { makeToken, TEST_NOW_MS, testUser } from '../testing/fixtures.ts';
import { browserClock } from './browser-ports.ts';
import { type Backend, type BackendSettings, connectBackend } from './connect-backend.ts';
import { clearStoredSession } from './session-keys.ts';

/** A storage that tells which names were read, written or removed. */
class WatchedStorage {
  readonly values = new Map<string, string>();
  readonly touched = new Set<string>();
  getItem(key: string) {
    this.touched.add(key);
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.touched.add(key);
    this.values.set(key, value);
  }
  removeItem(key: string) {
    this.touched.add(key);
    this.values.delete(key);
  }
}

const HOSTS_TOKEN = 'the.hosts.own';
const OPERATOR = 'https://api.treks.example';
let local: WatchedStorage;
let session: WatchedStorage;
let sent: Headers[];

const fetch: typeof globalThis.fetch = async (input, init) => {
  sent.push(new Request(input, init).headers);
  return new Response('[]', { headers: { 'content-type': 'application/json' } });
};

const connect = (settings: Partial<BackendSettings> = {}) =>
  connectBackend({ backendUrl: OPERATOR, fetch, ...settings });

const draft = { owner: '7', isOpen: true } as Parameters<typeof writeStoredDraft>[2];

/** Everything of the kit that keeps something. */
function fillStorages({ storage, drafts }: Backend): void {
  readStoredSession(storage, TEST_NOW_MS);
  writeStoredSession(storage, { token: makeToken(), user: testUser });
  writeStoredDraft(drafts, 101, draft);
  saveReturnPath(drafts, { href: 'https://agency.example/tours' });
  setGoogleMarker(drafts, browserClock);
}

beforeEach(() => {
  local = new WatchedStorage();
  session = new WatchedStorage();
  sent = [];
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  local.values.set('token', HOSTS_TOKEN);
  local.values.set('userData', '{"name":"of the host"}');
});

afterEach(() => vi.unstubAllGlobals());

describe('H1: a host’s own token and user', () => {
  test('are never read, sent or deleted', async () => {
    const backend = connect();
    await backend.api.listTreks();
    fillStorages(backend);
    clearStoredSession(backend.storage);
    await backend.api.listTreks();
    expect(sent.map((headers) => headers.get('authorization'))).toEqual([null, null]);
    for (const name of ['token', 'userData']) {
      expect(local.values.has(name)).toBe(true);
      expect(local.touched.has(name)).toBe(false);
    }
    expect(local.values.get('token')).toBe(HOSTS_TOKEN);
    for (const name of [...local.touched, ...session.touched]) expect(name).toMatch(/^trek\.[0-9a-f]{8}\./);
  });

  test('H1 control: would be read, sent and deleted without a prefix, as the operator’s own site means to', async () => {
    const backend = connect({ prefix: '' });
    await backend.api.listTreks();
    clearStoredSession(backend.storage);
    expect(sent[0]?.get('authorization')).toBe(`Bearer ${HOSTS_TOKEN}`);
    expect([...local.values]).toEqual([]);
  });
});

describe('H1: two backends on one page', () => {
  const other = { backendUrl: 'https://api.other.example' };

  /** The names of both in the browser's storages, and the bearer that the second sends after a sign-in at the first. */
  async function shared(first: Backend, second: Backend) {
    fillStorages(first);
    const namesOfFirst = new Set([...local.touched, ...session.touched]);
    local.touched.clear();
    session.touched.clear();
    await second.api.listTreks();
    fillStorages(second);
    const names = [...local.touched, ...session.touched].filter((name) => namesOfFirst.has(name));
    return { names, bearer: sent.at(-1)?.get('authorization') ?? null };
  }

  test('share no name, no draft and no bearer', async () => {
    expect(await shared(connect(), connect(other))).toEqual({ names: [], bearer: null });
  });

  test('H1 control: would share them all under one prefix', async () => {
    const { names, bearer } = await shared(connect({ prefix: 'same.' }), connect({ ...other, prefix: 'same.' }));
    expect(names.sort()).toEqual(
      ['booking.101', 'google-marker', 'owners', 'return', 'token', 'userData'].map((name) => `same.${name}`),
    );
    expect(bearer).toMatch(/^Bearer /);
  });
});

test('one backend is the same one whether its address ends with a slash or not', () => {
  const { storage } = connect();
  storage.write('token', 'a.b.c');
  const { api, storage: again } = connect({ backendUrl: `${OPERATOR}/` });
  expect([again.read('token'), api.backendUrl]).toEqual(['a.b.c', OPERATOR]);
});

test('the bearer of every call is the token that a sign-in has stored', async () => {
  const { api, storage } = connect();
  const token = makeToken();
  writeStoredSession(storage, { token, user: testUser });
  await api.listTreks();
  storage.write('token', 'no token');
  await api.listTreks();
  expect(sent.map((headers) => headers.get('authorization'))).toEqual([`Bearer ${token}`, null]);
});

test('a host that signs its visitors in by itself provides the token, and stores it by itself', async () => {
  let token: string | null = 'a.b.c';
  const { api, storage } = connect({ getToken: () => token });
  await api.listTreks();
  expect(storage.read('token')).toBe('a.b.c');
  clearStoredSession(storage);
  writeStoredSession(storage, { token: 'd.e.f', user: testUser });
  await api.listTreks();
  token = null;
  await api.listTreks();
  expect(sent.map((headers) => headers.get('authorization'))).toEqual(['Bearer a.b.c', 'Bearer a.b.c', null]);
  expect([...local.values.keys()].filter((name) => name.endsWith('token'))).toEqual(['token']);
});

test('a host’s own headers go with every call, and never replace the bearer', async () => {
  const { api } = connect({
    headers: () => ({ 'x-partner': 'alpine', Authorization: 'Basic x' }),
    getToken: () => 'a.b.c',
  });
  await api.listTreks();
  expect([sent[0]?.get('x-partner'), sent[0]?.get('authorization')]).toEqual(['alpine', 'Bearer a.b.c']);
});

test('a page that is rendered on a server has a storage of its own', () => {
  vi.unstubAllGlobals();
  const [one, another] = [connect(), connect()];
  one.storage.write('token', 'a.b.c');
  expect(another.storage.read('token')).toBeNull();
});

test('an invalid address is refused at once, with instructions', () => {
  for (const backendUrl of ['', undefined, null] as string[])
    expect(() => connect({ backendUrl })).toThrow(/backendUrl.* variable of the build/);
});

describe('the language of the treks', () => {
  const language = async (settings: Partial<BackendSettings>) => {
    await connect(settings).api.listTreks();
    return sent.at(-1)?.get('accept-language');
  };

  test.each<[Partial<BackendSettings>, string]>([
    [{}, 'en-US'],
    [{ locale: 'de_DE' }, 'de-DE'],
    [{ headers: () => ({ 'x-agency': 'alpine' }) }, 'en-US'],
    [{ locale: 'de-DE', headers: () => ({ 'accept-language': 'fr-FR' }) }, 'fr-FR'],
  ])('is named to the backend, whatever the browser’s own is: %o', async (settings, named) => {
    expect(await language(settings)).toBe(named);
  });
});
