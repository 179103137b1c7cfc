import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FIRST_RETRY_MS, ReadCache, SHARED_READ_MS } from './read-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A cache with one value, whose reads are answered in turn. */
function open(...answers: (string | Error | Promise<string>)[]) {
  const cache = new ReadCache();
  const read = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const listener = vi.fn();
  const leave = cache.subscribe('treks', read, listener);
  return { cache, read, listener, leave, settled: () => vi.advanceTimersByTimeAsync(0) };
}

describe('a read of an embed', () => {
  test('is shared by parts that appear together, and repeated for one that comes later', async () => {
    const { cache, read, settled } = open('first', 'second');
    cache.refresh('treks');
    cache.refresh('treks');
    await settled();
    expect(cache.read('treks')).toEqual({ value: 'first' });
    await vi.advanceTimersByTimeAsync(SHARED_READ_MS);
    cache.refresh('treks');
    expect(cache.read('treks')).toEqual({ value: 'first' });
    await settled();
    expect([cache.read('treks'), read.mock.calls.length]).toEqual([{ value: 'second' }, 2]);
  });

  test('is repeated after a failure, each time later, while a part shows it', async () => {
    const failure = new Error('away');
    const { cache, read, leave, settled } = open(failure, failure, failure);
    cache.refresh('treks');
    await settled();
    expect(cache.read('treks')).toEqual({ value: undefined, error: failure });
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(read).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect(read).toHaveBeenCalledTimes(3);
    leave();
    await vi.advanceTimersByTimeAsync(100 * FIRST_RETRY_MS);
    expect(read).toHaveBeenCalledTimes(3);
  });

  test('is loading again when the visitor asks for it, and not when it is repeated by itself', async () => {
    const { cache, settled } = open(new Error('away'), 'there');
    cache.refresh('treks');
    await settled();
    cache.retry('treks');
    expect(cache.read('treks').isRetried).toBe(true);
    await settled();
    expect(cache.read('treks')).toEqual({ value: 'there' });
  });

  test('stays when a newer one fails', async () => {
    const failure = new Error('away');
    const { cache, settled } = open('there', failure);
    cache.refresh('treks');
    await settled();
    cache.again((key) => key === 'treks');
    await settled();
    expect(cache.read('treks')).toEqual({ value: 'there', error: failure });
  });

  test('is ignored if the value has changed since it began', async () => {
    const late = Promise.withResolvers<string>();
    const { cache, settled } = open(late.promise, 'new');
    cache.refresh('treks');
    cache.again(() => true);
    await settled();
    late.resolve('old');
    await settled();
    expect(cache.read('treks')).toEqual({ value: 'new' });
  });

  test('is forgotten if the value changes while no part shows it', async () => {
    const { cache, leave, settled } = open('old');
    cache.refresh('treks');
    await settled();
    leave();
    cache.again(() => true);
    expect(cache.read('treks')).toEqual({});
  });
});
