'use client';
import { useMessages } from '../core/internal/language.ts';
import type { TrekSummary } from './trek.ts';
import { trekFactsMessages } from './trek-facts.messages.ts';

/** How long a trek takes and how hard it is, in the page's language. What a catalogue says in words of its own stays. */
export function useTrekFacts() {
  const { duration, difficulty, season } = useMessages('trekFacts', trekFactsMessages);
  const durationOf = ({ days, durationText }: Pick<TrekSummary, 'days' | 'durationText'>) =>
    durationText === trekFactsMessages.duration(days) ? duration(days) : durationText;
  return { durationOf, difficulty, season };
}
