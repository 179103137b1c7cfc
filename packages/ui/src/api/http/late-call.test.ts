import { expect, test, vi } from 'vitest';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { lateCall } from './late-call.ts';

test('code of a call that does not arrive fails it as a broken network does, and the next call asks again', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = lateCall(lazyModule(load));
  await expect(code()).rejects.toMatchObject({
    message: 'Network error. Please check your internet connection.',
    failure: 'network',
  });
  await expect(code()).resolves.toBe('code');
});
