import { expect, test } from 'vitest';
import { bookingStatusColor } from './booking-status.ts';

test.each([
  ['confirmed', 'green'],
  ['pending', 'yellow'],
  ['cancelled', 'red'],
  ['disputed', 'blue'],
  ['unknown', 'blue'],
] as const)('the badge of a booking that is %s is %s', (status, color) => {
  expect(bookingStatusColor(status)).toBe(color);
});
