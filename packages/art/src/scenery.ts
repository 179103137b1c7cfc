import { type GroundName, WINTER_SNOW_METERS } from './ground.ts';
import { MOUNTAINS } from './mountains/index.ts';
import type { Mountain } from './mountains/mountain.ts';
import type { PicturedTrek } from './pictured-trek.ts';
import type { Season } from './season-light.ts';

/**
 * These tables say how a trek is drawn. A row holds a thing and the words that call for it. Words of the title count
 * before those of the highlights, these before activities, and those before the place; among rows that the same text
 * calls for, the upper one counts. `sites/api/test/neighbors.test.ts` names treks that come out alike.
 */
type Row<Value extends string> = readonly [value: Value, words: RegExp];

/** How a picture is built: see `compositions/`. */
export type CompositionName =
  | 'ridge'
  | 'valley'
  | 'lake'
  | 'village'
  | 'canyon'
  | 'bridge'
  | 'glacier'
  | 'spur'
  | 'clouds'
  | 'meadow'
  | 'summit'
  | 'trail'
  | 'plateau'
  | 'terraces'
  | 'panorama'
  | 'cliff'
  | 'hill';

const COMPOSITION: readonly Row<CompositionName>[] = [
  ['glacier', /everest base camp trek|dhaulagiri circuit|kanchenjunga circuit|pin parvati/i],
  ['clouds', /mountain flight|annapurna base camp heli|pikey|champadevi|above the cloud/i],
  ['trail', /everest view|mardi|kuari/i],
  ['plateau', /mount kailash|jomolhari|makalu|annapurna circuit|har ki dun|upper dolpo/i],
  ['panorama', /poon hill|goechala/i],
  ['terraces', /annapurna base camp trek/i],
  ['cliff', /tiger/i],
  ['hill', /shivapuri/i],
  ['valley', /paraglid|muktinath|langtang valley|tsum|beas kund|markha valley trek/i],
  ['summit', /climb|ama dablam|everest base camp heli|kedarkantha|snowman/i],
  ['village', /heritage trail|bhaktapur|sham\b/i],
  ['meadow', /yoga|khaptad|flowers|tsho rolpa|north base|owl|kashmir great|tarsar/i],
  ['canyon', /mustang|guge|frozen river/i],
  ['bridge', /manaslu circuit|rafting/i],
  ['ridge', /heritage and|phoksundo|brahmatal|ganden to|pass(es)?\b|khopra|druk|helambu|nagarkot/i],
  ['spur', /lhasa city|heritage day/i],
  ['lake', /lakes?\b|lakeside|chitwan|tal\b|tso\b/i],
  ['valley', /valley/i],
  ['village', /villages?\b|homestay/i],
  ['bridge', /gorge|waterfall|rain ?forest|jungle/i],
  ['glacier', /glacier|icefall/i],
  ['spur', /monastery|gompa|dzong/i],
  ['meadow', /meadows?|pasture|plain|terai/i],
  ['canyon', /desert|canyon/i],
];

/** The small things that tell one picture from the next, by where they are. */
export interface Accents {
  sky?: 'helicopter' | 'aeroplane' | 'paragliders' | 'birds';
  building?:
    | 'palace'
    | 'pagoda'
    | 'stupa'
    | 'dzong'
    | 'monastery'
    | 'chorten'
    | 'cairn'
    | 'tents'
    | 'teahouses'
    | 'ruin'
    | 'tigersNest'
    | 'lookout';
  crest?: 'flags' | 'climbers' | 'walkers';
  ground?:
    | 'lake'
    | 'boat'
    | 'river'
    | 'rapids'
    | 'ice'
    | 'spring'
    | 'elephant'
    | 'owl'
    | 'yaks'
    | 'lotus'
    | 'flowers'
    | 'poplars';
  weather?: 'snow' | 'rhododendrons';
}

const SKY: readonly Row<NonNullable<Accents['sky']>>[] = [
  ['helicopter', /helicopter/i],
  ['aeroplane', /everest mountain flight/i],
  ['paragliders', /paraglid/i],
  ['birds', /wildlife|birdlife|birds|yoga|cranes|relaxation/i],
];

