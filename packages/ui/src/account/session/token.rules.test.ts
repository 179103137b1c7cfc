import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasTokenFormat } from '../../provider/session-keys.ts';
import { makeToken, TEST_NOW_MS, TEST_NOW_SECONDS } from '../../testing/fixtures.ts';
import { isTokenExpired, tokenClaims, tokenPayload, tokenUserId, untilExpiryMs } from './token.rules.ts';

describe('the format of a token', () => {
  test.each([
    null,
    undefined,
    7,
    {},
    '',
    '.',
    '..',
    'a',
    'a.b',
    'a.b.',
    '.b.c',
    'a..c',
    'a.b.c.d',
    'a.b.c\n',
    'a b.c.d',
  ])('rejects %j', (token) => {
    expect(hasTokenFormat(token)).toBe(false);
  });

  test('accepts three parts without dots or white space, whatever is in them', () => {
    const part = fc.stringMatching(/^[^.\s]+$/);
    fc.assert(fc.property(part, part, part, (...parts) => hasTokenFormat(parts.join('.'))));
    expect(hasTokenFormat(makeToken())).toBe(true);
  });
});

describe('expiry', () => {
  test.each([
    [TEST_NOW_SECONDS + 1, false],
    [TEST_NOW_SECONDS + 0.5, false],
    [TEST_NOW_SECONDS, true],
    [TEST_NOW_SECONDS - 1, true],
    [0, true],
    [-1, true],
    [undefined, true],
    [null, true],
    [String(TEST_NOW_SECONDS + 3600), true],
    [{}, true],
  ])('A2: exp %j is expired: %s', (exp, expected) => {
    expect(isTokenExpired(makeToken({ exp }), TEST_NOW_SECONDS)).toBe(expected);
  });

  test('is assumed for an unreadable token', () => {
    fc.assert(fc.property(fc.string(), (text) => isTokenExpired(text, TEST_NOW_SECONDS)));
  });
});

describe('claims', () => {
  test('are read in any script', () => {
    const text = fc.string({ minLength: 1, unit: 'grapheme' }).filter((name) => name.isWellFormed());
    fc.assert(fc.property(text, (fullname) => tokenClaims(makeToken({ fullname }))?.fullname === fullname));
    expect(tokenClaims(makeToken({ fullname: 'Jürgen माया 李小龍 🏔' }))?.fullname).toBe('Jürgen माया 李小龍 🏔');
  });

  test('are read with their types', () => {
    expect(tokenClaims(makeToken())).toEqual({
      userId: '7',
      email: 'maya@example.com',
      fullname: 'Maya Gurung',
      role: 'user',
      exp: TEST_NOW_SECONDS + 3600,
    });
    const scant = makeToken({ fullname: 7, role: '', exp: 'soon' });
    expect(tokenClaims(scant)).toEqual({ userId: '7', email: 'maya@example.com' });
    expect(tokenClaims(makeToken({ fullname: '', role: 7, exp: null }))).toEqual({
      userId: '7',
      email: 'maya@example.com',
    });
  });

  test.each([
    { userId: undefined },
    { userId: '' },
    { userId: null },
    { userId: {} },
    { email: undefined },
    { email: '' },
    { email: 7 },
  ])('A6: %j do not suffice', (claims) => {
    expect(tokenClaims(makeToken(claims))).toBeUndefined();
  });

  test.each([
    [7, '7'],
    ['7', '7'],
    [0, '0'],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('A5: userId %j is %j', (userId, expected) => {
    expect(tokenUserId(makeToken({ userId, email: undefined }))).toBe(expected);
  });

  test('are undefined for any other value; no input throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (...parts) => {
        for (const token of [parts.join('.'), parts[0] ?? '']) {
          expect(() => [tokenPayload(token), tokenClaims(token), tokenUserId(token)]).not.toThrow();
        }
      }),
    );
    expect(tokenPayload('a.b.c')).toBeUndefined();
    expect(tokenPayload(`a.${btoa('[1]')}.c`)).toBeUndefined();
  });
});

describe('the remaining time of a token', () => {
  test.each([
    [TEST_NOW_SECONDS + 3600, 3_600_000],
    [TEST_NOW_SECONDS + 0.5, 500],
    [TEST_NOW_SECONDS, undefined],
    [TEST_NOW_SECONDS - 1, undefined],
    [undefined, undefined],
    ['2030', undefined],
    [String(TEST_NOW_SECONDS + 3600), undefined],
  ])('with the expiry %j is %j ms', (exp, left) => {
    expect(untilExpiryMs(makeToken({ exp }), TEST_NOW_MS)).toBe(left);
  });

  test('is unknown for a text that is not a token', () => {
    expect(untilExpiryMs('a.b.c', TEST_NOW_MS)).toBeUndefined();
  });
});
