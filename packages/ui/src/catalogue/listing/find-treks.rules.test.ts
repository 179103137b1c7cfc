import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { summarizeTrek, type TrekSummary } from '../../api/trek.ts';
import { testTrek } from '../../testing/fixtures.ts';
import { findTreks } from './find-treks.rules.ts';
import { NO_FILTERS, type Range, SORTS, type Sort, type TrekFilters } from './listing.rules.ts';

const base = summarizeTrek(testTrek);
const trek = (facts: Partial<TrekSummary>): TrekSummary => ({ ...base, ...facts });
const passes = (facts: Partial<TrekSummary>, filters: Partial<TrekFilters>, regionName: string | null = null) =>
  findTreks([trek(facts)], { ...NO_FILTERS, ...filters }, regionName, 'recommended').length === 1;

const anyRange: fc.Arbitrary<Range> = fc
  .tuple(fc.option(fc.nat(6000)), fc.option(fc.nat(6000)))
  .map(([from, to]) => ({ from, to }));
const anyTrek = fc
  .record({
    priceUsd: fc.option(fc.integer({ min: 1, max: 6000 })),
    days: fc.nat(40),
    country: fc.constantFrom('Nepal', 'Bhutan'),
    difficulty: fc.constantFrom('Easy', 'Very Difficult'),
    region: fc.option(fc.constantFrom('Everest', 'Annapurna')),
    activities: fc.subarray(['Trekking', 'Adventure Activities']),
    isPopular: fc.boolean(),
    title: fc.constantFrom('Everest Base Camp', 'Druk Path'),
    seasonMonths: fc.subarray([4, 10]),
    maxAltitude: fc.constantFrom(0, 2900, 5545),
  })
  .map(trek);
const anyTreks = fc
  .array(anyTrek, { maxLength: 20 })
  .map((treks) => treks.map((given, index) => ({ ...given, id: index + 1 })));
const anyFilters: fc.Arbitrary<TrekFilters> = fc.record({
  country: fc.option(fc.constantFrom('nepal', 'tibet')),
  difficulty: fc.option(fc.constantFrom('easy', 'very difficult')),
  activity: fc.option(fc.constantFrom('trekking', 'adventure-activities')),
  region: fc.option(fc.constantFrom('1', 'unknown')),
  keyword: fc.constantFrom('', 'base', 'DRUK '),
  isPopular: fc.boolean(),
  price: anyRange,
  days: anyRange,
  month: fc.option(fc.constantFrom(7, 10)),
  departs: fc.option(fc.constantFrom('2027-03', '2027-04')),
  maxAltitude: fc.option(fc.constantFrom(2900, 4000)),
});
const regionName = (filters: TrekFilters) => (filters.region === '1' ? 'Everest' : null);

const start = (startDate: string, placesLeft: number) => ({ startDate, placesLeft, places: 8, isGuaranteed: false });

