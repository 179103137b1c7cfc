import { expect, test } from 'vitest';
import { fieldErrors } from '../../../core/internal/field-errors.ts';
import { fieldTexts } from '../../../core/texts/field.texts.ts';
import { manageBookingTexts } from '../manage-booking.texts.ts';
import {
  detailsOf,
  earlierFieldsOf,
  isCoveredTooLow,
  listTravelers,
  missingDetails,
  missingForPermits,
  NO_DETAILS,
  passportNeededUntil,
  storedDetails,
  type TravelerDetails,
  travelerFormSchema,
  travelerSchemaOf,
} from './travelers.rules.ts';

const limits = { today: '2030-01-01', endDate: '2030-10-12' };
const { endDate } = limits;
const schema = travelerSchemaOf(limits);
const texts = manageBookingTexts.english.traveler;
const formOf = (isEarlier: boolean) => travelerFormSchema(limits, isEarlier, texts, fieldTexts.english, 'en-US');

const whole: TravelerDetails = {
  passportName: 'Maya Gurung-Świątek',
  passportNumber: 'PA0123456',
  passportExpiry: '2031-04-12',
  nationality: 'NP',
  birthDate: '1991-02-28',
  diet: '',
  insurance: '',
  insuranceCompany: 'World Nomads',
  insurancePolicy: '4711',
  arrival: 'March 13, 14:20, QR 652',
  insuranceHotline: '+1 555 0100',
  insuranceAltitude: '6000',
  emergencyName: 'Ram Gurung',
  emergencyPhone: '+977 1 5550100',
};
/** As it was stored before the later fields were there. */
const earlier = {
  ...NO_DETAILS,
  ...{ passportName: 'Maya Gurung', nationality: 'Nepalese', birthDate: '1991-02-28' },
  ...{ insurance: 'World Nomads 4711', emergencyName: 'Ram Gurung', emergencyPhone: '+977 1 5550100' },
};

test('each detail may be added later', () => {
  expect(fieldErrors(schema, NO_DETAILS)).toEqual({});
  expect(fieldErrors(schema, whole)).toEqual({});
});

const PAST = 'Please enter a valid date in the past';
const FUTURE = 'Please enter a valid date in the future, as it is in the passport';
const METERS = 'Please enter whole meters from 500 to 9000';
const NUMBER = 'Please enter the number as it is in the passport: letters and digits';
const COUNTRY = 'Please choose the nationality from the list';

test.each([
  ['birthDate', '2030-01-02', PAST],
  ['birthDate', '1991-02-29', PAST],
  ['birthDate', '1909-12-31', PAST],
  ['birthDate', '28.2.1991', PAST],
  ['passportExpiry', '2029-12-31', FUTURE],
  ['passportExpiry', '2031-02-30', FUTURE],
  ['passportExpiry', '2050-01-02', FUTURE],
  [
    'passportExpiry',
    '2031-04-11',
    'The passport must be valid until April 12, 2031 at least, six months beyond the end of the trek. Please renew it, and enter the new one',
  ],
  ['passportNumber', '1234', NUMBER],
  ['passportNumber', 'PA 0123 / 4', NUMBER],
  ['nationality', 'Nepalese', COUNTRY],
  ['nationality', 'xx', COUNTRY],
  ['insuranceAltitude', '6,000 ft', METERS],
  ['insuranceAltitude', '60', METERS],
  ['insuranceAltitude', '9001', METERS],
  ['insuranceHotline', 'ask me', 'Please enter a valid phone number'],
  [
    'passportName',
    'Win at www.evil.example',
    'Please enter the name on one line, as it is in the passport: email programs would make a link of “www.evil.example”. If it is part of a name, put a space after the dot',
  ],
  ['passportName', 'Win\nat', 'Please enter the name on one line, as it is in the passport'],
  ['emergencyPhone', 'ask me', 'Please enter a valid phone number'],
  ['diet', 'x'.repeat(201), 'Please use 200 characters at most'],
])('%s can’t be %j', (field, value, message) => {
  expect(fieldErrors(schema, { ...whole, [field]: value })).toEqual({ [field]: message });
});

test.each(['1910-01-01', limits.today])('a birth date may be %s', (birthDate) => {
  expect(fieldErrors(schema, { ...whole, birthDate })).toEqual({});
});

test.each([
  ['passportNumber', ' pa 012-3456 ', 'PA0123456'],
  ['passportNumber', '१२३४५६', '123456'],
  ['nationality', ' np', 'NP'],
  ['insuranceAltitude', '6,000 m', '6000'],
  ['insuranceAltitude', '5.500', '5500'],
])('%s reads %j', (field, typed, read) => {
  expect(schema.parse({ ...whole, [field]: typed })).toEqual({ ...whole, [field]: read });
});

