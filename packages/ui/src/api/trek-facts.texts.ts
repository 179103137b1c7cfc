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
