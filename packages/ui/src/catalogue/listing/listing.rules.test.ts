import * as fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { summarizeTrek, type TrekSummary } from '../../api/trek.ts';
import { testTrek } from '../../testing/fixtures.ts';
import {
  activityOptions,
  catalogueKey,
  countryOptions,
  DURATION_SLIDER,
  listingPhase,
  PAGE_SIZE,
  PRICE_SLIDER,
  pageCount,
  pageOf,
  pageWindow,
} from './listing.rules.ts';

const base = summarizeTrek(testTrek);
const trek = (facts: Partial<TrekSummary>): TrekSummary => ({ ...base, ...facts });

test('the sliders have the configured limits', () => {
  expect([PRICE_SLIDER, DURATION_SLIDER, PAGE_SIZE]).toEqual([
    { min: 500, max: 5000, step: 100 },
    { min: 1, max: 30, step: 1 },
    6,
  ]);
});

describe('the pages', () => {
  test.each([
    [0, 1],
    [1, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
  ])('%d treks fill %d pages', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });

  test('L6: a page past the end shows the last, one before the start the first', () => {
    const items = Array.from({ length: 13 }, (_, index) => index);
    expect([pageOf(items, 99), pageOf(items, 3), pageOf(items, 0)]).toEqual([[12], [12], items.slice(0, 6)]);
  });

  test('are as large as the host wants', () => {
    const items = Array.from({ length: 13 }, (_, index) => index);
    expect([pageCount(13, 12), pageOf(items, 2, 12), pageOf(items, 9, 5)]).toEqual([2, [12], [10, 11, 12]]);
  });

  test('have every trek once, in order, at most six on each', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (items) => {
        const pages = Array.from({ length: pageCount(items.length) }, (_, index) => pageOf(items, index + 1));
        expect(pages.flat()).toEqual(items);
        expect(pages.every((page) => page.length <= PAGE_SIZE)).toBe(true);
        expect(items.length === 0 || pages.every((page) => page.length > 0)).toBe(true);
      }),
    );
  });
});

describe('the activities to choose from', () => {
  test('are those of the treks, each once, in alphabetical order', () => {
    const treks = [trek({ activities: ['Trekking', 'Hiking'] }), trek({ activities: ['trekking ', 'Heli flights'] })];
    expect(activityOptions(treks).map((name) => name.trim().toLowerCase())).toEqual([
      'heli flights',
      'hiking',
      'trekking',
    ]);
  });

  test('are in the same order on a machine with any language', () => {
    const compare = vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (
      this: string,
      other,
      language: Intl.LocalesArgument = 'sv',
    ) {
      return new Intl.Collator(language).compare(this, other);
    });
    onTestFinished(() => compare.mockRestore());
    expect(activityOptions([trek({ activities: ['Zip lines', 'Älg watching', 'Hiking'] })])).toEqual([
      'Älg watching',
      'Hiking',
      'Zip lines',
    ]);
  });

  test.each([[[]], [[trek({ activities: [] })]], [[trek({ activities: ['', '—'] })]]])(
    'are Hiking and Camping where the treks name none',
    (treks) => {
      expect(activityOptions(treks)).toEqual(['Hiking', 'Camping']);
    },
  );
});

test('the countries to choose from are the given ones, or else those of the treks, each once', () => {
  const treks = ['Nepal', 'Bhutan', 'Nepal'].map((country) => trek({ country }));
  expect(countryOptions(['Tibet'], treks)).toEqual(['Tibet']);
  expect(countryOptions([], treks)).toEqual(['Nepal', 'Bhutan']);
});

test('L8: lists of treks differ by their treks and their order', () => {
  const keys = [[], [trek({ id: 1 }), trek({ id: 2 })], [trek({ id: '1,2' })], [trek({ id: 2 }), trek({ id: 1 })]].map(
    catalogueKey,
  );
  expect(new Set(keys).size).toBe(keys.length);
  expect(catalogueKey([trek({ id: 1, priceUsd: 5 })])).toBe(catalogueKey([trek({ id: 1, priceUsd: 6 })]));
});

test.each([
  [1, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [1, 834, [1, 2, 3, 834]],
  [5, 834, [1, 3, 4, 5, 6, 7, 834]],
  [834, 834, [1, 832, 833, 834]],
])('page %d of %d names %j', (page, pages, named) => {
  expect(pageWindow(page, pages)).toEqual(named);
});

describe('the content of a listing', () => {
  test.each([
    ['loading', { status: 'loading', isEmpty: true, count: 0 }],
    ['failed', { status: 'failed', isEmpty: false, count: 3 }],
    ['empty', { status: 'ready', isEmpty: true, count: 0 }],
    ['unmatched', { status: 'ready', isEmpty: false, count: 0 }],
    ['found', { status: 'ready', isEmpty: false, count: 1 }],
  ] as const)('is %s', (phase, facts) => {
    expect(listingPhase(facts)).toBe(phase);
  });
});
