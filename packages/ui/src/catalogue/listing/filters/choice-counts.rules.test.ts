import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { storyTreks } from '../../../testing/story-treks.ts';
import { findTreks } from '../find-treks.rules.ts';
import { NO_FILTERS, type TrekFilters } from '../listing.rules.ts';
import { choiceCounts } from './choice-counts.rules.ts';
import { FILTER_NAMES, filterOf } from './filter-table.rules.ts';

const CHOICES: Record<keyof TrekFilters, readonly string[]> = {
  country: ['nepal', 'bhutan', 'atlantis', ''],
  difficulty: ['easy', 'moderate', ''],
  activity: ['trekking', 'short-hikes', ''],
  region: ['3', 'annapurna', 'everest', 'nowhere', ''],
  keyword: ['base', 'zzz', ''],
  isPopular: ['true', ''],
  price: ['500-1000', '3000+', ''],
  days: ['1-10', ''],
  month: ['4', '7', ''],
  departs: ['2027-03', ''],
  maxAltitude: ['4000', '6000', ''],
};

const anyFilters = fc
  .record({
    country: fc.constantFrom(...CHOICES.country),
    region: fc.constantFrom(...CHOICES.region),
    month: fc.constantFrom(...CHOICES.month),
    maxAltitude: fc.constantFrom(...CHOICES.maxAltitude),
    isPopular: fc.constantFrom(...CHOICES.isPopular),
    keyword: fc.constantFrom(...CHOICES.keyword),
  })
  .map((written) => {
    const read = Object.entries(written).map(([name, text]) => [name, filterOf(name as keyof TrekFilters).read(text)]);
    return { ...NO_FILTERS, ...Object.fromEntries(read) } as TrekFilters;
  });

const regionNameOf = ({ region }: TrekFilters) => (region === '3' || region === 'annapurna' ? 'Annapurna' : null);

test('the number beside a choice is the number of treks found with it, whatever the other filters', () => {
  fc.assert(
    fc.property(anyFilters, fc.constantFrom(...FILTER_NAMES), (filters, name) => {
      // A region is chosen by its slug; an id needs the name that goes with it.
      const choices = CHOICES[name].filter((choice) => choice !== '3');
      const counts = choiceCounts(storyTreks, filters, regionNameOf(filters), name, choices);
      const found = choices.map((choice) => {
        const chosen = { ...filters, [name]: filterOf(name).read(choice) };
        return findTreks(storyTreks, chosen, regionNameOf(chosen), 'recommended').length;
      });
      expect(counts).toEqual(found);
    }),
  );
});
