'use client';
import { useTexts } from '../core/internal/language.ts';
import type { TrekSummary } from './trek.ts';
import { trekFactsTexts } from './trek-facts.texts.ts';

/** How long a trek takes and how hard it is, in the page's language. What a catalogue says in words of its own stays. */
export function useTrekFacts() {
  const { duration, difficulty, season } = useTexts(trekFactsTexts);
  const durationOf = ({ days, durationText }: Pick<TrekSummary, 'days' | 'durationText'>) =>
    durationText === trekFactsTexts.english.duration(days) ? duration(days) : durationText;
  return { durationOf, difficulty, season };
}
