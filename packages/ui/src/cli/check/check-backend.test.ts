import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openApiDocument } from '../../contract/index.ts';
import { demoTreks } from '../../testing/demo-treks.ts';
import { memoryBackend } from '../../testing/memory-backend.ts';
import { checkBackend } from './check-backend.ts';
import { reportWords } from './report.ts';

const document = openApiDocument();
type Backend = (request: Request) => Promise<Response>;

const check = (backend: Backend, origin?: string) =>
  checkBackend('https://backend.example/api', {
    ...{ document, origin },
    fetch: (address, init) => backend(new Request(address, init)),
    wait: async () => {},
  });

const failed = ({ findings }: Awaited<ReturnType<typeof check>>) => findings.filter(({ state }) => state === 'failed');

test('the backend in memory keeps the contract, and all that it announces beyond', async () => {
  const report = await check(memoryBackend({ treks: demoTreks, takesGuests: true }), 'https://shop.example');
  expect(failed(report)).toEqual([]);
  expect(report.passed).toBe(true);
  expect(report.findings.filter(({ state }) => state !== 'passed')).toEqual([]);
  expect(report.findings.length).toBeGreaterThan(40);
});

test('a backend that takes cards is checked up to the payment, and the report says so', async () => {
  const report = await check(memoryBackend({ treks: demoTreks, takesCards: true }));
  expect(failed(report)).toEqual([]);
  expect(reportWords(report)).toContain('– the payment and the confirmed booking: the backend takes real cards');
});

test('the backend of the guide, written from the document alone, keeps the contract', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../guides/your-own-backend.md'), 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(guide) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'trek-own-backend-'));
  const file = join(folder, 'backend.mjs');
  // It printing its port, which is a free one here.
  const printing = `server.on('listening', () => console.log(server.address().port));\n`;
  await writeFile(file, `${code}${printing}`);
  const server = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' } });
  try {
    const [port] = await once(server.stdout, 'data');
    const report = await checkBackend(`http://127.0.0.1:${String(port).trim()}`, { document, wait: async () => {} });
    expect(failed(report)).toEqual([]);
    expect(reportWords(report)).toContain('– beyond the contract: not announced, and so not asked for: sign-out');
  } finally {
    server.kill();
    await rm(folder, { recursive: true });
  }
});

test('a backend that does not answer is named, and nothing else is tried', async () => {
  const report = await check(() => Promise.reject(new TypeError('fetch failed')));
  expect(report.findings).toMatchObject([{ state: 'failed', came: 'nothing: fetch failed' }]);
});

/** An answer before it reaches the check. */
interface Passing {
  /** Such as `GET /trek/all`. */
  call: string;
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: deviations reach into answers of any kind.
  value: any;
  // biome-ignore lint/suspicious/noExplicitAny: the same for what was sent.
  sent: any;
  token: string | null;
  type?: string;
}

type Deviation = (passing: Passing) => Partial<Passing> | undefined;

/** A backend that keeps the contract but for one thing. */
function deviating(deviation: Deviation): Backend {
  const backend = memoryBackend({ treks: demoTreks, takesGuests: true });
  return async (request) => {
    const sent = request.method === 'POST' ? await request.clone().json() : undefined;
    const answer = await backend(request);
    const { pathname } = new URL(request.url);
    const text = await answer.text();
    const passing = {
      ...{ call: `${request.method} ${pathname.replace('/api', '')}`, status: answer.status, sent },
      ...{ value: text === '' ? undefined : JSON.parse(text), token: request.headers.get('authorization') },
    };
    const { status, value, type = 'application/json' } = { ...passing, ...deviation(passing) };
    const headers = new Headers(answer.headers);
    headers.set('content-type', type);
    return new Response(typeof value === 'string' ? value : JSON.stringify(value), { status, headers });
  };
}

const on =
  (call: string, change: Deviation): Deviation =>
  (passing) =>
    passing.call.startsWith(call) && passing.status < 300 ? change(passing) : undefined;

const eachTrek = (change: object) =>
  on('GET /trek/all', ({ value }) => ({ value: value.map((trek: object) => ({ ...trek, ...change })) }));

const session = (change: object) => on('POST /auth/login', ({ value }) => ({ value: { ...value, ...change } }));

const bookings = (changeOf: (booking: { status: string; balanceAmount: number }) => object) =>
  on('GET /booking/user', ({ value }) => ({
    value: value.map((booking: { status: string; balanceAmount: number }) => ({ ...booking, ...changeOf(booking) })),
  }));

const token = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;

/** Lets the second visitor into a call as the first one. */
function shared(call: string, value: unknown): Deviation {
  const tokens = new Set<string | null>();
  return (passing) => {
    if (passing.call === 'GET /auth/me' && passing.status === 200) tokens.add(passing.token);
    const isStranger = passing.token !== null && !tokens.has(passing.token);
    return passing.call.startsWith(call) && isStranger ? { status: 200, value } : undefined;
  };
}

