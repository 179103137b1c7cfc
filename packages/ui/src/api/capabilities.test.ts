import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSavedTreks } from '../account/saved-treks/start-saved-treks.ts';
import { loadSearchIndex } from '../catalogue/search-index/load-search-index.ts';
import { beyondContract, ContractBackend } from '../testing/contract-backend.ts';
import { testDetails } from '../testing/fixtures.ts';
import { BACKEND_CAPABILITIES, type BackendCapability } from './capabilities.ts';
import { type ApiClient, createApiClient } from './client.ts';

let log: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const seller = { partner: 'alpine', partnerRef: 'newsletter-12', metadata: { campaign: 'spring', hear: 'page' } };

/** A client of that backend, on a partner's page. @param announced what its users, treks and payment configuration name */
function clientOf(backend: ContractBackend, announced: readonly string[] = []) {
  const withNames = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withNames);
    return typeof value === 'object' && value !== null ? { ...value, capabilities: announced } : value;
  };
  return createApiClient({
    backendUrl: 'https://api.example',
    placeholderImage: '',
    ...seller,
    fetch: async (address, init) => {
      const sent = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const { status, body } = backend.answer(init?.method ?? 'GET', String(address), sent);
      const named = announced.length === 0 ? body : withNames(body);
      const user = (named as { user?: object } | null)?.user;
      return Response.json(user ? { ...(named as object), user: withNames(user) } : named, { status });
    },
  });
}

const details = { ...testDetails, trekId: 12, travelers: 3, metadata: { hear: ' radio ', empty: ' ' } };
const payment = {
  trekId: 12,
  amount: 290,
  currency: 'usd',
  numTravelers: 3,
  customerName: 'Maya Gurung',
  customerEmail: 'maya@example.com',
  bookingId: 41,
} as const;

/** Every call of the client that a visitor's way through the product makes. */
const everyCall: ((api: ApiClient) => Promise<unknown>)[] = [
  (api) => api.listCountries(),
  (api) => api.listRegions(),
  (api) => api.listTreks(),
  (api) => api.listTrekSummaries(),
  (api) => api.findTrek(12),
  (api) => api.listPosts(),
  (api) => api.register({ fullname: 'Maya', email: 'a@b.np', phone: '1', password: 'x' }),
  (api) => api.signIn({ email: 'a@b.np', password: 'x', rememberMe: false }),
  (api) => api.currentUser(),
  (api) => api.changePassword({ oldPassword: 'x', newPassword: 'y' }),
  (api) => api.requestPasswordReset({ email: 'a@b.np' }),
  (api) => api.resetPassword({ email: 'a@b.np', newPassword: 'x', token: 'a.b.c' }),
  (api) => api.listBookings(),
  (api) => api.saveBookingDetails(details),
  (api) => api.paymentConfig(),
  (api) => api.createPaymentIntent(payment),
  (api) => api.paymentStatus('pi_1'),
  (api) => api.sendContactMessage({ name: 'M', email: 'a@b.np', phone: '1', message: 'x' }),
  (api) => api.signOut({ token: 'a.b.c' }),
  (api) => api.leavePayment({ paymentIntentId: 'pi_1' }),
];

/** Calls beyond the contract whose answer is needed. */
const beyond: Partial<Record<BackendCapability, ((api: ApiClient) => Promise<unknown>)[]>> = {
  devices: [(api) => api.listDevices(), (api) => api.signOutDevices({})],
  'personal-data': [(api) => api.personalData(), (api) => api.eraseAccount({})],
  profile: [(api) => api.saveProfile({ fullname: 'Maya', phone: '', postalAddress: '' })],
  'email-change': [
    (api) => api.requestEmailChange({ email: 'a@b.np' }),
    (api) => api.confirmEmailChange({ codeId: 'x', code: '123456' }),
  ],
  invoices: [
    (api) => api.savePayer({ bookingId: 41, name: 'Himal Ltd', address: 'Thamel' }),
    (api) => api.issueInvoice({ bookingId: 41, name: 'Himal Ltd', address: 'Thamel' }),
  ],
  'change-requests': [
    (api) => api.quoteChange({ bookingId: 41, startDate: '2030-10-08', travelers: 2 }),
    (api) => api.requestChange({ bookingId: 41, startDate: '2030-10-08', travelers: 2, totalAmount: 2900 }),
  ],
  'remove-booking': [(api) => api.removeBooking({ bookingId: 41 })],
  'saved-treks': [(api) => api.changeSavedTreks({ save: [], remove: [] })],
  'search-index': [(api) => api.searchIndex()],
};

