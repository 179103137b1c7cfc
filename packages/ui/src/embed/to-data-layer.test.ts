import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryStorage } from '../provider/browser-ports.ts';
import type { TrekEvent } from '../provider/trek-events.ts';
import { toDataLayer } from './to-data-layer.ts';

const of = (trekId: number) => ({ v: 1, trekId }) as const;
const paid = (paymentId: string, status: 'processing' | 'succeeded', bookingId: number | null = null): TrekEvent => ({
  type: 'trek:payment',
  detail: {
    ...{ ...of(12), bookingId, reference: null, paymentId, status },
    ...{ amountCents: 29_050, totalCents: 145_250, isSimulated: false },
  },
});

function pushed(...events: TrekEvent[]) {
  const layer: object[] = [];
  const emit = toDataLayer(layer);
  for (const event of events) emit(event);
  return layer;
}

test('a visitor’s steps to a booking have the event names of Google Analytics', () => {
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
    ecommerce: { transaction_id: 'pi_1', currency: 'USD', value: 1452.5, items: [{ item_id: '12' }] },
  });
});

test('a trek on request has the value 0, because Google accepts no null', () => {
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

test('a pending payment, another group and a sign-in send no e-commerce event', () => {
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

const idsIn = (layer: object[]) =>
  (layer as { ecommerce: { transaction_id: string } }[]).map(({ ecommerce }) => ecommerce.transaction_id);

test('a purchase is identified by its booking, or by its payment if the backend sends no booking', () => {
  expect(idsIn(pushed(paid('pi_1', 'succeeded', 45), paid('pi_2', 'succeeded')))).toEqual(['45', 'pi_2']);
});

test('a booking is one purchase across reloads, whether or not the backend always sends its id', () => {
  const storage = memoryStorage();
  const load = (...events: TrekEvent[]) => {
    const layer: object[] = [];
    for (const event of events) toDataLayer(layer, storage)(event);
    return idsIn(layer);
  };
  expect(load(paid('pi_1', 'succeeded', 45))).toEqual(['45']);
  expect(load(paid('pi_1', 'succeeded', 45), paid('pi_1', 'succeeded'), paid('pi_2', 'succeeded', 45))).toEqual([]);
  expect(load(paid('pi_3', 'succeeded', 46))).toEqual(['46']);
});

test('the stored purchases are limited to the newest ones', () => {
  const storage = memoryStorage();
  for (let id = 1; id <= 500; id++) toDataLayer([], storage)(paid(`pi_${id}`, 'succeeded', id));
  expect(storage.read('purchases')?.length).toBeLessThan(2000);
  const layer: object[] = [];
  toDataLayer(layer, storage)(paid('pi_500', 'succeeded', 500));
  expect(layer).toEqual([]);
});

test('a browser that blocks its storage counts each purchase once while the page lives, and throws nothing', () => {
  const blocked = {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  vi.stubGlobal('window', Object.defineProperties({}, { localStorage: blocked, sessionStorage: blocked }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const layer: object[] = [];
  const report = toDataLayer(layer);
  for (const event of [paid('pi_1', 'succeeded', 45), paid('pi_1', 'succeeded', 45)]) report(event);
  expect(idsIn(layer)).toEqual(['45']);
});

test('the browser’s own storage remembers under the kit’s prefix', () => {
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  onTestFinished(() => void vi.unstubAllGlobals());
  const counts = [1, 2].map(() => {
    const layer: object[] = [];
    toDataLayer(layer)(paid('pi_1', 'succeeded', 45));
    return layer.length;
  });
  expect([counts, [...values.keys()]]).toEqual([[1, 0], ['trek.purchases']]);
});
