import { expect, test, vi } from 'vitest';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { lateCall } from './late-call.ts';

test('a call whose code fails to load fails like a broken network, and the next call loads it again', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = lateCall(lazyModule(load));
  await expect(code()).rejects.toMatchObject({
    message: 'Network error. Please check your internet connection.',
    failure: 'network',
  });
  await expect(code()).resolves.toBe('code');
});
