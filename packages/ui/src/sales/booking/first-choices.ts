import { isCalendarDate } from '../../core/internal/calendar-date.ts';
import { sayOnce } from '../../core/internal/say-once.ts';
import type { FirstChoices } from './booking.context.ts';

/** The first choices of a page's author that a booking can begin with. Others are named on the console. */
export function usableChoices({ travelers, startDate }: FirstChoices): FirstChoices {
  const isKnownGroup = Number.isSafeInteger(travelers) && Number(travelers) > 0;
  const isDay = isCalendarDate(`${startDate}`);
  if (!isKnownGroup && travelers != null) sayOnce('unusableGroup', `${travelers}`);
  if (!isDay && startDate) sayOnce('unusableDay', `${startDate}`);
  return { travelers: isKnownGroup ? travelers : undefined, startDate: isDay ? startDate : undefined };
}
