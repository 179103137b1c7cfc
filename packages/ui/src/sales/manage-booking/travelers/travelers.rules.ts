import * as z from 'zod/mini';
import type { TravelerEntity } from '../../../api/entities.ts';
import { addMonths, type CalendarDate, isCalendarDate } from '../../../core/internal/calendar-date.ts';
import { maximumLength, phoneNumber, spelled, withoutLinks } from '../../../core/internal/text-checks.ts';
import { type FieldTexts, MAXIMUM_LINE_LENGTH } from '../../../core/internal/text-limits.ts';
import type { Translation } from '../../../core/texts/define-texts.ts';
import { fieldTexts } from '../../../core/texts/field.texts.ts';
import { latinDigits } from '../../../core/typed/latin-digits.ts';
import { plainLine, plainName, plainPhone } from '../../../core/typed/plain-text.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';

/** The values of one traveler's form. */
export type TravelerDetails = Omit<TravelerEntity, 'position'>;

/** The fields of a traveler. True: the permits or an emergency need it; false: it may stay empty. */
const FIELDS = {
  passportName: true,
  nationality: true,
  birthDate: true,
  diet: false,
  insurance: true,
  emergencyName: true,
  emergencyPhone: true,
} as const satisfies Record<keyof TravelerDetails, boolean>;

type TravelerTexts = Translation<typeof manageBookingTexts>['traveler'];

/** The details of a traveler of whom nothing is known. */
export const NO_DETAILS = Object.fromEntries(Object.keys(FIELDS).map((field) => [field, ''])) as TravelerDetails;

/** How long the details are stored once the trek is over. */
const TRAVELER_RETENTION_MONTHS = 12;

/** The details of treks that ended before this day are deleted. */
export const travelersRetainedSince = (today: CalendarDate): CalendarDate =>
  addMonths(today, -TRAVELER_RETENTION_MONTHS);

/** No traveler is older, in years: this finds a year with a digit too few or too many. */
const OLDEST_YEARS = 120;

/**
 * Schema of one traveler's details. Each may stay empty for now: known details are saved, and the rest can follow.
 * @param today the latest date of birth, `YYYY-MM-DD`
 */
export function travelerSchemaOf(
  today: CalendarDate,
  texts: TravelerTexts = manageBookingTexts.english.traveler,
  fields: FieldTexts = fieldTexts.english,
) {
  const text = (read = plainLine) => z.string().check(spelled(read), maximumLength(MAXIMUM_LINE_LENGTH, fields));
  const name = (notPlain: string) => text(plainName).check(withoutLinks(notPlain, fields));
  const earliest = addMonths(today, -12 * OLDEST_YEARS);
  const isBirthDate = (day: string) => isCalendarDate(day) && day >= earliest && day <= today;
  return z.object({
    passportName: name(texts.nameNotPlain),
    nationality: name(texts.nationalityNotPlain),
    birthDate: z.string().check(
      spelled((day) => latinDigits(plainLine(day))),
      z.refine((day) => day === '' || isBirthDate(day), texts.birthDateImpossible),
    ),
    diet: text(),
    insurance: text(),
    emergencyName: name(texts.nameNotPlain),
    emergencyPhone: text(plainPhone).check(
      phoneNumber(texts.phoneInvalid, fields),
      z.refine((phone) => phone === '' || /\d.*\d.*\d.*\d.*\d/.test(phone), texts.phoneInvalid),
    ),
  });
}

/** The missing details of a traveler, in the order of the form. */
export function missingDetails(details: TravelerDetails): (keyof TravelerDetails)[] {
  const names = Object.keys(FIELDS) as (keyof TravelerDetails)[];
  return names.filter((field) => FIELDS[field] && details[field].trim() === '');
}

/** A traveler of a booking as far as is known. */
export interface ListedTraveler {
  position: number;
  details: TravelerDetails;
  missing: readonly (keyof TravelerDetails)[];
}

/** Every traveler of a booking in their order, known or not. */
export function listTravelers(known: readonly TravelerEntity[], travelers: number): ListedTraveler[] {
  const byPosition = new Map(known.map(({ position, ...details }) => [position, details]));
  return Array.from({ length: travelers }, (_, index) => {
    const details = byPosition.get(index + 1) ?? NO_DETAILS;
    return { position: index + 1, details, missing: missingDetails(details) };
  });
}
