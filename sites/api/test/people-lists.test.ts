import { NO_DETAILS } from '@trek/ui/internal/manage-booking/rules';
import { describe, expect, test } from 'vitest';
import permits from '../content/company/permits.json' with { type: 'json' };
import type { OfficeGroup, OfficeGroupBooking } from '../src/office/office.types.ts';
import {
  ageOn,
  feeForAll,
  guideList,
  peopleOf,
  permitFees,
  permitList,
  roomingList,
  withoutPermitDetails,
} from '../src/office/people-lists.ts';

const complete = {
  ...NO_DETAILS,
  ...{ passportName: 'Maya Gurung', passportNumber: 'PA1234567', passportExpiry: '2031-01-01', nationality: 'NP' },
  ...{
    birthDate: '1990-03-15',
    diet: 'Vegetarian',
    arrival: 'March 12, QR 652',
    insuranceCompany: 'Alpine Cover',
    insurancePolicy: 'AC-77',
  },
  ...{ insuranceHotline: '+41 44 000 00 00', insuranceAltitude: '6000', emergencyName: 'Tara Gurung' },
  emergencyPhone: '+977 1 000 000',
};

const booking = {
  ...{ reference: 'TH-7K2M9Q', name: 'Maya Gurung', phone: '+977 980', travelers: 3, endDate: '2030-03-26' },
  ...{ balanceAmount: 1160, specialRequirements: 'Sunrise on the ridge', extras: ['Single room'] },
  travelerDetails: [
    { ...complete, position: 1 },
    { ...complete, position: 3, passportName: 'Ama Lama', passportExpiry: '2030-09-25', filledInBy: 'traveler' },
  ],
} as Partial<OfficeGroupBooking> as OfficeGroupBooking;

const group = (change: Partial<OfficeGroup> = {}) =>
  ({
    departure: { startDate: '2030-03-14' },
    permits: [
      { name: 'Park entry', issuer: 'Park office', fee: 'NPR 3,000' },
      { name: 'Peak permit', issuer: 'Alpine club', fee: null },
    ],
    permitsDueOn: '2030-03-11',
    bookings: [booking],
    ...change,
  }) as OfficeGroup;

/** A table as objects, with a value for each name of a column. */
const named = ({ columns, rows }: ReturnType<typeof guideList>) =>
  rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]])));

describe('the people of a group', () => {
  test('are all travelers of its bookings, named as far as they are known', () => {
    expect(peopleOf(group()).map(({ name }) => name)).toEqual(['Maya Gurung', 'Traveler 2 of Maya Gurung', 'Ama Lama']);
  });

  test('lack what the office does not have, also if they filled in the rest themselves', () => {
    const [maya, second, ama] = peopleOf(group());
    expect(maya?.missing).toEqual([]);
    expect(second?.missing).toContain('passportNumber');
    expect(ama?.missing).toEqual(['passportExpiry']);
    expect(withoutPermitDetails(peopleOf(group())).map(({ position }) => position)).toEqual([2, 3]);
  });

  test('without details at all are known by their booking', () => {
    const unknown = { ...booking, travelers: 2, travelerDetails: [] };
    expect(peopleOf(group({ bookings: [unknown] })).map(({ name }) => name)).toEqual([
      'Maya Gurung',
      'Traveler 2 of Maya Gurung',
    ]);
  });
});

describe('the guide’s list', () => {
  test('says who to call, what to cook and what is insured', () => {
    expect(named(guideList(group()))[0]).toEqual({
      ...{ 'No.': '1', Name: 'Maya Gurung', Age: '39', Nationality: 'Nepal', Diet: 'Vegetarian' },
      Arrival: 'March 12, QR 652',
      Insurance: 'Alpine Cover, AC-77, +41 44 000 00 00, up to 6,000 m',
      'Emergency contact': 'Tara Gurung, +977 1 000 000',
      'Booked by': 'TH-7K2M9Q, Maya Gurung, +977 980',
      ...{ 'Wishes and health': 'Sunrise on the ridge' },
    });
  });

  test('marks an insurance that ends below the trek’s highest point', () => {
    const insuranceAt = (maxAltitude: number) => named(guideList(group({ maxAltitude })))[0]?.Insurance;
    expect(insuranceAt(6_000)).toMatch(/up to 6,000 m$/);
    expect(insuranceAt(6_189)).toMatch(/up to 6,000 m, below the trek’s 6,189 m$/);
  });

  test('says what concerns a whole booking once', () => {
    const [, second] = named(guideList(group()));
    expect(second).toMatchObject({ 'Booked by': 'TH-7K2M9Q', 'Wishes and health': '' });
    expect(second).toMatchObject({ Age: '–', Diet: '–', Insurance: '–' });
  });

  test('has no passport number and no money', () => {
    expect(JSON.stringify(guideList(group()))).not.toMatch(/PA1234567|1,?160/);
  });

  test('marks a booking that is disputed, or whose owner asks to cancel it', () => {
    const marked = { ...booking, status: 'disputed' as const, isCancellationRequested: true };
    for (const list of [guideList, permitList, roomingList]) {
      const [row] = list(group({ bookings: [marked] })).rows;
      expect(row?.join()).toContain('TH-7K2M9Q: disputed, asks to cancel');
    }
  });
});

