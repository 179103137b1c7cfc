import { describe, expect, test } from 'vitest';
import { fieldTexts } from '../../core/texts/field.texts.ts';
import { formatMessage } from '../../core/texts/message-descriptor.ts';
import { bookingDueDate } from '../../pricing/balance-due-date.ts';
import { balanceDueDate } from '../../pricing/index.ts';
import { otherTestTerms } from '../../testing/api-answers.ts';
import { testDetails as good } from '../../testing/fixtures.ts';
import { bookingTexts } from './booking.texts.ts';
import {
  type BookingDetails,
  bookingDetailsErrors,
  bookingDetailsSchema,
  isRequiredDetailMissing,
  prefillDetails,
  trimmedDetails,
} from './booking-request.rules.ts';

const messages = bookingTexts.english;

const TODAY = '2030-01-01';
/** The English messages. */
const wordsOf = (errors: ReturnType<typeof bookingDetailsErrors>) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, fault]) => [
      field,
      formatMessage(fault, { ...messages, ...fieldTexts.english }),
    ]),
  );
const errorsOf = (change: object) => bookingDetailsErrors({ ...good, ...change } as BookingDetails, TODAY);

describe('personal details', () => {
  test('give no message when they are valid, and their values are trimmed', () => {
    expect(errorsOf({})).toEqual({});
    const padded = Object.fromEntries(Object.entries(good).map(([field, value]) => [field, `  ${value}\t`]));
    expect(bookingDetailsSchema(TODAY).parse(padded)).toEqual(good);
    expect(trimmedDetails(padded as unknown as BookingDetails)).toEqual(good);
  });

  test('are normalized by the form and by the server', () => {
    const pasted = { ...good, firstName: 'Ame\u0301lie\u200e', lastName: 'O’Neil', phone: '\u202a९८४१२३\u202c' };
    const plain = { ...good, firstName: 'Am\u00e9lie', lastName: "O'Neil", phone: '984123' };
    expect(errorsOf(pasted)).toEqual({});
    expect(trimmedDetails(pasted)).toEqual(plain);
    expect(bookingDetailsSchema(TODAY).parse(pasted)).toEqual(plain);
  });

  test.each([
    ['firstName', 'M', 'First name must be at least 2 characters'],
    ['firstName', ' M ', 'First name must be at least 2 characters'],
    ['lastName', '', 'Last name must be at least 2 characters'],
    ['email', 'maya@', 'Please enter a valid email address'],
    ['email', 'maya example.com', 'Please enter a valid email address'],
    ['phone', '1234', 'Please enter a valid phone number'],
    ['email', 'mäya@example.com', 'Please enter a valid email address: “ä” can’t be part of it'],
    ['phone', '98\n41234', 'Please enter a valid phone number: “U+000A” can’t be part of it'],
    [
      'country',
      'evil.com',
      'Please enter the country on one line, without links: email programs would make a link of “evil.com”. If it is part of a name, put a space after the dot',
    ],
    ['country', 'N', 'Please select your country'],
    ['bookingDate', '', 'Please select a booking date'],
    ['bookingDate', '   ', 'Please select a booking date'],
    ['bookingDate', '2029-12-31', messages.bookingDatePast],
    ['bookingDate', '2030-02-31', messages.bookingDateImpossible],
    ['bookingDate', '12.04.2030', messages.bookingDateImpossible],
    ['bookingDate', '2031-07-02', 'Please choose a date within the next 18 months'],
    ['bookingDate', '9999-12-31', 'Please choose a date within the next 18 months'],
  ])('%s %j reports: %s, in the schema as well', (field, value, message) => {
    expect(wordsOf(errorsOf({ [field]: value }))).toEqual({ [field]: message });
    const { error } = bookingDetailsSchema(TODAY).safeParse({ ...good, [field]: value });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, message]]);
  });

  test.each([
    ['firstName', 'Om'],
    ['phone', '12345'],
    ['country', 'UK'],
    ['bookingDate', TODAY],
    ['bookingDate', '2031-07-01'],
    ['specialRequirements', 'Vegetarian, no nuts'],
    ['firstName', 'माया'],
    ['lastName', 'S/O MD.ASIF'],
  ])('%s %j is valid', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({});
    expect(bookingDetailsSchema(TODAY).parse({ ...good, [field]: value })).toEqual({ ...good, [field]: value });
  });

  test('give one message for each missing value, in the order of the form', () => {
    expect(Object.entries(bookingDetailsErrors({}, TODAY))).toEqual([
      ['firstName', { code: 'firstNameTooShort' }],
      ['lastName', { code: 'lastNameTooShort' }],
      ['email', { code: 'emailInvalid' }],
      ['phone', { code: 'phoneInvalid' }],
      ['country', { code: 'countryMissing' }],
      ['bookingDate', { code: 'bookingDateMissing' }],
    ]);
  });

  test.each([null, 7, {}, []])('never throw on a foreign type (%j)', (value) => {
    const { specialRequirements: _, ...required } = good;
    for (const field of Object.keys(required)) expect(Object.keys(errorsOf({ [field]: value }))).toEqual([field]);
    expect(errorsOf({ specialRequirements: value })).toEqual({});
  });

  test('may be 200 characters long and no longer', () => {
    expect(errorsOf({ firstName: 'x'.repeat(200) })).toEqual({});
    expect(errorsOf({ firstName: 'x'.repeat(201) })).toHaveProperty('firstName');
  });

  test('are incomplete if a field other than the special requirements is blank', () => {
    expect(isRequiredDetailMissing(good)).toBe(false);
    for (const field of Object.keys(good)) {
      expect(isRequiredDetailMissing({ ...good, [field]: ' ' })).toBe(field !== 'specialRequirements');
    }
    expect(messages.requiredMissing).toBe('All required fields must be filled');
  });
});