/** A booking that the visitor has not made. */
const OTHERS = {
  id: 1,
  trekId: 1,
  trek: { title: 'A' },
  status: 'pending',
  startDate: '2030-01-01',
  endDate: '2030-01-01',
  advanceAmount: 0,
  balanceAmount: 1,
};

/** One difference of a backend each, and the words of the report that name it. */
const DEVIATIONS: [name: string, deviation: Deviation, named: RegExp][] = [
  [
    'another visitor’s bookings',
    shared('GET /booking/user', [OTHERS]),
    /second visitor does not see the booking.*expected: an empty list/s,
  ],
  [
    'another visitor’s payment',
    shared('GET /payment/status/', { status: 'succeeded' }),
    /second visitor does not read the payment.*came: 200/s,
  ],
  [
    'a payment for another visitor’s booking',
    shared('POST /payment/create-payment-intent', { clientSecret: 'a', paymentIntentId: 'mock_x' }),
    /second visitor does not pay for the booking.*came: 200/s,
  ],
  ['a success of another status', on('GET /country/all', () => ({ status: 206 })), /countries.*200.*came: 206/s],
  ['a server that fails', on('GET /region/all', () => ({ status: 500, value: {} })), /regions.*came: 500/s],
  ['a trek without its price', eachTrek({ price: undefined }), /treks.*\[0\]\.price is missing/s],
  ['a title that is no text', eachTrek({ title: 7 }), /\[0\]\.title must be a text, and is 7/],
  ['a price without a figure', eachTrek({ price: 'on request' }), /\[0\]\.price must have a figure/],
  ['treks in another currency', eachTrek({ currency: 'EUR' }), /in US dollars.*"EUR"/s],
  ['two treks of one id', eachTrek({ id: 1 }), /an id of its own.*1 twice/s],
  [
    'a list where the kit finds none',
    on('GET /trek/all', ({ value }) => ({ value: { page: { treks: value } } })),
    /expected: a list/,
  ],
  ['a page of HTML', on('GET /blog/all', () => ({ value: '<h1>Posts', type: 'text/html' })), /posts.*expected: JSON/s],
  [
    'JSON under another content type',
    on('GET /trek/all', () => ({ type: 'text/plain' })),
    /content type application\/json/,
  ],
  [
    'a trek that differs from the list',
    on('GET /trek/id/', ({ value }) => ({ value: { ...value, price: 1 } })),
    /one trek comes by its id/,
  ],
  [
    'an unknown trek that is null',
    ({ call, status }) =>
      call === 'GET /trek/id/999999999' && status === 404 ? { status: 200, value: null } : undefined,
    /a trek that there is not is refused/,
  ],
  ['no publishable key', on('GET /payment/config', () => ({ value: {} })), /publishableKey is missing/],
  [
    'a missing session as 403',
    ({ call, status }) => (call === 'GET /booking/user' && status === 401 ? { status: 403 } : undefined),
    /without a token.*expected: 401.*came: 403/s,
  ],
  [
    'an error without a sentence',
    ({ call, status }) => (call === 'POST /auth/login' && status === 401 ? { value: { code: 7 } } : undefined),
    /wrong password.*with a sentence/s,
  ],
  [
    'a wrong password that signs in',
    ({ call, status }) => (call === 'POST /auth/login' && status === 401 ? { status: 200, value: {} } : undefined),
    /a wrong password is refused.*came: 200/s,
  ],
  [
    'a payment that anyone may ask about',
    ({ call, status }) => (call.startsWith('GET /payment/status/') && status === 401 ? { status: 404 } : undefined),
    /without a token it is refused: GET \/payment\/status\/:id.*came: 404/s,
  ],
  [
    'an address that every object has',
    ({ call, sent }) => (call === 'POST /auth/login' && sent.email === 'toString' ? { status: 200 } : undefined),
    /without a password does not sign in: toString.*came: 200/s,
  ],
  [
    'a token that every object has',
    ({ call, token }) => (call === 'GET /auth/me' && token === 'Bearer __proto__' ? { status: 200 } : undefined),
    /someone else’s making is refused: __proto__.*came: 200/s,
  ],
  ['a token without parts', session({ token: 'a1b2c3' }), /token of three parts.*"a1b2c3"/s],
  ['a token without an end', session({ token: token({ userId: '1' }) }), /`exp` among its claims/],
  ['a session without its user', session({ user: undefined }), /user is missing/],
  [
    'a user without a name',
    on('GET /auth/me', ({ value }) => ({ value: { ...value, fullname: undefined } })),
    /fullname is missing/,
  ],
  [
    'the user of another session',
    on('GET /auth/me', ({ value }) => ({ value: { ...value, email: 'other@example.com' } })),
    /the token tells whose it is.*expected: the user check-/s,
  ],
  [
    'bookings of other visitors',
    on('GET /booking/user', () => ({
      value: [OTHERS],
    })),
    /a new visitor has no bookings/,
  ],
  ['a booking without its trek', bookings(() => ({ trek: undefined })), /\[0\]\.trek is missing/],
  ['another day than was booked', bookings(() => ({ startDate: '2031-01-01' })), /the day of departure.*"2031-01-01"/s],
  [
    'a total that is off by one',
    bookings(({ status, balanceAmount }) => (status === 'confirmed' ? { balanceAmount: balanceAmount + 1 } : {})),
    /balanceAmount 1414 US dollars.*came: balanceAmount 1415/s,
  ],
  [
    'a deposit that is not counted',
    bookings(({ status }) => (status === 'confirmed' ? { advanceAmount: 0 } : {})),
    /advanceAmount 353 US dollars/,
  ],
  [
    'another word for a paid booking',
    bookings(({ status }) => (status === 'confirmed' ? { status: 'paid' } : {})),
    /the status "confirmed".*"paid"/s,
  ],
  [
    'a payment without its secret',
    on('POST /payment/create-payment-intent', ({ value }) => ({ value: { ...value, clientSecret: undefined } })),
    /clientSecret is missing/,
  ],
  [
    'a payment of any amount',
    ({ call, sent, status }) =>
      call === 'POST /payment/create-payment-intent' && status === 400 && sent.amount < 353
        ? { status: 200, value: { clientSecret: 'a', paymentIntentId: 'mock_x' } }
        : undefined,
    /less than a fifth.*came: 200/s,
  ],
  [
    'a payment that never ends',
    on('GET /payment/status/', () => ({ value: { status: 'processing' } })),
    /succeeds within ten seconds/,
  ],
  [
    'a wrong present password as 401',
    ({ call, status }) => (call === 'POST /auth/change-password' && status === 400 ? { status: 401 } : undefined),
    /needs the present one.*came: 401/s,
  ],
  [
    'a group that is announced and not stored',
    bookings(() => ({ travelers: 1 })),
    /travelers 3, for "travelers" is announced/,
  ],
  [
    'a wrong code that begins a guest’s session',
    ({ call, status }) =>
      call === 'POST /guest/session' && status === 400 ? { status: 200, value: { token: 'a.b.c' } } : undefined,
    /a wrong code of a guest is refused.*came: 200/s,
  ],
  [
    'a code that is over and looks like a wrong one',
    ({ call, status }) => (call === 'POST /guest/session' && status === 410 ? { status: 400 } : undefined),
    /never asked for is refused.*expected: 410.*came: 400/s,
  ],
  [
    'an unknown booking that gets another answer',
    on('POST /guest/code', ({ sent }) =>
      sent.reference ? { status: 404, value: { message: 'Not found' } } : undefined,
    ),
    /answered alike.*came: 404/s,
  ],
  [
    'a wrong code that confirms an account’s address',
    ({ call, status }) =>
      call === 'POST /auth/confirm-email-code' && status === 400 ? { status: 200, value: {} } : undefined,
    /a wrong code of an account is refused.*came: 200/s,
  ],
  [
    'a search index of another shape',
    on('GET /search/index', () => ({ value: { words: [] } })),
    /search index.*names is missing/s,
  ],
];

