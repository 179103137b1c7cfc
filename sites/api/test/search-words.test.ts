import { fileURLToPath } from 'node:url';
import { searchIndexSchema } from '@trek/ui/api';
import { answerSearch, makeSearchIndex, withPages } from '@trek/ui/internal/search-index';
import { describe, expect, test } from 'vitest';
import { searchPages } from '../../web/src/content/search-pages.ts';
import { pageNames } from '../../web/src/content/site-pages.ts';
import notOffered from '../content/company/not-offered.json' with { type: 'json' };
import { notOfferedTreks, searchSubjects } from '../src/catalogue/search-subjects.ts';
import { readContent } from '../src/content/read-content.ts';
import { notOfferedWarnings } from '../src/content/references.ts';
import { WORD_QUERIES } from './search-queries.test-cases.ts';

const { content } = await readContent(fileURLToPath(new URL('../content', import.meta.url)));
const contentsOf = <Content>(entries: { content: Content }[]) => entries.map((entry) => entry.content);
const treks = contentsOf(content.treks);
const catalogue = makeSearchIndex(
  searchSubjects({
    ...{ treks, regions: contentsOf(content.regions), posts: contentsOf(content.posts) },
    countryOf: new Map(content.countries.map((entry) => [entry.slug, entry.content])),
  }),
);
const index = withPages({ ...catalogue, notOffered: notOfferedTreks(treks) }, searchPages(pageNames.english));

const describedTreks = new Map(
  treks.map((trek) => [
    trek.title,
    {
      ...{ title: trek.title, difficulty: trek.difficulty, days: trek.durationDays, priceUsd: trek.priceUsd ?? 0 },
      ...{ top: trek.maxAltitudeMeters ?? 0, months: trek.season?.months ?? [] },
      ...{ types: trek.trekTypes, minGroup: trek.groupSize.minSize },
    },
  ]),
);

/** A search's first results and whether they are right. */
function outcome(query: string, right: (typeof WORD_QUERIES)[number][1]) {
  const { found, notOffered } = answerSearch(index, query, 5);
  const first = found.slice(0, 3).map(({ kind, title, slug }) => (kind === 'page' ? slug : title));
  if (typeof right === 'string') return { first, isRight: notOffered === right && found.length > 0 };
  if (typeof right !== 'function') return { first, isRight: right.some((one) => first.includes(one)) };
  const three = found.slice(0, 3).flatMap(({ title }) => describedTreks.get(title) ?? []);
  return { first, isRight: three.length > 0 && three.every(right) };
}

describe('the words of visitors', () => {
  test('find what is meant within the first three results, in 95 of 100 queries', () => {
    expect(WORD_QUERIES.length).toBeGreaterThanOrEqual(120);
    const missed = WORD_QUERIES.flatMap(([query, right]) => {
      const { first, isRight } = outcome(query, right);
      return isRight ? [] : [`${query}: ${first.join(' · ')}`];
    });
    const hitRate = 1 - missed.length / WORD_QUERIES.length;
    expect(hitRate, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the list of treks that are not offered', () => {
  const company = (names: string[], nearest: string[]) => ({ notOffered: [{ names, nearest }] });

  test('names no trek of ours, and treks that exist', () => {
    expect(notOfferedWarnings(content.treks, { notOffered })).toEqual([]);
    expect(notOfferedWarnings(content.treks, company(['K2', 'ebc'], ['everest-base-camp-trekk']))).toEqual([
      'company/not-offered.json: 0.names.1: "ebc" is offered: it is a name of treks/everest-base-camp-trek.json',
      'company/not-offered.json: 0.nearest.0: there is no trek "everest-base-camp-trekk"; did you mean "everest-base-camp-trek"?',
    ]);
  });

  test('gives the nearest treks in its order', () => {
    const k2 = notOfferedTreks(treks)?.find(({ names }) => names.includes('K2'));
    expect(k2?.nearest.map((position) => treks[position]?.title)).toEqual([
      'Everest Base Camp Trek',
      'Makalu Base Camp Trek',
      'Kanchenjunga Circuit Trek',
    ]);
  });

  test('is in an index that follows the contract’s schema', () => {
    const whole = { ...catalogue, notOffered: notOfferedTreks(treks) };
    expect(searchIndexSchema.parse(whole)).toEqual(whole);
  });
});
