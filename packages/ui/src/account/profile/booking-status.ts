import { type BookingStatus, bookingStatusOf } from '../../api/statuses.ts';
import type { BadgeColor } from '../../kit/badge.tsx';

const STATUS_COLORS: Record<BookingStatus, BadgeColor> = {
  confirmed: 'green',
  pending: 'yellow',
  disputed: 'blue',
  cancelled: 'red',
};

/** Color of a booking's badge: blue for a status of another name. */
export function bookingStatusColor(status: string): BadgeColor {
  const known = bookingStatusOf({ status });
  return known ? STATUS_COLORS[known] : 'blue';
}
