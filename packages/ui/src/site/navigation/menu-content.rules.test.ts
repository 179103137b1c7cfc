import { describe, expect, test } from 'vitest';
import type { Place } from '../../api/place.ts';
import { summarizeTrek, type TrekSummary } from '../../api/trek.ts';
import { de } from '../../messages/de.ts';
import { testTrek } from '../../testing/fixtures.ts';
import { storyOffer } from '../../testing/story-menu.ts';
import { activityGroups, countryGroup, regionGroups } from './menu-content.rules.ts';

const trek = (title: string, facts: Partial<TrekSummary>): TrekSummary => ({
  ...summarizeTrek(testTrek),
  title,
  country: 'Nepal',
  region: null,
  regionId: null,
  ...facts,
});
const region = (id: number, name: string, country = 'Nepal'): Place => ({
  ...{ id, name, country, slug: name.toLowerCase() },
  ...{ description: '', image: '' },
});
const titles = (treks: readonly TrekSummary[]) => treks.map(({ title }) => title);
const many = (count: number, facts: Partial<TrekSummary>) =>
  Array.from({ length: count }, (_, index) => trek(`Trek ${index}`, facts));

describe('the menu of a country by its regions', () => {
  test('has ten regions at most, of that country alone and in their order', () => {
    const regions = [
      region(90, 'Ladakh', 'India'),
      ...Array.from({ length: 12 }, (_, id) => region(id, `R${id}`, 'nepal')),
    ];
    const groups = regionGroups({ regions, treks: [] }, 'Nepal');
    expect(groups.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });

  test('puts a trek under its region by id, or by name in any case, and no trek without a region', () => {
    const treks = [
      trek('By id', { regionId: '4', region: 'Old name' }),
      trek('By name', { region: 'everest' }),
      trek('Elsewhere', { region: 'Dolpo' }),
      trek('Nowhere', {}),
    ];
    const [everest] = regionGroups({ regions: [region(4, 'Everest')], treks }, 'Nepal');
    expect([titles(everest?.treks ?? []), everest?.query]).toEqual([['By id', 'By name'], 'region=4']);
  });

  test('has ten treks per region at most, and skips treks without a region id', () => {
    const treks = [trek('Nowhere', { regionId: null }), ...many(12, { regionId: '4' })];
    const [everest] = regionGroups({ regions: [region(4, 'Everest')], treks }, 'Nepal');
    expect(titles(everest?.treks ?? [])).toEqual(many(10, {}).map(({ title }) => title));
    const [odd] = regionGroups({ regions: [{ ...region(4, 'Odd'), id: 'null' }], treks }, 'Nepal');
    expect(odd?.treks).toEqual([]);
  });
});

const asIs = (name: string) => name;

test('the Activities menu has ten treks a category at most', () => {
  const [first] = activityGroups(storyOffer.activities, many(12, { activities: ['Multi regional tour'] }), asIs);
  expect(first?.treks).toHaveLength(10);
});

test('the Activities menu has the categories that the host names, each with the treks that carry it', () => {
  const groups = activityGroups(
    storyOffer.activities,
    [
      trek('Shivapuri', { activities: ['Short Hikes in Kathmandu', 'Hiking'] }),
      trek('Everest by air', { activities: ['Heli-Mountain flight tours'] }),
    ],
    asIs,
  );
  expect(groups.map(({ label, query, treks }) => [label, query, titles(treks)])).toEqual([
    ['Multi regional tour', 'activity=multi-regional-tour', []],
    ['Short hikes in kathmandu', 'activity=short-hikes-in-kathmandu', ['Shivapuri']],
    ['Around Kathmandu', 'activity=around-kathmandu', []],
    ['Adventure Activities', 'activity=adventure-activities', []],
    ['Heli-Mountain flight tours', 'activity=heli-mountain-flight-tours', ['Everest by air']],
    ['Relaxation and wellness retreat', 'activity=relaxation-and-wellness-retreat', []],
  ]);
});

test('the Activities menu finds treks by the catalogue’s names, and shows those of the page’s language', () => {
  const [hikes] = activityGroups(['Hiking'], [trek('Shivapuri', { activities: ['Hiking'] })], de.trekFacts.activity);
  expect([hikes?.label, hikes?.query, titles(hikes?.treks ?? [])]).toEqual([
    'Wandern',
    'activity=hiking',
    ['Shivapuri'],
  ]);
});

describe('a country menu', () => {
  test('has the first ten treks of the country', () => {
    const treks = [trek('Elsewhere', { country: 'India' }), ...many(12, { country: 'bhutan' })];
    expect(titles(countryGroup({ regions: [], treks }, 'Bhutan').treks)).toEqual(
      many(10, {}).map(({ title }) => title),
    );
  });

  test('finds Tibet as a region of another country, too', () => {
    const treks = [trek('Kailash', { country: 'China', region: 'Tibet' }), trek('Lhasa', { country: 'Tibet' })];
    expect(titles(countryGroup({ regions: [], treks }, 'Tibet').treks)).toEqual(['Kailash', 'Lhasa']);
  });

  test('leads to the whole group: by country, or by region where no trek is of such a country', () => {
    const regions = [region(7, 'Tibet', 'China')];
    const kailash = trek('Kailash', { country: 'China', region: 'Tibet' });
    const lhasa = trek('Lhasa', { country: 'Tibet' });
    expect(countryGroup({ regions, treks: [kailash] }, 'Tibet').query).toBe('region=7');
    expect(countryGroup({ regions, treks: [kailash, lhasa] }, 'Tibet').query).toBe('country=Tibet');
    expect(countryGroup({ regions: [], treks: [kailash] }, 'Tibet').query).toBe('country=Tibet');
  });
});
