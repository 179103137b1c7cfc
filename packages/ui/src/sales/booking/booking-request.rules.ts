import * as z from 'zod/mini';
import type { CalendarDate } from '../../core/internal/calendar-date.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { formatMessage } from '../../core/texts/message-descriptor.ts';
import { type BookingDetails, DETAIL_CHECKS, type DetailError, lastBookableDay } from './booking.rules.ts';
import { bookingTexts } from './booking.texts.ts';

export {
  type BookingDetails,
  bookingDetailsErrors,
  type DetailError,
  type DetailsToSave,
  firstBookableDay,
  isRequiredDetailMissing,
  lastBookableDay,
  lastDayOf,
  prefillDetails,
  trimmedDetails,
} from './booking.rules.ts';

const ENGLISH = { ...bookingTexts.english, ...fieldTexts.english };
const inEnglish = (error: DetailError | null) => (error === null ? undefined : formatMessage(error, ENGLISH));

/**
 * Schema of the personal details, with messages in English.
 * @param today the earliest day that may be booked, `YYYY-MM-DD`
 */
export function bookingDetailsSchema(today: CalendarDate) {
  const days = { today, earliest: today, latest: lastBookableDay(today) };
  const detail = (field: keyof BookingDetails) => {
    const check = (text: string) => inEnglish(DETAIL_CHECKS[field](text, days));
    const missing = check('');
    return z.string(missing).check(z.trim(), ({ value, issues }) => {
      const message = check(value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    });
  };
  return z.object({
    firstName: detail('firstName'),
    lastName: detail('lastName'),
    email: detail('email'),
    phone: detail('phone'),
    country: detail('country'),
    specialRequirements: z._default(detail('specialRequirements'), ''),
    bookingDate: detail('bookingDate'),
  });
}
