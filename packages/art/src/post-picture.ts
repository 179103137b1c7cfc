import type { BlogPostEntity } from '@trek/ui/api';
import type { GroundName } from './ground.ts';
import { drawPlace } from './place-picture.ts';
import { oneOf, randomFrom } from './random.ts';
import type { Accents, CompositionName } from './scenery.ts';
import type { Mood, Season } from './season-light.ts';

/** Subjects of posts that can be drawn. */
const SUBJECTS: readonly (readonly [RegExp, CompositionName, Accents, GroundName])[] = [
  [/bhutan/i, 'spur', { building: 'dzong' }, 'pine'],
  [/acclimati|altitude/i, 'summit', { crest: 'climbers', building: 'tents' }, 'alpine'],
  [/food|water|dal bhat|tea\b/i, 'village', { weather: 'rhododendrons' }, 'hills'],
  [/insur|rescue/i, 'clouds', { sky: 'helicopter' }, 'alpine'],
  [/child|famil/i, 'meadow', { ground: 'flowers', sky: 'birds', building: 'teahouses' }, 'hills'],
  [/permit/i, 'bridge', { building: 'chorten' }, 'forest'],
  [/season|month/i, 'lake', { building: 'chorten' }, 'forest'],
  [/pack/i, 'ridge', { building: 'tents', crest: 'walkers' }, 'alpine'],
];

/** The picture of a post, in the light of its season. */
export function postPicture({ id, title }: Pick<BlogPostEntity, 'id' | 'title'>, season: Season, mood: Mood): string {
  const seed = `post ${id} ${title}`;
  const random = randomFrom(seed);
  const [, composition, accents, ground] = SUBJECTS.find(([words]) => words.test(title)) ?? [
    title,
    oneOf<CompositionName>(random, ['valley', 'ridge', 'glacier']),
    { building: 'teahouses', crest: 'walkers' } as const,
    oneOf<GroundName>(random, ['hills', 'forest', 'deodar']),
  ];
  return drawPlace({ seed, words: title, country: 'Nepal', season, look: [composition, accents], ground, mood }).svg;
}
