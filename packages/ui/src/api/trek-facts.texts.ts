import { defineTexts } from '../core/texts/define-texts.ts';

/** Levels of difficulty, from easy to hard. */
export type DifficultyLevel = 'Easy' | 'Moderate' | 'Challenging' | 'Difficult' | 'Very Difficult' | 'Extreme';
/** A language's names of the levels. */
export type DifficultyNames = Readonly<Record<Lowercase<DifficultyLevel>, string>>;
/** A language's names of the countries of the operator's treks and offices. */
export type CountryNames = Readonly<Record<'nepal' | 'bhutan' | 'tibet' | 'india' | 'australia', string>>;

/** A language's names of the activities of the operator's treks. */
export type ActivityNames = Readonly<
  Record<
    | ('trekking' | 'camping' | 'cultural tour' | 'pilgrimage' | 'hiking' | 'wildlife' | 'around kathmandu')
    | ('peak climbing' | 'adventure activities' | 'short hikes in kathmandu' | 'heli-mountain flight tours')
    | ('multi regional tour' | 'relaxation and wellness retreat'),
    string
  >
>;

/** Texts for facts of a trek that a catalogue gives in English or as a number. */
export const trekFactsTexts = defineTexts('trekFacts', {
  walkWith: (others: number, guide: string | null) => {
    const company =
      others === 0
        ? 'Your group has all places'
        : `You walk with up to ${others === 1 ? 'one other' : `${others} others`}`;
    return guide === null ? company : `${company}, led by ${guide}`;
  },
  walkPrivately: 'Private: your own guide, any day',
  /** @param day such as '14 March' */
  nextStart: (day: string) => `next ${day}`,
  placesLeft: (places: number) => `${places} ${places === 1 ? 'place' : 'places'}`,
  missingTravelers: (missing: number) => `needs ${missing} more to be guaranteed`,
  guaranteed: 'guaranteed to go',
  duration: (days: number) => `${days} day(s)`,
  /** A level, as the catalogue names it. An unknown one stays as it is. */
  difficulty: (level: string) => level,
  /** A season, as the catalogue names it. An unknown one stays as it is. */
  season: (name: string) => name,
  /** A country, as the catalogue names it. An unknown one stays as it is. */
  country: (name: string) => name,
  /** An activity, as the catalogue names it. An unknown one stays as it is. */
  activity: (name: string) => name,
});
