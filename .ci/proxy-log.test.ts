import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the log of the proxy contains no sign-in link: no queries, no referrers, no error lines', () => {
  const settings = readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/#.*/g, '');
  expect(settings).toMatch(/access_log \S+ paths;/);
  // A redirect has to keep the query; nothing else may read it.
  const withoutRedirects = settings.replaceAll(/return 301 [^;]+;/g, '');
  expect(withoutRedirects).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  expect(settings).toMatch(/error_log \S+ crit;/);
});

test('the proxy serves over TLS 1.2 and 1.3 alone; without TLS it redirects pages and refuses the API', () => {
  const settings = readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/#.*/g, '');
  expect(settings).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/);
  const [plain = ''] = settings.split(/listen 443 ssl/);
  expect(plain).toMatch(/location \/ \{ return 301 https:/);
  expect(plain).toMatch(/location \/api\/ \{ return 403; \}/);
  expect(plain).not.toContain('proxy_pass');
});
