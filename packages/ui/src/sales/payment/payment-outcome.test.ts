import { expect, test } from 'vitest';
import type { BookingEntity, PaymentStatus } from '../../api/entities.ts';
import { type AskedPayment, askPaymentOutcome } from './payment-outcome.ts';

const paid: BookingEntity = {
  ...{ id: 'b1', trekId: 1, trek: { title: 'Langtang', image: [] }, status: 'confirmed', createdAt: '2030-01-01' },
  ...{
    startDate: '2030-03-01',
    endDate: '2030-03-10',
    advanceAmount: 290,
    balanceAmount: 1160,
    reference: 'TH-7K3M2Q',
  },
};
const unpaid: BookingEntity = { ...paid, status: 'pending', advanceAmount: 0 };
const booking = { id: 'b1', reference: null, trekId: 1, startDate: '2030-03-01' };
const ARRIVED = { status: 'arrived', amountUsd: 290, reference: 'TH-7K3M2Q' };

const answering = (bookings: BookingEntity[] | Error, status: PaymentStatus['status'] = 'succeeded') => ({
  paymentStatus: async () => ({ status }) as PaymentStatus,
  listBookings: async () => {
    if (bookings instanceof Error) throw bookings;
    return bookings;
  },
});

const cases: [what: string, api: ReturnType<typeof answering>, asked: Partial<AskedPayment>, outcome: object][] = [
  ['the payment has arrived', answering([paid]), { intentId: 'pi_1' }, ARRIVED],
  [
    'it has arrived and the list cannot be read',
    answering(new Error('away')),
    { intentId: 'pi_1' },
    { ...ARRIVED, reference: null },
  ],
  ['it is under way', answering([unpaid], 'processing'), { intentId: 'pi_1' }, { status: 'unknown' }],
  ['it was declined', answering([unpaid], 'failed'), { intentId: 'pi_1' }, { status: 'unpaid' }],
  ['it was never tried', answering([unpaid], 'requires_payment_method'), { intentId: 'pi_1' }, { status: 'unpaid' }],
  ['the browser has its success already', answering([paid]), { intentId: null }, ARRIVED],
  ['the backend gave no id', answering([paid]), { intentId: null, booking: { ...booking, id: null } }, ARRIVED],
  [
    'another booking of the trek is paid',
    answering([{ ...paid, id: 'b0' }, unpaid]),
    { intentId: null },
    { status: 'unpaid' },
  ],
  ['nothing was begun', answering([unpaid]), { intentId: null }, { status: 'unpaid' }],
];

test.each(cases)('the visitor hears what the backend knows where %s', async (_, api, asked, outcome) => {
  await expect(askPaymentOutcome(api, { intentId: null, amountUsd: 290, booking, ...asked })).resolves.toEqual(outcome);
});

test('a backend that answers nothing leaves the outcome open', async () => {
  const asked = { intentId: null, amountUsd: 290, booking };
  await expect(askPaymentOutcome(answering(new Error('away')), asked)).rejects.toThrow('away');
});
