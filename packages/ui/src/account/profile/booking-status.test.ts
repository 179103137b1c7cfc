import { expect, test } from 'vitest';
import { bookingStatusColor } from './booking-status.ts';

test.each([
  ['confirmed', 'green'],
  ['pending', 'yellow'],
  ['cancelled', 'red'],
  ['Confirmed', 'green'],
  ['CANCELLED', 'red'],
  ['refunded', 'blue'],
  ['', 'blue'],
  ['constructor', 'blue'],
  ['__proto__', 'blue'],
])('the badge of a booking that is %j is %s', (status, color) => {
  expect(bookingStatusColor(status)).toBe(color);
});
