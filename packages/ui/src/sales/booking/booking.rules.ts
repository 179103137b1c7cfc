import * as z from 'zod/mini';
import type { BookingDetails } from '../../api/requests.ts';
import { addDays, addMonths, type CalendarDate, isCalendarDate } from '../../core/internal/calendar-date.ts';
import { fieldMessages, textNames } from '../../core/internal/field-errors.ts';
import { plainLine } from '../../core/internal/plain-line.ts';
import {
  type FieldTexts,
  MAXIMUM_LINE_LENGTH,
  MAXIMUM_TEXT_LENGTH,
  maximumLength,
} from '../../core/internal/text-limits.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import type { MessageDescriptor } from '../../core/texts/message-descriptor.ts';
import type { BookingPolicy } from '../../pricing/departure.rules.ts';
import { LONGEST_LEAD_MONTHS } from '../../pricing/terms.ts';
import { bookingTexts } from './booking.texts.ts';

export type { BookingDetails, DetailsToSave } from '../../api/requests.ts';

/** The last day on a trek of so many days; null where one of them is not known. */
export function lastDayOf(startDate: CalendarDate, days: number | undefined): CalendarDate | null {
  return days !== undefined && days > 0 && isCalendarDate(startDate) ? addDays(startDate, days - 1) : null;
}

/** The last day on which a trek may start when it is booked on a day. */
export const lastBookableDay = (today: CalendarDate): CalendarDate => addMonths(today, LONGEST_LEAD_MONTHS);

/** The first day on which a trek may start when it is booked on a day, for its permits and its crew. */
export const firstBookableDay = (today: CalendarDate, policy?: BookingPolicy): CalendarDate =>
  policy ? addDays(today, policy.leadTimeDays) : today;

/** Texts about invalid details. */
type DetailTexts = Translation<typeof bookingTexts> & FieldTexts;
const ENGLISH: DetailTexts = { ...bookingTexts.english, ...fieldTexts.english };

/** A detail's fault: a text's name, with its facts. */
export type DetailError = MessageDescriptor<DetailTexts>;

/**
 * Schema of the personal details.
 * @param today the earliest day that may be booked, `YYYY-MM-DD`
 * @param latest the last day that may be booked. Default: counted from `today`
 * @param texts texts about invalid details. Default: English
 */
export function bookingDetailsSchema(
  today: CalendarDate,
  latest: CalendarDate = lastBookableDay(today),
  texts: DetailTexts = ENGLISH,
) {
  const line = (minimum: number, error: string) =>
    z.string({ error }).check(z.trim(), z.minLength(minimum, error), maximumLength(MAXIMUM_LINE_LENGTH, texts));
  return z.object({
    firstName: line(2, texts.firstNameTooShort).check(plainLine(texts.nameNotPlain)),
    lastName: line(2, texts.lastNameTooShort).check(plainLine(texts.nameNotPlain)),
    email: z
      .string({ error: texts.emailInvalid })
      .check(z.trim(), maximumLength(MAXIMUM_LINE_LENGTH, texts), z.email(texts.emailInvalid)),
    phone: line(5, texts.phoneInvalid).check(plainLine(texts.phoneInvalid)),
    country: line(2, texts.countryMissing).check(plainLine(texts.countryMissing)),
    specialRequirements: z._default(z.string().check(z.trim(), maximumLength(MAXIMUM_TEXT_LENGTH, texts)), ''),
    bookingDate: z.string({ error: texts.bookingDateMissing }).check(
      z.trim(),
      z.minLength(1, { error: texts.bookingDateMissing, abort: true }),
      z.refine(isCalendarDate, { error: texts.bookingDateImpossible, abort: true }),
      z.refine((date) => date >= today, { error: texts.bookingDatePast }),
      z.refine((date) => date <= latest, {
        error: texts.bookingDateTooFar(LONGEST_LEAD_MONTHS),
        params: { facts: [LONGEST_LEAD_MONTHS] },
      }),
    ),
  });
}

const NAMES = textNames(ENGLISH);

/**
 * Faults by field, in the order of the form; empty when the details are good.
 * @param policy of the trek. Default: it can start on any day from today
 */
export function bookingDetailsErrors(
  details: Partial<BookingDetails>,
  today: CalendarDate,
  policy?: BookingPolicy,
): Partial<Record<keyof BookingDetails, DetailError>> {
  const schema = bookingDetailsSchema(today, lastBookableDay(today), NAMES);
  const errors = fieldMessages<keyof BookingDetails, DetailTexts>(schema, details, NAMES);
  const earliest = firstBookableDay(today, policy);
  if (errors.bookingDate !== undefined || (details.bookingDate ?? '') >= earliest) return errors;
  return { ...errors, bookingDate: { code: 'bookingDateTooEarly', facts: [earliest] } };
}

/** Prefill from an account: the first word of the full name, the rest as the last name, e-mail and phone. */
export function prefillDetails(user: {
  fullname: string;
  email: string;
  phone?: string | null;
}): Partial<BookingDetails> {
  const [firstName = '', ...rest] = user.fullname.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' '), email: user.email, phone: user.phone ?? '' };
}

/** The details as they are sent: without white space around the values. */
export function trimmedDetails(details: BookingDetails): BookingDetails {
  return Object.fromEntries(
    Object.entries(details).map(([field, value]) => [field, value.trim()]),
  ) as unknown as BookingDetails;
}

/** True while a field that must be filled is empty. */
export function isRequiredDetailMissing({ specialRequirements: _optional, ...required }: BookingDetails): boolean {
  return Object.values(required).some((value) => value.trim() === '');
}
