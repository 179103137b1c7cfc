import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { policyReports } from '../server/policy-reports.ts';
import { openSite } from './site.ts';

describe('reports of content policy violations', () => {
  const reports: unknown[] = [];
  let now = 0;
  const app = new Hono().post(
    '/',
    ...policyReports(
      (report) => reports.push(report),
      () => now,
    ),
  );
  const report = (body: unknown) =>
    app.request('/', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  const inline = (page = 'https://trek.example/reset-password?token=secret') => ({
    'csp-report': { 'violated-directive': 'script-src-elem', 'blocked-uri': 'inline', 'document-uri': page },
  });

  test('name directive, origin and path, and no query', async () => {
    reports.length = 0;
    expect((await report(inline())).status).toBe(204);
    const body = {
      effectiveDirective: 'img-src',
      blockedURL: 'https://tracker.example/pixel?visitor=maya',
      documentURL: 'https://trek.example/treks',
    };
    expect((await report([{ type: 'csp-violation', body }])).status).toBe(204);
    expect(reports).toEqual([
      { directive: 'script-src-elem', blocked: 'inline', page: '/reset-password' },
      { directive: 'img-src', blocked: 'https://tracker.example', page: '/treks' },
    ]);
  });

  test('I14: put none of the sender’s words into the log', async () => {
    reports.length = 0;
    const person = 'anna.secret@example.org';
    const body = { effectiveDirective: person, blockedURL: person, documentURL: `https://trek.example/${person}` };
    await report([{ body }, { body: { ...body, blockedURL: `mailto:${person}`, documentURL: person } }]);
    expect(reports).toHaveLength(2);
    expect(JSON.stringify(reports)).not.toContain('anna');
  });

  test.each(['', 'null', '{}', '[{}]', '{"csp-report":7}'])(
    'are refused if their body is invalid (%j)',
    async (body) => {
      expect((await report(body)).status).toBe(400);
    },
  );

  test('are refused if they are too long', async () => {
    expect((await report('x'.repeat(10_001))).status).toBe(413);
  });

  test('log at most 20 a minute', async () => {
    now += 60_000;
    reports.length = 0;
    for (let time = 0; time < 50; time += 1) await report(inline());
    expect(reports).toHaveLength(20);
    now += 60_000;
    await report(inline());
    expect(reports).toHaveLength(21);
  });
});

const encrypted = { PUBLIC_URL: 'https://trek.example', DEMO: '1' };

test.each([
  ['an encrypted', encrypted, 'max-age=31536000', 'policy="/policy-reports"'],
  [
    'an encrypted (and its subdomains)',
    { ...encrypted, HSTS_SUBDOMAINS: '1' },
    'max-age=31536000; includeSubDomains',
    'policy="/policy-reports"',
  ],
  ['a plain', {}, null, null],
])('W22: %s address has suitable headers', async (_, environment, transport, endpoints) => {
  const site = await openSite(environment as Record<string, string>);
  const { headers } = await site.get('/about');
  expect(headers.get('strict-transport-security')).toBe(transport);
  expect(headers.get('reporting-endpoints')).toBe(endpoints);
  expect(headers.get('content-security-policy')?.includes('report-uri /policy-reports')).toBe(transport !== null);
  const directives = headers.get('content-security-policy')?.split('; ') ?? [];
  // W22: pictures of an `http:` address show on a plain site, and are asked for by https on an encrypted one.
  expect(directives.includes('upgrade-insecure-requests')).toBe(transport !== null);
  expect(directives.find((directive) => directive.startsWith('img-src'))).toBe(
    transport === null ? "img-src 'self' data: https: http:" : "img-src 'self' data: https:",
  );
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  const picture = await site.get('/api/uploads/art/country-1.svg');
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const answer = await site.get('/api/country/all');
  expect(answer.headers.get('strict-transport-security')).toBe(transport);
  await site.close();
});
