import { ApiError } from '@trek/ui/api';
import { describe, expect, test } from 'vitest';
import { retryWaitMs } from '../src/data/retry-read.ts';

describe('a read that failed (F2)', () => {
  test.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [4, null],
  ])('is tried a %i. time after %s ms', (retry, waitMs) => {
    expect(retryWaitMs(new ApiError('Away', { status: 503 }), retry)).toBe(waitMs);
  });

  test('waits as long as the backend asks for, where that is longer', () => {
    expect(retryWaitMs(new ApiError('Later', { status: 503, retryAfterSeconds: 30 }), 1)).toBe(30_000);
    expect(retryWaitMs(new ApiError('Soon', { status: 503, retryAfterSeconds: 1 }), 1)).toBe(5_000);
  });

  test('is not tried again where the backend refused it, but is where it says when to come back', () => {
    expect(retryWaitMs(new ApiError('No', { status: 404 }), 1)).toBeNull();
    expect(retryWaitMs(new ApiError('Too many', { status: 429, retryAfterSeconds: 7 }), 1)).toBe(7_000);
  });
});
