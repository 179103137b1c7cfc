import { expect, test } from 'vitest';
import { faultsOf, isThere, readThreats } from './threats.ts';

const threats = readThreats().flatMap((section) => section.threats);

test.each(threats)('$id is held by tests and controls that are there', (threat) => {
  expect(faultsOf(threat)).toEqual([]);
});

test('every id is given once', () => {
  expect(new Set(threats.map(({ id }) => id)).size).toBe(threats.length);
});

test('a promise without a test, without a control, or with a test that is not there is refused', () => {
  const [whole] = threats;
  expect(whole && faultsOf(whole)).toEqual([]);
  const empty = { id: 'P1', attack: '', result: '', tests: [], controls: [] };
  const missing = { file: 'tools/no-such-file.ts', words: 'x' };
  expect(faultsOf(empty)).toEqual(['P1 has no test', 'P1 has no control']);
  expect(faultsOf({ ...empty, tests: whole?.tests ?? [], controls: [missing] })).toEqual([
    'P1 names a test that is not there: tools/no-such-file.ts x',
  ]);
});

test('a test that is not there is noticed', () => {
  expect(isThere({ file: 'tools/documents/threats.test.ts', words: ['no', 'such', 'words'].join('-') })).toBe(false);
  expect(isThere({ file: 'tools/no-such-file.ts', words: '' })).toBe(false);
});
