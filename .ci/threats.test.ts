import { expect, test } from 'vitest';
import { faultsOf, readThreats, stands } from './threats.ts';

const threats = readThreats();

test.each(threats)('$id is held by tests and controls that are there', (threat) => {
  expect(faultsOf(threat)).toEqual([]);
});

test('every id is given once', () => {
  expect(new Set(threats.map(({ id }) => id)).size).toBe(threats.length);
});

test('a promise without a test, without a control, or with a test that is not there is refused', () => {
  const [whole] = threats;
  expect(whole && faultsOf(whole)).toEqual([]);
  const missing = { file: '.ci/no-such-file.ts', words: 'x' };
  expect(faultsOf({ id: 'P1', tests: [], controls: [] })).toEqual(['P1 has no test', 'P1 has no control']);
  expect(faultsOf({ id: 'P1', tests: whole?.tests ?? [], controls: [missing] })).toEqual([
    'P1 names a test that is not there: .ci/no-such-file.ts x',
  ]);
});

test('a test that is not there is noticed', () => {
  expect(stands({ file: '.ci/threats.test.ts', words: ['no', 'such', 'words'].join('-') })).toBe(false);
  expect(stands({ file: '.ci/no-such-file.ts', words: '' })).toBe(false);
});
