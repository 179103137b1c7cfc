import type { BookedTrek } from '../../api/entities.ts';
import type { BadgeColor } from '../../kit/badge.tsx';

const STATUS_COLORS: Record<BookedTrek['status'], BadgeColor> = {
  confirmed: 'green',
  pending: 'yellow',
  disputed: 'blue',
  cancelled: 'red',
  unknown: 'blue',
};

/** Color of a booking's badge. */
export const bookingStatusColor = (status: BookedTrek['status']): BadgeColor => STATUS_COLORS[status];
