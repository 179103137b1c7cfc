import { expect, test, vi } from 'vitest';
import { lazyModule, onMissingCode } from './lazy-module.ts';

const missing = new TypeError('Failed to fetch');

test('code is loaded on demand, and once', async () => {
  const load = vi.fn(async () => 'code');
  const module = lazyModule(load);
  expect(load).not.toHaveBeenCalled();
  expect(module.read()).toEqual({ code: undefined, failures: 0 });
  await expect(Promise.all([module.load(), module.load()])).resolves.toEqual(['code', 'code']);
  await module.load();
  expect(load).toHaveBeenCalledOnce();
  expect(module.read()).toEqual({ code: 'code', failures: 0 });
});

test('preloaded code is available to the first caller', async () => {
  const load = vi.fn(async () => 'code');
  const module = lazyModule(load);
  module.preload();
  await expect(module.load()).resolves.toBe('code');
  expect(load).toHaveBeenCalledOnce();
});

test('code that fails to load fails all callers, and the next one requests it again', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(missing);
  const module = lazyModule(load);
  const waiting = [module.load(), module.load()];
  for (const one of waiting) await expect(one).rejects.toBe(missing);
  expect(module.read()).toEqual({ code: undefined, failures: 1 });
  await expect(module.load()).resolves.toBe('code');
  expect(module.read()).toEqual({ code: 'code', failures: 0 });
});

test('a failed preload is silent, and the next load requests it again', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(missing);
  const module = lazyModule(load);
  module.preload();
  await vi.waitFor(() => expect(module.read().failures).toBe(1));
  await expect(module.load()).resolves.toBe('code');
});

test('listeners are notified after each attempt, until they unsubscribe', async () => {
  const module = lazyModule(vi.fn(async () => 'code').mockRejectedValueOnce(missing));
  const [heard, stopped] = [vi.fn(), vi.fn()];
  module.subscribe(heard);
  module.subscribe(stopped)();
  module.preload();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  await module.load();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(stopped).not.toHaveBeenCalled();
});

test('each failure is reported, of any module, until the listener leaves', async () => {
  const listener = vi.fn();
  const leave = onMissingCode(listener);
  const [one, other] = [0, 1].map(() => lazyModule(async () => Promise.reject(missing)));
  await expect(one?.load()).rejects.toBe(missing);
  other?.preload();
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2));
  leave();
  await expect(one?.load()).rejects.toBe(missing);
  expect(listener).toHaveBeenCalledTimes(2);
});
