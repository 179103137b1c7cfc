import { join } from 'node:path';
import { trekLandscape } from '@trek/art';
import type { CountryEntity, RegionEntity, TrekEntity } from '@trek/ui/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { difference, type Glance, glanceAt } from './picture-likeness.ts';
import { TestSite } from './site.ts';

/**
 * Pictures that stand side by side tell their treks apart. Lists show treks in the catalogue's order, up to three in a
 * row, so that the next three of a list are those beside it and below.
 */
const NEAR = 3;
/** Before pictures were built in different ways, half of all neighbors were more alike than this. */
const LEAST_DIFFERENCE = 0.3;

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

/** Each list of treks on a page: all, a country's and its popular ones on the home page, a region's. */
function trekLists(): TrekEntity[][] {
  const by = (name: (trek: TrekEntity) => string | undefined) =>
    Object.values(Object.groupBy(treks, (trek) => name(trek) ?? '')) as TrekEntity[][];
  return [
    treks,
    ...by(({ country }) => country.name),
    ...by(({ region }) => region?.name),
    ...by(({ country, isPopular }) => (isPopular ? country.name : undefined)),
  ];
}

function neighbors<Item>(lists: readonly Item[][], near = NEAR): [Item, Item][] {
  return lists.flatMap((list) =>
    list.flatMap((one, index) => list.slice(index + 1, index + 1 + near).map((other): [Item, Item] => [one, other])),
  );
}

async function alike(pairs: readonly (readonly [string, string])[]): Promise<string[]> {
  const found = new Set<string>();
  for (const [one, other] of pairs) {
    const by = difference(await glance(one), await glance(other));
    if (by < LEAST_DIFFERENCE) found.add(`${one} and ${other} differ by ${by.toFixed(3)}`);
  }
  return [...found];
}

test.each([
  ['by day', 0],
  ['at dusk', 2],
])('no trek looks like one beside it %s', async (_, which) => {
  expect(
    await alike(neighbors(trekLists()).map(([one, other]) => [one.image[which] ?? '', other.image[which] ?? ''])),
  ).toEqual([]);
});

test('no trek beside another has its mountain in the same composition', () => {
  const look = (trek: TrekEntity) => {
    const { composition, mountain } = trekLandscape(trek, 'day');
    return mountain && `${composition} with ${mountain.name}`;
  };
  const same = neighbors(trekLists()).filter(([one, other]) => look(one) && look(one) === look(other));
  expect(same.map(([one, other]) => `${one.title}, ${other.title}: ${look(one)}`)).toEqual([]);
});

test('no trek is built like the one before it', () => {
  const composition = (trek: TrekEntity) => trekLandscape(trek, 'day').composition;
  const same = neighbors(trekLists(), 1).filter(([one, other]) => composition(one) === composition(other));
  expect([...new Set(same.map(([one, other]) => `${one.title}, ${other.title}: ${composition(one)}`))]).toEqual([]);
});

test('no region or country looks like one beside it', async () => {
  const lists = [
    regions,
    ...Object.values(Object.groupBy(regions, ({ country }) => country.name)),
    regions.filter(({ isPopular }) => isPopular),
    countries,
  ] as { image: string }[][];
  expect(await alike(neighbors(lists).map(([one, other]) => [one.image, other.image]))).toEqual([]);
});
