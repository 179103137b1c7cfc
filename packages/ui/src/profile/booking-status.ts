import type { BadgeColor } from '../kit/badge.tsx';

const STATUS_COLORS: ReadonlyMap<string, BadgeColor> = new Map([
  ['confirmed', 'green'],
  ['pending', 'yellow'],
  ['cancelled', 'red'],
]);

/** Colour of a booking's badge: blue for a status of another name. */
export function bookingStatusColor(status: string): BadgeColor {
  return STATUS_COLORS.get(status.toLowerCase()) ?? 'blue';
}
