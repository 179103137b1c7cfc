import { expect, test } from 'vitest';
import type { BookedTrek, PaymentStatus } from '../../api/entities.ts';
import { askPaymentOutcome, type KnownPayment } from './payment-outcome.ts';

const paid: BookedTrek = {
  ...{ id: 'b1', trekId: 1, trek: { title: 'Langtang', image: [] }, status: 'confirmed', createdAt: '2030-01-01' },
  ...{
    startDate: '2030-03-01',
    endDate: '2030-03-10',
    advanceAmount: 290,
    balanceAmount: 1160,
    reference: 'TH-7K3M2Q',
  },
};
const unpaid: BookedTrek = { ...paid, status: 'pending', advanceAmount: 0 };
const booking = { id: 'b1', reference: null };
const ARRIVED = { status: 'arrived', amountUsd: 290, reference: 'TH-7K3M2Q' };

const answering = (bookings: BookedTrek[] | Error, status: PaymentStatus['status'] = 'succeeded') => ({
  paymentStatus: async () => ({ status }) as PaymentStatus,
  listBookings: async () => {
    if (bookings instanceof Error) throw bookings;
    return bookings;
  },
});

const cases: [what: string, api: ReturnType<typeof answering>, given: Partial<KnownPayment>, outcome: object][] = [
  ['the payment has arrived', answering([paid]), { intentId: 'pi_1' }, ARRIVED],
  [
    'it has arrived and the list cannot be read',
    answering(new Error('away')),
    { intentId: 'pi_1' },
    { ...ARRIVED, reference: null },
  ],
  ['the browser has its success already', answering([paid]), { hasArrived: true }, ARRIVED],
  ['the backend has not noted the success yet', answering([unpaid]), { hasArrived: true }, ARRIVED],
  [
    'the backend gave no id, and an older booking of the trek is paid',
    answering([{ ...paid, reference: 'TH-OLDER1' }]),
    { intentId: 'pi_1', booking: { id: null, reference: null } },
    { ...ARRIVED, reference: null },
  ],
  ['nothing was begun', answering([unpaid]), {}, { status: 'unpaid' }],
  ['nothing was begun, and an older booking is paid', answering([paid]), {}, { status: 'unpaid' }],
];

test.each(cases)('the outcome is what the backend knows if %s', async (_, api, given, outcome) => {
  await expect(askPaymentOutcome(api, { intentId: null, amountUsd: 290, booking, ...given })).resolves.toEqual(outcome);
});

// Source: https://docs.stripe.com/api/payment_intents/object#payment_intent_object-status and words of other providers.
test.each<[status: string, outcome: string]>([
  ['succeeded', 'arrived'],
  ['failed', 'unpaid'],
  ['canceled', 'unpaid'],
  ['requires_payment_method', 'unpaid'],
  ...[
    'processing',
    'requires_action',
    'requires_confirmation',
    'requires_capture',
    'pending',
    'open',
    'created',
    '',
  ].map((status): [string, string] => [status, 'unknown']),
])('a payment that is %s is %s: never unpaid while it may still be charged', async (status, outcome) => {
  const payment = { intentId: 'pi_1', amountUsd: 290, booking };
  expect((await askPaymentOutcome(answering([unpaid], status), payment)).status).toBe(outcome);
});

test('a backend that answers nothing leaves the outcome open', async () => {
  const api = {
    ...answering([paid]),
    paymentStatus: async () => {
      throw new Error('away');
    },
  };
  await expect(askPaymentOutcome(api, { intentId: 'pi_1', amountUsd: 290, booking })).rejects.toThrow('away');
});
