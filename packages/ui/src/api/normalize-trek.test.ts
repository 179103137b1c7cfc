import * as fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { LAST_MINUTE_DAYS, LONGEST_LEAD_MONTHS } from '../pricing/terms.ts';
import { testTrek } from '../testing/fixtures.ts';
import { normalizePlaces } from './normalize-place.ts';
import { readBlogPosts } from './normalize-post.ts';
import { normalizeTrek, normalizeTreks, readPlacesLeft } from './normalize-trek.ts';
import type { Trek } from './trek.ts';
import { summarizeTrek } from './trek.ts';

const images = { backendUrl: 'https://api.example.com', placeholder: '/placeholder.svg' };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());
afterAll(() => warn.mockRestore());

const trekOf = (raw: object) => normalizeTrek(raw, images) as Trek;
/** JSON of any shape, often under the names that a trek has. */
const junk = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom(
      'id',
      'title',
      'price',
      'duration',
      'region',
      'country',
      'image',
      'itenaries',
      'groupSize',
      'isPopular',
      'reviews',
    ),
    fc.oneof(
      fc.jsonValue(),
      fc.array(fc.dictionary(fc.constantFrom('day', 'title', 'altitude', 'name', 'count', 'stars'), fc.jsonValue())),
    ),
  ),
);

