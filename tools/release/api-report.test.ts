import { expect, test } from 'vitest';
import { changesetsOf, nextReport, typesOf } from './api-report.ts';

const first = nextReport('', '## @trek/ui/api\n\n- slug\n', '1a');

test('a report holds the types and the digest of their changesets', () => {
  expect(typesOf(first)).toBe('## @trek/ui/api\n\n- slug\n');
  expect(changesetsOf(first)).toBe('1a');
});

test('other types without another changeset are refused', () => {
  const change = (changesets: string) => () => nextReport(first, '## @trek/ui/api\n\n- titleSlug\n', changesets);
  expect(change('1a')).toThrow('changeset');
  expect(change('none')).toThrow('changeset');
  expect(changesetsOf(change('2b')())).toBe('2b');
});

test('the same types leave the report as it is, without the changesets that a release has taken', () => {
  const types = '## @trek/ui/api\n\n- slug\n';
  expect(nextReport(first, types, '2b')).toBe(first);
  const released = nextReport(first, types, 'none');
  expect([changesetsOf(released), typesOf(released)]).toEqual(['none', types]);
  expect(() => nextReport(released, `${types}- titleSlug\n`, 'none')).toThrow('changeset');
  expect(changesetsOf(nextReport(released, `${types}- titleSlug\n`, '2b'))).toBe('2b');
});
