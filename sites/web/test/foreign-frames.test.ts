import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';

test.each([
  [
    'the map of the office',
    '/office-map',
    'https://www.openstreetmap.org',
    '/export/embed.html?bbox=85.30',
    '/contact',
  ],
  ['a widget of Tripadvisor', '/review-widget/tripadvisor', 'https://www.tripadvisor.com', '/Widget', '/reviews'],
  ['a widget of Google', '/review-widget/google', 'https://www.google.com', '/maps?q=', '/reviews'],
])('X4: %s is allowed in a separate document, and in no page', async (_what, path, host, frame, page) => {
  const own = await site.get(path);
  expect(policyOf(own)).toContain(`frame-src ${host};`);
  expect(policyOf(own)).toContain("frame-ancestors 'self'");
  expect(own.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(await own.text()).toContain(`<iframe src="${host}${frame}`);
  for (const other of [page, '/']) {
    const answer = await site.get(other);
    expect(policyOf(answer)).not.toContain(host);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
});

test('reviews learn nothing of this site, and the map only its origin, as its host requires', async () => {
  const referrerPolicyOf = async (path: string) => (await site.get(path)).headers.get('referrer-policy');
  expect(await referrerPolicyOf('/review-widget/tripadvisor')).toBe('no-referrer');
  expect(await referrerPolicyOf('/office-map')).toBe('origin');
});
