import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BookedTrek } from '../../api/entities.ts';
import { quoteTrek, wholeUsd } from '../../pricing/index.ts';
import { paidTestBooking as booking } from '../../testing/api-answers.ts';
import { TEST_TODAY } from '../../testing/fixtures.ts';
import { bookingByReference, bookingFactsOf, priceRows, receiptFactsOf, receiptOf } from './manage-booking.rules.ts';

const factsOf = (changes: Partial<BookedTrek> = {}, today = TEST_TODAY) =>
  bookingFactsOf({ ...booking, ...changes }, today);

describe('a booking is found by its reference', () => {
  test('in any spelling', () => {
    for (const written of ['TH-7K3M2Q', 'th-7k3m2q', ' TH-7K3M2Q ']) {
      expect(bookingByReference([booking], written)).toBe(booking);
    }
  });

  test('without matching another one, or one that has no reference', () => {
    const { reference: _, ...bare } = booking;
    expect(bookingByReference([booking], 'TH-7K3M2R')).toBeNull();
    expect(bookingByReference([bare], '')).toBeNull();
  });
});

describe('the possible actions for a booking', () => {
  const can = ({
    isBalancePayable,
    isCancelable,
    isChangeable,
    isPaidInFull,
    isUpcoming,
  }: ReturnType<typeof factsOf>) =>
    Object.entries({
      pay: isBalancePayable,
      cancel: isCancelable,
      change: isChangeable,
      full: isPaidInFull,
      isUpcoming,
    })
      .filter(([, is]) => is)
      .map(([name]) => name);
  const withCancellation = (status: string) => ({
    cancellation: { status, refundAmount: 0, requestedAt: booking.createdAt },
  });

  const guest = { name: 'Maya Gurung', email: 'maya@example.org' };
  const agreed = { status: 'confirmed', requestedAt: booking.createdAt } as const;
  const unpaid: Partial<BookedTrek> = { status: 'pending', payments: [], departureRequest: agreed };

  test.each<[string, Partial<BookedTrek>, string[]]>([
    ['confirmed, with a balance', {}, ['pay', 'cancel', 'change', 'isUpcoming']],
    ['paid in full', { balanceAmount: 0, balanceDueDate: null }, ['cancel', 'change', 'full', 'isUpcoming']],
    ['unpaid', { status: 'pending', payments: [] }, ['cancel', 'isUpcoming']],
    ['cancelled', { status: 'cancelled', balanceAmount: 0 }, []],
    ['of an unknown state', { status: 'disputed' }, []],
    ['with a request to cancel that waits', withCancellation('requested'), ['change', 'isUpcoming']],
    ['with one that was declined', withCancellation('declined'), ['pay', 'cancel', 'change', 'isUpcoming']],
    ['of a trek that begins today', { startDate: TEST_TODAY }, ['pay', 'isUpcoming']],
    ['of a trek that has begun', { startDate: '2029-12-31' }, ['pay']],
    ['unpaid, of a trek that has begun', { status: 'pending', payments: [], startDate: '2029-12-31' }, []],
    ['of a guest, unpaid', { ...unpaid, guest, departureRequest: undefined }, ['isUpcoming']],
    ['of a guest, that the office has agreed to', { ...unpaid, guest }, ['pay', 'isUpcoming']],
    ['of an account, that the office has agreed to', unpaid, ['cancel', 'isUpcoming']],
    ['of a guest, agreed to, of a trek that has begun', { ...unpaid, guest, startDate: '2029-12-31' }, []],
  ])('booking %s', (_, changes, expected) => {
    expect(can(factsOf(changes))).toEqual(expected);
  });
});

