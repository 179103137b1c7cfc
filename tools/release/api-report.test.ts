import { expect, test } from 'vitest';
import { changesetsOf, nextReport, typesOf } from './api-report.ts';

const first = nextReport('', '## @trek/ui/api\n\n- slug\n', ['open-parts@1']);

test('a report holds the types and their changesets', () => {
  expect(typesOf(first)).toBe('## @trek/ui/api\n\n- slug\n');
  expect(changesetsOf(first)).toEqual(['open-parts@1']);
});

test('other types without a changeset of their own are refused', () => {
  const change = (changesets: string[]) => () => nextReport(first, '## @trek/ui/api\n\n- titleSlug\n', changesets);
  expect(change(['open-parts@1'])).toThrow('changeset');
  expect(change([])).toThrow('changeset');
  expect(changesetsOf(change(['open-parts@1', 'slugs@2'])())).toEqual(['open-parts@1', 'slugs@2']);
  expect(changesetsOf(change(['open-parts@3'])())).toEqual(['open-parts@3']);
});

test('the same types leave the report as it is, without the changesets that a release has taken', () => {
  const types = '## @trek/ui/api\n\n- slug\n';
  expect(nextReport(first, types, ['another@2', 'open-parts@3'])).toBe(first);
  const released = nextReport(first, types, []);
  expect([changesetsOf(released), typesOf(released)]).toEqual([['none'], types]);
  expect(() => nextReport(released, `${types}- titleSlug\n`, [])).toThrow('changeset');
  expect(changesetsOf(nextReport(released, `${types}- titleSlug\n`, ['slugs@2']))).toEqual(['slugs@2']);
});
