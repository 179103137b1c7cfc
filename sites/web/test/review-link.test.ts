import { describe, expect, test } from 'vitest';
import { reviewLinkIn } from '../src/pages/review/review-link.ts';

describe('the link of a review', () => {
  test.each([
    ['#a.b-1.c_2', { token: 'a.b-1.c_2', stops: false }],
    ['#stop=a.b.c', { token: 'a.b.c', stops: true }],
    ['', { token: '', stops: false }],
    ['#main', { token: '', stops: false }],
    ['#stop=', { token: '', stops: true }],
    ['#a.b.<script>', { token: '', stops: false }],
  ])('%s is read', (hash, link) => {
    expect(reviewLinkIn(hash)).toEqual(link);
  });
});