describe('a trek that is over', () => {
  const stageOf = ({ isOver, isLapsed, isRequested }: ReturnType<typeof factsOf>) => ({
    isOver,
    isLapsed,
    isRequested,
  });
  const no = { isOver: false, isLapsed: false, isRequested: false };
  const past = { startDate: '2029-12-01', endDate: '2029-12-12' };
  const departureRequest = { status: 'requested', requestedAt: booking.createdAt };

  test.each<[string, Partial<BookedTrek>, Partial<typeof no>]>([
    ['confirmed, is over', past, { isOver: true }],
    ['confirmed, is not on its last day', { ...past, endDate: TEST_TODAY }, {}],
    ['without days is not over', { startDate: '', endDate: '' }, {}],
    ['unpaid, can’t be completed', { ...past, status: 'pending' }, { isLapsed: true }],
    ['unpaid, that begins today, can be', { ...past, status: 'pending', startDate: TEST_TODAY }, {}],
    ['requested, is not awaiting an answer', { ...past, status: 'pending', departureRequest }, { isLapsed: true }],
    ['canceled, stays canceled', { ...past, status: 'cancelled' }, {}],
  ])('%s', (_, changes, expected) => {
    expect(stageOf(factsOf(changes))).toEqual({ ...no, ...expected });
  });
});

describe('the amount that was not owed', () => {
  const [payment] = booking.payments as [(typeof booking.payments)[number]];
  const of = (changes: object) => factsOf({ payments: [...booking.payments, { ...payment, id: 'pi_2', ...changes }] });

  test.each([
    [{ isOwed: false, amount: 290 }, 290],
    [{ isOwed: false, amount: 290, refundedAmount: 90.5 }, 199.5],
    [{ isOwed: false, amount: 290, status: 'open' }, 0],
    [{ amount: 290 }, 0],
  ])('is the remainder of %j', (changes, unowedUsd) => {
    expect(of(changes).unowedUsd).toBe(unowedUsd);
  });
});

describe('the cost of a booking', () => {
  test('has the price per person, the discount and the total', () => {
    expect(factsOf()).toMatchObject({
      totalCents: 413_250,
      paidUsd: 827,
      balanceUsd: 3306,
      quote: { pricePerPersonCents: 145_000, discountPercent: 5, discountCents: 21_750 },
    });
  });

  test('has a quote for every price and group', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 1, max: 30 }), (cents, travelers) => {
        const quote = quoteTrek(cents / 100, travelers);
        const booked = { travelers, totalAmount: quote.totalCents / 100, pricePerPerson: cents / 100 };
        expect(factsOf(booked).quote).toEqual(quote);
        // A backend may send the total in whole dollars.
        expect(factsOf({ ...booked, totalAmount: wholeUsd(quote.totalCents) }).quote).toEqual(quote);
      }),
    );
  });

  test.each<[string, Partial<BookedTrek>, number]>([
    ['a payment in whole dollars', {}, 0.5],
    ['nothing paid yet', { paidAmount: 0, balanceAmount: 4133 }, 0.5],
    ['a transfer with cents', { paidAmount: 826.75, balanceAmount: 3306 }, 0.25],
    ['a total in whole dollars', { totalAmount: 4133 }, 0],
    ['a refund', { paidAmount: 727 }, 0],
    ['a canceled booking', { status: 'cancelled' }, 0],
  ])('D6: is rounded for %s', (_, changes, roundingUsd) => {
    expect(factsOf(changes).roundingUsd).toBe(roundingUsd);
  });

  test('has its price lines between group discount and total', () => {
    const priceLines = [
      { kind: 'discount', text: 'For the rain', amount: -100 },
      { kind: 'of a later release', text: 'Mountain flight', amount: 250.5 },
    ];
    const { quote, ...facts } = factsOf({ totalAmount: 4283, paidAmount: 857, balanceAmount: 3426, priceLines });
    expect(quote).toMatchObject({ totalCents: 413_250 });
    expect(priceRows({ quote, ...facts })).toEqual([
      ['Per person', '$1,450'],
      ['Group discount (5%)', '−$217.50'],
      ['For the rain', '−$100'],
      ['Mountain flight', '+$250.50'],
      ['Total', '$4,283'],
    ]);
  });

  test('has a line for the leader’s discount of a large group, if it was booked with one', () => {
    const led = {
      ...{ travelers: 16, totalAmount: 18_487.5, paidAmount: 3698, balanceAmount: 14_790 },
      leaderDiscount: [{ fromTravelers: 16, percent: 100 }],
    };
    const rowsOf = (changes: object) => priceRows(factsOf({ ...led, ...changes }));
    expect(rowsOf({})).toEqual([
      ['Per person', '$1,450'],
      ['Group discount (15%)', '−$3,480'],
      ['Leader’s place', '−$1,232.50'],
      ['Total', '$18,487.50'],
      ['Rounding', '+$0.50'],
    ]);
    expect(rowsOf({ totalAmount: 19_720, balanceAmount: 16_022 })).toEqual([
      ['Per person', '$1,450'],
      ['Group discount (15%)', '−$3,480'],
      ['Total', '$19,720'],
    ]);
    expect(rowsOf({ totalAmount: 19_000, balanceAmount: 15_302 })).toEqual([['Total', '$19,000']]);
  });

  test.each<[string, Partial<BookedTrek>]>([
    ['the price is unknown', { pricePerPerson: undefined }],
    ['the total was agreed otherwise', { totalAmount: 4131.49 }],
    ['the group was changed and the price was not', { travelers: 2 }],
  ])('has no quote if %s', (_, changes) => {
    expect(factsOf(changes).quote).toBeNull();
  });

  test('adds up what is paid and what is due if the backend sends no total', () => {
    const { totalAmount: _, paidAmount: __, travelers: ___, balanceDueDate: ____, ...bare } = booking;
    expect(bookingFactsOf(bare, TEST_TODAY)).toMatchObject({
      totalCents: 413_300,
      paidUsd: 827,
      travelers: 1,
      balanceDueDate: '2030-09-01',
    });
  });

  test.each([
    ['the day before', '2030-08-31', false],
    ['on the day', '2030-09-01', true],
    ['after it', '2030-09-20', true],
  ])('is due %s: %s, at once: %s', (_, today, isDue) => {
    expect(factsOf({}, today)).toMatchObject({ balanceDueDate: '2030-09-01', isBalanceDueNow: isDue });
  });

  test('has no due date if the start is not known', () => {
    const facts = factsOf({ balanceDueDate: undefined, startDate: '' });
    expect(facts).toMatchObject({ balanceUsd: 3306, balanceDueDate: null, isBalanceDueNow: false });
  });

  test('is not owed after it is canceled or paid', () => {
    const nothing = { balanceUsd: 0, balanceDueDate: null, isBalanceDueNow: false };
    expect(factsOf({ status: 'cancelled' })).toMatchObject(nothing);
    expect(factsOf({ balanceAmount: 0 })).toMatchObject(nothing);
  });
});

