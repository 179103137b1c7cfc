import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PATHS, memoryStorage } from '../../provider/browser-ports.ts';
import {
  consumeReturnPath,
  expireReturn,
  rememberOrigin,
  rememberReferrer,
  sameOriginPath,
  saveReturnPath,
} from './return-path.ts';

const ORIGIN = 'https://treks.example';

test.each([
  '/',
  '/treks/annapurna?travelers=2#itinerary',
  '/user-profile',
  '/a//b',
  '/caf%C3%A9',
  '/x?to=//evil.example',
])('A14: %s is a path of this site', (path) => {
  expect(sameOriginPath(path, ORIGIN)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'treks',
  'https://evil.example/',
  'https://treks.example/treks',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'javascript:alert(1)',
  ' /treks',
])('A14: %j is rejected', (path) => {
  expect(sameOriginPath(path, ORIGIN)).toBeUndefined();
});

test.each(['/.//evil.example', '/treks/..//evil.example', '/%2e//evil.example', '/a/b/../..//evil.example'])(
  'A14: %s does not become //evil.example when its dot segments are resolved',
  (path) => {
    expect(sameOriginPath(path, ORIGIN)).toBeUndefined();
  },
);

test('R1 control: a path that is resolved without a check leads to another site', () => {
  for (const path of ['//evil.example', '/\\evil.example', '/\t/evil.example']) {
    expect(new URL(path, ORIGIN).origin).toBe('https://evil.example');
  }
});

test('A14: dot segments within this site are resolved as a browser does', () => {
  expect(sameOriginPath('/treks/../user-profile?tab=settings', ORIGIN)).toBe('/user-profile?tab=settings');
});

test('A14: the browser stays on this site with any path', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '\t',
    '@',
    ':',
    'evil.example',
    'https:',
    '?',
    '#',
    '%2f',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = sameOriginPath(`/${pieces.join('')}`, ORIGIN);
      expect(path === undefined || new URL(path, ORIGIN).origin === ORIGIN).toBe(true);
      // Reading it once more changes nothing: a router and a browser see the same place.
      expect(sameOriginPath(path, ORIGIN)).toBe(path);
    }),
  );
});

const at = (path: string) => new URL(path, ORIGIN);

test('A14: the stored path is read once, with its query and its hash', () => {
  const drafts = memoryStorage();
  saveReturnPath(drafts, at('/treks/annapurna?travelers=2#itinerary'));
  expect([consumeReturnPath(drafts, ORIGIN), consumeReturnPath(drafts, ORIGIN)]).toEqual([
    '/treks/annapurna?travelers=2#itinerary',
    undefined,
  ]);
});

test('A14: visitors who choose to sign in return to the page they were on', () => {
  const drafts = memoryStorage();
  rememberOrigin(drafts, at('/treks?country=nepal'), DEFAULT_PATHS);
  expect(consumeReturnPath(drafts, ORIGIN)).toBe('/treks?country=nepal');
});

test.each(['/login', '/signup', '/forgot-password', '/reset-password'])(
  'A14: %s is not stored as a return path, and the stored one stays',
  (pathname) => {
    const drafts = memoryStorage();
    saveReturnPath(drafts, at('/treks'));
    rememberOrigin(drafts, at(`${pathname}?token=a.b.c`), DEFAULT_PATHS);
    expireReturn(drafts, at(pathname), DEFAULT_PATHS);
    expect(consumeReturnPath(drafts, ORIGIN)).toBe('/treks');
  },
);

test.each([
  ['a page of this site', `${ORIGIN}/treks?country=nepal`, '/login', '/treks?country=nepal'],
  ['another page about signing in', `${ORIGIN}/signup`, '/login', undefined],
  ['another site', 'https://evil.example/treks', '/login', undefined],
  ['a site with a longer name', `${ORIGIN}.evil.example/treks`, '/login', undefined],
  ['an unknown page', '', '/login', undefined],
  ['a page of this site, but not to sign in', `${ORIGIN}/treks`, '/faq', undefined],
])('A14: the return path of visitors who follow a plain link from %s', (_, referrer, pathname, path) => {
  const drafts = memoryStorage();
  rememberReferrer(drafts, referrer, at(pathname), DEFAULT_PATHS);
  expect(consumeReturnPath(drafts, ORIGIN)).toBe(path);
});

test('A14: a path that is already stored stays', () => {
  const drafts = memoryStorage();
  saveReturnPath(drafts, at('/user-profile'));
  rememberReferrer(drafts, `${ORIGIN}/treks`, at('/login'), DEFAULT_PATHS);
  expect(consumeReturnPath(drafts, ORIGIN)).toBe('/user-profile');
});

test('A14: the stored path is dropped on any page that is not about signing in', () => {
  const drafts = memoryStorage();
  saveReturnPath(drafts, at('/treks/annapurna'));
  expireReturn(drafts, at('/faq'), DEFAULT_PATHS);
  expect(consumeReturnPath(drafts, ORIGIN)).toBeUndefined();
});
