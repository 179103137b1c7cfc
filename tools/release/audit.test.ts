import { expect, test } from 'vitest';
import { isUnanswered, judgeUnanswered, LONGEST_UNASKED_DAYS } from './audit.ts';

const NOW = new Date('2026-11-29T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

test('a registry that cannot be asked is accepted for two weeks after its last good answer', () => {
  expect(judgeUnanswered(daysAgo(0), NOW).isFault).toBe(false);
  expect(judgeUnanswered(daysAgo(LONGEST_UNASKED_DAYS - 1), NOW)).toEqual({
    isFault: false,
    message: 'The registry could not be asked for known weaknesses. Its last good answer is of 2026-11-16.',
  });
  expect(judgeUnanswered(daysAgo(LONGEST_UNASKED_DAYS), NOW)).toMatchObject({
    isFault: true,
    message: expect.stringContaining('2026-11-15, which is too long ago. Run'),
  });
});

test('no answer ever, or one from the future, counts for nothing', () => {
  expect(judgeUnanswered(undefined, NOW)).toMatchObject({ isFault: true, message: expect.stringContaining('never') });
  expect(judgeUnanswered(daysAgo(-2), NOW).isFault).toBe(true);
});

test('a registry without a list differs from one that knows a weakness', () => {
  expect(isUnanswered('ERR_PNPM_AUDIT_BAD_RESPONSE  The audit endpoint responded with 404')).toBe(true);
  expect(isUnanswered('getaddrinfo ENOTFOUND registry.npmjs.org')).toBe(true);
  expect(isUnanswered('1 vulnerabilities found\nSeverity: 1 high')).toBe(false);
  expect(isUnanswered('')).toBe(false);
});
