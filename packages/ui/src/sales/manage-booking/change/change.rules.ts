import * as z from 'zod/mini';
import type { BookingChange } from '../../../api/requests.ts';
import type { CalendarDate } from '../../../core/internal/calendar-date.ts';
import type { FieldTexts } from '../../../core/internal/text-limits.ts';
import type { Translation } from '../../../core/texts/define-texts.ts';
import { formatMessage, type MessageDescriptor } from '../../../core/texts/message-descriptor.ts';
import { latinDigits } from '../../../core/typed/latin-digits.ts';
import { DETAIL_CHECKS, lastBookableDay, spelledDetail } from '../../booking/booking.rules.ts';
import type { bookingTexts } from '../../booking/booking.texts.ts';
import type { manageBookingTexts } from '../manage-booking.texts.ts';

const SUCCESSOR = ['firstName', 'lastName', 'email', 'phone'] as const;

/** The booking that a form is about, as it is now. */
interface Before {
  startDate: CalendarDate;
  travelers: number;
}

type ChangeTexts = Translation<typeof bookingTexts> & FieldTexts & Translation<typeof manageBookingTexts>['change'];

/**
 * The fields of a change, as they are typed: the day, the number of travelers, and who goes instead.
 * @param today the first day that may be chosen
 */
export function changeFormSchema(texts: ChangeTexts, before: Before, today: CalendarDate) {
  const days = { today, earliest: today, latest: lastBookableDay(today) };
  const text = () => z.string();
  return z
    .object({
      ...{ startDate: text(), travelers: text(), isTransfer: z.boolean() },
      ...{ firstName: text(), lastName: text(), email: text(), phone: text() },
    })
    .check(({ value, issues }) => {
      const refuse = (field: keyof typeof value, message: string) =>
        issues.push({ code: 'custom', input: value, path: [field], message });
      const check = (field: (typeof SUCCESSOR)[number] | 'bookingDate', typed: string) => {
        const error = DETAIL_CHECKS[field](spelledDetail(field, typed), days);
        return error && formatMessage(error as MessageDescriptor<typeof texts>, texts);
      };
      const isMoved = value.startDate !== before.startDate;
      const dayFault = isMoved && check('bookingDate', value.startDate);
      if (dayFault) refuse('startDate', dayFault);
      const travelers = numberOf(value.travelers);
      if (travelers === null) refuse('travelers', texts.travelersInvalid);
      if (!isMoved && travelers === before.travelers && !value.isTransfer) refuse('startDate', texts.nothingChanged);
      if (!value.isTransfer) return;
      for (const field of SUCCESSOR) {
        const fault = check(field, value[field]);
        if (fault) refuse(field, fault);
      }
    });
}

type Typed = z.output<ReturnType<typeof changeFormSchema>>;

/** The request that was typed, in its plain spelling. */
export function changeOf(bookingId: BookingChange['bookingId'], typed: Typed): BookingChange {
  const spelled = (field: (typeof SUCCESSOR)[number]) => spelledDetail(field, typed[field]);
  return {
    bookingId,
    startDate: spelledDetail('bookingDate', typed.startDate),
    travelers: numberOf(typed.travelers) ?? 1,
    ...(typed.isTransfer && {
      transferTo: {
        ...{ firstName: spelled('firstName'), lastName: spelled('lastName') },
        ...{ email: spelled('email'), phone: spelled('phone') },
      },
    }),
  };
}

/** A whole number from 1, as it is typed; null: it is none. */
function numberOf(typed: string): number | null {
  const digits = latinDigits(typed.trim());
  return /^\d{1,3}$/.test(digits) && Number(digits) > 0 ? Number(digits) : null;
}