describe('the balance', () => {
  test.each([
    ['2030-02-01', '2030-01-02'],
    ['2030-01-31', TODAY],
    ['2030-01-10', TODAY],
    [TODAY, TODAY],
    ['2029-12-01', TODAY],
  ])('for a trek that starts on %s and is booked on January 1 is due on %s', (startDate, due) => {
    expect(balanceDueDate(startDate, TODAY)).toBe(due);
  });

  const booking = { status: 'confirmed' as const, startDate: '2030-05-10', createdAt: '2030-01-01T20:00:00.000Z' };
  test.each([
    ['is the one that the backend sends', { balanceDueDate: '2030-04-20' }, '2030-04-20'],
    ['is the usual one of a booking made long before', {}, '2030-04-10'],
    ['is the company’s day on which a late booking was made', { createdAt: '2030-04-20T20:00:00.000Z' }, '2030-04-21'],
    ['is the usual one of its own terms', { terms: otherTestTerms }, '2030-03-11'],
    ['is today at the earliest for an unpaid booking', { status: 'pending' as const }, '2030-04-25'],
    ['is the usual one if its day of booking is unknown', { createdAt: '' }, '2030-04-10'],
    ['is not known if the start is not', { startDate: '' }, null],
  ])('day of a booking %s', (_, change, due) => {
    expect(bookingDueDate({ ...booking, ...change }, '2030-04-25')).toBe(due);
  });
});

describe('the prefill from an account', () => {
  test.each([
    ['Maya Gurung', 'Maya', 'Gurung'],
    ['  Maya   Devi  Gurung ', 'Maya', 'Devi Gurung'],
    ['Tenzing', 'Tenzing', ''],
    ['', '', ''],
    ['माया गुरुङ', 'माया', 'गुरुङ'],
    ['李 小龍', '李', '小龍'],
  ])('%j is first name %j, last name %j', (fullname, firstName, lastName) => {
    expect(prefillDetails({ fullname, email: 'a@b.np', phone: null })).toEqual({
      firstName,
      lastName,
      email: 'a@b.np',
      phone: '',
    });
  });
});