describe('the receipt of a payment', () => {
  const payment = { id: 'pi_1', amount: 827, status: 'succeeded', createdAt: '2030-01-01T10:00:00.000Z' };
  const paidAt = '2030-01-02T10:00:00.000Z';

  test('shows when the money arrived, or else when it was requested', () => {
    expect(receiptFactsOf({ ...payment, paidAt }).paidAt).toBe(paidAt);
    expect(receiptFactsOf(payment).paidAt).toBe(payment.createdAt);
  });

  test.each([
    [undefined, 0, 827],
    [0, 0, 827],
    [100.1, 100.1, 726.9],
    [827, 827, 0],
    [900, 900, 0],
  ])('shows the refunded and the remaining amount: of %j', (refundedAmount, refundedUsd, remainingUsd) => {
    expect(receiptFactsOf({ ...payment, refundedAmount })).toMatchObject({ amountUsd: 827, refundedUsd, remainingUsd });
  });
});

describe('the payments of a booking', () => {
  const open = { id: 'pi_2', amount: 500, status: 'open', createdAt: booking.createdAt };

  test('are those that were received', () => {
    const payments = [...(booking.payments ?? []), open];
    expect(factsOf({ payments }).payments.map(({ id }) => id)).toEqual(['pi_1']);
    expect(receiptOf({ ...booking, payments }, 'pi_1')).toMatchObject({ amount: 827 });
    expect(receiptOf({ ...booking, payments }, 'pi_2')).toBeNull();
    expect(receiptOf({ ...booking, payments: undefined }, 'pi_1')).toBeNull();
  });
});