describe('K26: a backend that knows only the contract', () => {
  test('receives only its calls, queries and fields', async () => {
    const backend = new ContractBackend();
    const api = clientOf(backend);
    for (const call of everyCall) await call(api);
    expect(backend.beyond).toEqual([]);
    expect(backend.calls).toHaveLength(everyCall.length - 2);
    expect(log).not.toHaveBeenCalled();
  });

  test.each([
    [[], {}],
    [['partner'], { partner: 'alpine', partnerRef: 'newsletter-12' }],
    [['metadata'], { metadata: { campaign: 'spring', hear: 'radio' } }],
  ])('receives of the seller what it announces: %j', async (capabilities: string[], expected) => {
    const sent: Record<string, unknown>[] = [];
    const api = createApiClient({
      ...{ backendUrl: 'https://api.example', placeholderImage: '', ...seller },
      capabilities: capabilities as BackendCapability[],
      fetch: async (_, init) => {
        sent.push(JSON.parse(String(init?.body)));
        return Response.json({}, { status: 201 });
      },
    });
    await api.saveBookingDetails(details);
    expect(sent).toEqual([{ ...testDetails, trekId: 12, ...expected }]);
    // Without an answer the page's own stay.
    await api.saveBookingDetails({ ...details, metadata: undefined });
    expect(sent[1]?.metadata).toEqual(capabilities.includes('metadata') ? seller.metadata : undefined);
  });

  test.each([
    [['saved-treks'], {}],
    [['saved-treks', 'departure-mails'], { departureMails: true }],
  ])('receives the wish for mails only if it announces them: %j', async (capabilities: string[], expected) => {
    const sent: unknown[] = [];
    const api = createApiClient({
      ...{ backendUrl: 'https://api.example', placeholderImage: '' },
      capabilities: capabilities as BackendCapability[],
      fetch: async (_, init) => {
        sent.push(JSON.parse(String(init?.body)));
        return Response.json({ treks: [] });
      },
    });
    const saved = { trekId: 12, savedAt: '2030-01-01T00:00:00.000Z', seenDepartures: [] };
    await api.changeSavedTreks({ save: [{ ...saved, departureMails: true }], remove: [13] });
    expect(sent).toEqual([{ save: [{ ...saved, ...expected }], remove: [13] }]);
  });

  test.each(Object.entries(beyond))('never receives %s, and the call fails with 404', async (name, calls) => {
    const backend = new ContractBackend();
    const api = clientOf(backend);
    for (const call of calls) await expect(call(api)).rejects.toMatchObject({ status: 404 });
    expect([api.can(name as BackendCapability), backend.calls]).toEqual([false, []]);
    expect(log).not.toHaveBeenCalled();
  });

  test('keeps saved treks on the device after a sign-in', async () => {
    const backend = new ContractBackend();
    const api = clientOf(backend);
    await api.signIn({ email: 'a@b.np', password: 'x', rememberMe: false });
    const values = new Map<string, string>();
    const storage = {
      read: (key: string) => values.get(key) ?? null,
      write: (key: string, value: string) => Boolean(values.set(key, value)),
      remove: (key: string) => void values.delete(key),
      subscribe: () => () => {},
    };
    const clock = { now: Date.now, setTimeout, clearTimeout };
    const { actor, stored } = startSavedTreks({ api, storage: storage as never, clock: clock as never });
    actor.send({ type: 'owner.change', owner: '7', stored: stored() });
    await vi.waitFor(() => expect(actor.getSnapshot().matches('device')).toBe(true));
    expect(backend.calls).toEqual(['POST /auth/login']);
    expect(log).not.toHaveBeenCalled();
  });

  test.each([{ message: 'User registered' }, { user: { id: 9, email: 'a@b.np' } }])(
    'registers a visitor without a session where it answers %j',
    async (body) => {
      const backend = new ContractBackend({ 'POST /auth/register': { status: 201, body } });
      const api = clientOf(backend);
      expect(await api.register({ fullname: 'Maya', email: 'a@b.np', phone: '1', password: 'x' })).toBeUndefined();
      expect(await api.signIn({ email: 'a@b.np', password: 'x', rememberMe: false })).toHaveProperty('token');
      expect(backend.calls).toEqual(['POST /auth/register', 'POST /auth/login']);
      expect(log).not.toHaveBeenCalled();
    },
  );

  test('describes the stored booking and the payment’s status in its own words', async () => {
    const api = clientOf(
      new ContractBackend({
        'POST /booking/user-details': { status: 201, body: { id: 41, departureRequest: 'REQUESTED' } },
        'GET /payment/status/:id': { body: { status: 'PROCESSING' } },
      }),
    );
    expect(await api.saveBookingDetails(details)).toMatchObject({ bookingId: 41, request: 'requested' });
    expect(await api.listBookings()).toMatchObject([{ id: 41, status: 'pending' }]);
    expect(await api.paymentStatus('pi_1')).toEqual({ status: 'processing' });
  });

  test('is searched by an index made of its lists', async () => {
    const backend = new ContractBackend();
    const index = await loadSearchIndex(clientOf(backend));
    expect(index.subjects.length).toBeGreaterThan(0);
    expect(backend.calls.toSorted()).toEqual(['GET /blog/all', 'GET /region/all', 'GET /trek/all']);
  });
});

