import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeToken, TEST_NOW_SECONDS, testUser } from '../../../testing/fixtures.ts';
import { type GoogleCallback, judgeGoogleCallback } from './google-callback.rules.ts';
import { googleCallbackReasons, googleCallbackTexts } from './google-callback.texts.ts';

const good: GoogleCallback = {
  error: null,
  token: makeToken(),
  user: JSON.stringify(testUser),
  marker: 'm',
  expectedMarker: 'm',
  hasSession: false,
  nowSeconds: TEST_NOW_SECONDS,
};
const judge = (found: Partial<GoogleCallback>) => judgeGoogleCallback({ ...good, ...found });
const messageOf = (found: Partial<GoogleCallback>) => {
  const verdict = judge(found);
  return verdict.isAccepted ? undefined : verdict.message;
};
const user = (facts: object) => ({ user: JSON.stringify({ ...testUser, ...facts }) });

describe('O3: a return from Google that this browser did not ask for', () => {
  const forged = fc.record<GoogleCallback>({
    error: fc.option(fc.oneof(fc.string(), fc.constantFrom('access_denied', 'not_configured'))),
    token: fc.option(fc.oneof(fc.string(), fc.constant(good.token))),
    user: fc.option(fc.oneof(fc.json(), fc.constant(good.user))),
    marker: fc.option(fc.oneof(fc.string(), fc.constant('m'))),
    expectedMarker: fc.constantFrom(undefined, '', 'another'),
    hasSession: fc.boolean(),
    nowSeconds: fc.constant(TEST_NOW_SECONDS),
  });

  test.each<[string, Partial<GoogleCallback>]>([
    ['no marker was set', { expectedMarker: undefined }],
    ['an empty one was set', { expectedMarker: '', marker: '' }],
    ['it carries another', { marker: 'another' }],
    ['it carries an empty one', { marker: '' }],
    ['it carries none, and the backend is known to bring one', { marker: null, echoesMarker: true }],
    ['it only reports an error', { expectedMarker: undefined, error: 'access_denied' }],
  ])('is recognized if %s', (_, found) => {
    expect(judge(found)).toEqual({
      isAccepted: false,
      isRequested: false,
      message: 'Ignored a return from Google that this browser did not ask for',
    });
  });

  test('is never accepted, in 10,000 attempts', () => {
    // A marker that is set and not contradicted would be a return that was asked for.
    const madeUp = forged.filter(({ marker, expectedMarker }) => !expectedMarker || marker !== null);
    fc.assert(
      fc.property(madeUp, (callback) => {
        expect(judgeGoogleCallback(callback)).toMatchObject({ isAccepted: false, isRequested: false });
      }),
      { numRuns: 10_000 },
    );
  });

  test('O3 control: the same return is accepted with the marker, or if none came back', () => {
    expect(judge({}).isAccepted).toBe(true);
    expect(judge({ marker: null }).isAccepted).toBe(true);
    expect(judge({ echoesMarker: true }).isAccepted).toBe(true);
  });

  test('only shows instructions if the backend itself has lost the visit', () => {
    expect(judge({ marker: null, echoesMarker: true, error: 'sign_in_expired' })).toMatchObject({
      isRequested: false,
      advice: 'sign_in_expired',
    });
  });
});

