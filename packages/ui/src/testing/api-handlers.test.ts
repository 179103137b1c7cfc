import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { BACKEND_CAPABILITIES } from '../api/capabilities.ts';
import { createApiClient } from '../api/client.ts';
import type { ApiCallName } from '../contract/calls.ts';
import { apiCalls } from './api-answers.ts';
import { apiHandler, apiHandlers, faults } from './api-handlers.ts';
import { makeToken, TEST_NOW_MS, TEST_PASSWORD, testDetails, testUser } from './fixtures.ts';
import { CARD_NETWORK_URL } from './test-payments.tsx';

const backendUrl = 'https://agency.example/api';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const clientOf = (token: string | null = makeToken()) =>
  createApiClient({
    ...{ backendUrl, placeholderImage: '/none.svg', capabilities: BACKEND_CAPABILITIES },
    readToken: () => token,
  });

const now = () => TEST_NOW_MS;
const details = { ...testDetails, trekId: 12, travelers: 2 };
const payment = {
  trekId: 12,
  amount: 580,
  currency: 'usd',
  numTravelers: 2,
  customerName: 'Maya',
  customerEmail: testUser.email,
} as const;

describe('the API’s calls', () => {
  test('each have a path of their own', () => {
    const known = Object.values(apiCalls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(known).size).toBe(known.length);
  });

  test.each(Object.keys(apiCalls) as ApiCallName[])('are all handled: %s', async (name) => {
    server.use(...apiHandlers({ backendUrl, now }));
    const call = clientOf()[name] as (input: unknown) => Promise<unknown>;
    const outcome = await call(name === 'findTrek' || name === 'placesLeft' ? 12 : {}).catch((error) => error.status);
    expect(outcome).not.toBe(501);
    expect(outcome).not.toBe(500);
  });

  test.each(Object.keys(apiCalls) as ApiCallName[])('can each be made to fail: %s', async (name) => {
    server.use(...apiHandlers({ backendUrl, now, answers: { [name]: faults.serverError } }));
    const call = clientOf()[name] as (input: unknown) => Promise<unknown>;
    expect(await call({ token: makeToken() }).catch((error) => error.status)).toBe(500);
  });

  test('fail in mid-test by a handler of one call', async () => {
    server.use(...apiHandlers({ backendUrl, now }));
    await expect(clientOf().listTreks()).resolves.toHaveLength(1);
    server.use(apiHandler(backendUrl, 'listTreks', faults.offline));
    await expect(clientOf().listTreks()).rejects.toThrow();
  });

  test('refuse an unknown call with a message', async () => {
    server.use(...apiHandlers({ backendUrl }));
    const answer = await fetch(`${backendUrl}/trek/none`);
    expect([answer.status, await answer.json()]).toEqual([
      501,
      { message: `@trek/ui/testing: the API has no call GET ${backendUrl}/trek/none.` },
    ]);
  });
});

describe('a token', () => {
  test.each([
    ['of testUser', makeToken(), true],
    ['that has expired', makeToken({ exp: TEST_NOW_MS / 1000 }), false],
    ['of an unknown account', makeToken({ userId: '8' }), false],
    ['with another signature', makeToken().replace('unsigned', 'forged'), false],
    ['that is none', 'a.b.c', false],
  ])('%s: accepted is %s', async (_, token, isGood) => {
    server.use(...apiHandlers({ backendUrl, now }));
    const status = await clientOf(token)
      .currentUser()
      .then(
        () => 200,
        (error) => error.status,
      );
    expect(status).toBe(isGood ? 200 : 401);
  });

  test('is invalid once its visitor has signed out', async () => {
    server.use(...apiHandlers({ backendUrl, now }));
    const { token } = await clientOf(null).signIn({
      email: testUser.email,
      password: TEST_PASSWORD,
      rememberMe: false,
    });
    await expect(clientOf(token).currentUser()).resolves.toMatchObject({ email: testUser.email });
    await clientOf(token).signOut({ token });
    await expect(clientOf(token).currentUser()).rejects.toMatchObject({ status: 401 });
    await expect(clientOf(makeToken()).currentUser()).resolves.toMatchObject({ email: testUser.email });
  });
});

describe('a payment by card', () => {
  const payBy = async (clientSecret: string, number: string) =>
    (await fetch(CARD_NETWORK_URL, { method: 'POST', body: JSON.stringify({ clientSecret, number }) })).json();

  test('confirms its booking once the card was charged, and not before', async () => {
    server.use(...apiHandlers({ backendUrl, now, takesCards: true }));
    const api = clientOf();
    await api.saveBookingDetails(details);
    const { clientSecret, paymentIntentId } = await api.createPaymentIntent(payment);
    const statuses = async () => [
      (await api.paymentStatus(paymentIntentId)).status,
      ...(await api.listBookings()).map(({ status, paidAmount }) => [status, paidAmount]),
    ];
    expect(await statuses()).toEqual(['requires_payment_method', ['pending', 0]]);
    expect(await payBy(clientSecret, '4000 0000 0000 0002')).toMatchObject({
      status: 'declined',
      isIntentReusable: true,
    });
    expect(await payBy(clientSecret, '')).toMatchObject({ status: 'declined' });
    expect(await statuses()).toEqual(['requires_payment_method', ['pending', 0]]);
    expect(await payBy(clientSecret, '4242 4242 4242 4242')).toEqual({ status: 'succeeded' });
    expect(await statuses()).toEqual(['succeeded', ['confirmed', 580]]);
    expect(await payBy(clientSecret, '4242 4242 4242 4242')).toMatchObject({
      status: 'declined',
      isIntentReusable: false,
    });
  });

  test('is not charged once another replaces it', async () => {
    server.use(...apiHandlers({ backendUrl, now, takesCards: true }));
    const api = clientOf();
    await api.saveBookingDetails(details);
    const first = await api.createPaymentIntent(payment);
    const second = await api.createPaymentIntent({ ...payment, amount: 2900 });
    expect(await payBy(first.clientSecret, '4242424242424242')).toMatchObject({ status: 'declined' });
    expect(await payBy(second.clientSecret, '4242424242424242')).toEqual({ status: 'succeeded' });
    expect(await api.listBookings()).toMatchObject([{ paidAmount: 2900, balanceAmount: 0, balanceDueDate: null }]);
  });
});