describe('the permit list', () => {
  test('has each passport, what is missing, and a column for each permit', () => {
    const [maya, second, ama] = named(permitList(group()));
    expect(maya).toEqual({
      ...{ 'No.': '1', 'Name in the passport': 'Maya Gurung', 'Passport number': 'PA1234567' },
      ...{ 'Valid until': '2031-01-01', Nationality: 'Nepal', 'Date of birth': '1990-03-15', Missing: '' },
      Booking: 'TH-7K2M9Q',
      ...{ 'Park entry': 'NPR 3,000', 'Peak permit': '✓' },
    });
    expect(second?.Missing).toContain('Passport number');
    // Too early for the end of the trek.
    expect(ama?.Missing).toBe('Passport valid until');
  });

  test('adds the fees up for all', () => {
    expect(permitFees(group())).toEqual({
      columns: ['No.', 'Permit', 'Issued by', 'Fee per person', 'Fees for 3'],
      rows: [
        ['1', 'Park entry', 'Park office', 'NPR 3,000', 'NPR 9,000'],
        ['2', 'Peak permit', 'Alpine club', '–', '–'],
      ],
    });
  });

  // The fees as the offices publish them: a sum only where it depends on nothing but the number of people.
  test('adds up each fee of the company’s file, or says it in words', () => {
    const fees = Object.values(permits).flatMap((permit) => ('fee' in permit ? [permit.fee] : []));
    const summed = new Set(fees.filter((fee) => !feeForAll(fee, 4).startsWith('4 × ')));
    expect(fees.length).toBeGreaterThan(20);
    expect([...summed].sort()).toEqual(['CNY 180', 'INR 800', 'NPR 1,800', 'NPR 2,000', 'NPR 3,000', 'USD 40']);
    expect(feeForAll('NPR 3,000', 4)).toBe('NPR 12,000');
    expect(feeForAll('USD 50 a day', 4)).toBe('4 × the fee');
  });
});

describe('the rooming list', () => {
  test('puts those who booked together into rooms for two, and no one beside a stranger', () => {
    const three = { ...booking, extras: [] };
    const solo = { ...three, reference: 'TH-3P8W4C', name: 'Pema Lama', travelers: 1, travelerDetails: [] };
    expect(named(roomingList(group({ bookings: [three, solo] })))).toEqual([
      {
        ...{ Room: '1', Kind: 'For two', Names: 'Maya Gurung, Traveler 2 of Maya Gurung' },
        ...{ Booking: 'TH-7K2M9Q', 'Sold in addition': '–' },
      },
      {
        ...{ Room: '2', Kind: 'For one, or shared: ask', Names: 'Ama Lama' },
        ...{ Booking: 'TH-7K2M9Q', 'Sold in addition': '' },
      },
      {
        ...{ Room: '3', Kind: 'For one, or shared: ask', Names: 'Pema Lama' },
        ...{ Booking: 'TH-3P8W4C', 'Sold in addition': '–' },
      },
    ]);
  });

  test('leaves it to a person what kind of room was sold in addition', () => {
    const [room] = named(roomingList(group()));
    expect(room).toMatchObject({ Kind: 'See what was sold', 'Sold in addition': 'Single room' });
  });
});

describe('the age on a day', () => {
  test.each([
    ['2030-03-14', '1990-03-15', 39],
    ['2030-03-15', '1990-03-15', 40],
    ['2030-02-28', '2012-02-29', 17],
    ['2030-03-01', '2012-02-29', 18],
    ['2030-03-14', '', undefined],
  ])('on %s of who was born on “%s” is %s', (day, birthDate, age) => {
    expect(ageOn(day, birthDate)).toBe(age);
  });
});
