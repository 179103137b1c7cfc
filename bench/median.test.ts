import { expect, test } from 'vitest';
import { reportGoals } from './goals.ts';
import { inWords, median } from './median.ts';

test('a run without a paint is left out of the median', () => {
  expect(median([3, Number.NaN, 1, 2])).toBe(2);
  expect(median([Number.NaN])).toBeNaN();
});

test('a figure that no run gave is printed as missing, and falls short', () => {
  expect(inWords(Number.NaN)).toBe('missing');
  const report = reportGoals({ "first paint unthrottled, of Next's": { home: Number.NaN, list: 0.5 } });
  expect(report).toContain('| missing ✗ / 0.50 |');
  expect(report).toContain("- first paint unthrottled, of Next's (home)");
});
