import { expect, test } from 'vitest';
import { readThreats, stands } from './threats.ts';

const threats = readThreats();

test.each(threats)('$id is held by tests that are there', ({ tests, controls }) => {
  expect(tests.length).toBeGreaterThan(0);
  expect([...tests, ...controls].filter((named) => !stands(named))).toEqual([]);
});

test('a test that is not there is noticed', () => {
  expect(stands({ file: '.ci/threats.test.ts', words: ['no', 'such', 'words'].join('-') })).toBe(false);
  expect(stands({ file: '.ci/no-such-file.ts', words: '' })).toBe(false);
});
