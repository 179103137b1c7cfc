import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { type SearchIndex, searchIndexSchema } from '@trek/ui/api';
import { findSubjects, makeSearchIndex } from '@trek/ui/internal/search-index';
import { beforeAll, describe, expect, test } from 'vitest';
import { searchSubjects } from '../src/catalogue/search-subjects.ts';
import type { TrekContent } from '../src/content/content-schema.ts';
import { readContent } from '../src/content/read-content.ts';
import { SEARCH_QUERIES } from './search-queries.test-cases.ts';

const { content } = await readContent(fileURLToPath(new URL('../content', import.meta.url)));
const contentsOf = <Content>(entries: { content: Content }[]) => entries.map((entry) => entry.content);
const indexOf = (treks: readonly TrekContent[]) =>
  makeSearchIndex(
    searchSubjects({
      treks,
      regions: contentsOf(content.regions),
      posts: contentsOf(content.posts),
      countryOf: new Map(content.countries.map((entry) => [entry.slug, entry.content])),
    }),
  );

describe('the index of the shipped catalogue', () => {
  const index = indexOf(contentsOf(content.treks));
  const found = (kind: 'trek' | 'region' | 'post', query: string) =>
    findSubjects(index, query, 3)
      .filter((subject) => subject.kind === kind)
      .map(({ title }) => title);

  test('follows the contract’s schema', () => {
    expect(searchIndexSchema.parse(index)).toEqual(index);
  });

  test('answers at least 95 of 100 visitors’ questions within the first three treks', () => {
    const missed = SEARCH_QUERIES.filter(
      ([query, ...treks]) => !found('trek', query).some((one) => treks.includes(one)),
    );
    expect(SEARCH_QUERIES.length).toBeGreaterThanOrEqual(60);
    const hitRate = 1 - missed.length / SEARCH_QUERIES.length;
    expect(hitRate, missed.map(([query]) => `${query}: ${found('trek', query)}`).join('\n')).toBeGreaterThanOrEqual(
      0.95,
    );
  });

  test.each([
    ['region', 'khumbu', 'Everest'],
    ['region', 'annapurna', 'Annapurna'],
    ['region', 'sikim', 'Sikkim'],
    ['post', 'visa permits', 'trekking permits'],
    ['post', 'insurance', 'insurance for trekkers'],
  ] as const)('finds the %s for "%s"', (kind, query, title) => {
    expect(found(kind, query).join()).toContain(title);
  });

  test('finds nothing for unknown words', () => {
    expect(found('trek', 'qqqxxy')).toEqual([]);
    expect(found('trek', '  ')).toEqual([]);
  });
});

describe('the index of 10,000 treks', () => {
  let index: SearchIndex;
  beforeAll(() => {
    index = indexOf(manyTreks(contentsOf(content.treks), 10_000));
  });

  test('is at most 120 kB compressed', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    expect(brotliCompressSync(JSON.stringify(index), { params }).length).toBeLessThanOrEqual(120_000);
  });

  test('takes at most six times as long for the first suggestion as to parse the index', () => {
    const text = JSON.stringify(index);
    // The least of many: what else the machine does meanwhile does not count. The usual factor is three.
    const least = (work: () => unknown) =>
      Math.min(
        ...Array.from({ length: 30 }, () => {
          const startedAt = performance.now();
          work();
          return performance.now() - startedAt;
        }),
      );
    const parsing = least(() => JSON.parse(text));
    const finding = least(() => findSubjects(JSON.parse(text), 'everst', 5));
    expect(finding, `${parsing} ms to parse it`).toBeLessThanOrEqual(6 * parsing);
  });
});

/** A large catalogue of the same kind: each trek in many variants, which share most of their way and of their highlights. */
function manyTreks(treks: readonly TrekContent[], count: number): TrekContent[] {
  const kinds = [
    'in Autumn',
    'in Spring',
    'for Families',
    'by the Old Road',
    'with a Rest Day',
    'with Tents',
    'in Winter',
  ];
  return Array.from({ length: count }, (_, position) => {
    const trek = treks[position % treks.length] as TrekContent;
    const variant = Math.floor(position / treks.length);
    return {
      ...trek,
      title: `${trek.title} ${kinds[variant % kinds.length]} ${variant}`,
      stages: trek.stages.filter((_, day) => (day * 7 + variant * 3) % 5 !== 0),
      highlights: trek.highlights.filter((_, place) => (place + variant) % 4 !== 0),
    };
  });
}
