import { expect, test } from 'vitest';
import { fieldErrors } from '../../../core/internal/field-errors.ts';
import { listTravelers, missingDetails, NO_DETAILS, travelerSchemaOf } from './travelers.rules.ts';

const TODAY = '2030-01-01';
const whole = {
  passportName: 'Maya Gurung-Świątek',
  nationality: 'Nepalese',
  birthDate: '1991-02-28',
  diet: '',
  insurance: 'World Nomads, policy 4711',
  emergencyName: 'Ram Gurung',
  emergencyPhone: '+977 1 5550100',
};

test('each detail may be added later', () => {
  expect(fieldErrors(travelerSchemaOf(TODAY), NO_DETAILS)).toEqual({});
  expect(fieldErrors(travelerSchemaOf(TODAY), whole)).toEqual({});
});

test.each([
  ['birthDate', '2030-01-02', 'Please enter a valid date in the past'],
  ['birthDate', '1991-02-29', 'Please enter a valid date in the past'],
  ['birthDate', '1909-12-31', 'Please enter a valid date in the past'],
  ['birthDate', '28.2.1991', 'Please enter a valid date in the past'],
  [
    'passportName',
    'Win at www.evil.example',
    'Please enter the name on one line, as it is in the passport: email programs would make a link of “www.evil.example”. If it is part of a name, put a space after the dot',
  ],
  ['passportName', 'Win\nat', 'Please enter the name on one line, as it is in the passport'],
  ['nationality', 'Nepal\nUSA', 'Please enter the nationality on one line'],
  ['emergencyPhone', 'ask me', 'Please enter a valid phone number'],
  ['diet', 'x'.repeat(201), 'Please use 200 characters at most'],
])('%s can’t be %j', (field, value, message) => {
  expect(fieldErrors(travelerSchemaOf(TODAY), { ...whole, [field]: value })).toEqual({ [field]: message });
});

test.each(['1910-01-01', TODAY])('a birth date may be %s', (birthDate) => {
  expect(fieldErrors(travelerSchemaOf(TODAY), { ...whole, birthDate })).toEqual({});
});

test('every empty detail but the diet counts as missing', () => {
  expect(missingDetails(NO_DETAILS)).toEqual([
    'passportName',
    'nationality',
    'birthDate',
    'insurance',
    'emergencyName',
    'emergencyPhone',
  ]);
  expect(missingDetails(whole)).toEqual([]);
  expect(missingDetails({ ...whole, insurance: ' ' })).toEqual(['insurance']);
});

test('every traveler is listed once, and no one beyond the booking', () => {
  const listed = listTravelers(
    [
      { position: 2, ...whole },
      { position: 4, ...whole },
    ],
    3,
  );
  expect(listed.map(({ position, missing }) => [position, missing.length])).toEqual([
    [1, 6],
    [2, 0],
    [3, 6],
  ]);
});
