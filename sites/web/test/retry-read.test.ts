import { ApiError } from '@trek/ui/api';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelRetry, retryDelayMs, retryRead } from '../src/data/retry-read.ts';

describe('a failed read (F2)', () => {
  test.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [4, null],
  ])('is retried a %i. time after %s ms', (retry, waitMs) => {
    expect(retryDelayMs(new ApiError('Away', { status: 503 }), retry)).toBe(waitMs);
  });

  test('waits as long as the backend requests, if that is longer', () => {
    expect(retryDelayMs(new ApiError('Later', { status: 503, retryAfterSeconds: 30 }), 1)).toBe(30_000);
    expect(retryDelayMs(new ApiError('Soon', { status: 503, retryAfterSeconds: 1 }), 1)).toBe(5_000);
  });

  test('is not retried if the backend refused it, unless it names a time', () => {
    expect(retryDelayMs(new ApiError('No', { status: 404 }), 1)).toBeNull();
    expect(retryDelayMs(new ApiError('Too many', { status: 429, retryAfterSeconds: 7 }), 1)).toBe(7_000);
  });
});

describe('a retry by itself (F2)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const away = new ApiError('Away', { status: 503 });
  const fail = (key: string, retryCount: number, { retry = retryRead, error = away } = {}) => {
    const ask = vi.fn();
    retry(error, key, SWRConfig.defaultValue as Parameters<typeof retryRead>[2], ask, { retryCount, dedupe: true });
    return ask;
  };

  test('joins a pending request', () => {
    const ask = fail('treks', 1);
    vi.advanceTimersByTime(5_000);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ retryCount: 1, dedupe: true });
  });

  test('happens once for a read that failed twice meanwhile, and for each read by itself', () => {
    const [first, second, other] = [fail('treks', 1), fail('treks', 1), fail('region', 1)];
    vi.advanceTimersByTime(60_000);
    expect([first, second, other].map((ask) => ask.mock.calls.length)).toEqual([0, 1, 1]);
  });

  test('F2 control: would never stop by the library’s own rule, whatever the backend answers', () => {
    const retry = SWRConfig.defaultValue.onErrorRetry;
    const refused = new ApiError('No', { status: 404 });
    const later = new ApiError('Later', { status: 503, retryAfterSeconds: 600 });
    const asks = [
      fail('treks', 4, { retry }),
      fail('region', 1, { retry, error: refused }),
      fail('post', 1, { retry, error: later }),
    ];
    vi.advanceTimersByTime(300_000);
    expect(asks.map((ask) => ask.mock.calls.length)).toEqual([1, 1, 1]);
  });

  test('stops after the last attempt, or when another visitor requests', () => {
    const asks = [fail('treks', 1), fail('treks', 4), fail('region', 1)];
    cancelRetry('region');
    vi.advanceTimersByTime(60_000);
    expect(asks.map((ask) => ask.mock.calls.length)).toEqual([0, 0, 0]);
  });
});
