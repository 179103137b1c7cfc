import { BACKEND_CAPABILITIES, createApiClient } from '@trek/ui/api';
import { checkBackend } from '@trek/ui/internal/check';
import { apiCallEntries, openApiDocument } from '@trek/ui/internal/contract';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { codesTo, guestContent } from './guest-visit.ts';
import { databases, PASSWORD, TestSite } from './site.ts';

const document = openApiDocument();
/** Not strict: the marks of the contract are no keywords of JSON Schema. */
const validator = new Ajv2020({ strict: false, allErrors: true }).addSchema(document, 'contract');

interface Exchange {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

const pathOf = (path: string) =>
  Object.keys(document.paths).find((known) => new RegExp(`^${known.replace('{id}', '[^/]+')}$`).test(path));

/** How an answer leaves the document; an empty list: it does not. */
function faultsOf({ method, path, status, body }: Exchange): string[] {
  const known = pathOf(path);
  const operation = known === undefined ? undefined : document.paths[known]?.[method.toLowerCase()];
  if (!known || !operation) return [`${method} ${path} is not in the document`];
  const name = String(status) in operation.responses ? String(status) : 'default';
  if (status < 300 && name === 'default') return [`${method} ${path} must not answer ${status}`];
  if (!operation.responses[name]?.content) return [];
  const pointer = ['paths', known, method.toLowerCase(), 'responses', name, 'content', 'application/json', 'schema'];
  const address = pointer.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const validate = validator.getSchema(`contract#/${address}`);
  if (!validate) throw new Error(`The document has no schema at ${address}`);
  return validate(body)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${method} ${path}${instancePath} ${message}`);
}

test('the document is served as it is', async () => {
  const site = await TestSite.start('SQLite');
  const answer = await site.visitor().get('/openapi.json');
  await site.remove();
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual(document);
});

describe.each(databases)('every call that the kit makes, on %s', (database) => {
  let site: TestSite;
  const exchanges: Exchange[] = [];
  let token: string | null = null;

  /** The kit's own client, whose calls are written down. */
  const api = createApiClient({
    backendUrl: 'http://site.test',
    placeholderImage: '',
    capabilities: BACKEND_CAPABILITIES,
    readToken: () => token,
    fetch: async (address, init) => {
      const { pathname } = new URL(String(address));
      const request = new Request(String(address), init as RequestInit);
      request.headers.set('X-Forwarded-For', '10.1.2.3');
      const response = await site.api.fetch(request);
      const text = await response.clone().text();
      exchanges.push({
        ...{ method: init?.method ?? 'GET', path: pathname, status: response.status },
        body: text === '' ? undefined : JSON.parse(text),
      });
      return response;
    },
  });

  beforeAll(async () => {
    // The client names every refusal on the console.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    site = await TestSite.start(database, {}, guestContent);
  });
  afterAll(() => {
    vi.restoreAllMocks();
    return site.remove();
  });

  const person = { fullname: 'Maya Gurung', email: 'maya@example.org', phone: '+977 1 5550100', password: PASSWORD };
  const details = {
    ...{ firstName: 'Maya', lastName: 'Gurung', email: person.email, phone: person.phone, country: 'Nepal' },
    ...{ specialRequirements: '', bookingDate: '2027-04-01', travelers: 2 },
  };
  const payment = {
    trekId: 101,
    currency: 'usd',
    numTravelers: 2,
    customerName: 'Maya Gurung',
    customerEmail: person.email,
  } as const;
  const traveler = {
    ...{ position: 1, passportName: 'Maya Gurung', nationality: 'Nepali', birthDate: '1990-01-01', diet: '' },
    ...{ insurance: '', emergencyName: '', emergencyPhone: '' },
  };
  const refused = (call: Promise<unknown>) => expect(call).rejects.toMatchObject({ status: expect.any(Number) });

  test('is in the document, and its answers are as the document says', async () => {
    await Promise.all([api.listCountries(), api.listRegions(), api.listTreks(), api.listPosts(), api.searchIndex()]);
    await Promise.all([api.findTrek(101), api.placesLeft(101), api.paymentConfig(), refused(api.findTrek(9))]);
    await refused(api.currentUser());
    token = (await api.register(person))?.token ?? null;
    await refused(api.register(person));
    await refused(api.signIn({ email: person.email, password: 'wrong', rememberMe: false }));
    token = (await api.signIn({ email: person.email, password: PASSWORD, rememberMe: true })).token;
    await Promise.all([api.currentUser(), api.listDevices(), api.personalData()]);
    token = (await api.changePassword({ oldPassword: PASSWORD, newPassword: 'An0ther!word' }))?.token ?? null;
    await api.requestPasswordReset({ email: person.email });
    await refused(api.resetPassword({ email: person.email, newPassword: 'An0ther!word2', token: 'a.b.c' }));
    await refused(api.confirmEmail({ token: 'a.b.c' }));
    await api.requestEmailCode();
    await api.saveProfile({ fullname: 'Maya Gurung', phone: person.phone, postalAddress: 'Thamel, Kathmandu' });
    const moving = await api.requestEmailChange({ email: 'maya@work.example', password: 'An0ther!word' });
    await refused(api.confirmEmailChange({ codeId: moving, code: '000000' }));
    await refused(api.confirmEmailCode({ codeId: 'no-code', code: '123456' }));
    const guest = { email: 'guest@example.org', trekId: 101 };
    const codeId = await api.requestGuestCode(guest);
    await refused(api.requestGuestCode({ ...guest, trekId: 999 }));
    await site.tick();
    const [code = ''] = await codesTo(site, guest.email);
    await refused(api.beginGuestSession({ codeId, code: code === '000000' ? '000001' : '000000' }));
    await api.beginGuestSession({ codeId, code });
    const { bookingId } = await api.saveBookingDetails({ ...details, trekId: 101 });
    await refused(api.saveBookingDetails({ ...details, trekId: 999 }));
    await refused(api.createPaymentIntent({ ...payment, amount: 1 }));
    const { totalAmount = 0 } = (await api.listBookings())[0] ?? {};
    const order = { ...payment, amount: Math.round(totalAmount), totalAmount };
    const { paymentIntentId } = await api.createPaymentIntent(order);
    await api.leavePayment({ paymentIntentId });
    const { paymentIntentId: paid } = await api.createPaymentIntent({ ...order, bookingId: bookingId ?? '' });
    site.wait(3);
    await api.paymentStatus(paid);
    await api.listBookings();
    await api.saveTraveler({ ...traveler, bookingId: bookingId ?? '' });
    await api.listTravelers(bookingId ?? '');
    const place = { bookingId: bookingId ?? '', position: 1 };
    const { token: secret } = await api.makeTravelerLink(place);
    await api.openTravelerLink({ token: secret });
    const { passportName, nationality: _, ...known } = traveler;
    const passport = { passportName, passportNumber: 'PA0123456', passportExpiry: '', nationality: 'NP', arrival: '' };
    const insurer = { insuranceCompany: '', insurancePolicy: '', insuranceHotline: '', insuranceAltitude: '6000' };
    await api.saveOwnTraveler({ ...known, ...passport, ...insurer, token: secret });
    await api.endTravelerLink(place);
    await refused(api.openTravelerLink({ token: secret }));
    const payer = { bookingId: bookingId ?? '', name: 'Himal Ltd', address: 'Thamel, Kathmandu' };
    await api.savePayer(payer);
    await api.issueInvoice(payer);
    await refused(api.issueInvoice({ ...payer, bookingId: 'none' }));
    const wish = { bookingId: bookingId ?? '', startDate: '2027-04-20', travelers: 1 };
    const quote = await api.quoteChange(wish);
    await api.requestChange({ ...wish, totalAmount: quote.totalAmount });
    await refused(api.removeBooking({ bookingId: bookingId ?? '' }));
    await api.cancelBooking({ bookingId: bookingId ?? '' });
    await api.changeSavedTreks({
      save: [{ trekId: 101, savedAt: site.now.toISOString(), seenDepartures: [] }],
      remove: [],
    });
    await api.sendContactMessage({ ...{ name: 'Maya', email: person.email, phone: person.phone }, message: 'Hello' });
    token = (await api.signOutDevices({ password: 'An0ther!word' }))?.token ?? null;
    await refused(api.eraseAccount({ password: 'An0ther!word' }));
    await api.signOut({ token: token ?? '' });

    expect(exchanges.flatMap(faultsOf)).toEqual([]);
    const made = new Set(exchanges.map(({ method, path }) => `${method} ${pathOf(path)}`));
    const missing = apiCallEntries().filter(
      ([, { method, path }]) => !made.has(`${method} ${path.replace(':id', '{id}')}`),
    );
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});

test.each([
  ['an unknown call', { method: 'GET', path: '/trek/some', status: 200, body: [] }],
  ['a success of another status', { method: 'GET', path: '/trek/all', status: 206, body: [] }],
  ['a list in an object', { method: 'GET', path: '/trek/all', status: 200, body: { treks: [] } }],
  ['a refusal without a sentence', { method: 'POST', path: '/auth/login', status: 401, body: {} }],
  ['a token that is missing', { method: 'POST', path: '/auth/login', status: 200, body: { user: {} } }],
] satisfies [string, Exchange][])('the test would notice %s', (_, exchange) => {
  expect(faultsOf(exchange)).not.toEqual([]);
});

describe.each(databases)('the check for backends, on %s', (database) => {
  test('finds that this API keeps the contract, and what it announces beyond', async () => {
    const site = await TestSite.start(database, {}, guestContent);
    const { findings } = await checkBackend('http://site.test', {
      document,
      fetch: (address, init) => site.api.fetch(new Request(address, init)),
      wait: async (ms) => site.wait(ms / 1000),
      now: () => site.now.getTime(),
    });
    await site.remove();
    expect(findings.filter(({ state }) => state === 'failed')).toEqual([]);
    // Pages of other sites may call where the operator names them.
    const others = findings.filter(({ state }) => state !== 'passed');
    expect(others).toMatchObject([{ title: 'pages of other sites may call (CORS)', state: 'hint' }]);
  });
});
