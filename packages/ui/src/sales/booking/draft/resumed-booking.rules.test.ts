import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookedTrek } from '../../../api/entities.ts';
import { testBookings } from '../../../testing/api-answers.ts';
import { testDetails } from '../../../testing/fixtures.ts';
import * as given from '../booking.machine.test-cases.ts';
import { type BookingContext, initialContext } from '../booking.machine.ts';
import { isPaidAlready, resumedBooking, unpaidBooking } from './resumed-booking.rules.ts';

const stored: BookedTrek = { ...given.storedBooking, trekId: String(given.trek.id) };
const fresh = initialContext(given.signedIn);
const resumed = (booking: BookedTrek | null, context: Partial<BookingContext> = {}) =>
  resumedBooking({ ...fresh, resumes: stored.startDate, ...context }, booking);

describe('the unpaid booking of a trek and a start date', () => {
  const other = { ...stored, id: 50, startDate: '2030-11-01' };
  test.each<[string, BookedTrek[], BookedTrek | null]>([
    ['is the one of that date', [other, stored], stored],
    ['is the one of another date if its date was changed', [other], other],
    ['is not one of another trek', [{ ...stored, trekId: 99 }], null],
    ['is not one that is paid or canceled', testBookings.filter(({ status }) => status !== 'pending'), null],
    ['does not exist if nothing was booked', [], null],
  ])('%s', (_, bookings, expected) => {
    expect(unpaidBooking(bookings, given.trek.id, stored.startDate)).toEqual(expected);
  });

  test.each([
    ['confirmed', given.trek.id, '2030-04-12', true],
    ['confirmed for another day', given.trek.id, '2030-04-13', false],
    ['confirmed for another trek', 99, '2030-04-12', false],
    ['waiting for its payment', given.trek.id, '2030-10-01', false],
  ])('a booking that is %s: whether trek %s from %s is paid already is %s', (_, trekId, startDate, isPaid) => {
    expect(isPaidAlready(testBookings, trekId, startDate)).toBe(isPaid);
  });
});

describe('resuming a booking', () => {
  test('uses group, dates, country and requirements of the backend, and charges for all', () => {
    expect(resumed(stored)).toMatchObject({
      travelers: 3,
      option: 'deposit',
      amountUsd: 827,
      draft: { bookingDate: stored.startDate, country: 'Australia', specialRequirements: 'Knee surgery in 2028' },
      resumes: null,
      message: null,
    });
  });

  test.each<[string, Partial<BookedTrek>, object | null]>([
    ['another', { totalAmount: 2850, pricePerPerson: 1000 }, { perPersonUsd: 1000, travelers: 3, totalCents: 285_000 }],
    [
      'another, as a total alone',
      { totalAmount: 2850, pricePerPerson: undefined },
      { perPersonUsd: null, travelers: 3, totalCents: 285_000 },
    ],
    ['the page’s', { totalAmount: 4132.5, pricePerPerson: 1450 }, null],
    ['an unknown one', { totalAmount: undefined }, null],
    ['a total for an unknown group', { totalAmount: 2850, travelers: undefined }, null],
  ])('uses the price of the booking, not of the page: %s', (_, price, offer) => {
    expect(resumed({ ...stored, ...price }).offer ?? null).toEqual(offer);
    const { savedDetails } = resumed(stored);
    const newer = { savedDetails: savedDetails ?? null, orderedTravelers: 3, travelers: 3 };
    expect(resumed({ ...stored, ...price }, newer).offer ?? null).toEqual(offer);
  });

  test('charges by the price of the booking', () => {
    const { amountUsd, option } = resumed({ ...stored, totalAmount: 2850, pricePerPerson: 1000 });
    expect([option, amountUsd]).toEqual(['deposit', 570]);
    const newer = { savedDetails: resumed(stored).savedDetails ?? null, orderedTravelers: 3, travelers: 3 };
    const full = { ...newer, option: 'full' as const, amountUsd: 4133 };
    expect(resumed({ ...stored, totalAmount: 2850, pricePerPerson: 1000 }, full).amountUsd).toBe(2850);
  });

  test('saves nothing if nothing is changed', () => {
    const { draft, savedDetails } = resumed(stored);
    expect(savedDetails).toEqual(draft);
  });

  test('input that was never stored stays, and is saved', () => {
    const typed = { ...testDetails, country: 'India', bookingDate: '2030-12-01', specialRequirements: 'Vegan' };
    expect(resumed(stored, { draft: typed })).toMatchObject({ draft: typed, savedDetails: null, travelers: 3 });
  });

  test('an empty field overwrites nothing: it is filled', () => {
    const typed = { ...testDetails, country: '', specialRequirements: '' };
    expect(resumed(stored, { draft: typed }).draft).toMatchObject({
      country: 'Australia',
      specialRequirements: 'Knee surgery in 2028',
    });
  });

  const ownDraft: Partial<BookingContext> = {
    draft: { ...given.storedDetails, country: 'India' },
    savedDetails: given.storedDetails,
    travelers: 4,
    orderedTravelers: 3,
    isPaying: true,
  };

  test('a draft of this tab wins if it is newer than what it stored', () => {
    const { id: bookingId, reference } = stored;
    expect(resumed(stored, ownDraft)).toEqual({ resumes: null, request: null, bookingId, reference, offer: null });
  });

  test.each([
    ['another group', { ...stored, travelers: 5 }],
    ['another country', { ...stored, country: 'Bhutan' }],
    ['another day', { ...stored, startDate: '2030-11-11' }],
  ])('a draft is ignored once another tab has stored %s since', (_, booking) => {
    const { travelers, draft, isPaying } = resumed(booking, ownDraft);
    expect([travelers, draft?.country, draft?.bookingDate, isPaying]).toEqual([
      booking.travelers,
      booking.country,
      booking.startDate,
      false,
    ]);
  });

  test.each([
    [827, 'deposit', 827],
    [4133, 'full', 4133],
    [2000, 'custom', 2000],
    [1, 'deposit', 827],
  ])('a started payment of %i has the option %s', (amount, option, amountUsd) => {
    const payments = [{ id: 'pi_1', amount, status: 'open', createdAt: stored.createdAt }];
    expect(resumed({ ...stored, payments })).toMatchObject({ option, amountUsd });
  });

  test.each<[string, Partial<BookedTrek>]>([
    ['no number', { travelers: undefined }],
    ['an impossible number', { travelers: 0 }],
  ])('asks to check the group if the backend sends %s of travelers', (_, missing) => {
    const result = resumed({ ...stored, ...missing } as BookedTrek);
    expect([result.travelers, result.message]).toEqual([1, { code: 'groupUnknown' }]);
  });

  test('a backend that sends only the contract’s fields gives the day, and every detail is saved', () => {
    const [, contract] = testBookings;
    const result = resumed(contract as BookedTrek);
    expect([result.draft?.bookingDate, result.savedDetails]).toEqual([contract?.startDate, null]);
  });

  test('only the day is used without a booking', () => {
    expect(resumed(null)).toEqual({ resumes: null, draft: { ...fresh.draft, bookingDate: stored.startDate } });
    expect(resumed(null, { resumes: 'soon' })).toEqual({ resumes: null, draft: fresh.draft });
  });

  test('never charges for fewer travelers than the backend has, unless this tab changed the group since', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (booked, chosen) => {
        const result = resumed({ ...stored, travelers: booked }, { travelers: chosen });
        expect(result.travelers).toBe(booked);
      }),
    );
  });
});
