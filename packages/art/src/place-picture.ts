import type { CountryEntity, RegionEntity } from '@trek/ui/api';
import { type GroundName, groundName, seasonGround } from './ground.ts';
import { housesOf } from './house-styles.ts';
import { landscape } from './landscape.ts';
import { randomFrom } from './random.ts';
import { type Accents, type CompositionName, mountainOf } from './scenery.ts';
import { inflect, type Mood, type Season, seasonLight } from './season-light.ts';

/** How a place without a walk is drawn. */
type Look = readonly [composition: CompositionName, accents: Accents];

const COUNTRIES: Readonly<Record<string, Look>> = {
  Nepal: ['ridge', { building: 'pagoda', crest: 'flags' }],
  Bhutan: ['spur', { building: 'dzong' }],
  Tibet: ['meadow', { building: 'palace', ground: 'yaks' }],
  India: ['valley', { building: 'tents' }],
};

/** The look of each region. */
const REGIONS: readonly (readonly [words: RegExp, look: Look])[] = [
  [/everest/i, ['glacier', { building: 'teahouses', crest: 'flags' }]],
  [/annapurna/i, ['village', { building: 'chorten' }]],
  [/langtang/i, ['valley', { building: 'chorten', ground: 'yaks' }]],
  [/manaslu/i, ['bridge', { building: 'monastery' }]],
  [/mustang/i, ['canyon', { building: 'monastery' }]],
  [/dolpo/i, ['lake', { building: 'chorten' }]],
  [/kanchenjunga/i, ['ridge', { building: 'tents', ground: 'river', crest: 'flags' }]],
  [/makalu/i, ['summit', { building: 'tents', crest: 'walkers' }]],
  [/rolwaling/i, ['spur', { building: 'monastery' }]],
  [/dhaulagiri/i, ['clouds', { crest: 'flags' }]],
  [/rara/i, ['lake', { sky: 'birds', building: 'teahouses' }]],
  [/ganesh/i, ['valley', { building: 'teahouses' }]],
  [/kathmandu/i, ['village', { building: 'pagoda', sky: 'birds' }]],
  [/chitwan|terai/i, ['meadow', { ground: 'elephant', sky: 'birds' }]],
  [/western bhutan/i, ['spur', { building: 'dzong' }]],
  [/central bhutan/i, ['valley', { building: 'monastery', weather: 'rhododendrons' }]],
  [/northern bhutan/i, ['meadow', { ground: 'yaks' }]],
  [/ngari/i, ['valley', { building: 'chorten', crest: 'flags' }]],
  [/^tibet$/i, ['spur', { building: 'palace' }]],
  [/ladakh/i, ['canyon', { building: 'monastery' }]],
  [/himachal/i, ['valley', { building: 'tents' }]],
  [/uttarakhand/i, ['meadow', { building: 'tents', ground: 'flowers' }]],
  [/sikkim/i, ['ridge', { building: 'monastery', crest: 'flags', weather: 'rhododendrons' }]],
  [/kashmir/i, ['lake', { ground: 'boat' }]],
];
const ELSEWHERE: Look = ['ridge', { building: 'teahouses', crest: 'flags' }];

const HIGHEST_METERS: readonly (readonly [RegExp, number])[] = [
  [/kathmandu/i, 2700],
  [/chitwan|terai/i, 600],
  [/everest|manaslu|dhaulagiri|makalu|kanchenjunga/i, 5400],
];
const USUAL_METERS = 4200;

export interface Place {
  seed: string;
  words: string;
  country: string;
  season: Season;
  look: Look;
  ground?: GroundName;
  mood: Mood;
}

/** A landscape without a walk of its own. */
export function drawPlace({ seed, words, country, season, look, ground, mood }: Place) {
  const [composition, accents] = look;
  const highest = HIGHEST_METERS.find(([name]) => name.test(words))?.[1] ?? USUAL_METERS;
  const groundKind = ground ?? groundName(country, words, highest);
  return landscape({
    seed,
    composition,
    mountain: mountainOf([words]),
    accents,
    season,
    mood,
    light: inflect(seasonLight(season, mood), randomFrom(`${seed} sky`)),
    ground: seasonGround(groundKind, season, highest),
    houses: housesOf(country, words, groundKind),
    stages: [],
    highest,
  });
}

/** The picture of a country: its ground and what it builds. */
export function countryPicture({ id, name }: Pick<CountryEntity, 'id' | 'name'>, season: Season, mood: Mood): string {
  const look = COUNTRIES[name] ?? ELSEWHERE;
  return drawPlace({ seed: `country ${id} ${name}`, words: name, country: name, season, look, mood }).svg;
}

/** The picture of a region: its mountains, and what it is known by. */
export function regionPicture(
  { id, name, country }: Pick<RegionEntity, 'id' | 'name'> & { country: { name: string } },
  season: Season,
  mood: Mood,
): string {
  const look = REGIONS.find(([words]) => words.test(name))?.[1] ?? ELSEWHERE;
  return drawPlace({ seed: `region ${id} ${name}`, words: name, country: country.name, season, look, mood }).svg;
}