const BUILDING: readonly Row<NonNullable<Accents['building']>>[] = [
  ['tigersNest', /tiger/i],
  ['ruin', /jomolhari/i],
  ['lookout', /poon hill/i],
  ['palace', /lhasa city|potala/i],
  ['stupa', /heritage day|boudha/i],
  ['pagoda', /heritage and|bhaktapur|changu|champadevi|temple/i],
  ['dzong', /bhutan cultural|druk|dzong/i],
  ['tents', /climb|expedition|ganden to|snowman|tarsar|beas|rafting/i],
  ['chorten', /tamang|annapurna circuit|namtso|shivapuri|sham\b|kailash|lower dolpo|langtang/i],
  ['monastery', /mustang|muktinath|guge|markha|bumthang|everest view|tsum|helambu|namo/i],
  ['cairn', /pass(es)?\b|circuit|goechala/i],
  ['teahouses', /base camp (trek|heli)|ruby|valley of flowers|har ki dun/i],
  ['monastery', /monaster|gompa|nunnery/i],
  ['tents', /camp(ing)?\b/i],
  ['teahouses', /teahouse|lodge|homestay/i],
];

const CREST: readonly Row<NonNullable<Accents['crest']>>[] = [
  ['climbers', /climb|expedition/i],
  ['flags', /base camp|pass(es)?\b|poon|peak|mardi|kailash|goechala|pilgrim|sunrise/i],
  ['walkers', /trek|hik/i],
];

const GROUND: readonly Row<NonNullable<Accents['ground']>>[] = [
  ['boat', /lakeside|paraglid|kashmir great/i],
  ['ice', /frozen river/i],
  ['poplars', /markha valley trek/i],
  ['rapids', /rafting/i],
  ['elephant', /wildlife|chitwan/i],
  ['owl', /\bowls?\b/i],
  ['lotus', /yoga|wellness/i],
  ['flowers', /of flowers|khaptad|kuari|nagarkot/i],
  ['yaks', /upper dolpo|jomolhari|north base|langtang|ganden to|makalu/i],
  ['spring', /pin parvati|tamang/i],
  ['lake', /lake|tsho rolpa|druk|tarsar|\btal\b|kund/i],
  ['river', /circuit|hampta/i],
  ['spring', /hot springs?/i],
  ['yaks', /yak|herders|caravan|shepherds|dairy/i],
  ['flowers', /in bloom|wild flowers/i],
];

/** Words for the light of a certain hour. */
const HOUR: readonly Row<'morning' | 'evening'>[] = [
  ['morning', /sunrise|dawn|early morning|breakfast facing/i],
  ['evening', /sunset|evening|lamp/i],
];

/** Grounds where rhododendrons grow. */
const BLOOMING: readonly GroundName[] = ['hills', 'forest', 'pine', 'deodar'];

/** Texts about a trek, the most telling first. */
export type Facts = readonly string[];

export function factsOf(trek: PicturedTrek): Facts {
  const { title, activities, trekTypes, region, location, trekHighlight, country } = trek;
  return [
    title,
    trekHighlight.highlights.join('; '),
    [...activities, ...trekTypes].join('; '),
    [location, region?.name].join('; '),
    country.name,
  ];
}

function called<Value extends string>(rows: readonly Row<Value>[], facts: Facts): Value | undefined {
  for (const text of facts) {
    const row = rows.find(([, words]) => words.test(text));
    if (row) return row[0];
  }
  return undefined;
}

export const compositionOf = (facts: Facts): CompositionName => called(COMPOSITION, facts) ?? 'ridge';

export const hourOf = (facts: Facts) => called(HOUR, facts);

/** The mountain that a trek is about, if people know one there. */
export function mountainOf(facts: Facts): Mountain | undefined {
  for (const text of facts) {
    const mountain = MOUNTAINS.find(({ words }) => words.test(text));
    if (mountain) return mountain;
  }
  return undefined;
}

/** The small things that a trek's own facts put into its picture. */
export function accentsOf(facts: Facts, season: Season, highest: number, ground: GroundName): Accents {
  const sky = called(SKY, facts);
  const thing = called(GROUND, facts);
  const blooms = season === 'Spring' && thing !== 'flowers' && BLOOMING.includes(ground);
  const snows = season === 'Winter' && highest > WINTER_SNOW_METERS;
  return {
    sky,
    building: called(BUILDING, facts),
    crest: sky === 'helicopter' || sky === 'aeroplane' ? undefined : called(CREST, facts),
    ground: thing,
    weather: blooms ? 'rhododendrons' : snows ? 'snow' : undefined,
  };
}
