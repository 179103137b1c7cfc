import { describe, expect, test } from 'vitest';
import { testUser } from '../../testing/fixtures.ts';
import { ApiError } from '../api-error.ts';
import {
  readIntent,
  readPaymentConfig,
  readPaymentStatus,
  readRenewedSession,
  readSignedIn,
  readStoredDetails,
  readUser,
} from './read-answers.ts';
import { readDevices, readTravelers } from './read-lists.ts';

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

  test('is none without a user, and renews no session without a token', () => {
    expect(() => readSignedIn({ token: 'a.b.c' })).toThrow(ApiError);
    expect(() => readUser({ email })).toThrow(ApiError);
    expect([
      readRenewedSession({ user: sparse }),
      readRenewedSession({ token: 'a.b.c' }),
      readRenewedSession(null),
    ]).toEqual([undefined, undefined, undefined]);
    expect(readRenewedSession({ token: 'a.b.c', user: sparse })).toEqual({ token: 'a.b.c', user });
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
])('whom a visitor books with, %j, is read as far as it can be shown', (operator, expected) => {
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
  ])('names the request %j as %j', (departureRequest, request) => {
    expect(readStoredDetails({ booking: { id: 41, departureRequest } }).request).toBe(request);
  });
});

test('an opened payment and its settings are texts, and nothing beside them', () => {
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
