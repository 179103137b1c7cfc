import * as z from 'zod/mini';
import type { TravelerEntity } from '../../../api/entities.ts';
import { addMonths, type CalendarDate, isCalendarDate } from '../../../core/internal/calendar-date.ts';
import { isCountryCode } from '../../../core/internal/countries.ts';
import { maximumLength, phoneNumber, spelled, withoutLinks } from '../../../core/internal/text-checks.ts';
import { type FieldTexts, MAXIMUM_LINE_LENGTH } from '../../../core/internal/text-limits.ts';
import type { Translation } from '../../../core/texts/define-texts.ts';
import { fieldTexts } from '../../../core/texts/field.texts.ts';
import { latinDigits } from '../../../core/typed/latin-digits.ts';
import { plainLine, plainName, plainPhone } from '../../../core/typed/plain-text.ts';
import { formatLongDate } from '../../../kit/format.ts';
import { PASSPORT_VALIDITY_MONTHS } from '../../../pricing/terms.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';

export { countryName, isCountryCode } from '../../../core/internal/countries.ts';

/** The need for a field of a traveler: permits, an emergency, or none, so that it may stay empty. */
type Need = 'permit' | 'emergency' | 'none';

/** The fields of a traveler, in the order of the form. */
const FIELDS = {
  passportName: 'permit',
  passportNumber: 'permit',
  passportExpiry: 'permit',
  nationality: 'permit',
  birthDate: 'permit',
  diet: 'none',
  /** Day, time and flight or bus, in words. */
  arrival: 'none',
  /** Insurer and policy number in one text, where the four below are not known. */
  insurance: 'none',
  insuranceCompany: 'emergency',
  insurancePolicy: 'emergency',
  insuranceHotline: 'emergency',
  insuranceAltitude: 'emergency',
  emergencyName: 'emergency',
  emergencyPhone: 'emergency',
} as const satisfies Record<string, Need>;

/** The name of a traveler's field. */
export type TravelerField = keyof typeof FIELDS;

/** The values of one traveler's form; an empty text is not known yet. */
export type TravelerDetails = Record<TravelerField, string>;

const ALL_FIELDS = Object.keys(FIELDS) as TravelerField[];

/** The fields that a backend without the capability `traveler-details` does not know. */
const LATER_FIELDS: readonly TravelerField[] = [
  ...(['passportNumber', 'passportExpiry', 'arrival'] as const),
  ...(['insuranceCompany', 'insurancePolicy', 'insuranceHotline', 'insuranceAltitude'] as const),
];

type TravelerTexts = Translation<typeof manageBookingTexts>['traveler'];

/** The details of a traveler of whom nothing is known. */
export const NO_DETAILS = Object.fromEntries(ALL_FIELDS.map((field) => [field, ''])) as TravelerDetails;

/** The details in an answer, whatever its backend leaves out. */
export const detailsOf = (traveler: TravelerEntity): TravelerDetails =>
  Object.fromEntries(ALL_FIELDS.map((field) => [field, traveler[field] ?? ''])) as TravelerDetails;

/** How long the details are stored once the trek is over. */
const TRAVELER_RETENTION_MONTHS = 12;

/** The details of treks that ended before this day are deleted. */
export const travelersRetainedSince = (today: CalendarDate): CalendarDate =>
  addMonths(today, -TRAVELER_RETENTION_MONTHS);

/** The day until which a passport has to be valid at least, for a trek that ends on a day. */
export const passportNeededUntil = (endDate: CalendarDate): CalendarDate =>
  addMonths(endDate, PASSPORT_VALIDITY_MONTHS);

/** No traveler is older, and no passport is valid for longer, in years: this finds a year with a wrong digit. */
const OLDEST_YEARS = 120;
const LONGEST_PASSPORT_YEARS = 20;

/** Meters above the sea: nothing is higher than the summit, and no policy needs to say less. */
const HIGHEST_METERS = 9_000;
const LOWEST_METERS = 500;

/** The days by which a traveler's details are checked. */
export interface TravelerLimits {
  today: CalendarDate;
  /** The last day of the trek. Null: not known, so that a passport need only be valid today. */
  endDate: CalendarDate | null;
}

