import { expect, test } from 'vitest';
import { arrivalRows } from './arrival.rules.ts';
import { arrivalTexts } from './arrival.texts.ts';

const silent = {
  ...{ airportPickup: null, nightsBefore: null, nightsAfter: null, transfers: [] },
  ...{ meetingPoint: null, emergencyPhone: null },
};
const rows = (known: Partial<Parameters<typeof arrivalRows>[0]>) =>
  Object.fromEntries(arrivalRows({ ...silent, ...known }, arrivalTexts.english));

test('a company that has not named a fact promises nothing', () => {
  expect(Object.values(rows({}))).toEqual([null, null, null, null, null, null]);
});

test('what the company does not do is a fact, too', () => {
  expect(rows({ airportPickup: false, nightsBefore: 0 })).toMatchObject({
    Airport: 'You come to us by yourself',
    'Hotel before the trek': 'not included',
  });
});

test('each transfer says whether it is paid for', () => {
  const transfers = [
    { text: 'Kathmandu to Manthali at 2 am, by our driver', isIncluded: true },
    { text: 'Back to the airport', isIncluded: false },
  ];
  expect(rows({ transfers, nightsAfter: 1, airportPickup: true })).toMatchObject({
    Airport: 'We meet you there',
    'Hotel after the trek': '1 night included',
    Transfers: 'Kathmandu to Manthali at 2 am, by our driver (included); Back to the airport (not included)',
  });
});
