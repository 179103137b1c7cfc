import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { isTokenExpired, tokenClaims } from '../account/session/token.rules.ts';
import {
  blogPostSchema,
  bookingSchema,
  countrySchema,
  paymentConfigSchema,
  regionSchema,
  signedInDeviceSchema,
  travelerSchema,
  trekSchema,
  userSchema,
} from '../api/entities.ts';
import { normalizeTrek } from '../api/normalize-trek.ts';
import { hasTokenFormat } from '../provider/session-keys.ts';
import { bookingDetailsSchema } from '../sales/booking/booking-request.rules.ts';
import {
  apiCalls,
  BACKEND_URL,
  paidTestBooking,
  storedBookings,
  testTraveler,
  unpaidTestBooking,
} from './api-answers.ts';
import { TEST_NOW_SECONDS, TEST_TODAY } from './fixtures.ts';
import * as testing from './index.ts';

const list = (schema: z.ZodMiniType, values: readonly unknown[]) =>
  values.map((value, index) => [schema, value, index] as const);

test.each([
  ['testUser', userSchema, [testing.testUser]],
  ['testTrekEntity', trekSchema, [testing.testTrekEntity]],
  [
    'testBooking and its like',
    bookingSchema,
    [testing.testBooking, ...storedBookings, unpaidTestBooking, paidTestBooking],
  ],
  ['testPost', blogPostSchema, [testing.testPost]],
  ['testDetails', bookingDetailsSchema(TEST_TODAY), [testing.testDetails]],
  ['a traveler', travelerSchema, [testTraveler]],
  ['the devices', signedInDeviceSchema, apiCalls.listDevices.answer],
  ['the countries', countrySchema, apiCalls.listCountries.answer],
  ['the regions', regionSchema, apiCalls.listRegions.answer],
  ['the configuration of payments', paymentConfigSchema, [apiCalls.paymentConfig.answer]],
])('%s: valid and complete, by the schema of the backend’s answers', (_, schema: z.ZodMiniType, values) => {
  // The schemas take a field of another kind for a missing one, so what is read has to be all that was given.
  for (const [of, value] of list(schema, values)) expect(of.parse(value)).toEqual(value);
});

test('the trek of pages is the client’s reading of the backend’s trek', () => {
  const images = { backendUrl: BACKEND_URL, placeholder: '' };
  expect(normalizeTrek(testing.testTrekEntity, images)).toMatchObject({
    ...testing.testTrek,
    rating: expect.any(Number),
  });
});

test('a session accepts the token until it expires', () => {
  const exp = TEST_NOW_SECONDS + 60;
  const token = testing.makeToken({ exp, fullname: 'Zoë Ångström' });
  expect(hasTokenFormat(token)).toBe(true);
  expect(tokenClaims(token)).toEqual({
    userId: '7',
    email: 'maya@example.com',
    fullname: 'Zoë Ångström',
    role: 'user',
    exp,
  });
  expect([exp - 1, exp].map((now) => isTokenExpired(token, now))).toEqual([false, true]);
});