/** The altitude in meters as it is typed: `6,000 m`. */
const plainMeters = (text: string) => {
  const typed = latinDigits(plainLine(text));
  return /^\d{1,2}[ ,.'’]?\d{3} ?m?$/i.test(typed) ? typed.replace(/\D/g, '') : typed;
};
const isMeters = (text: string) =>
  /^\d{3,4}$/.test(text) && Number(text) >= LOWEST_METERS && Number(text) <= HIGHEST_METERS;

/** Spaces and hyphens are how a number is written, but not all there can be of it. */
const plainNumber = (text: string) => {
  const line = latinDigits(plainLine(text)).toUpperCase();
  return line.replace(/[ -]/g, '') || line;
};
const plainDay = (day: string) => latinDigits(plainLine(day));
const plainNationality = (text: string) =>
  /^[a-z]{2}$/i.test(text.trim()) ? text.trim().toUpperCase() : plainName(text);

/** Refuses a text that is not empty, and not good. */
const unless = (isGood: (text: string) => boolean, message: string) =>
  z.refine<string>((text) => text === '' || isGood(text), message);

/** Why a passport's last day is too early for a trek that ends on a day; null: it is not. Unknown days are none. */
export function passportFault(
  expiry: string,
  endDate: CalendarDate | null,
  texts: TravelerTexts = manageBookingTexts.english.traveler,
  locale?: string,
): string | null {
  if (expiry === '' || endDate === null || expiry >= passportNeededUntil(endDate)) return null;
  return texts.passportTooShort(formatLongDate(passportNeededUntil(endDate), locale));
}

/** The same as a check. */
const longEnough = (endDate: CalendarDate | null, texts: TravelerTexts, locale?: string) =>
  z.check<string>(({ value, issues }) => {
    const message = passportFault(value, endDate, texts, locale);
    if (message !== null) issues.push({ code: 'custom', input: value, message });
  });

/**
 * Schema of one traveler's details. Each may stay empty for now: known details are saved, and the rest can follow.
 * @param locale for the days in its sentences. Default: as the server writes them
 */
export function travelerSchemaOf(
  { today, endDate }: TravelerLimits,
  texts: TravelerTexts = manageBookingTexts.english.traveler,
  fields: FieldTexts = fieldTexts.english,
  locale?: string,
) {
  const text = (read = plainLine) => z.string().check(spelled(read), maximumLength(MAXIMUM_LINE_LENGTH, fields));
  const name = (notPlain: string) => text(plainName).check(withoutLinks(notPlain, fields));
  const phone = () =>
    text(plainPhone).check(
      phoneNumber(texts.phoneInvalid, fields),
      unless((number) => /\d.*\d.*\d.*\d.*\d/.test(number), texts.phoneInvalid),
    );
  const earliest = addMonths(today, -12 * OLDEST_YEARS);
  const latest = addMonths(today, 12 * LONGEST_PASSPORT_YEARS);
  const isExpiry = (day: string) => isCalendarDate(day) && day >= today && day <= latest;
  return z.object({
    passportName: name(texts.nameNotPlain),
    passportNumber: text(plainNumber).check(
      unless((number) => /^[A-Z\d]{5,20}$/.test(number), texts.passportNumberInvalid),
    ),
    passportExpiry: z
      .string()
      .check(spelled(plainDay), unless(isExpiry, texts.passportExpiryImpossible), longEnough(endDate, texts, locale)),
    nationality: z.string().check(spelled(plainNationality), unless(isCountryCode, texts.nationalityNotListed)),
    birthDate: z.string().check(
      spelled(plainDay),
      unless((day) => isCalendarDate(day) && day >= earliest && day <= today, texts.birthDateImpossible),
    ),
    diet: text(),
    arrival: text(),
    insurance: text(),
    insuranceCompany: text(),
    insurancePolicy: text(),
    insuranceHotline: phone(),
    insuranceAltitude: z.string().check(spelled(plainMeters), unless(isMeters, texts.altitudeInvalid)),
    emergencyName: name(texts.nameNotPlain),
    emergencyPhone: phone(),
  });
}

/**
 * The fields of the schema for a page that knows the earlier ones alone: the later ones may be left out, and a nationality is
 * any word but two letters that are no country.
 */
export function earlierFieldsOf(
  limits: TravelerLimits,
  texts: TravelerTexts = manageBookingTexts.english.traveler,
  fields: FieldTexts = fieldTexts.english,
) {
  const { shape } = travelerSchemaOf(limits, texts, fields);
  return {
    ...shape,
    passportNumber: z.optional(shape.passportNumber),
    passportExpiry: z.optional(shape.passportExpiry),
    arrival: z.optional(shape.arrival),
    insuranceCompany: z.optional(shape.insuranceCompany),
    insurancePolicy: z.optional(shape.insurancePolicy),
    insuranceHotline: z.optional(shape.insuranceHotline),
    insuranceAltitude: z.optional(shape.insuranceAltitude),
    nationality: z.string().check(
      spelled(plainNationality),
      maximumLength(MAXIMUM_LINE_LENGTH, fields),
      withoutLinks(texts.nationalityNotPlain, fields),
      unless((word) => word.length > 2 || isCountryCode(word), texts.nationalityNotListed),
    ),
  };
}

/**
 * Schema of one traveler's form, which is not sent empty.
 * @param isEarlier the backend knows the earlier fields alone
 */
export function travelerFormSchema(
  limits: TravelerLimits,
  isEarlier: boolean,
  texts: TravelerTexts,
  fields: FieldTexts,
  locale: string,
) {
  const schema = isEarlier
    ? z.object(earlierFieldsOf(limits, texts, fields))
    : travelerSchemaOf(limits, texts, fields, locale);
  return (schema as ReturnType<typeof travelerSchemaOf>).check(
    z.refine((details) => !isEmpty(details), {
      path: ['passportName'],
      error: nothingFilledIn({ endDate: limits.endDate, isEarlier }, texts),
    }),
  );
}

/** The sentence for a form in which nothing is filled in. */
export const nothingFilledIn = (
  needs: TravelerNeeds,
  texts: TravelerTexts = manageBookingTexts.english.traveler,
): string => texts.nothingFilledIn(fieldList(missingDetails(NO_DETAILS, needs), texts));

/** Fields as a list in words. */
export const fieldList = (
  fields: readonly TravelerField[],
  texts: TravelerTexts = manageBookingTexts.english.traveler,
): string => fields.map((field) => texts[field]).join(', ');

/** Whether nothing is filled in. */
export const isEmpty = (details: Partial<TravelerDetails>): boolean =>
  ALL_FIELDS.every((field) => !details[field]?.trim());

/** The use of a traveler's details, by which some are missing. */
export interface TravelerNeeds {
  /** The last day of the trek: a passport that is not valid for long enough is missing. Null: not known. */
  endDate: CalendarDate | null;
  /** The backend knows the earlier fields alone: insurance is one text, nationality any word. Default false. */
  isEarlier?: boolean;
}

/** The missing details of a traveler, in the order of the form. */
export function missingDetails(
  details: TravelerDetails,
  { endDate, isEarlier = false }: TravelerNeeds,
): TravelerField[] {
  const isGood = (field: TravelerField, text: string) => {
    if (text === '') return false;
    if (isEarlier) return true;
    if (field === 'nationality') return isCountryCode(text);
    return field !== 'passportExpiry' || endDate === null || text >= passportNeededUntil(endDate);
  };
  return ALL_FIELDS.filter((field) => {
    if (isEarlier && LATER_FIELDS.includes(field)) return false;
    const isNeeded = FIELDS[field] !== 'none' || (isEarlier && field === 'insurance');
    return isNeeded && !isGood(field, details[field].trim());
  });
}

/** Those of them without which no permit is issued. */
export const missingForPermits = (missing: readonly TravelerField[]): TravelerField[] =>
  missing.filter((field) => FIELDS[field] === 'permit');

/** Whether an insurance covers less than the trek's highest point, in meters. False where one of both is not known. */
export const isCoveredTooLow = (insuranceAltitude: string, highestMeters: number | undefined): boolean =>
  isMeters(insuranceAltitude) && highestMeters !== undefined && Number(insuranceAltitude) < highestMeters;

/**
 * The details as they are stored: once insurer and policy number have fields of their own, the text that held both goes.
 */
export const storedDetails = <Details extends Partial<TravelerDetails>>(details: Details): Details =>
  details.insuranceCompany && details.insurancePolicy ? { ...details, insurance: '' } : details;

/** A traveler of a booking as far as is known. */
export interface ListedTraveler {
  position: number;
  details: TravelerDetails;
  missing: readonly TravelerField[];
  /** The traveler has filled in the details by a private link, so that the booking's owner does not see them. */
  isByTraveler: boolean;
  /** When the private link was made; undefined: there is none. */
  linkedAt: string | undefined;
}

const isField = (name: string): name is TravelerField => name in FIELDS;

/** Every traveler of a booking in their order, known or not. */
export function listTravelers(
  known: readonly TravelerEntity[],
  travelers: number,
  needs: TravelerNeeds,
): ListedTraveler[] {
  const byPosition = new Map(known.map((traveler) => [traveler.position, traveler]));
  return Array.from({ length: travelers }, (_, index) => {
    const position = index + 1;
    const traveler = byPosition.get(position);
    const details = traveler ? detailsOf(traveler) : NO_DETAILS;
    const isByTraveler = traveler?.filledInBy === 'traveler';
    const missing = isByTraveler ? (traveler.missing ?? []).filter(isField) : missingDetails(details, needs);
    return { position, details, missing, isByTraveler, linkedAt: traveler?.linkedAt };
  });
}
