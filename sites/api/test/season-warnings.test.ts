import { describe, expect, test } from 'vitest';
import type { ContentEntry, TrekContent } from '../src/content/content-schema.ts';
import { monthsIn, seasonWarnings } from '../src/content/season-warnings.ts';
import { trek } from './content.ts';

const entry = (changes: object): ContentEntry<TrekContent> => ({
  slug: 'a-trek',
  content: { ...trek, ...changes } as unknown as TrekContent,
});
const months = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const warningsOf = (season: object, sentence: string, changes: object = {}) =>
  seasonWarnings([
    entry({
      season: { months: [], crossesPass: true, ...season },
      bestSeason: [],
      description: [sentence],
      ...changes,
    }),
  ]);

describe('the months of a sentence', () => {
  // The ways in which operators and the pages of this site write a season.
  test.each([
    ['The season is June to September.', months(6, 9)],
    ['The season is short, from early July to mid-September.', [7, 8, 9]],
    ['The season runs from June to October, with some weeks of rain in July and August.', months(6, 10)],
    ['July to September is the season, when much of the Himalaya is under cloud.', [7, 8, 9]],
    ['The pilgrim season lasts from about May to October.', months(5, 10)],
    ['late September to mid-October', [9, 10]],
    ['April to October', months(4, 10)],
    ['April–October', months(4, 10)],
    ['Apr - Oct', months(4, 10)],
    ['from mid June until the end of Sept', months(6, 9)],
    ['between May and October', months(5, 10)],
    ['between late May and the first half of October', months(5, 10)],
    ['from 15 June to 30 September', months(6, 9)],
    ['June 15th through September 30th', months(6, 9)],
    ['from late March into April', [3, 4]],
    ['July and September are the usual months.', [7, 9]],
    ['April to June and September to November are the good months', [...months(4, 6), ...months(9, 11)]],
    ['October, November, April and May', [4, 5, 10, 11]],
    ['November to February', [1, 2, 11, 12]],
    ['from December through to March', [1, 2, 3, 12]],
    ['March all the way to May', [3, 4, 5]],
    ['from March right through until May', [3, 4, 5]],
    ['Oct. to Dec.', [10, 11, 12]],
    ['Sept.–Nov., and mid-Mar. up to May', [3, 4, 5, 9, 10, 11]],
    ['March thru May', [3, 4, 5]],
    ['March thru to May', [3, 4, 5]],
    ["March 'til May", [3, 4, 5]],
    ['MARCH TO MAY', [3, 4, 5]],
    ['SEPT. THROUGH NOV.', [9, 10, 11]],
    ['You may march on.', []],
  ])('%s', (sentence, expected) => {
    expect(monthsIn(sentence)).toEqual(expected);
  });
});

describe('a season', () => {
  test('names a word of which the trek goes in no month', () => {
    expect(
      seasonWarnings([entry({ season: { months: [6, 10], crossesPass: true }, bestSeason: ['Spring', 'Autumn'] })]),
    ).toEqual(['treks/a-trek.json: bestSeason: "Spring" has none of the season\'s months, June, October: delete it']);
  });

  test.each([
    [months(5, 9), 'The season is June to September.', 'season.months: has May'],
    [[6, 7, 8], 'The season is June to September.', 'season.months: lacks September'],
    [months(6, 10), 'It is high. The season is short, from early July to mid-September.', 'has June, October'],
    [[11, 12], 'We walk it from November to February.', 'lacks January, February'],
    [[7], 'July and September are the usual months.', 'lacks September'],
    [[4], 'The trekking season lasts from April until the middle of June; then it rains.', 'lacks May, June'],
  ])('months %j are questioned if a text says: %s', (months_, sentence, warning) => {
    const [first, ...more] = warningsOf({ months: months_ }, sentence);
    expect(first).toMatch(/^treks\/a-trek\.json: season/);
    expect(first).toContain(warning);
    expect(more).toEqual([]);
  });

  test.each([
    [{ months: [6, 7, 8, 9] }, 'The season is June to September.'],
    [{ months: [7, 8], shoulderMonths: [9] }, 'The season is July to September.'],
    [{ months: [1, 2, 11, 12] }, 'The season is November to February.'],
    [{ months: [4, 5, 10, 11] }, 'The spring season is April and May. The autumn season is October and November.'],
    [{ months: [10, 11, 12] }, 'The season is Oct. to Dec. It is cold then, as in February.'],
    [{ months: [3, 4, 5] }, 'THE SEASON IS MARCH TO MAY.'],
    [{ months: [3, 4, 5] }, 'The season is Mar. thru May.'],
    [{ months: [3, 10] }, 'The season is Mar. and Oct. We like both.'],
    // None of these says when the trek goes.
    [{ months: [10] }, 'Rain jacket from June to September.'],
    [{ months: [10] }, 'In the rainy season, June to September, the road is blocked.'],
    [{ months: [10] }, 'March to May is the season for flowers.'],
    [{ months: [10] }, 'Outside the season, from December to March, it is under snow.'],
    [{ months: [10] }, 'Crevasses change from season to season.'],
  ])('months %j agree with: %s', (season, sentence) => {
    expect(warningsOf(season, sentence)).toEqual([]);
  });

  test('is questioned by the answer to a question, too', () => {
    const questions = [{ question: 'When is the season?', answer: 'July and August.' }];
    expect(warningsOf({ months: [7, 8, 9] }, 'A trek.', { questions })).toEqual([
      'treks/a-trek.json: season.months: has September, but a text says "When is the season: July and August.": correct one',
    ]);
  });

  test('is questioned if a month or a listed departure is in a closed period', () => {
    const closed = [{ from: '12-20', to: '03-31' }];
    const departures = [
      { startDate: '2027-12-19', places: 8 },
      { startDate: '2027-12-17', places: 8 },
    ];
    expect(warningsOf({ months: [2, 4], shoulderMonths: [12], closed }, 'A trek.', { departures })).toEqual([
      'treks/a-trek.json: season: February is a month of it, but closed',
      'treks/a-trek.json: departures: the one on 2027-12-19 is in a closed period, so no one can book it',
    ]);
  });
});