test('without an end of the trek a passport need only be valid today', () => {
  const passport = { ...whole, passportExpiry: '2030-01-01' };
  expect(fieldErrors(travelerSchemaOf({ ...limits, endDate: null }), passport)).toEqual({});
});

test.each([
  ['2030-10-12', '2031-04-12'],
  ['2030-08-31', '2031-02-28'],
])('for a trek that ends on %s a passport has to be valid until %s', (end, until) => {
  expect(passportNeededUntil(end)).toBe(until);
});

test('a page that knows the earlier fields alone is understood', () => {
  const { nationality, passportExpiry } = earlierFieldsOf(limits);
  expect(nationality.safeParse('Nepalese').success).toBe(true);
  expect(nationality.safeParse('xx').success).toBe(false);
  expect(nationality.safeParse('Nepal\nUSA').error?.issues[0]?.message).toBe(
    'Please enter the nationality on one line',
  );
  expect(passportExpiry.safeParse(undefined).success).toBe(true);
});

test('an empty form says what is missing', () => {
  expect(fieldErrors(formOf(false), { ...NO_DETAILS, diet: ' ' })).toEqual({
    passportName:
      'Nothing is filled in yet. Still missing: Name as in the passport, Passport number, Passport valid until, Nationality, Date of birth, Travel insurer, Policy number, Emergency hotline of the insurer, Altitude covered (meters), Emergency contact, Their phone number',
  });
  expect(fieldErrors(formOf(true), NO_DETAILS)).toEqual({
    passportName:
      'Nothing is filled in yet. Still missing: Name as in the passport, Nationality, Date of birth, Travel insurance, Emergency contact, Their phone number',
  });
  expect(fieldErrors(formOf(false), { ...NO_DETAILS, diet: 'Vegetarian' })).toEqual({});
  expect(fieldErrors(formOf(true), earlier)).toEqual({});
});

test('missing are the fields that permits and emergencies need, in the order of the form', () => {
  const needs = { endDate };
  expect(missingDetails(whole, needs)).toEqual([]);
  expect(missingDetails({ ...whole, emergencyPhone: ' ', passportNumber: '' }, needs)).toEqual([
    'passportNumber',
    'emergencyPhone',
  ]);
  // As it was asked for before.
  const missing = missingDetails(earlier, needs);
  expect(missing.slice(0, 4)).toEqual(['passportNumber', 'passportExpiry', 'nationality', 'insuranceCompany']);
  expect(missingForPermits(missing)).toEqual(['passportNumber', 'passportExpiry', 'nationality']);
});

test('a passport that ends too early for a trek that has moved is missing', () => {
  expect(missingDetails(whole, { endDate: '2030-10-13' })).toEqual(['passportExpiry']);
  expect(missingDetails(whole, { endDate: null })).toEqual([]);
});

test('a backend that knows the earlier fields alone asks for no others', () => {
  expect(missingDetails(earlier, { endDate, isEarlier: true })).toEqual([]);
  expect(missingDetails(NO_DETAILS, { endDate, isEarlier: true })).toContain('insurance');
});

test.each([
  ['4000', 5364, true],
  ['5364', 5364, false],
  ['', 5364, false],
  ['4000', undefined, false],
])('an insurance up to %j for a trek up to %s is too low: %s', (covered, highest, isTooLow) => {
  expect(isCoveredTooLow(covered, highest)).toBe(isTooLow);
});

test('one text about the insurance stays until insurer and policy number are known', () => {
  const text = { ...whole, insurance: 'World Nomads 4711' };
  expect(storedDetails({ ...text, insurancePolicy: '' }).insurance).toBe('World Nomads 4711');
  expect(storedDetails(text).insurance).toBe('');
});

test('every traveler of the booking is listed, known or not', () => {
  const answer = { position: 2, ...whole, linkedAt: '2030-01-01T00:00:00.000Z' };
  const hidden = { ...NO_DETAILS, position: 3, filledInBy: 'traveler', missing: ['birthDate', 'unheard-of'] };
  const list = listTravelers([answer, hidden], 3, { endDate });
  expect(list).toMatchObject([
    { position: 1, details: NO_DETAILS, isByTraveler: false, linkedAt: undefined },
    { position: 2, details: whole, missing: [], linkedAt: answer.linkedAt },
    { position: 3, details: NO_DETAILS, missing: ['birthDate'], isByTraveler: true },
  ]);
  expect(list[0]?.missing).toHaveLength(11);
});

test('an answer of an earlier backend is read', () => {
  const { passportNumber: _, ...answer } = { position: 1, ...earlier };
  expect(detailsOf(answer)).toEqual(earlier);
});
