'use client';
import { useDeferredValue, useMemo } from 'react';
import { useTexts } from '../../../core/texts/language.ts';
import type { Choice } from '../../../kit/field.tsx';
import { useListingContext } from '../listing-context.tsx';
import { findRegion } from '../listing-page.rules.ts';
import { choiceCounts } from './choice-counts.rules.ts';
import { filterPanelTexts } from './filter-panel.texts.ts';
import type { FilterName } from './filter-table.rules.ts';

/**
 * The choices of a filter with how many treks each gives beside the other filters of the panel; without numbers while the
 * treks are on their way.
 */
export function useCountedChoices(name: FilterName, choices: readonly Choice[]): readonly Choice[] {
  const { choiceCount } = useTexts(filterPanelTexts);
  const { treks, regions, draft } = useListingContext();
  // Counting a large catalogue must not hold up what is typed.
  const filters = useDeferredValue(draft);
  return useMemo(() => {
    if (treks.length === 0) return choices;
    const regionName = findRegion(regions, filters)?.name ?? null;
    const values = choices.map(({ value }) => value);
    const counts = choiceCounts(treks, filters, regionName, name, values);
    return choices.map(({ value, label }, index) => ({ value, label: choiceCount(label, counts[index] ?? 0) }));
  }, [treks, regions, filters, name, choices, choiceCount]);
}