describe('the filters', () => {
  test.each<[Partial<TrekSummary>, Partial<TrekFilters>, boolean]>([
    [{ country: 'Nepal' }, { country: 'nepal' }, true],
    [{ country: 'NEPAL' }, { country: 'nepal' }, true],
    [{ country: 'Bhutan' }, { country: 'nepal' }, false],
    [{ country: 'Nepal Himalaya' }, { country: 'nepal' }, false],
    [{ difficulty: 'Very Difficult' }, { difficulty: 'very difficult' }, true],
    [{ difficulty: 'Very Difficult' }, { difficulty: 'difficult' }, false],
    [{ title: 'Everest Base Camp' }, { keyword: 'base CAMP' }, true],
    [{ title: 'Druk Path', location: 'Base Camp' }, { keyword: ' base camp ' }, true],
    [{ title: 'Druk Path', location: 'Paro' }, { keyword: 'base camp' }, false],
    // mihonapp/mihon#3277: visitors leave out the apostrophe, the hyphen or the accent of a title.
    [{ title: 'Tiger’s Nest' }, { keyword: "tiger's nest" }, true],
    [{ title: 'Tiger’s Nest' }, { keyword: 'tigers' }, true],
    [{ title: "Tiger's Nest" }, { keyword: 'Tiger＇s' }, true],
    [{ title: 'Ghorepani–Poon Hill' }, { keyword: 'ghorepani poon' }, true],
    [{ title: 'Ghorepani Poon Hill' }, { keyword: 'Ghorepani-Poon' }, true],
    [{ title: 'Yala Café Trek' }, { keyword: 'CAFE' }, true],
    [{ title: 'Yala Cafe\u0301 Trek' }, { keyword: 'Café' }, true],
    [{ title: 'Kırkpınar Straße' }, { keyword: 'KIRKPINAR STRASSE' }, true],
    [{ title: 'Everest Base Camp' }, { keyword: 'ｂａｓｅ　ｃａｍｐ' }, true],
    [{ title: 'Everest Base Camp' }, { keyword: '\u200ebase\u00a0camp' }, true],
    [{ title: 'Base Camp' }, { keyword: 'basecamp' }, false],
    [{ country: 'Népal' }, { country: 'népal' }, true],
    [{ isPopular: true }, { isPopular: true }, true],
    [{ isPopular: false }, { isPopular: true }, false],
    [{ isPopular: true }, { isPopular: false }, true],
    [{ title: 'Everest Base Camp' }, { keyword: '   ' }, true],
    [{ departures: [start('2027-03-14', 5)] }, { departs: '2027-03' }, true],
    [{ departures: [start('2027-03-14', 0)] }, { departs: '2027-03' }, false],
    [{ departures: [start('2027-04-14', 5)] }, { departs: '2027-03' }, false],
    [{ departures: undefined }, { departs: '2027-03' }, false],
    [{ seasonMonths: [4, 10] }, { month: 10 }, true],
    [{ seasonMonths: [4, 10] }, { month: 7 }, false],
    // Without a known season a trek can be booked in every month.
    [{ seasonMonths: [] }, { month: 7 }, true],
    [{ maxAltitude: 4000 }, { maxAltitude: 4000 }, true],
    [{ maxAltitude: 4001 }, { maxAltitude: 4000 }, false],
    // Not known.
    [{ maxAltitude: 0 }, { maxAltitude: 4000 }, false],
    [{ maxAltitude: 0 }, { maxAltitude: null }, true],
  ])('%j against %j passes: %s', (facts, filters, isPassing) => {
    expect(passes(facts, filters)).toBe(isPassing);
  });

  test.each<[number | null, Range, boolean]>([
    [1450, { from: 1450, to: 1450 }, true],
    [1450, { from: 1451, to: null }, false],
    [1450, { from: null, to: 1449 }, false],
    [1450, { from: 500, to: 1450 }, true],
    [1450.5, { from: 1450, to: 1451 }, true],
    [null, { from: null, to: 2000 }, true],
    [null, { from: 0, to: 2000 }, true],
    [null, { from: 500, to: null }, false],
  ])('a trek at $%j is within %j: %s', (priceUsd, price, isPassing) => {
    expect(passes({ priceUsd }, { price })).toBe(isPassing);
    expect(passes({ days: priceUsd ?? 0 }, { days: price })).toBe(isPassing);
  });

  test('L1: hide no cheap, dear, unpriced, short or long trek while every handle is at its end', () => {
    for (const facts of [{ priceUsd: null }, { priceUsd: 120 }, { priceUsd: 9900 }, { days: 0 }, { days: 45 }]) {
      expect(passes(facts, {})).toBe(true);
    }
  });

  test.each([
    ['trekking', true],
    ['adventure-activities', true],
    ['adventure', false],
    ['hiking', false],
  ])('L3: the activity %s is compared as a slug: %s', (activity, isPassing) => {
    expect(passes({ activities: ['Trekking', 'Adventure  Activities!'] }, { activity })).toBe(isPassing);
  });

  test('L3: a trek without activities passes no activity', () => {
    expect(passes({ activities: [] }, { activity: 'trekking' })).toBe(false);
  });

  test.each([
    ['its own', 'Annapurna', 'ANNAPURNA', true],
    ['another', 'Annapurna', 'Everest', false],
    ['an unknown id', 'Annapurna', null, false],
    ['any, if it has none', null, 'Everest', true],
    ['an unknown id, if it has none', null, null, true],
  ])('L4: a trek passes by region name: %s', (_, region, name, isPassing) => {
    expect(passes({ region }, { region: '3' }, name)).toBe(isPassing);
  });

  test('a region is found by the slug of its name too', () => {
    expect(passes({ region: 'Rara and Far West' }, { region: 'rara-and-far-west' })).toBe(true);
    expect(passes({ region: 'Everest' }, { region: 'rara-and-far-west' })).toBe(false);
  });

  test('L4: no id, no region filter', () => {
    expect(passes({ region: 'Annapurna' }, { region: null }, null)).toBe(true);
  });

  test('keep the order, add nothing, and all apply', () => {
    fc.assert(
      fc.property(anyTreks, anyFilters, (treks, filters) => {
        const found = findTreks(treks, filters, regionName(filters), 'recommended');
        expect(found).toEqual(treks.filter((given) => found.includes(given)));
        for (const given of treks) {
          const each = (Object.keys(NO_FILTERS) as Array<keyof TrekFilters>).every((name) =>
            passes(given, { [name]: filters[name] }, regionName(filters)),
          );
          expect(found.includes(given)).toBe(each);
        }
      }),
    );
  });
});

