import { expect, test } from 'vitest';
import type { TrekEvent } from '../provider/trek-events.ts';
import { toDataLayer } from './to-data-layer.ts';

const of = (trekId: number) => ({ v: 1, trekId }) as const;
const paid = (paymentId: string, status: 'processing' | 'succeeded'): TrekEvent => ({
  type: 'trek:payment',
  detail: { ...of(12), bookingId: null, paymentId, status, amountCents: 29_050, isSimulated: false },
});

function pushed(...events: TrekEvent[]) {
  const layer: object[] = [];
  const emit = toDataLayer(layer);
  for (const event of events) emit(event);
  return layer;
}

test('a visitor’s way to a booking has the names that Google Analytics knows', () => {
  const layer = pushed(
    { type: 'trek:search', detail: { v: 1, filters: { country: 'nepal' }, count: 3 } },
    { type: 'trek:view', detail: { ...of(12), slug: 'mardi-himal-trek', title: 'Mardi Himal Trek', priceUsd: 780 } },
    { type: 'trek:step', detail: { ...of(12), step: 'details' } },
    { type: 'trek:step', detail: { ...of(12), step: 'payment' } },
    paid('pi_1', 'succeeded'),
  );
  expect(layer.map((entry) => (entry as { event: string }).event)).toEqual([
    'view_item_list',
    'view_item',
    'begin_checkout',
    'add_payment_info',
    'purchase',
  ]);
  expect(layer.at(-1)).toEqual({
    event: 'purchase',
    ecommerce: { transaction_id: 'pi_1', currency: 'USD', value: 290.5, items: [{ item_id: '12' }] },
  });
});

test('a trek on request is viewed at 0, for Google takes no null', () => {
  const detail = { ...of(12), slug: 'jomolhari-trek', title: 'Jomolhari Trek', priceUsd: null };
  expect(pushed({ type: 'trek:view', detail })).toEqual([
    {
      event: 'view_item',
      ecommerce: { currency: 'USD', value: 0, items: [{ item_id: '12', item_name: 'Jomolhari Trek', price: 0 }] },
    },
  ]);
});

test('a payment is one purchase, however often its success is reported', () => {
  expect(pushed(paid('pi_1', 'succeeded'), paid('pi_1', 'succeeded'), paid('pi_2', 'succeeded'))).toHaveLength(2);
});

test('money that is only under way, another group and a sign-in are no events of a shop', () => {
  const quote = { travelers: 2, totalCents: 156_000, discountPercent: 0, currency: 'usd' } as const;
  expect(
    pushed(
      paid('pi_1', 'processing'),
      paid('pi_1', 'succeeded'),
      { type: 'trek:quote', detail: { ...of(12), ...quote } },
      { type: 'trek:step', detail: { ...of(12), step: 'sign-in' } },
    ),
  ).toHaveLength(1);
});
