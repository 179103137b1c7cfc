'use client';
import { useTexts } from '../core/texts/language.ts';
import type { TrekSummary } from './trek.ts';
import { trekFactsTexts } from './trek-facts.texts.ts';

/** How a page writes the facts of a trek. */
export interface TrekFacts {
  durationOf: (trek: Pick<TrekSummary, 'days' | 'durationText'>) => string;
  difficulty: (level: string) => string;
  season: (season: string) => string;
  country: (name: string) => string;
  activity: (name: string) => string;
}

/** Writes a trek's facts in the page's language. A duration in the catalogue's own words stays, and so do unknown names. */
export function useTrekFacts(): TrekFacts {
  const { duration, difficulty, season, country, activity } = useTexts(trekFactsTexts);
  const durationOf = ({ days, durationText }: Pick<TrekSummary, 'days' | 'durationText'>) =>
    durationText ?? duration(days);
  return { durationOf, difficulty, season, country, activity };
}
