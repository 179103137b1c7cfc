import { expect, test, vi } from 'vitest';
import type { ApiClient } from './client.ts';
import { operatorOf } from './operator-of.ts';

const operator = { name: 'Trek Himalaya', terms: 'https://treks.example/terms' };
const clientOf = (paymentConfig: ApiClient['paymentConfig']) => ({ paymentConfig }) as ApiClient;

test('the operator is requested once, also by forms that open together', async () => {
  const paymentConfig = vi.fn(async () => ({ publishableKey: 'pk', operator }));
  const api = clientOf(paymentConfig);
  expect(await Promise.all([operatorOf(api), operatorOf(api)])).toEqual([operator, operator]);
  expect(await operatorOf(api)).toBe(operator);
  expect(paymentConfig).toHaveBeenCalledOnce();
});

test('a backend without an operator is requested once', async () => {
  const paymentConfig = vi.fn(async () => ({ publishableKey: 'pk' }));
  const api = clientOf(paymentConfig);
  expect([await operatorOf(api), await operatorOf(api)]).toEqual([{}, {}]);
  expect(paymentConfig).toHaveBeenCalledOnce();
});

test('a failure is not cached: the next form requests the operator again', async () => {
  const paymentConfig = vi
    .fn<ApiClient['paymentConfig']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ publishableKey: 'pk', operator });
  const api = clientOf(paymentConfig);
  expect(await operatorOf(api)).toBeNull();
  expect(await operatorOf(api)).toBe(operator);
  expect(paymentConfig).toHaveBeenCalledTimes(2);
});