describe('a trek', () => {
  test('without an id uses its slug', () => {
    expect(trekOf({ title: 'Mardi Himal Trek' }).id).toBe('mardi-himal-trek');
  });

  test('has every default of the contract if the backend leaves it empty', () => {
    expect(trekOf({})).toMatchObject({
      title: 'Unnamed Trek',
      slug: 'unnamed-trek',
      location: 'Unknown location',
      difficulty: 'Moderate',
      rating: 4.5,
      priceUsd: null,
      image: '/placeholder.svg',
      images: ['/placeholder.svg'],
      country: 'Nepal',
      region: null,
      activity: 'trekking',
      groupSize: { minSize: 1, maxSize: 10 },
      maxAltitude: 0,
      activities: [],
      highlights: [],
      itinerary: [],
    });
  });

  test.each([
    ['reviews of its own', { count: 12, stars: 4.8 }, { rating: 4.8, reviewCount: 12 }],
    ['no review', { count: 0, stars: 0 }, { rating: 4.5, reviewCount: undefined }],
    ['stars of another scale', { count: 3, stars: 96 }, { rating: 4.5, reviewCount: undefined }],
    ['words', 'excellent', { rating: 4.5, reviewCount: undefined }],
  ])('has the rating of its own reviews, else the contract’s: %s', (_, reviews, expected) => {
    const { rating, reviewCount } = trekOf({ reviews });
    expect({ rating, reviewCount }).toEqual(expected);
  });

  test.each([
    [{ region: { name: 'Annapurna' }, location: 'Pokhara' }, 'Annapurna'],
    [{ location: 'Pokhara' }, 'Pokhara'],
    [{ region: { name: ' ' }, location: 'Pokhara' }, 'Pokhara'],
  ])('with %j is in %s', (raw, location) => {
    expect(trekOf(raw).location).toBe(location);
  });

  test.each([
    [12, 12, null],
    ['12', 12, null],
    ['12 days', 12, '12 days'],
    ['5-7 days', 5, '5-7 days'],
    ['a week', 0, 'a week'],
    [null, 0, null],
    [-3, 0, null],
  ])('with duration %j takes %i days and shows %j', (duration, days, durationText) => {
    expect(trekOf({ duration })).toMatchObject({ days, durationText });
  });

  test.each([
    ['USD 1,450.00', 1450],
    [1450, 1450],
    ['on request', null],
    ['0', null],
    [0, null],
    [null, null],
    [undefined, null],
    [-1450, null],
  ])('L2: with price %j costs %j', (price, priceUsd) => {
    expect(trekOf({ price }).priceUsd).toBe(priceUsd);
  });

  test('lists its days in order, with null for missing facts', () => {
    const { itinerary } = trekOf({
      itenaries: [{ day: 2, title: 'Ghorepani', meal: 'B/L/D', altitude: '2,874 m' }, null, { day: 1 }, 'day 3'],
    });
    expect(itinerary.map(({ day, title, meals, altitude }) => [day, title, meals, altitude])).toEqual([
      [1, 'Day 1', null, null],
      [2, 'Ghorepani', 'B/L/D', 2874],
    ]);
  });

  test('shows the advice on a steep night, if the backend sends it', () => {
    const { itinerary } = trekOf({ itenaries: [{ day: 1, precaution: 'The next day is for rest.' }, { day: 2 }] });
    expect(itinerary.map(({ precaution }) => precaution)).toEqual(['The next day is for rest.', null]);
  });

  test.each([
    [
      [3, '4', 0, 13, 4.5, 'Spring', null],
      [3, 4],
    ],
    [['Spring'], []],
    [undefined, []],
  ])('reads the season months %j as %j', (seasonMonths, months) => {
    const bounds = { minimumTravelers: 2, leadTimeDays: 3, longestLeadMonths: 18 };
    const { bookingPolicy } = trekOf({ bookingPolicy: { ...bounds, seasonMonths } });
    expect(bookingPolicy).toEqual({ ...bounds, seasonMonths: months, shoulderMonths: [] });
  });

  test.each([
    [
      'of its policy, even an incomplete one',
      { bookingPolicy: { seasonMonths: [5, 13] }, bestSeason: ['Autumn'] },
      [5],
    ],
    ['of its policy, which may have none', { bookingPolicy: { seasonMonths: [] }, bestSeason: ['Autumn'] }, []],
    ['of its best seasons, in any spelling', { bestSeason: ['SPRING', 'Fall'] }, [3, 4, 5, 9, 10, 11]],
    ['of none, if a season has an unknown name', { bestSeason: ['After Dashain'] }, []],
    ['of none, if the backend sends none', {}, []],
  ])('has the months %s', (_, facts, months) => {
    expect(trekOf(facts).seasonMonths).toEqual(months);
  });

  const bounds = { minimumTravelers: 2, leadTimeDays: 3, longestLeadMonths: 18 };
  const words = { seasonMonths: [3, 4, 5], shoulderMonths: [6] };

  test.each([
    [
      'takes its months, its passes and its closed periods from its season',
      {
        months: [7, 8, 13],
        shoulderMonths: [9],
        crossesPass: true,
        closed: [{ from: '12-20', to: '03-10' }, null, {}],
      },
      { seasonMonths: [7, 8], shoulderMonths: [9], crossesPass: true, closed: [{ from: '12-20', to: '03-10' }] },
    ],
    // MySQL's flags, Laravel's lists as text, and days as moments (here midnight in Nepal).
    [
      'takes a season in the forms of other backends',
      {
        months: '[7,8]',
        shoulderMonths: ['9'],
        crossesPass: 1,
        closed: [{ from: '2027-12-19T18:15:00.000Z', to: '2028-03-10' }],
      },
      {
        ...{ seasonMonths: [7, 8], shoulderMonths: [9], crossesPass: true },
        closed: [{ from: '2027-12-20', to: '2028-03-10' }],
      },
    ],
    [
      'accepts an incomplete season',
      { months: ['7'] },
      { seasonMonths: [7], shoulderMonths: [], crossesPass: false, closed: [] },
    ],
    [
      'keeps the months of its policy if its season has none',
      { crossesPass: 1, closed: [{ from: '12-20', to: '03-10' }] },
      { ...words, crossesPass: true, closed: [{ from: '12-20', to: '03-10' }] },
    ],
    ['keeps its policy if its season is empty', {}, words],
    ['keeps them if its season is invalid', 'Autumn', words],
  ])('%s', (_, season, expected) => {
    const { bookingPolicy, seasonMonths } = trekOf({ season, bookingPolicy: { ...bounds, ...words } });
    expect(bookingPolicy).toEqual({ ...bounds, ...expected });
    expect(seasonMonths).toEqual(expected.seasonMonths);
  });

  const defaults = { minimumTravelers: 1, leadTimeDays: LAST_MINUTE_DAYS, longestLeadMonths: LONGEST_LEAD_MONTHS };
  const monsoon = {
    months: [7, 8, 9],
    shoulderMonths: [],
    crossesPass: true,
    closed: [{ from: '12-20', to: '03-10' }],
  };
  const { months: seasonMonths, ...closing } = monsoon;

  test.each<[string, object, Trek['bookingPolicy']]>([
    ['its season alone', { season: monsoon }, { ...defaults, seasonMonths, ...closing }],
    [
      'its season and an incomplete policy',
      { season: monsoon, bookingPolicy: { leadTimeDays: '14', minimumTravelers: 'a few' } },
      { ...defaults, leadTimeDays: 14, seasonMonths, ...closing },
    ],
    [
      'a closed period alone',
      { season: { closed: closing.closed } },
      { ...defaults, seasonMonths: [], shoulderMonths: [], crossesPass: false, closed: closing.closed },
    ],
    [
      'that it is arranged on request only',
      { bookingPolicy: { talkFirst: true } },
      { ...defaults, seasonMonths: [], shoulderMonths: [], talkFirst: true },
    ],
    [
      'the months of an incomplete policy',
      { bookingPolicy: { seasonMonths: ['7'] } },
      { ...defaults, seasonMonths: [7], shoulderMonths: [] },
    ],
    [
      'one bound, with the smallest group of its own',
      { bookingPolicy: { leadTimeDays: 30 }, groupSize: { minSize: 2 } },
      { ...defaults, minimumTravelers: 2, leadTimeDays: 30, seasonMonths: [], shoulderMonths: [] },
    ],
    ['nothing', {}, undefined],
    ['nothing readable', { season: 'Autumn', bookingPolicy: { leadTimeDays: 'weeks' } }, undefined],
    [
      'its leader’s discount only',
      { bookingPolicy: { leaderDiscount: [{ fromTravelers: 11, percent: '50' }, { percent: 100 }] } },
      {
        ...defaults,
        seasonMonths: [],
        shoulderMonths: [],
        leaderDiscount: [{ fromTravelers: 11, percent: 50 }],
      },
    ],
    ['that it is not arranged on request only', { bookingPolicy: { talkFirst: false } }, undefined],
  ])('has a booking policy if its backend sends %s', (_, facts, expected) => {
    expect(trekOf(facts).bookingPolicy).toEqual(expected);
    expect(warn).not.toHaveBeenCalled();
  });

  test.each<[object, string]>([
    [
      {
        closed: [
          { from: '12-20', to: 'spring' },
          { from: '06-01', to: '07-01' },
        ],
      },
      '1 of 2 closed periods',
    ],
    [{ closed: [null, {}] }, '2 of 2 closed periods'],
    [{ months: ['July', 8] }, '1 of 2 months'],
  ])('logs the unreadable part of its season: %j', (season, lacks) => {
    trekOf({ id: 12, season });
    expect(warn).toHaveBeenCalledExactlyOnceWith(`@trek/ui: ${lacks} of trek 12 could not be read and were left out.`);
  });

  test.each([
    ['de', 'de'],
    ['de-CH', 'de'],
    ['EN_us', undefined],
    ['german', undefined],
    ['', undefined],
    [7, undefined],
    [null, undefined],
  ])('says its language as "%s"', (language, expected) => {
    expect(trekOf({ title: 'A', language }).language).toBe(expected);
  });

  test('names the languages that it exists in, or says nothing of them', () => {
    expect(trekOf({ title: 'A', languages: ['en', 7, 'de'] }).languages).toEqual(['en', 'de']);
    expect(trekOf({ title: 'A' }).languages).toBeUndefined();
  });

  test('derives no booking rule from the season’s text', () => {
    const { bookingPolicy, seasonMonths } = trekOf({ bookingPolicy: bounds, bestSeason: ['Autumn'] });
    expect(seasonMonths).toEqual([9, 10, 11]);
    expect(bookingPolicy).toEqual({ ...bounds, seasonMonths: [], shoulderMonths: [] });
  });

  test('is arranged on request only if its backend marks it so', () => {
    expect(trekOf({ bookingPolicy: { ...bounds, talkFirst: true } }).bookingPolicy?.talkFirst).toBe(true);
    expect(trekOf({ bookingPolicy: { ...bounds, talkFirst: 'no' } }).bookingPolicy?.talkFirst).toBeUndefined();
  });

  test('lists the departures that have a day and places, or none at all', () => {
    const good = { startDate: '2027-03-14', places: 12, isGuaranteed: true };
    const departures = [good, null, { startDate: '2027-02-30', places: 3 }, { startDate: '2027-04-01' }];
    expect(trekOf({ departures }).departures).toEqual([good]);
    expect(trekOf({}).departures).toBeUndefined();
    expect(trekOf({ departures: [] }).departures).toBeUndefined();
  });

  test('has as many places left as its backend says', () => {
    const answer = [{ startDate: '2027-03-14', placesLeft: 0 }, { startDate: '2027-03-28' }, 'none'];
    expect(readPlacesLeft(answer)).toEqual({ '2027-03-14': 0 });
    expect(readPlacesLeft(null)).toEqual({});
  });

  test.each([null, undefined, 'trek', 7, [], true])('is null for %j', (raw) => {
    expect(normalizeTrek(raw, images)).toBeNull();
  });

  test('never throws on junk, and every field has its type', () => {
    fc.assert(
      fc.property(junk, (raw) => {
        const trek = normalizeTrek(raw, images);
        if (trek) expectTypes(trek, { ...testTrek, durationText: '5-7 days' });
      }),
      { numRuns: 200 },
    );
  });

  test('has a summary with a subset of its fields', () => {
    expect(testTrek).toMatchObject(summarizeTrek(testTrek));
    expect(summarizeTrek(testTrek)).not.toHaveProperty('itinerary');
    const departures = [{ startDate: '2030-04-01', places: 12, isGuaranteed: false }];
    expect(summarizeTrek({ ...testTrek, departures })).toMatchObject({ departures });
  });
});

