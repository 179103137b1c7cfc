import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { titleSlug } from '../../api/slug.ts';
import { BUDGET_OPTIONS, DURATION_OPTIONS } from '../search/search.rules.ts';
import { ANY_RANGE, NO_FILTERS, type Range, SORTS, type TrekFilters } from './listing.rules.ts';
import { INITIAL_LISTING, type ListingState, readListingQuery, writeListingQuery } from './listing-query.ts';

const read = (query: string) => readListingQuery(new URLSearchParams(query));
const write = (listing: Partial<ListingState>) => writeListingQuery({ ...INITIAL_LISTING, ...listing }).toString();

describe('reading', () => {
  test('an address without a query is the whole list', () => {
    expect(read('')).toEqual({ filters: NO_FILTERS, sort: 'recommended', view: 'grid', page: 1 });
  });

  test.each<[string, Partial<TrekFilters>]>([
    ['country=Nepal', { country: 'nepal' }],
    ['country=%20NEPAL%20', { country: 'nepal' }],
    ['country=', {}],
    ['activity=short-hikes-in-kathmandu', { activity: 'short-hikes-in-kathmandu' }],
    ['activity=Short+hikes+in+Kathmandu', { activity: 'short-hikes-in-kathmandu' }],
    ['activity=!!', {}],
    ['region=3', { region: '3' }],
    ['region=unknown', { region: 'unknown' }],
    ['region=everest', { region: 'everest' }],
    ['month=10', { month: 10 }],
    ['month=0', {}],
    ['month=13', {}],
    ['month=october', {}],
    ['month=1.5', {}],
    ['maxAltitude=4000', { maxAltitude: 4000 }],
    ['maxAltitude=0', {}],
    ['maxAltitude=-4000', {}],
    ['maxAltitude=high', {}],
    ['maxAltitude=9999999999', {}],
    ['popular=true', { isPopular: true }],
    ['popular=false', {}],
    ['popular=1', {}],
    ['popular', {}],
    ['difficulty=Very+Difficult', { difficulty: 'very difficult' }],
    ['keyword=+base+camp+', { keyword: 'base camp' }],
    ['country=Nepal&country=Bhutan', { country: 'nepal' }],
    ['price=1&Country=Nepal&utm_source=x', {}],
  ])('%s looks for %j (L3, L4)', (query, filters) => {
    expect(read(query)).toEqual({ ...INITIAL_LISTING, filters: { ...NO_FILTERS, ...filters } });
  });

  test.each<[string, Range]>([
    ['500-1000', { from: 500, to: 1000 }],
    ['1000-500', { from: 500, to: 1000 }],
    ['7-7', { from: 7, to: 7 }],
    ['7', { from: 7, to: 7 }],
    ['0', { from: 0, to: 0 }],
    ['3000%2B', { from: 3000, to: null }],
    ['-9', { from: null, to: 9 }],
    ['1.5-2.25', { from: 1.5, to: 2.25 }],
    [' 5 - 10 ', { from: 5, to: 10 }],
  ])('L6: the range %s is %j', (text, range) => {
    expect(read(`budget=${text}`).filters.price).toEqual(range);
    expect(read(`duration=${text}`).filters.days).toEqual(range);
  });

  test.each([
    '',
    'any',
    'abc-def',
    '5-abc',
    'abc-5',
    '5-',
    '-',
    '%2B',
    '%2B5',
    '5%2B10',
    '5 10',
    '5--10',
    '1-2-3',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '5d',
    '१०',
    '9'.repeat(400),
    `5${' '.repeat(20_000)}x`,
  ])('L6: the range %j is ignored', (text) => {
    expect(read(`budget=${text}`).filters.price).toEqual(ANY_RANGE);
    expect(read(`duration=${text}`).filters.days).toEqual(ANY_RANGE);
  });

  test('a budget of 3000+ is read with an unescaped plus sign, too', () => {
    expect(read('budget=3000+').filters.price).toEqual({ from: 3000, to: null });
    expect(read('budget=3000+&popular=true').filters).toMatchObject({ price: { from: 3000, to: null } });
  });

  test('L5: a single duration is a range of one length', () => {
    expect(read('duration=12').filters.days).toEqual({ from: 12, to: 12 });
  });

  test('every option of the search form is a range', () => {
    const ranges = [
      ...DURATION_OPTIONS.map(({ value }) => read(new URLSearchParams({ duration: value }).toString()).filters.days),
      ...BUDGET_OPTIONS.map(({ value }) => read(new URLSearchParams({ budget: value }).toString()).filters.price),
    ];
    expect(ranges.map(({ from, to }) => [from, to])).toEqual([
      ...[5, 10, 15, 30].map((days) => [1, days]),
      ...[
        [500, 1000],
        [1000, 2000],
        [2000, 3000],
        [3000, null],
      ],
    ]);
  });

  test.each([
    ['page=3', 3],
    ['page=0', 1],
    ['page=-1', 1],
    ['page=1.5', 1],
    ['page=two', 1],
    ['page=', 1],
    ['page=99999999999999999999', 1],
  ])('L6: %s is page %d', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  test.each([
    ['sort=price-low&view=list', 'price-low', 'list'],
    ['sort=PRICE&view=table', 'recommended', 'grid'],
    ['sort=constructor&view=', 'recommended', 'grid'],
  ])('L7: %s is %s in a %s', (query, sort, view) => {
    expect(read(query)).toMatchObject({ sort, view });
  });
});

describe('writing', () => {
  test('L7: omits default values', () => {
    expect(write({})).toBe('');
  });

  test('L7: names the parameters as the header and the search form do', () => {
    const filters: TrekFilters = {
      country: 'nepal',
      difficulty: 'easy',
      activity: 'trekking',
      region: '3',
      keyword: ' base camp ',
      isPopular: true,
      price: { from: 3000, to: null },
      days: { from: 12, to: 12 },
      month: 10,
      departs: '2027-03',
      maxAltitude: 4000,
    };
    expect(write({ filters, sort: 'price-low', view: 'list', page: 2 })).toBe(
      'country=nepal&duration=12&activity=trekking&budget=3000%2B&region=3&difficulty=easy&month=10' +
        '&departs=2027-03&maxAltitude=4000&keyword=base+camp&popular=true&sort=price-low&view=list&page=2',
    );
  });

  test.each<[Range, string]>([
    [{ from: 500, to: 1000 }, 'budget=500-1000'],
    [{ from: null, to: 900 }, 'budget=-900'],
    [{ from: 0, to: 0 }, 'budget=0'],
    [{ from: 0, to: null }, 'budget=0%2B'],
    [ANY_RANGE, ''],
  ])('the range %j is %j', (price, query) => {
    expect(write({ filters: { ...NO_FILTERS, price } })).toBe(query);
  });
});

describe('writing and reading', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim());
  const amount = fc.oneof(
    fc.nat(999_999_999),
    fc.nat(99_999).map((cents) => cents / 100),
  );
  const range: fc.Arbitrary<Range> = fc.oneof(
    fc.constant(ANY_RANGE),
    fc.tuple(amount, amount).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
    amount.map((from) => ({ from, to: null })),
    amount.map((to) => ({ from: null, to })),
  );
  const listing: fc.Arbitrary<ListingState> = fc.record({
    filters: fc.record({
      country: name.map((text) => text.normalize('NFC').toLowerCase() || null),
      difficulty: name.map((text) => text.normalize('NFC').toLowerCase() || null),
      activity: name.map((text) => titleSlug(text) || null),
      region: name.map((text) => text || null),
      keyword: name,
      isPopular: fc.boolean(),
      price: range,
      days: range,
      month: fc.option(fc.integer({ min: 1, max: 12 })),
      departs: fc.option(fc.constantFrom('2027-03', '2030-12')),
      maxAltitude: fc.option(fc.integer({ min: 1, max: 9000 })),
    }),
    sort: fc.constantFrom(...SORTS),
    view: fc.constantFrom('grid', 'list'),
    page: fc.integer({ min: 1, max: 10_000 }),
  });

  test('L7: reads back every written query', () => {
    fc.assert(
      fc.property(listing, (given) => {
        expect(read(writeListingQuery(given).toString())).toEqual(given);
      }),
    );
  });

  test('reads any address without an error, and writes it in a stable form', () => {
    const names = ['country', 'duration', 'activity', 'budget', 'region', 'difficulty', 'keyword', 'popular'];
    names.push('month', 'maxAltitude');
    const key = fc.oneof(fc.constantFrom(...names, 'sort', 'view', 'page'), fc.string());
    const junk = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[-+.\d ]{0,12}$/),
      fc.constantFrom(...SORTS, 'list', 'true'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, junk)), (entries) => {
        const once = readListingQuery(new URLSearchParams(entries));
        expect(JSON.parse(JSON.stringify(once))).toEqual(once);
        expect(read(writeListingQuery(once).toString())).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});
