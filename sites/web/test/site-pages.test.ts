import { expect, test } from 'vitest';
import { SITE_PAGES } from '../../api/src/content/content-warnings.ts';
import { routes } from '../src/routes.tsx';

/** Pages without links to them: their addresses contain a secret, or they are a step of something else. */
const STEPS = [
  '/reset-password',
  '/confirm-email',
  '/stop-mails',
  '/invitation',
  '/traveler',
  '/write-review',
  '/auth/google/callback',
];

test('the content check knows each page of the site', () => {
  const fixed = routes.flatMap(({ path }) =>
    path === undefined || /[:*]/.test(path) || STEPS.includes(path) ? [] : [path],
  );
  expect([...SITE_PAGES].toSorted()).toEqual(fixed.toSorted());
});
