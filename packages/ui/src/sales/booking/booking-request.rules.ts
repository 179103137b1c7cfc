import * as z from 'zod/mini';
import type { CalendarDate } from '../../core/internal/calendar-date.ts';
import { spelled } from '../../core/internal/text-checks.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { formatMessage, type MessageDescriptor } from '../../core/texts/message-descriptor.ts';
import {
  type BookingDetails,
  DETAIL_CHECKS,
  type DetailError,
  lastBookableDay,
  spelledDetail,
} from './booking.rules.ts';
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
const inEnglish = (error: DetailError | null) =>
  error === null ? undefined : formatMessage(error as MessageDescriptor<typeof ENGLISH>, ENGLISH);

/**
 * Schema of the personal details, with messages in English.
 * @param today the earliest day that may be booked, `YYYY-MM-DD`
 */
export function bookingDetailsSchema(today: CalendarDate) {
  const days = { today, earliest: today, latest: lastBookableDay(today) };
  const detail = (field: keyof BookingDetails) => {
    const check = (text: string) => inEnglish(DETAIL_CHECKS[field](text, days));
    const missing = check('');
    return z.string(missing).check(
      spelled((text) => spelledDetail(field, text)),
      ({ value, issues }) => {
        const message = check(value);
        if (message !== undefined) issues.push({ code: 'custom', input: value, message });
      },
    );
  };
  return z.object({
    firstName: detail('firstName'),
    lastName: detail('lastName'),
    email: detail('email'),
    phone: detail('phone'),
    country: detail('country'),
    specialRequirements: z._default(detail('specialRequirements'), ''),
    /** The day of departure: `YYYY-MM-DD` */
    bookingDate: detail('bookingDate'),
  });
}
