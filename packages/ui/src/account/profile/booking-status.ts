import type { BookedTrek } from '../../api/entities.ts';
import { useTexts } from '../../core/texts/language.ts';
import type { BadgeColor } from '../../kit/badge.tsx';
import { profileTexts } from './profile.texts.ts';

const STATUS_COLORS: Record<BookedTrek['status'], BadgeColor> = {
  confirmed: 'green',
  pending: 'yellow',
  disputed: 'blue',
  cancelled: 'red',
  unknown: 'blue',
};

/** Color of a booking's badge. */
export const bookingStatusColor = (status: BookedTrek['status']): BadgeColor => STATUS_COLORS[status];

/** The text of a booking's badge: its status, or that it was only looked at. */
export function useBookingStatusName(): (booking: BookedTrek) => string {
  const { bookingStatus, notFinished } = useTexts(profileTexts);
  return ({ status, statusText, isUnfinished }) =>
    isUnfinished && status === 'pending' ? notFinished : bookingStatus(statusText ?? status);
}
