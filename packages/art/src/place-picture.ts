import type { CountryEntity, RegionEntity } from '@trek/ui/api';
import { drawAccents } from './accent-drawing.ts';
import { type Accents, hasLake } from './accents.ts';
import { type GroundName, groundName, seasonGround } from './ground.ts';
import { landscape } from './landscape.ts';
import { randomFrom } from './random.ts';
import { inflect, type Season, seasonLight } from './season-light.ts';
import { walkRidge } from './walk-ridge.ts';

const COUNTRY_ACCENTS: Readonly<Record<string, Accents>> = {
  Nepal: { ridge: 'pagoda', crest: 'flags' },
  Bhutan: { ridge: 'dzong', crest: 'flags' },
  Tibet: { ridge: 'palace', crest: 'flags' },
  India: { ridge: 'tents', slope: 'river', crest: 'walkers' },
};

/** Landmarks by region. */
const REGION_ACCENTS: readonly (readonly [RegExp, Accents])[] = [
  [/kathmandu/i, { ridge: 'pagoda', sky: 'birds' }],
  [/chitwan|terai/i, { slope: 'elephant', sky: 'birds' }],
  [/rara|pokhara|kashmir|dolpo/i, { slope: 'lake', crest: 'walkers' }],
  [/himachal|kanchenjunga/i, { slope: 'river', ridge: 'tents' }],
  [/uttarakhand|makalu/i, { ridge: 'tents', crest: 'walkers' }],
  [/northern bhutan|dhaulagiri/i, { slope: 'yaks', crest: 'flags' }],
  [/bhutan/i, { ridge: 'dzong' }],
  [/mustang|ladakh|sikkim|manaslu/i, { ridge: 'monastery', crest: 'flags' }],
  [/^tibet$/i, { ridge: 'palace' }],
  [/ngari/i, { crest: 'flags', slope: 'lake' }],
  [/langtang|ganesh/i, { ridge: 'chorten', crest: 'walkers' }],
];

const HIGHEST_METERS: readonly (readonly [RegExp, number])[] = [
  [/kathmandu/i, 2700],
  [/chitwan|terai/i, 600],
  [/everest|manaslu|dhaulagiri|makalu|kanchenjunga/i, 5400],
];
const USUAL_METERS = 4200;

interface Place {
  seed: string;
  words: string;
  country: string;
  season: Season;
  accents: Accents;
  ground?: GroundName;
}

/** A landscape without a walk of its own. */
export function placePicture({ seed, words, country, season, accents, ground }: Place): string {
  const highest = HIGHEST_METERS.find(([name]) => name.test(words))?.[1] ?? USUAL_METERS;
  return landscape(
    {
      seed,
      place: words,
      season,
      mood: 'day',
      light: inflect(seasonLight(season, 'day'), randomFrom(`${seed} sky`)),
      ground: seasonGround(ground ?? groundName(country, words, highest), season, highest),
      ridge: walkRidge([], randomFrom(seed)),
      highest,
      hasLake: hasLake(accents),
    },
    (scene) => drawAccents(accents, scene),
  );
}

/** The picture of a country: its ground and what it builds. */
export function countryPicture({ id, name }: Pick<CountryEntity, 'id' | 'name'>, season: Season): string {
  const accents = COUNTRY_ACCENTS[name] ?? { crest: 'flags' };
  return placePicture({ seed: `country ${id} ${name}`, words: name, country: name, season, accents });
}

/** The picture of a region: its mountains, and what it is known by. */
export function regionPicture(
  { id, name, country }: Pick<RegionEntity, 'id' | 'name'> & { country: { name: string } },
  season: Season,
): string {
  const accents = REGION_ACCENTS.find(([words]) => words.test(name))?.[1] ?? { ridge: 'teahouses', crest: 'flags' };
  return placePicture({ seed: `region ${id} ${name}`, words: name, country: country.name, season, accents });
}