describe('the sort', () => {
  const treks = [
    trek({ id: 1, priceUsd: null, days: 9 }),
    trek({ id: 2, priceUsd: 900, days: 3, departures: [start('2027-04-11', 0), start('2027-05-02', 3)] }),
    trek({ id: 3, priceUsd: 300, days: 9 }),
    trek({ id: 4, priceUsd: 900, days: 21, departures: [start('2027-03-14', 5)] }),
    trek({ id: 5, priceUsd: null, days: 1 }),
  ];

  test.each<[Sort, number[]]>([
    ['recommended', [1, 2, 3, 4, 5]],
    ['price-low', [3, 2, 4, 1, 5]],
    ['price-high', [2, 4, 3, 1, 5]],
    ['duration-short', [5, 2, 1, 3, 4]],
    ['duration-long', [4, 1, 3, 2, 5]],
    ['departure', [4, 2, 1, 3, 5]],
  ])('L2: %s gives %j', (sort, ids) => {
    expect(findTreks(treks, NO_FILTERS, null, sort).map(({ id }) => id)).toEqual(ids);
  });

  test('L2: unpriced treks come last in either direction; equals keep their order; the given list is unchanged', () => {
    fc.assert(
      fc.property(anyTreks, fc.constantFrom(...SORTS), (given, sort) => {
        const before = [...given];
        const sorted = findTreks(given, NO_FILTERS, null, sort);
        expect(given).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(given));
        // None of these lists a start, so their order stays.
        if (sort === 'departure') {
          expect(sorted).toEqual(given);
          return;
        }
        const measure = sort.startsWith('price') ? 'priceUsd' : 'days';
        for (const [index, one] of sorted.entries()) {
          const next = sorted[index + 1];
          if (!next || sort === 'recommended') continue;
          if (one[measure] === next[measure]) expect(Number(one.id)).toBeLessThan(Number(next.id));
          if (measure === 'priceUsd' && (one.priceUsd === null || next.priceUsd === null))
            expect(next.priceUsd).toBeNull();
          else if (sort.endsWith('low') || sort.endsWith('short'))
            expect(one[measure]).toBeLessThanOrEqual(Number(next[measure]));
          else expect(one[measure]).toBeGreaterThanOrEqual(Number(next[measure]));
        }
      }),
    );
  });
});
