import { expect, test } from 'vitest';
import { citedByTests, citedIn, decisions, decisionsIn, idsInTitles, threatIds } from './decisions.ts';
import { documents } from './documents.ts';

const ids = decisions.map(({ id }) => id);
const known = new Set([...ids, ...threatIds]);
const cited = citedByTests();

test('each id is given once', () => {
  expect(new Set([...ids, ...threatIds]).size).toBe(ids.length + threatIds.length);
});

test('each id that a test cites exists', () => {
  expect(cited.filter(({ id }) => !known.has(id))).toEqual([]);
});

test.each(documents)('each id that $path cites exists', (document) => {
  expect(citedIn(document).filter((id) => !known.has(id))).toEqual([]);
});

test('each decision is cited by a test or names its code', () => {
  const held = new Set(cited.map(({ id }) => id));
  expect(decisions.filter(({ id, namesCode }) => !namesCode && !held.has(id)).map(({ id }) => id)).toEqual([]);
});

test('ids are found in headings and in titles', () => {
  expect(decisionsIn('# A\n\n### D1 Back\nIt works.\nCode: `a.ts`\n\n### D2 On\n')).toEqual([
    { id: 'D1', namesCode: true },
    { id: 'D2', namesCode: false },
  ]);
  expect(idsInTitles("test('P1: today', …); test('is refused (P2, P3)', …); path('M4 6', …)")).toEqual([
    'P1',
    'P2',
    'P3',
  ]);
});
