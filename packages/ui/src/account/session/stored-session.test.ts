import * as fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../provider/browser-ports.ts';
import { clearStoredSession, SESSION_KEYS } from '../../provider/session-keys.ts';
import { makeToken, TEST_NOW_MS, TEST_NOW_SECONDS, testUser } from '../../testing/fixtures.ts';
import { cacheUser, readStoredSession, storeRegistration, writeStoredSession } from './stored-session.ts';

const token = makeToken();
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());
afterAll(() => warn.mockRestore());

describe('the stored session', () => {
  test('is under the names token and userData', () => {
    expect(SESSION_KEYS).toEqual({ token: 'token', user: 'userData' });
  });

  test('is the one that a sign-in wrote', () => {
    const storage = memoryStorage();
    writeStoredSession(storage, { token, user: testUser });
    const { id, fullname, email, role, googleId } = testUser;
    const user = { id, email, fullname, role, googleId };
    expect(readStoredSession(storage, TEST_NOW_MS)).toEqual({ token, user, nowSeconds: TEST_NOW_SECONDS });
    expect(JSON.parse(storage.read('userData') ?? '')).toEqual(user);
    expect(warn).not.toHaveBeenCalled();
  });

  test('A5: is a user with the fields of a Google sign-in, without phone, picture or dates', () => {
    const storage = memoryStorage();
    const dates = { createdAt: '2026-01-01', updatedAt: '2026-01-01' };
    cacheUser(storage, { ...testUser, ...dates, googleId: 'g-1', phone: '1', avatar: 'a.jpg' });
    const cached = JSON.parse(storage.read('userData') ?? '');
    expect(Object.keys(cached).toSorted()).toEqual(['email', 'fullname', 'googleId', 'id', 'role']);
    expect(readStoredSession(memoryStorage({ userData: storage.read('userData') ?? '' }), 0).user).toEqual(cached);
  });

  test('includes a complete user that other code has stored', () => {
    const storage = memoryStorage({ token, userData: JSON.stringify(testUser) });
    expect(readStoredSession(storage, TEST_NOW_MS).user).toEqual(testUser);
  });

  test('has a user without an e-mail address if neither source has one', () => {
    const storage = memoryStorage({ token: 'a.b.c', userData: '{"id":7,"fullname":"Maya"}' });
    expect(readStoredSession(storage, TEST_NOW_MS).user).toEqual({ id: 7, fullname: 'Maya', email: '', role: 'user' });
  });

  test('A11: is the one that a registration wrote', () => {
    const storage = memoryStorage();
    storeRegistration(storage, { token, user: testUser });
    expect(readStoredSession(storage, TEST_NOW_MS)).toMatchObject({ token, user: { id: testUser.id } });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each(['', 'opaque', 'a.b', 'a..c', 'a.b.c.d'])('A11: is empty after a registration with the token %j', (bad) => {
    const storage = memoryStorage({ token, userData: JSON.stringify(testUser) });
    storeRegistration(storage, { token: bad, user: { ...testUser, id: 8 } });
    expect([storage.read('token'), storage.read('userData')]).toEqual([null, null]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('A11: is empty after a registration that answered with no session', () => {
    const storage = memoryStorage({ token, userData: JSON.stringify(testUser) });
    storeRegistration(storage, undefined);
    expect([storage.read('token'), storage.read('userData')]).toEqual([null, null]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('is empty after it is cleared', () => {
    const storage = memoryStorage({ token, userData: JSON.stringify(testUser), theme: 'dark' });
    clearStoredSession(storage);
    expect([storage.read('token'), storage.read('userData'), storage.read('theme')]).toEqual([null, null, 'dark']);
  });

  test.each([
    '',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    '{}',
    '{"id":{},"email":"a","fullname":"b"}',
    '{"id":1.5,"email":"a","fullname":"b"}',
  ])('has no user if userData is %j; the token stays', (userData) => {
    const storage = memoryStorage({ token, userData });
    expect(readStoredSession(storage, TEST_NOW_MS)).toMatchObject({ token, user: null });
  });

  test('never throws, whatever userData is, and returns a valid user or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (userData) => {
        const { user } = readStoredSession(memoryStorage({ userData }), 0);
        expect(user === null || (typeof user.email === 'string' && typeof user.fullname === 'string')).toBe(true);
      }),
    );
  });

  test('gives a user without a role the role user', () => {
    const userData = JSON.stringify({ id: 7, email: 'a@b.np', fullname: 'A' });
    expect(readStoredSession(memoryStorage({ userData }), 0).user?.role).toBe('user');
  });
});

describe('a browser that refuses', () => {
  const refusing = (...keys: string[]) => {
    const storage = memoryStorage();
    return { ...storage, write: (key: string, value: string) => !keys.includes(key) && storage.write(key, value) };
  };

  test.each([
    ['the token', ['token', 'userData'], /store the session/],
    ['the user of a sign-in', ['userData'], /cache the user/],
  ])('%s is logged once; nothing throws', (_, keys, sentence) => {
    writeStoredSession(refusing(...keys), { token, user: testUser });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
  });

  test('to cache the user that the backend answered is logged, and the token stays', () => {
    const storage = refusing('userData');
    storage.write('token', token);
    cacheUser(storage, testUser);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/cache the user/)]]);
    expect(readStoredSession(storage, 0)).toMatchObject({ token, user: null });
  });

  test('no other line is logged', () => {
    cacheUser(memoryStorage(), testUser);
    expect(warn).not.toHaveBeenCalled();
  });
});
