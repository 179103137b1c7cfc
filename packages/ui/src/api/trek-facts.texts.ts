import { defineTexts } from '../core/texts/define-texts.ts';

/** Levels of difficulty, from easy to hard. */
export type DifficultyLevel = 'Easy' | 'Moderate' | 'Challenging' | 'Difficult' | 'Very Difficult' | 'Extreme';
/** A language's names of the levels. */
export type DifficultyNames = Readonly<Record<Lowercase<DifficultyLevel>, string>>;
/** Texts for facts of a trek that a catalogue gives in English or as a number. */
export const trekFactsTexts = defineTexts('trekFacts', {
  duration: (days: number) => `${days} day(s)`,
  /** A level, as the catalogue names it. An unknown one stays as it is. */
  difficulty: (level: string) => level,
  /** A season, as the catalogue names it. An unknown one stays as it is. */
  season: (name: string) => name,
});
