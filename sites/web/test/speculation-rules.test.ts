import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('browsers may prerender public pages, and no personal ones', async () => {
  const answer = await site.get('/faq');
  const [, text = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(await answer.text()) ?? [];
  const { prefetch, prerender } = JSON.parse(text);
  const { href_matches: never } = prefetch[0].where.and[1].not;
  expect(never).toEqual(
    expect.arrayContaining(['/user-profile', '/booking/:reference', '/auth/google/callback', '/office/*?', '/api/*']),
  );
  expect(never).not.toContain('/treks/:slug');
  expect(prerender[0].where).toEqual(prefetch[0].where);
  // The policy of the page lets them through.
  const hash = createHash('sha256').update(text).digest('base64');
  expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});
