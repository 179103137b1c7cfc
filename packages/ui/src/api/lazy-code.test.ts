import { expect, test, vi } from 'vitest';
import { lazyCode } from './lazy-code.ts';

test('late code loads with the first call, and once', async () => {
  const load = vi.fn(async () => 'made');
  const code = lazyCode(load);
  expect(load).not.toHaveBeenCalled();
  await expect(Promise.all([code(), code()])).resolves.toEqual(['made', 'made']);
  expect(load).toHaveBeenCalledOnce();
});

test('late code that does not arrive fails all who wait as a broken network does, and is asked for anew', async () => {
  const load = vi.fn(async () => 'made').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const code = lazyCode(load);
  const failure = { message: 'Network error. Please check your internet connection.', failure: 'network' };
  const waiting = [code(), code()];
  for (const one of waiting) await expect(one).rejects.toMatchObject(failure);
  await expect(code()).resolves.toBe('made');
  expect(load).toHaveBeenCalledTimes(2);
});