describe('K26: a backend that can do more', () => {
  test.each<[string, (api: ApiClient) => Promise<unknown>]>([
    ['a user who signs in', (api) => api.signIn({ email: 'a@b.np', password: 'x', rememberMe: false })],
    ['a user who registers', (api) => api.register({ fullname: 'M', email: 'a@b.np', phone: '1', password: 'x' })],
    ['the present user', (api) => api.currentUser()],
    ['a trek', (api) => api.findTrek(12)],
    ['the first trek of a list', (api) => api.listTreks()],
    ['the first summary', (api) => api.listTrekSummaries()],
    ['the payment configuration', (api) => api.paymentConfig()],
  ])('declares it in %s', async (_, call) => {
    const api = clientOf(new ContractBackend(), BACKEND_CAPABILITIES);
    expect(BACKEND_CAPABILITIES.filter(api.can)).toEqual([]);
    await call(api);
    expect(BACKEND_CAPABILITIES.filter(api.can)).toEqual([...BACKEND_CAPABILITIES]);
  });

  test('receives only the calls that it supports', async () => {
    const backend = new ContractBackend();
    const api = clientOf(backend, ['sign-out', 'travelers', 'unheard-of']);
    await api.paymentConfig();
    await api.signOut({ token: 'a.b.c' }).catch(() => {});
    await api.saveBookingDetails(details).catch(() => {});
    await api.createPaymentIntent(payment);
    await api.leavePayment({ paymentIntentId: 'pi_1' });
    await expect(api.listDevices()).rejects.toMatchObject({ status: 404 });
    expect(backend.beyond).toEqual([
      'unknown call POST /auth/logout',
      'unknown field travelers in POST /booking/user-details',
    ]);
  });

  test('can be declared by the host before its first answer', () => {
    const settings = { backendUrl: 'https://api.example', placeholderImage: '' };
    expect(createApiClient({ ...settings, capabilities: ['devices'] }).can('devices')).toBe(true);
  });
});

test.each([
  ['GET', '/trek/all?view=summary', undefined],
  ['GET', '/search/index', undefined],
  ['POST', '/saved-treks', { save: [] }],
  ['POST', '/contact', { name: 'M', subject: 'x' }],
  ['GET', '/trek/id/12/departures', undefined],
  ['DELETE', '/booking/user', undefined],
])('control: %s %s is beyond the contract', (method, address, body) => {
  expect(beyondContract(method, address, body)).toMatch(/^unknown/);
});
