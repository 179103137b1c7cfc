import { type GroundName, WINTER_SNOW_METERS } from './ground.ts';
import type { PicturedTrek } from './pictured-trek.ts';
import type { Season } from './season-light.ts';

/** The small things that tell one picture from the next, by where they are. */
export interface Accents {
  sky?: 'helicopter' | 'aeroplane' | 'paragliders' | 'birds';
  ridge?: 'palace' | 'pagoda' | 'dzong' | 'monastery' | 'chorten' | 'cairn' | 'tents' | 'teahouses';
  crest?: 'flags' | 'climbers' | 'walkers';
  slope?: 'lake' | 'boat' | 'river' | 'rapids' | 'ice' | 'elephant' | 'owl' | 'yaks' | 'lotus' | 'flowers';
  weather?: 'snow' | 'rhododendrons';
}

/** Whether a lake lies at the foot of the ridge. */
export function hasLake({ slope }: Accents): boolean {
  return slope === 'lake' || slope === 'boat';
}

interface Facts {
  title: string;
  activities: string;
  country: string;
  season: Season;
  highest: number;
  types: string;
}

type Rule<Value> = readonly [value: Value, applies: (facts: Facts) => boolean];

const titled =
  (words: RegExp) =>
  ({ title }: Facts) =>
    words.test(title);
const does =
  (words: RegExp) =>
  ({ activities }: Facts) =>
    words.test(activities);

const SKY: readonly Rule<Accents['sky']>[] = [
  ['helicopter', titled(/helicopter/i)],
  ['aeroplane', titled(/flight/i)],
  ['paragliders', titled(/paraglid/i)],
  ['birds', ({ activities, highest }) => /wildlife|yoga|relaxation/i.test(activities) || highest < 3300],
];

const RIDGE: readonly Rule<Accents['ridge']>[] = [
  ['tents', does(/peak climbing/i)],
  ['palace', ({ title, country }) => country === 'Tibet' && /lhasa/i.test(title) && !/everest|namtso/i.test(title)],
  ['dzong', ({ title, country }) => country === 'Bhutan' && /tour|druk|owl/i.test(title)],
  ['pagoda', titled(/heritage (day|and)|bhaktapur|changu|champadevi/i)],
  ['chorten', titled(/namo|tamang|helambu|everest view|namtso|langtang|tsum|shivapuri|sham/i)],
  [
    'monastery',
    ({ title, activities, country }) =>
      /mustang|muktinath|ganden|guge|markha|bumthang/i.test(title) ||
      (country === 'Tibet' && /cultural/i.test(activities)),
  ],
  ['cairn', titled(/pass(es)?\b|circuit|kora|goechala/i)],
  ['tents', does(/camping/i)],
  ['teahouses', ({ types }) => /teahouse|lodge/i.test(types)],
];

const CREST: readonly Rule<Accents['crest']>[] = [
  ['climbers', does(/peak climbing/i)],
  [
    'flags',
    ({ title, activities }) =>
      /base camp|kailash|pass|poon|peak|gosai|mardi/i.test(title) || /pilgrim/i.test(activities),
  ],
  ['walkers', ({ activities }) => /trekking|hiking/i.test(activities)],
];

const SLOPE: readonly Rule<Accents['slope']>[] = [
  ['boat', titled(/pokhara lakeside|pokhara paragl/i)],
  ['ice', titled(/frozen/i)],
  ['rapids', titled(/rafting/i)],
  ['lake', titled(/lake|tarsar|brahmatal|beas kund|\btsho\b|druk|gokyo/i)],
  ['elephant', titled(/wildlife|chitwan/i)],
  ['owl', titled(/owl/i)],
  ['lotus', does(/wellness|yoga/i)],
  ['flowers', titled(/flower|dun|tour de|kuari|khaptad|ruby/i)],
  ['yaks', titled(/dolpo|jomolhari|snowman|kanchenjunga|nangma|makalu|manaslu|north base/i)],
  ['river', titled(/valley|hampta|pin parvati|circuit/i)],
];

/** Grounds where rhododendrons grow. */
const BLOOMING: readonly GroundName[] = ['hills', 'forest', 'pine', 'deodar'];

function first<Value>(rules: readonly Rule<Value>[], facts: Facts): Value | undefined {
  return rules.find(([, applies]) => applies(facts))?.[0];
}

/** The accents that a trek's own facts put into its picture. */
export function accentsOf(trek: PicturedTrek, season: Season, highest: number, ground: GroundName): Accents {
  const { title, activities, country, trekTypes } = trek;
  const facts = {
    title,
    activities: activities.join(', '),
    country: country.name,
    season,
    highest,
    types: trekTypes.join(', '),
  };
  const sky = first(SKY, facts);
  const crest = sky === 'helicopter' || sky === 'aeroplane' ? undefined : first(CREST, facts);
  const slope = first(SLOPE, facts);
  const weather = season === 'Winter' && highest > WINTER_SNOW_METERS ? 'snow' : undefined;
  const blooms = season === 'Spring' && slope !== 'flowers' && BLOOMING.includes(ground);
  return { sky, ridge: first(RIDGE, facts), crest, slope, weather: blooms ? 'rhododendrons' : weather };
}
