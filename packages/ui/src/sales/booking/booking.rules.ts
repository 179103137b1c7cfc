import type { BookingDetails } from '../../api/requests.ts';
import { addDays, addMonths, type CalendarDate, isCalendarDate } from '../../core/internal/calendar-date.ts';
import { type FieldTexts, MAXIMUM_LINE_LENGTH, MAXIMUM_TEXT_LENGTH } from '../../core/internal/text-limits.ts';
import type { Translation } from '../../core/texts/define-texts.ts';
import type { MessageDescriptor } from '../../core/texts/message-descriptor.ts';
import { type EmailFault, emailFault, plainEmail } from '../../core/typed/email-address.ts';
import { latinDigits } from '../../core/typed/latin-digits.ts';
import { type LineFault, nameFault, phoneFault } from '../../core/typed/line-fault.ts';
import { plainLine, plainName, plainPhone, plainText } from '../../core/typed/plain-text.ts';
import { type BookingPolicy, departureOf, earliestStart } from '../../pricing/departure.rules.ts';
import { LONGEST_LEAD_MONTHS } from '../../pricing/terms.ts';
import type { bookingTexts } from './booking.texts.ts';

export type { BookingDetails, DetailsToSave } from '../../api/requests.ts';

/** The last day on a trek of so many days; null where one of them is not known. */
export function lastDayOf(startDate: CalendarDate, days: number | undefined): CalendarDate | null {
  return days !== undefined && days > 0 && isCalendarDate(startDate) ? addDays(startDate, days - 1) : null;
}

/** The last day on which a trek may start when it is booked on a day. */
export const lastBookableDay = (today: CalendarDate): CalendarDate => addMonths(today, LONGEST_LEAD_MONTHS);

/** The first day on which a trek may start when it is booked on a day, for its permits and its crew. */
export const firstBookableDay = (today: CalendarDate, policy?: BookingPolicy): CalendarDate =>
  policy ? earliestStart(policy, today) : today;

/** Texts that name what is wrong with a detail, and why. */
type DetailTexts = Translation<typeof bookingTexts> & FieldTexts;

/** A fault that the text of the field names by itself. */
interface WordlessFault {
  code: 'incomplete' | 'severalLines';
}

/** A detail's fault: a text's name with its facts, and with the reason where there is one to name. */
export type DetailError =
  | Exclude<MessageDescriptor<DetailTexts>, string>
  | { code: keyof DetailTexts & string; reason: Exclude<LineFault | EmailFault, WordlessFault> };

/** The days that a trek may start on, as seen on a day. */
interface BookableDays {
  today: CalendarDate;
  earliest: CalendarDate;
  latest: CalendarDate;
  /** The trek's own bounds. */
  policy?: BookingPolicy | undefined;
}

/** @param text in its plain spelling */
type Check = (text: string, days: BookableDays) => DetailError | null;

const tooLong = (text: string, most: number): DetailError | null =>
  text.length > most ? { code: 'textTooLong', facts: [most] } : null;

type DetailCode = Extract<DetailError, { reason: unknown }>['code'];

function because(code: DetailCode, fault: LineFault | EmailFault | null): DetailError | null {
  if (fault === null) return null;
  if (fault.code === 'incomplete' || fault.code === 'severalLines') return { code } as DetailError;
  return { code, reason: fault };
}

const line =
  (minimum: number, tooShort: DetailCode, notPlain: DetailCode, faultOf = nameFault): Check =>
  (text) => {
    if (text.length < minimum) return { code: tooShort } as DetailError;
    return tooLong(text, MAXIMUM_LINE_LENGTH) ?? because(notPlain, faultOf(text));
  };

/** How each detail is read from what was typed. */
const SPELLINGS: Readonly<Record<keyof BookingDetails, (text: string) => string>> = {
  firstName: plainName,
  lastName: plainName,
  email: plainEmail,
  phone: plainPhone,
  country: plainName,
  specialRequirements: plainText,
  bookingDate: (date) => latinDigits(plainLine(date)),
};

/** A detail in its plain spelling. */
export const spelledDetail = (field: keyof BookingDetails, text: string): string => SPELLINGS[field](text);

/**
 * The checks of each detail, in the order of the form. `bookingDetailsSchema` is made of them: the schema library weighs 7
 * kB beside the 19 of a booking machine.
 */
export const DETAIL_CHECKS: Readonly<Record<keyof BookingDetails, Check>> = {
  firstName: line(2, 'firstNameTooShort', 'nameNotPlain'),
  lastName: line(2, 'lastNameTooShort', 'nameNotPlain'),
  email: (text) => tooLong(text, MAXIMUM_LINE_LENGTH) ?? because('emailInvalid', emailFault(text)),
  phone: line(5, 'phoneInvalid', 'phoneInvalid', phoneFault),
  country: line(2, 'countryMissing', 'countryNotPlain'),
  specialRequirements: (text) => tooLong(text, MAXIMUM_TEXT_LENGTH),
  bookingDate: (date, { today, earliest, latest, policy }) => {
    if (date === '') return { code: 'bookingDateMissing' };
    if (!isCalendarDate(date)) return { code: 'bookingDateImpossible' };
    if (date < today) return { code: 'bookingDatePast' };
    if (date > latest) return { code: 'bookingDateTooFar', facts: [LONGEST_LEAD_MONTHS] };
    if (date < earliest) return { code: 'bookingDateTooEarly', facts: [earliest] };
    const departure = policy && departureOf(policy, date, today, 1);
    return departure?.kind === 'closed' ? { code: 'bookingDateClosed', facts: [departure.next] } : null;
  },
};

const bookableDays = (today: CalendarDate, policy: BookingPolicy | undefined): BookableDays => ({
  today,
  earliest: firstBookableDay(today, policy),
  latest: lastBookableDay(today),
  policy,
});

/**
 * Faults by field, in the order of the form; empty when the details are good.
 * @param policy of the trek. Default: it can start on any day from today
 */
export function bookingDetailsErrors(
  details: Partial<BookingDetails>,
  today: CalendarDate,
  policy?: BookingPolicy,
): Partial<Record<keyof BookingDetails, DetailError>> {
  const days = bookableDays(today, policy);
  const errors: Partial<Record<keyof BookingDetails, DetailError>> = {};
  for (const [field, check] of Object.entries(DETAIL_CHECKS) as [keyof BookingDetails, Check][]) {
    const given: unknown = details[field];
    const error = check(typeof given === 'string' ? spelledDetail(field, given) : '', days);
    if (error) errors[field] = error;
  }
  return errors;
}

/** No trek starts before it: a year that is still being typed passes through such dates. */
const FIRST_WHOLE_DATE = '1000-01-01';

/** The fault of a start date as soon as it is whole; null: it is good, or still being typed. */
export function startDateFault(date: string, today: CalendarDate, policy?: BookingPolicy): DetailError | null {
  return date < FIRST_WHOLE_DATE ? null : DETAIL_CHECKS.bookingDate(date, bookableDays(today, policy));
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

/** The details as they are sent: each in its plain spelling, without white space around it. */
export function trimmedDetails(details: BookingDetails): BookingDetails {
  const fields = Object.entries(details) as [keyof BookingDetails, string][];
  return Object.fromEntries(
    fields.map(([field, value]) => [field, spelledDetail(field, value)]),
  ) as unknown as BookingDetails;
}

/** True while a field that must be filled is empty. */
export function isRequiredDetailMissing({ specialRequirements: _optional, ...required }: BookingDetails): boolean {
  return Object.values(required).some((value) => plainText(value) === '');
}
