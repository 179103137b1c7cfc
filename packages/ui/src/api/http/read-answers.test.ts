import { describe, expect, test } from 'vitest';
import { testUser } from '../../testing/fixtures.ts';
import { ApiError } from '../api-error.ts';
import { readDevices, readTravelers } from './account-calls.ts';
import {
  readIntent,
  readPaymentConfig,
  readPaymentStatus,
  readSession,
  readSignedIn,
  readStoredDetails,
  readUser,
} from './read-answers.ts';

const { id, email, fullname } = testUser;
const sparse = { id, email, fullname, role: null, phone: 97_714_000_000, createdAt: null };
const user = { id, email, fullname, role: 'user', phone: '97714000000' };

describe('a sign-in', () => {
  test('is read where the user has no role, no dates and a numeric phone', () => {
    expect(readSignedIn({ token: 'a.b.c', user: sparse })).toEqual({ token: 'a.b.c', user });
  });

  test.each([null, undefined, 7])('has an empty token where the backend gives %j', (token) => {
    expect(readSignedIn({ token, user: sparse })).toEqual({ token: '', user });
  });

  test('is rejected without a user, and renews no session without a token', () => {
    expect(() => readSignedIn({ token: 'a.b.c' })).toThrow(ApiError);
    expect(() => readUser({ email })).toThrow(ApiError);
    expect([readSession({ user: sparse }), readSession({ token: 'a.b.c' }), readSession(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(readSession({ token: 'a.b.c', user: sparse })).toEqual({ token: 'a.b.c', user });
  });
});

test('a payment’s status may come with a message, with null, or alone', () => {
  const status = 'succeeded';
  expect(readPaymentStatus({ status, message: null })).toEqual({ status });
  expect(readPaymentStatus({ status })).toEqual({ status });
  expect(readPaymentStatus({ status, message: 'Paid' })).toEqual({ status, message: 'Paid' });
  expect(readPaymentStatus({ status: 'CANCELLED' })).toEqual({ status: 'canceled' });
  expect(() => readPaymentStatus({ status: null })).toThrow(ApiError);
});

test.each([
  [{ name: 'Trek', terms: 'https://t.example/terms', privacy: 'http://t.example/p' }, undefined],
  [{ name: 'Trek', terms: 'javascript:alert(1)', privacy: '/p' }, { name: 'Trek' }],
  [{ name: {}, terms: null, privacy: ['https://t.example'] }, null],
  ['Trek', null],
  [null, null],
])('the operator %j is read as far as it can be shown', (operator, expected) => {
  const read = readPaymentConfig({ publishableKey: 'pk', operator }).operator;
  expect(read).toEqual(expected === undefined ? operator : (expected ?? undefined));
});

describe('the answer to the details of a booking', () => {
  test.each<[unknown, string | null | undefined]>([
    [{ status: 'requested' }, 'requested'],
    // An enumeration of Java, a text alone, and the flags of databases.
    [{ status: 'REQUESTED', requestedAt: '2030-01-01' }, 'requested'],
    [{ data: { id: 1, attributes: { status: 'Confirmed' } } }, 'confirmed'],
    ['requested', 'requested'],
    [' REQUESTED ', 'requested'],
    [true, 'requested'],
    [1, 'requested'],
    ['true', 'requested'],
    [{ status: true }, 'requested'],
    [null, null],
    [false, null],
    [0, null],
    ['false', null],
    ['none', null],
    // Nothing that could be read: the trek's own rule decides.
    [undefined, undefined],
    ['', undefined],
    [{}, undefined],
    [[], undefined],
    [{ status: null }, undefined],
  ])('has the request %j as %j', (departureRequest, request) => {
    expect(readStoredDetails({ booking: { id: 41, departureRequest } }).request).toBe(request);
  });

  const stored = { id: 41, reference: 'TH-1', totalAmount: 2580, pricePerPerson: 1290, travelers: 2 };
  test.each<[string, unknown]>([
    ['under its name', { booking: stored }],
    ['alone', stored],
    ['in an envelope', { data: stored }],
    ['under its name in an envelope', { data: { booking: stored } }],
    ['in the envelopes of Strapi 4', { data: { id: 41, attributes: { ...stored, id: undefined } } }],
    ['beside its id', { message: 'Stored', bookingId: 41, booking: { ...stored, id: undefined } }],
    ['with its numbers as text', { booking: { ...stored, totalAmount: 'USD 2,580.00', travelers: '2' } }],
  ])('is read from a booking %s', (_, body) => {
    expect(readStoredDetails(body)).toEqual({
      ...{ bookingId: 41, reference: 'TH-1', request: undefined },
      price: { totalUsd: 2580, perPersonUsd: 1290, travelers: 2 },
    });
  });

  test.each<[unknown, number | string | null]>([
    [{ booking: 'confirmed', id: 41 }, 41],
    [{ booking: null, id: 41 }, 41],
    [{ bookingId: 'b-41' }, 'b-41'],
    [{ message: 'Stored' }, null],
    ['OK', null],
    [[], null],
    [null, null],
    [undefined, null],
  ])('reads the booking of %j as %j', (body, bookingId) => {
    expect(readStoredDetails(body)).toMatchObject({ bookingId, price: null });
  });

  test.each<[unknown, number | null]>([
    ['2580.00', 2580],
    ['2 x 1290', null],
    ['on request', null],
    ['1.290', null],
    [0, null],
    [-1, null],
  ])('has the total %j as %j', (totalAmount, totalUsd) => {
    expect(readStoredDetails({ booking: { id: 41, totalAmount } }).price?.totalUsd ?? null).toBe(totalUsd);
  });

  test.each<[unknown, number | null]>([
    [3, 3],
    ['3', 3],
    [0, null],
    ['0', null],
    [2.5, null],
    [[], null],
    [undefined, null],
  ])('has the group %j as %j', (travelers, expected) => {
    expect(readStoredDetails({ booking: { id: 41, totalAmount: 2580, travelers } }).price?.travelers).toBe(expected);
  });
});

test('an opened payment and its settings have only their text fields', () => {
  const intent = { clientSecret: 'pi_1_secret', paymentIntentId: 'pi_1' };
  expect(readIntent({ ...intent, amount: 290 })).toEqual(intent);
  expect(readPaymentConfig({ publishableKey: '' })).toEqual({ publishableKey: '' });
  for (const body of [null, {}, { ...intent, clientSecret: null }, { publishableKey: 7 }]) {
    expect(() => readIntent(body)).toThrow(ApiError);
    expect(() => readPaymentConfig(body)).toThrow(ApiError);
  }
});

test('a list with an entry of another shape is refused', () => {
  expect([readDevices([]), readTravelers([])]).toEqual([[], []]);
  for (const read of [readDevices, readTravelers]) {
    for (const body of [null, {}, [{}]]) expect(() => read(body)).toThrow(ApiError);
  }
});
