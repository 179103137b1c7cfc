import { expect, test } from 'vitest';
import { DEFAULT_PATHS } from './browser-ports.ts';
import { resolvePaths, withQuery } from './host-paths.ts';

test('a host sets its own paths, and the others are those of the operator’s site', () => {
  expect(resolvePaths()).toEqual(DEFAULT_PATHS);
  const { login, trek, terms } = resolvePaths({ login: '/sign-in', trek: (slug) => `/tours/${slug}` });
  expect([login, trek('langtang'), terms]).toEqual(['/sign-in', '/tours/langtang', '/terms-conditions']);
});

test('a page that a host does not have leads nowhere, by any name', () => {
  const { profile, region } = resolvePaths({ profile: null, region: null });
  expect([profile, region('everest'), withQuery(profile, 'tab=settings')]).toEqual([null, null, null]);
});

test('a query is added if there is one', () => {
  expect([withQuery('/treks', ''), withQuery('/treks', new URLSearchParams({ country: 'Nepal' }))]).toEqual([
    '/treks',
    '/treks?country=Nepal',
  ]);
});
