import * as fc from 'fast-check';
import { CALL_BODIES } from '../test/call-bodies.ts';

/** One request as it is sent. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

const READS = [
  '/country/all',
  '/region/all',
  '/trek/all',
  '/blog/all',
  '/trek/id/101',
  '/auth/me',
  '/auth/google',
  '/auth/google/return',
  '/booking/user',
  '/booking/travelers/x',
  '/payment/config',
  '/payment/status/mock_1',
  '/payment/webhook',
  '/health',
  '/health/live',
  '/health/ready',
  '/uploads/share/trek-101-day.png',
  '/metrics',
  '/uploads/art/country-1.svg',
  '/uploads/x.jpg',
  '/nowhere',
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'];

/** Values that have broken servers before. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  ' ',
  '\0',
  '\ud800',
  "' or 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '\r\nX-Injected: 1',
  'x'.repeat(5_000),
  '9999-12-31',
  '0000-00-00',
  '__proto__',
  [],
  [[[[]]]],
  {},
  { $ne: null },
  { toString: 'x' },
];

const GOOD: Readonly<Record<string, unknown>> = {
  email: 'maya@example.org',
  password: 'Passw0rd!',
  oldPassword: 'Passw0rd!',
  newPassword: 'Passw0rd!2',
  trekId: 101,
  amount: 290,
  numTravelers: 1,
  currency: 'usd',
  bookingDate: '2027-04-01',
};

const value = (field: string) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(GOOD[field] ?? 'Maya Gurung') },
    { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
  );

function bodyOf(path: keyof typeof CALL_BODIES): fc.Arbitrary<string> {
  const fields = Object.keys(CALL_BODIES[path].shape);
  const all = fc.record(Object.fromEntries(fields.map((field) => [field, value(field)])), { requiredKeys: [] });
  const odd = fc.constantFrom('', 'null', '[]', '{', '{"a":', '7', '"text"', '['.repeat(3_000));
  return fc.oneof({ weight: 9, arbitrary: all.map((body) => JSON.stringify(body)) }, { weight: 1, arbitrary: odd });
}

const header = fc.constantFrom(
  {},
  { Authorization: 'Bearer a.b.c' },
  { Authorization: 'Bearer ' },
  { Authorization: `Bearer ${'x'.repeat(4_000)}` },
  { Origin: 'https://evil.example' },
  { 'Accept-Encoding': 'br;q=0, *' },
  { 'If-None-Match': '*, "x"' },
  { Range: 'bytes=5-1' },
  { Cookie: 'google-sign-in=x.y.z; __proto__=1' },
  { 'X-Request-Id': '{}' },
  { Expect: 'x' },
);
const contentType = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'x', '') },
);
const tail = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  { weight: 1, arbitrary: fc.webQueryParameters().map((query) => `?${query}`) },
  { weight: 1, arbitrary: fc.constantFrom('/', '/%00', '/..%2f', '?__proto__[x]=1', '/%E0%A4%A', '//', '?q=%') },
);

const call = fc
  .constantFrom(...(Object.keys(CALL_BODIES) as (keyof typeof CALL_BODIES)[]))
  .chain((path) => fc.record({ method: fc.constant('POST'), path: fc.constant<string>(path), body: bodyOf(path) }));
const visit = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc.constantFrom(...READS, ...Object.keys(CALL_BODIES)),
  body: fc.constant(undefined),
});

/** Requests of every kind; those with a bearer that is good have the text `{token}` in its place. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    call: fc.oneof({ weight: 3, arbitrary: call }, { weight: 1, arbitrary: visit }),
    tail,
    header,
    type: contentType,
    isMember: fc.boolean(),
    address: fc.ipV4(),
  })
  .map(({ call: { method, path, body }, tail: end, header: odd, type, isMember, address }) => ({
    method,
    path: path + end,
    body,
    headers: {
      'X-Forwarded-For': address,
      ...(isMember && { Authorization: 'Bearer {token}' }),
      ...(body !== undefined && { 'Content-Type': type }),
      ...(odd as Record<string, string>),
    },
  }));
