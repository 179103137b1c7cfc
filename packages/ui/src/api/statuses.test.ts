import { expect, test } from 'vitest';
import { readBookingStatus } from './statuses.ts';

test.each([
  ['confirmed', 'confirmed'],
  ['Confirmed', 'confirmed'],
  ['CANCELLED', 'cancelled'],
  ['canceled', 'cancelled'],
  ['refunded', 'unknown'],
  ['', 'unknown'],
  ['constructor', 'unknown'],
  ['__proto__', 'unknown'],
])('the status %j of a booking is read as %s', (text, status) => {
  expect(readBookingStatus(text)).toBe(status);
});
