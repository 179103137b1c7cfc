import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from '../api/client.ts';
import { trekSchema } from '../api/entities.ts';
import { apiCallEntries } from '../contract/calls.ts';
import { addDays } from '../core/internal/calendar-date.ts';
import { companyDay } from '../core/internal/company-day.ts';
import { connectBackend } from '../provider/connect-backend.ts';
import { SESSION_KEYS } from '../provider/session-keys.ts';
import { demoTreks } from './demo-treks.ts';
import { TEST_CODE, testDetails } from './fixtures.ts';
import { memoryBackend } from './memory-backend.ts';

const API = 'https://agency.example/api';

describe('the backend in memory', () => {
  test.each(apiCallEntries())('answers %s', async (_, { method, path }) => {
    const backend = memoryBackend({ treks: demoTreks });
    const request = new Request(`${API}${path.replace(':id', '12')}`, {
      method,
      ...(method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } }),
    });
    const answer = await backend(request);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('lets pages of other origins ask, and has a picture for each trek', async () => {
    const backend = memoryBackend();
    const preflight = await backend(new Request(`${API}/trek/all`, { method: 'OPTIONS' }));
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      'authorization, content-type',
    ]);
    const picture = await backend(new Request(`${API}/uploads/ridge.jpg`));
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('refuses what is no call', async () => {
    const backend = memoryBackend();
    const post = (body: string, type: string) =>
      backend(new Request(`${API}/auth/login`, { method: 'POST', body, headers: { 'content-type': type } }));
    const refusals = [
      await backend(new Request(API)),
      await post('{', 'application/json'),
      await post('{}', 'text/plain'),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 400, 415]);
  });
});

describe('a guest of the backend in memory', () => {
  const connected = (options = {}) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const backend = memoryBackend({ treks: demoTreks, takesGuests: true, ...options });
    let token: string | null = null;
    const api = createApiClient({
      ...{ backendUrl: API, placeholderImage: '', readToken: () => token },
      fetch: (address, init) => backend(new Request(address, init)),
    });
    const begin = async (wanted: object) => {
      const codeId = await api.requestGuestCode({ email: 'guest@example.com', ...wanted });
      token = await api.beginGuestSession({ codeId, code: TEST_CODE });
    };
    return { api, begin };
  };
  const details = { ...testDetails, email: 'guest@example.com', bookingDate: addDays(companyDay(new Date()), 90) };
  afterEach(() => vi.restoreAllMocks());

  test('books and pays one trek, and returns to it by its number', async () => {
    const { api, begin } = connected();
    const [trek] = await api.listTreks();
    expect(trek?.bookingPolicy?.guests).toBe(true);
    await begin({ trekId: 12 });
    const { reference } = await api.saveBookingDetails({ ...details, trekId: 12 });
    await expect(api.saveBookingDetails({ ...details, trekId: 13 })).rejects.toMatchObject({ status: 401 });
    await expect(api.currentUser()).rejects.toMatchObject({ status: 401 });
    await begin({ reference: ` ${reference?.toLowerCase()} ` });
    expect(await api.listBookings()).toMatchObject([{ reference, status: 'pending' }]);
  });

  test('gets nothing by a wrong code, by one that was used, or where treks take no guests', async () => {
    const { api, begin } = connected();
    const codeId = await api.requestGuestCode({ email: 'guest@example.com', trekId: 12 });
    await expect(api.beginGuestSession({ codeId, code: '000000' })).rejects.toMatchObject({ status: 400 });
    await api.beginGuestSession({ codeId, code: TEST_CODE });
    await expect(api.beginGuestSession({ codeId, code: TEST_CODE })).rejects.toMatchObject({ status: 410 });
    await expect(begin({ reference: 'TH-NOTONE' })).rejects.toMatchObject({ status: 400 });
    const closed = connected({ takesGuests: false });
    await expect(closed.begin({ trekId: 12 })).rejects.toMatchObject({ status: 403 });
    expect((await closed.api.listTreks())[0]?.bookingPolicy).toBeUndefined();
  });
});

test('the demonstration has twelve treks of four countries, as the contract writes them', () => {
  expect(demoTreks).toHaveLength(12);
  expect(new Set(demoTreks.map(({ country }) => country.name)).size).toBe(4);
  expect(new Set(demoTreks.map(({ id }) => id)).size).toBe(12);
  for (const trek of demoTreks) expect(trekSchema.safeParse(trek).error).toBeUndefined();
});

describe('backend="demo:"', () => {
  afterEach(() => vi.restoreAllMocks());

  test('books and pays without any server, and says once what it is', async () => {
    const printed = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { api, storage } = connectBackend({ backendUrl: 'demo:' });
    const treks = await api.listTrekSummaries();
    expect(treks.map(({ image }) => image.slice(0, 19))).toEqual(Array(12).fill('data:image/svg+xml,'));
    const person = { fullname: 'Ang Dorje', email: 'ang@example.com', phone: '+977 1 5550100' };
    const session = await api.register({ ...person, password: 'Yak-butter-8' });
    storage.write(SESSION_KEYS.token, session?.token ?? '');
    const [trek] = treks;
    const bookingDate = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
    await api.saveBookingDetails({ ...testDetails, bookingDate, trekId: trek?.id ?? 0, travelers: 2 });
    const { paymentIntentId } = await api.createPaymentIntent({
      ...{ trekId: trek?.id ?? 0, amount: (trek?.priceUsd ?? 0) * 2, currency: 'usd', numTravelers: 2 },
      ...{ customerName: person.fullname, customerEmail: person.email },
    });
    expect(paymentIntentId).toMatch(/^mock_/);
    expect(await api.paymentStatus(paymentIntentId)).toEqual({ status: 'succeeded' });
    // Another embed of the page has the same bookings.
    const other = connectBackend({ backendUrl: 'demo:', storage });
    expect(await other.api.listBookings()).toMatchObject([{ status: 'confirmed', balanceAmount: 0, travelers: 2 }]);
    expect(await api.listCountries()).toHaveLength(4);
    expect(printed.mock.calls.flat().join()).toContain('is a demonstration');
    expect(printed).toHaveBeenCalledTimes(1);
  });
});