describe('a return from Google', () => {
  test('with a valid token and a complete user signs in', () => {
    expect(judge({})).toEqual({ isAccepted: true, token: good.token, user: testUser });
  });

  test.each([
    ['no role', { role: undefined }, { role: 'user' }],
    ['a textual id', { id: 'g-7' }, { id: 'g-7' }],
    ['the id 0', { id: 0 }, { id: 0 }],
    ['a name in another script', { fullname: 'माया गुरुङ 🏔' }, { fullname: 'माया गुरुङ 🏔' }],
    ['a Google id and a picture', { googleId: '1', avatar: '/a.jpg' }, { googleId: '1', avatar: '/a.jpg' }],
  ])('signs in with %s', (_, facts, expected) => {
    expect(judge(user(facts))).toMatchObject({ isAccepted: true, user: expected });
  });

  test('drops unknown fields of the user in the address', () => {
    expect(judge(user({ isAdmin: true }))).toEqual({ isAccepted: true, token: good.token, user: testUser });
  });

  test.each<[Partial<GoogleCallback>, string]>([
    [{ error: 'access_denied' }, 'Authentication error: access_denied'],
    [{ token: null }, 'Missing authentication data'],
    [{ token: '' }, 'Missing authentication data'],
    [{ user: null }, 'Missing authentication data'],
    [{ user: '' }, 'Missing authentication data'],
    [{ token: 'opaque' }, 'Invalid authentication token'],
    [{ token: 'a.b' }, 'Invalid authentication token'],
    [{ token: 'a.b.c.d' }, 'Invalid authentication token'],
    [{ token: '..' }, 'Invalid authentication token'],
    [{ user: '{' }, 'Invalid user data format'],
    [{ user: 'null' }, 'Invalid user data format'],
    [{ user: '[]' }, 'Invalid user data format'],
    [{ user: '7' }, 'Invalid user data format'],
    [{ user: '"maya"' }, 'Invalid user data format'],
    [{ user: '{}' }, 'Incomplete user data'],
    [user({ id: undefined }), 'Incomplete user data'],
    [user({ id: null }), 'Incomplete user data'],
    [user({ email: '' }), 'Incomplete user data'],
    [user({ fullname: undefined }), 'Incomplete user data'],
    [user({ id: {} }), 'Invalid user data format'],
    [user({ id: 1.5 }), 'Invalid user data format'],
    [user({ email: 7 }), 'Invalid user data format'],
    [{ token: makeToken({ exp: TEST_NOW_SECONDS }) }, 'Invalid authentication token'],
    [{ token: makeToken({ exp: undefined }) }, 'Invalid authentication token'],
    [{ token: 'a.b.c' }, 'Invalid authentication token'],
  ])('with %j is refused: %s', (found, message) => {
    expect(messageOf(found)).toBe(message);
  });

  test('A13: names the first fault of error, missing data, token format, user, expiry', () => {
    const faults: Array<[Partial<GoogleCallback>, string]> = [
      [{ error: 'x' }, googleCallbackReasons.providerError('x')],
      [{ user: null }, googleCallbackReasons.dataMissing],
      [{ token: 'opaque' }, googleCallbackReasons.tokenInvalid],
      [{ user: '{' }, googleCallbackReasons.userUnreadable],
      [{ token: 'a.b.c' }, googleCallbackReasons.tokenInvalid],
    ];
    for (const [index, [, message]] of faults.entries()) {
      // Later faults first, so that an earlier one of the same parameter wins.
      const found = Object.assign(
        {},
        ...faults
          .slice(index)
          .map(([fault]) => fault)
          .reverse(),
      );
      expect(messageOf(found)).toBe(message);
    }
  });

  test.each([
    ['not_configured', 'Google sign-in is not available at the moment. Please use your email and password.'],
    ['email_not_verified', 'Google has not verified your email address yet.'],
    ['access_denied', undefined],
    ['constructor', undefined],
    ['__proto__', undefined],
  ])('with the error %s advises the visitor: %s', (error, advice) => {
    const verdict = judge({ error });
    const named = verdict.isAccepted ? undefined : verdict.advice;
    expect(named && googleCallbackTexts.english.advice[named]).toBe(advice);
  });

  test('never throws, and signs in only with a complete user, whatever the address says', () => {
    const text = fc.option(fc.oneof(fc.string(), fc.json(), fc.constantFrom(good.token, good.user, 'a.b.c')));
    fc.assert(
      fc.property(text, text, text, (error, token, given) => {
        const verdict = judge({ error, token, user: given });
        if (!verdict.isAccepted) {
          expect(verdict.message).not.toBe('');
          return;
        }
        expect([error || null, verdict.token]).toEqual([null, token]);
        expect([verdict.user.email, verdict.user.fullname]).not.toContain('');
      }),
    );
  });
});
