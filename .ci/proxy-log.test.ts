import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the log of the proxy keeps no link that signs somebody in: no queries, no referrers, no lines of errors', () => {
  const settings = readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/#.*/g, '');
  expect(settings).toMatch(/access_log \S+ paths;/);
  expect(settings).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  expect(settings).toMatch(/error_log \S+ crit;/);
});
