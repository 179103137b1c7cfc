import type { BlogPostEntity } from '@trek/ui/api';
import type { Accents } from './accents.ts';
import type { GroundName } from './ground.ts';
import { placePicture } from './place-picture.ts';
import { oneOf, randomFrom } from './random.ts';
import type { Season } from './season-light.ts';

/** Subjects of posts that can be drawn. */
const SUBJECTS: readonly (readonly [RegExp, Accents, GroundName])[] = [
  [/bhutan/i, { ridge: 'dzong', crest: 'flags' }, 'pine'],
  [/acclimati|altitude/i, { crest: 'climbers', ridge: 'tents' }, 'alpine'],
  [/food|water|dal bhat|tea/i, { ridge: 'teahouses', slope: 'river' }, 'hills'],
  [/insur|rescue/i, { sky: 'helicopter' }, 'alpine'],
  [/child|famil/i, { crest: 'walkers', slope: 'flowers', sky: 'birds' }, 'hills'],
  [/permit/i, { ridge: 'chorten', crest: 'flags' }, 'forest'],
  [/season|month/i, { slope: 'lake', ridge: 'chorten' }, 'forest'],
  [/pack/i, { ridge: 'tents', crest: 'walkers' }, 'alpine'],
];

const WALKS: Accents = { ridge: 'teahouses', crest: 'walkers' };

/** The picture of a post, in the light of its season. */
export function postPicture({ id, title }: Pick<BlogPostEntity, 'id' | 'title'>, season: Season): string {
  const seed = `post ${id} ${title}`;
  const subject = SUBJECTS.find(([words]) => words.test(title));
  const [accents, ground] = subject
    ? [subject[1], subject[2]]
    : [WALKS, oneOf<GroundName>(randomFrom(seed), ['hills', 'forest', 'deodar'])];
  return placePicture({ seed, words: title, country: 'Nepal', season, accents, ground });
}
