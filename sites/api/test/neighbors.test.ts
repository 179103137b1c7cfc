import { join } from 'node:path';
import { trekLandscape, walkLandscape } from '@trek/art';
import type { CountryEntity, RegionEntity, TrekEntity } from '@trek/ui/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recommendedOrder } from '../src/catalogue/recommended-order.rules.ts';
import { difference, type Glance, glanceAt } from './picture-likeness.ts';
import { TestSite } from './site.ts';

/**
 * Pictures that are side by side tell their treks apart. Lists show treks in the order that is recommended in a month, up
 * to three in a row, so that the next three of a list are those beside it and below.
 */
const NEAR = 3;
const DAYS = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-15`);
/**
 * Drawings of one composition were as near as 0.15 before there were several, and a seventh of the neighbors below 0.3.
 * In the evening colors are closer to each other.
 */
const LEAST_DIFFERENCE = { day: 0.28, dusk: 0.25 };

const CATALOGUE = join(import.meta.dirname, '..', 'content');
const glances = new Map<string, Glance>();
let treks: TrekEntity[];
let regions: RegionEntity[];
let countries: CountryEntity[];
let site: TestSite;

beforeAll(async () => {
  site = await TestSite.start('SQLite', { contentFolder: CATALOGUE });
  const list = async (path: string) => (await site.visitor().get(path)).body;
  [treks, regions, countries] = await Promise.all(['/trek/all', '/region/all', '/country/all'].map(list));
});
afterAll(() => site.remove());

async function glance(address: string): Promise<Glance> {
  const known = glances.get(address) ?? glanceAt((await site.visitor().get(address)).body);
  glances.set(address, known);
  return known;
}

/** Each list of treks on a page, month by month: all, a country's and its popular ones on the home page, a region's. */
function trekLists(): TrekEntity[][] {
  return DAYS.flatMap((day) => {
    const ordered = recommendedOrder(treks, day);
    const by = (name: (trek: TrekEntity) => string | undefined) =>
      Object.values(Object.groupBy(ordered, (trek) => name(trek) ?? '')) as TrekEntity[][];
    return [
      ordered,
      ...by(({ country }) => country.name),
      ...by(({ region }) => region?.name),
      ...by(({ country, isPopular }) => (isPopular ? country.name : undefined)),
    ];
  });
}

function neighbors<Item>(lists: readonly Item[][]): [Item, Item][] {
  return lists.flatMap((list) =>
    list.flatMap((one, index) => list.slice(index + 1, index + 1 + NEAR).map((other): [Item, Item] => [one, other])),
  );
}

async function alike(pairs: readonly (readonly [string, string])[], least: number): Promise<string[]> {
  const found = new Set<string>();
  const compared = new Set<string>();
  for (const [one, other] of pairs) {
    const pair = [one, other].toSorted().join(' ');
    if (compared.has(pair)) continue;
    compared.add(pair);
    const by = difference(await glance(one), await glance(other));
    if (by < least) found.add(`${one} and ${other} differ by ${by.toFixed(3)}`);
  }
  return [...found];
}

test.each([
  ['by day', 'day'],
  ['at dusk', 'dusk'],
] as const)('no trek looks like its neighbor %s', async (_, mood) => {
  const picture = ({ id }: TrekEntity) => `/uploads/art/trek-${id}-${mood}.svg`;
  const pairs = neighbors(trekLists()).map(([one, other]) => [picture(one), picture(other)] as const);
  expect(await alike(pairs, LEAST_DIFFERENCE[mood])).toEqual([]);
});

const sceneOf = (trek: TrekEntity) => {
  const { composition, mountain } = trekLandscape(trek, 'day');
  return `${composition} with ${mountain?.name ?? 'no known mountain'}`;
};

test('no two neighboring treks share mountain and composition', () => {
  const look = (trek: TrekEntity) => (trekLandscape(trek, 'day').mountain ? sceneOf(trek) : undefined);
  const same = neighbors(trekLists()).filter(([one, other]) => look(one) && look(one) === look(other));
  expect([...new Set(same.map(([one, other]) => `${one.title}, ${other.title}: ${look(one)}`))]).toEqual([]);
});

test('a scene serves at most four treks', () => {
  const scenes = Object.entries(Object.groupBy(treks, sceneOf));
  expect(scenes.filter(([, those = []]) => those.length > 4).map(([scene]) => scene)).toEqual([]);
});

test('a trek has one picture, or views of different things', async () => {
  const pairs = treks.flatMap(({ image }) => neighbors([image]));
  expect(pairs.length).toBeGreaterThan(40);
  expect(await alike(pairs, LEAST_DIFFERENCE.day)).toEqual([]);
  const same = treks.filter((trek) => trekLandscape(trek, 'day').composition === walkLandscape(trek).composition);
  expect(same.map(({ title }) => title)).toEqual([]);
});

test('a day’s outing is not drawn as a gorge with its bridge', () => {
  const outings = treks.filter(({ duration }) => duration === 1);
  expect(outings.length).toBeGreaterThan(4);
  expect(
    outings.filter((trek) => trekLandscape(trek, 'day').composition === 'bridge').map(({ title }) => title),
  ).toEqual([]);
});

test('no region or country looks like its neighbor', async () => {
  const lists = [
    regions,
    ...Object.values(Object.groupBy(regions, ({ country }) => country.name)),
    regions.filter(({ isPopular }) => isPopular),
    countries,
  ] as { image: string }[][];
  expect(
    await alike(
      neighbors(lists).map(([one, other]) => [one.image, other.image]),
      LEAST_DIFFERENCE.day,
    ),
  ).toEqual([]);
});
