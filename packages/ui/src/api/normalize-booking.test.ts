import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { otherTestTerms, paidTestBooking, storedBookings, unpaidTestBooking } from '../testing/api-answers.ts';
import { type BookingEntity, bookingSchema } from './entities.ts';
import { normalizeBooking, normalizeBookings } from './normalize-booking.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockImplementation(() => {}));
afterEach(() => warn.mockReset());

const request = { status: 'requested', requestedAt: '2030-01-01' };
const requested = {
  ...unpaidTestBooking,
  departureRequest: request,
  cancellation: { ...request, refundAmount: 600 },
  balanceDueDate: null,
  completeTravelers: 2,
  payments: [{ ...paidTestBooking.payments[0], paidAt: '2030-01-02T10:00:00.000Z', refundedAmount: 90.5 }],
};

/** A booking of the contract as the client reads it. */
const asRead = <Sent extends { status: string }>(booking: Sent) => ({
  ...booking,
  status: booking.status === 'waitlisted' ? 'unknown' : booking.status,
  statusText: booking.status,
});

test('bookings of the contract are read unchanged', () => {
  const paidLongAgo = { ...paidTestBooking, terms: otherTestTerms };
  const lookedAt = { ...unpaidTestBooking, isUnfinished: true };
  const bookings = [...storedBookings, unpaidTestBooking, lookedAt, paidTestBooking, requested, paidLongAgo];
  expect(normalizeBookings(bookings)).toEqual(bookings.map(asRead));
  expect(normalizeBookings(paidTestBooking)).toEqual([asRead(paidTestBooking)]);
  expect(normalizeBookings(null)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
});

const entry = { sku: 'tent', quantity: 1 };
test.each<[string, unknown, (number | string)[]]>([
  ['alone', unpaidTestBooking, [unpaidTestBooking.id]],
  ['alone, with items of its own', { ...unpaidTestBooking, items: [entry] }, [unpaidTestBooking.id]],
  ['alone, with documents of its own', { ...unpaidTestBooking, docs: [entry], records: [] }, [unpaidTestBooking.id]],
  ['alone in an envelope', { data: { ...unpaidTestBooking, items: [entry] } }, [unpaidTestBooking.id]],
  ['alone, under its name', { booking: unpaidTestBooking }, [unpaidTestBooking.id]],
  ['by its trek only', { trekId: 12, items: [entry] }, ['place-1']],
  ['in a list under their name', { message: 'OK', bookings: [unpaidTestBooking] }, [unpaidTestBooking.id]],
  ['in such a list in an envelope', { data: { bookings: [unpaidTestBooking], total: 1 } }, [unpaidTestBooking.id]],
  ['in an empty list under their name', { bookings: [] }, []],
  ['in a page', { items: [unpaidTestBooking], meta: {} }, [unpaidTestBooking.id]],
  ['in a page under their name', { bookings: { data: [unpaidTestBooking], total: 1 } }, [unpaidTestBooking.id]],
])('bookings are found %s', (_, answer, ids) => {
  expect(normalizeBookings(answer).map(({ id }) => id)).toEqual(ids);
});

test('amounts as text are numbers', () => {
  const written = {
    ...paidTestBooking,
    ...{ advanceAmount: '827.00', balanceAmount: 'USD 3,306' },
    ...{ totalAmount: '4132.50', pricePerPerson: 'USD 1,450.00' },
  };
  expect(normalizeBooking(written)).toEqual(asRead(paidTestBooking));
  expect(warn).not.toHaveBeenCalled();
});

test('omits null values', () => {
  const { reference, travelers, totalAmount, pricePerPerson, paidAmount, country, payments, ...booking } =
    paidTestBooking;
  const extras = { reference, travelers, totalAmount, pricePerPerson, paidAmount, country, payments };
  const nulls = Object.fromEntries(Object.keys(extras).map((name) => [name, null]));
  expect(normalizeBooking({ ...booking, ...nulls })).toEqual(asRead(booking));
  expect(warn).not.toHaveBeenCalled();
});

test.each<[unknown, BookingEntity['departureRequest']]>([
  [
    { status: 'REQUESTED', requestedAt: '2030-01-01' },
    { status: 'requested', requestedAt: '2030-01-01' },
  ],
  ['Requested', { status: 'requested', requestedAt: '' }],
  [true, { status: 'requested', requestedAt: '' }],
  [null, null],
  [false, null],
  [{}, undefined],
  ['', undefined],
])('the request %j for a departure is read as %j', (departureRequest, expected) => {
  expect(normalizeBooking({ ...unpaidTestBooking, departureRequest })?.departureRequest).toEqual(expected);
});

test.each([
  [
    [
      { kind: 'discount', text: 'For the rain', amount: -100 },
      { kind: 'flight', text: 'Seat', amount: '120.50' },
      { kind: 'extra', amount: 5 },
    ],
    [
      { kind: 'discount', text: 'For the rain', amount: -100 },
      { kind: 'flight', text: 'Seat', amount: 120.5 },
      { kind: 'extra', text: 'extra', amount: 5 },
    ],
  ],
  [[{ kind: 'discount', text: 'No sum' }, null, 'x'], []],
  [[], []],
  [undefined, undefined],
  ['none', undefined],
])('price lines are read with their amounts and texts: %j', (priceLines, expected) => {
  expect(normalizeBooking({ ...paidTestBooking, priceLines })?.priceLines).toEqual(expected);
});

test.each([
  [false, false],
  ['false', false],
  [0, false],
  [true, undefined],
  [undefined, undefined],
  [null, undefined],
])('a payment that was not owed is recognized by %j', (isOwed, expected) => {
  const payments = [{ ...paidTestBooking.payments[0], isOwed }];
  expect(normalizeBooking({ ...paidTestBooking, payments })?.payments?.[0]?.isOwed).toBe(expected);
});

test('the leader’s discount of its trek is read as in the trek’s policy', () => {
  const leaderDiscount = [
    { fromTravelers: '11', percent: 50 },
    { fromTravelers: 16 },
    { fromTravelers: 1, percent: 500 },
  ];
  expect(normalizeBooking({ ...paidTestBooking, leaderDiscount })?.leaderDiscount).toEqual([
    { fromTravelers: 11, percent: 50 },
  ]);
});

test('payments and cancellations have the states of the contract in any case', () => {
  const [payment] = paidTestBooking.payments ?? [];
  const cancellation = { status: 'REQUESTED', requestedAt: '2030-01-01', refundAmount: 600 };
  const written = { ...paidTestBooking, cancellation, payments: [{ ...payment, status: 'SUCCEEDED' }] };
  expect(normalizeBooking(written)).toMatchObject({
    cancellation: { status: 'requested' },
    payments: [{ status: 'succeeded' }],
  });
});

test('an empty group and a negative price are left out', () => {
  const { travelers: _, pricePerPerson: __, ...booking } = paidTestBooking;
  expect(normalizeBooking({ ...booking, travelers: 0, pricePerPerson: -1 })).toEqual(asRead(booking));
});

test.each([
  ['a day', '2030-10-01', '2030-10-01'],
  ['the last moment of a day in Nepal', '2030-10-01T18:14:59.999Z', '2030-10-01'],
  ['midnight in Nepal', '2030-09-30T18:15:00.000Z', '2030-10-01'],
  ['midnight in Nepal with its offset', '2030-10-01T00:00:00+05:45', '2030-10-01'],
  ['the last second of a day in UTC', '2030-09-30T23:59:59Z', '2030-10-01'],
  ['midnight in UTC', '2030-10-01T00:00:00.000Z', '2030-10-01'],
  ['a time without a zone', '2030-10-01T23:59:59', '2030-10-01'],
  ['a time after a space', '2030-10-01 23:59:59', '2030-10-01'],
  ['missing', undefined, null],
  ['empty', '', null],
  ['a day that does not exist', '2030-02-31', null],
  ['words', 'in spring', null],
  ['a number', 20_301_001, null],
])('the days of a booking are read from %s: %j', (_, sent, day) => {
  const sentDays = { startDate: sent, endDate: sent, balanceDueDate: sent };
  const { startDate, endDate, balanceDueDate = null } = normalizeBooking({ ...paidTestBooking, ...sentDays }) ?? {};
  expect({ startDate, endDate, balanceDueDate }).toEqual({
    startDate: day ?? '',
    endDate: day ?? '',
    balanceDueDate: day,
  });
  expect(warn).toHaveBeenCalledTimes(day === null ? 1 : 0);
});

test.each([
  ['as texts', { ...otherTestTerms, depositPercent: '10' }, otherTestTerms],
  ['without a figure', { ...otherTestTerms, balanceDueDays: undefined }, undefined],
  ['without a step', { ...otherTestTerms, lateCancellation: null }, undefined],
  ['as words', 'thirty days', undefined],
  ['not at all', null, undefined],
])('the terms of a booking are read whole or left out: %s', (_, terms, read) => {
  expect(normalizeBooking({ ...paidTestBooking, terms })?.terms).toEqual(read);
});

describe('a booking that can’t be read completely', () => {
  const unknown = { trekId: '', status: 'unknown', startDate: '', endDate: '', createdAt: '' };
  const untitled = { title: 'Unnamed Trek', image: [] };

  test.each([
    [{ id: 2 }, { ...unknown, id: 2, trek: untitled }],
    [
      { id: 2, trekId: 12, trek: null },
      { ...unknown, id: 2, trekId: 12, trek: untitled },
    ],
    [
      { trek: { id: 12, title: 'Mardi' } },
      { ...unknown, id: 'place-1', trekId: 12, trek: { title: 'Mardi', image: [] } },
    ],
  ])('%j is shown with what is known, and logged', (raw, booking) => {
    expect(normalizeBookings([raw])).toEqual([booking]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('is logged with the missing facts', () => {
    normalizeBookings([{ ...paidTestBooking, endDate: null, balanceAmount: 'later' }]);
    expect(warn).toHaveBeenCalledWith(
      '@trek/ui: booking 45 is shown without what could not be read: endDate, balanceAmount.',
    );
  });
});

test('entries that name no booking are left out, and their number is logged', () => {
  expect(normalizeBookings([null, paidTestBooking, 'none', {}])).toEqual([asRead(paidTestBooking)]);
  expect(warn).toHaveBeenCalledWith('@trek/ui: 3 of 4 bookings named none and were left out.');
});

test('every result is a valid booking of the contract', () => {
  const names = fc.constantFrom(...Object.keys({ ...paidTestBooking, ...requested }));
  fc.assert(
    fc.property(fc.dictionary(names, fc.oneof(fc.jsonValue(), fc.anything())), (changes) => {
      const { statusText, ...booking } =
        normalizeBooking(JSON.parse(JSON.stringify({ ...paidTestBooking, ...changes, id: 45 }))) ?? paidTestBooking;
      if (statusText !== undefined) expect(statusText).not.toBe('');
      // A trek's id is whatever the backend calls it.
      const named = { ...booking, trekId: 12 };
      expect(bookingSchema.parse(named)).toEqual(named);
    }),
  );
});