/** Each value of the same type as in a trek that is known to be good; numbers that are prices or days are no debts. */
function expectTypes(trek: Trek, good: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(trek)) {
    const types = ['region', 'regionId'].includes(name) && value === null ? 'object' : typeof value;
    const expected = ['id', 'regionId'].includes(name) ? ['number', 'string', 'object'] : [typeof good[name], 'object'];
    expect(expected, name).toContain(types);
    expect(Array.isArray(value), name).toBe(Array.isArray(good[name]));
  }
  const { priceUsd, days, maxAltitude, groupSize, itinerary } = trek;
  expect(priceUsd === null || (Number.isFinite(priceUsd) && priceUsd > 0)).toBe(true);
  for (const amount of [days, maxAltitude, groupSize.minSize, groupSize.maxSize]) {
    expect(Number.isFinite(amount) && amount >= 0).toBe(true);
  }
  expect(itinerary.every(({ day, title }) => Number.isFinite(day) && typeof title === 'string')).toBe(true);
}

describe('lists', () => {
  test('drop invalid entries, with one warning', () => {
    expect(normalizeTreks([null, { title: 'A' }, 'x', { title: 'B' }], images).map(({ title }) => title)).toEqual([
      'A',
      'B',
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2 of 4'));
  });

  test.each([null, undefined, {}, 'text', 7])('are empty instead of %j', (raw) => {
    expect([normalizeTreks(raw, images), normalizePlaces(raw, images), readBlogPosts(raw, images)]).toEqual([
      [],
      [],
      [],
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('keep places with a name and an id only', () => {
    const raw = [{ id: 1, name: ' Northern India ', country: { name: 'India' } }, { id: 2 }, { name: 'Tibet' }, null];
    expect(normalizePlaces(raw, images)).toEqual([
      {
        id: 1,
        name: 'Northern India',
        slug: 'northern-india',
        description: '',
        image: '/placeholder.svg',
        country: 'India',
      },
    ]);
  });

  test('keep published posts only', () => {
    const raw = [
      { id: 1, title: 'A', metaTitle: 'When to go', isPublished: true, readTime: '6' },
      { id: 2, isPublished: false },
      null,
    ];
    expect(readBlogPosts(raw, images)).toMatchObject([{ id: 1, slug: 'when-to-go', readTimeMinutes: 6 }]);
  });

  test('never throw on junk', () => {
    fc.assert(
      fc.property(fc.array(junk), (raw) => {
        for (const read of [normalizeTreks, normalizePlaces, readBlogPosts])
          expect(Array.isArray(read(raw, images))).toBe(true);
      }),
    );
  });
});