describe('one deviation is named', () => {
  test('the rows are more than twenty', () => expect(DEVIATIONS.length).toBeGreaterThan(20));

  test.each(DEVIATIONS)('%s', async (_, deviation, named) => {
    const report = await check(deviating(deviation));
    expect(report.passed).toBe(false);
    expect(reportWords({ ...report, findings: failed(report) })).toMatch(named);
    for (const { call, expected, came, advice } of failed(report)) {
      expect([call, expected, came, advice]).toEqual(Array(4).fill(expect.stringMatching(/./)));
    }
  });

  test('a field beyond the contract of another shape is a hint alone', async () => {
    const report = await check(deviating(eachTrek({ season: 'Spring' })));
    expect(report.passed).toBe(true);
    expect(report.findings.filter(({ state }) => state === 'hint')).toMatchObject([
      { title: expect.stringContaining('[0].season must be an object, and is "Spring"') },
      ...Array(2).fill({ state: 'hint' }),
    ]);
  });

  test('an origin that may not call is a hint, and a failure where it is named', async () => {
    const backend = memoryBackend({ treks: demoTreks });
    const closed: Backend = async (request) => {
      const answer = await backend(request);
      answer.headers.delete('access-control-allow-origin');
      return answer;
    };
    expect((await check(closed)).findings.at(-1)).toMatchObject({ state: 'hint' });
    expect(failed(await check(closed, 'https://shop.example'))).toMatchObject([
      { title: 'pages of https://shop.example may call (CORS)', came: expect.stringContaining('none') },
    ]);
  });
});
