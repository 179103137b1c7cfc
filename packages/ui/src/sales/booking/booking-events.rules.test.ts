import { expect, test } from 'vitest';
import { quoteTrek } from '../../pricing/pricing.rules.ts';
import { type BookingSummary, bookingEvents, confirmedBooking, type PaymentSummary } from './booking-events.rules.ts';

const summary = (over: Partial<BookingSummary> = {}): BookingSummary => {
  const { travelers = 2 } = over;
  return {
    trekId: 7,
    step: 'closed',
    repriced: null,
    ...{ needsSignIn: false, bookingId: 45, reference: 'TH-7K3M2Q', startDate: '2030-04-12' },
    travelers,
    quote: quoteTrek(1000, travelers),
    amountUsd: 380,
    payment: null,
    ...over,
  };
};
const payment = (over: Partial<PaymentSummary> = {}): PaymentSummary => ({
  ...{ id: 'pi_1', isBusy: false, isUnknown: false, isSimulated: false },
  ...over,
});
const paying = (over: Partial<PaymentSummary> = {}, booking: Partial<BookingSummary> = {}) =>
  summary({ step: 'payment', payment: payment(over), ...booking });
const money = (status: string) => ({
  type: 'trek:payment',
  detail: {
    ...{ v: 1, trekId: 7, bookingId: 45, reference: 'TH-7K3M2Q', paymentId: 'pi_1', status, isSimulated: false },
    ...{ amountCents: 38_000, totalCents: quoteTrek(1000, 2).totalCents },
  },
});

test('no event is reported without a change', () => {
  for (const booking of [
    summary(),
    summary({ step: 'details' }),
    paying({ isBusy: true }),
    paying({ isUnknown: true }),
  ])
    expect(bookingEvents(booking, { ...booking })).toEqual([]);
});

test('a price that has changed is reported once', () => {
  const repriced = { shownUsd: 1450, offeredUsd: 1290, travelers: 1, shownCents: 145_000, totalCents: 129_000 };
  const repricedBooking = summary({ step: 'price', repriced });
  const detail = { v: 1, trekId: 7, shownCents: 145_000, totalCents: 129_000 };
  expect(bookingEvents(summary({ step: 'details' }), repricedBooking)).toEqual([
    { type: 'trek:price-changed', detail },
  ]);
  expect(bookingEvents(repricedBooking, repricedBooking)).toEqual([]);
});

test.each([
  ['login', 'sign-in'],
  ['details', 'details'],
  ['success', 'succeeded'],
] as const)('the step %s is reported as %s', (step, name) => {
  expect(bookingEvents(summary(), summary({ step }))).toContainEqual({
    type: 'trek:step',
    detail: { v: 1, trekId: 7, step: name },
  });
});

test('a dialog that closes, and a booking that is being read, are not reported as steps', () => {
  expect(bookingEvents(summary({ step: 'details' }), summary())).toEqual([]);
  expect(bookingEvents(summary(), summary({ step: 'resume' }))).toEqual([]);
});

test('another group is reported with its price and discount', () => {
  const { totalCents, discountPercent } = quoteTrek(1000, 5);
  expect(bookingEvents(summary(), summary({ travelers: 5 }))).toEqual([
    { type: 'trek:quote', detail: { v: 1, trekId: 7, travelers: 5, totalCents, discountPercent, currency: 'usd' } },
  ]);
});

test('the group of the next booking, after a success, is not reported as a choice', () => {
  expect(bookingEvents(summary({ step: 'success', travelers: 5 }), summary({ travelers: 1 }))).toEqual([]);
});

test.each([
  ['under way', paying(), paying({ isBusy: true }), 'processing'],
  ['moved', paying({ isBusy: true }), summary({ step: 'success' }), 'succeeded'],
  ['refused', paying({ isBusy: true }), paying(), 'failed'],
  ['refused, and its intent gone', paying({ isBusy: true }), paying({ id: null }), 'failed'],
  ['unknown', paying({ isBusy: true }), paying({ isUnknown: true }), 'unknown'],
  ['known after all', paying({ isUnknown: true }), summary({ step: 'success' }), 'succeeded'],
] as const)('a payment that is %s is reported once', (_, before, now, status) => {
  expect(bookingEvents(before, now).filter(({ type }) => type === 'trek:payment')).toEqual([money(status)]);
});

test('a payment has no booking id and reference if the backend sends none', () => {
  const unnamed = { bookingId: null, reference: null };
  const [event] = bookingEvents(paying({}, unnamed), paying({ isBusy: true }, unnamed));
  expect(event?.detail).toMatchObject({ paymentId: 'pi_1', bookingId: null, reference: null });
});

test('the paid amount and its booking’s total are reported, not the price of the next booking', () => {
  const next = summary({ step: 'success', amountUsd: 200, quote: quoteTrek(5000, 1) });
  expect(bookingEvents(paying({ isBusy: true }), next)).toContainEqual(money('succeeded'));
});

test('a booking is confirmed as its payment succeeds, and at no other moment', () => {
  const moments = [
    summary(),
    summary({ step: 'details' }),
    paying(),
    paying({ isBusy: true }),
    summary({ step: 'success' }),
  ];
  const confirmed = moments.flatMap((before) =>
    moments.flatMap((now) => (confirmedBooking(before, now) ? [[before.step, now.step]] : [])),
  );
  expect(new Set(confirmed.map(([, now]) => now))).toEqual(new Set(['success']));
  expect(confirmed.map(([before]) => before)).toEqual(['closed', 'details', 'payment', 'payment']);
});
