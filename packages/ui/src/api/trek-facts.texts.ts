import { defineTexts } from '../core/internal/define-texts.ts';

/** Levels of difficulty, from easy to hard. */
export type DifficultyLevel = 'Easy' | 'Moderate' | 'Challenging' | 'Difficult' | 'Very Difficult' | 'Extreme';
/** What a language calls each level. */
export type DifficultyNames = Readonly<Record<Lowercase<DifficultyLevel>, string>>;
/** How the facts of a trek are said that a catalogue gives in English or as a number. */
export const trekFactsTexts = defineTexts('trekFacts', {
  duration: (days: number) => `${days} day(s)`,
  /** A level, as the catalogue names it. One that is not known is said as it is. */
  difficulty: (level: string) => level,
  /** A season, as the catalogue names it. One that is not known is said as it is. */
  season: (name: string) => name,
});
