'use client';
import { useMemo } from 'react';
import type { Trek } from '../../api/trek.ts';
import { useTrekFacts } from '../../api/use-trek-facts.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import { useLocale, useTexts } from '../../core/texts/language.ts';
import { formatList, formatMeters, formatMonth } from '../../kit/format.ts';
import { usePrice } from '../../kit/use-price.ts';
import { trekCardTexts } from '../trek-card/trek-card.texts.ts';
import { monthRanges } from './compare.rules.ts';
import { compareTexts } from './compare.texts.ts';
import { type ComparedRow, comparedRows } from './comparison.rules.ts';

interface ComparedTreks {
  treks: readonly Trek[];
  rows: readonly ComparedRow[];
}

interface ComparisonContextValue extends ComparedTreks {
  unknown: readonly string[] | undefined;
  leftOut: number | undefined;
}

export const ComparisonContext = createRequiredContext<ComparisonContextValue>('Comparison.Root');

/** The treks that a part compares. */
export const useComparison = () => useRequiredContext(ComparisonContext);

/** The comparison of treks in the page's language. */
export function useComparedTreks(treks: readonly Trek[]): ComparedTreks {
  const usd = usePrice();
  const locale = useLocale();
  const { priceOnRequest } = useTexts(trekCardTexts);
  const { allYear, monthSpan, noPermits } = useTexts(compareTexts);
  const { durationOf, difficulty, country, activity } = useTrekFacts();
  return useMemo(() => {
    const month = (given: number) => formatMonth(given, locale);
    const range = ([from, to]: [number, number]) => (from === to ? month(from) : monthSpan(month(from), month(to)));
    const list = (names: readonly string[]) => formatList(names, locale);
    const rows = comparedRows(treks, {
      ...{ usd, noPermits, onRequest: priceOnRequest, duration: durationOf, difficulty, list },
      ...{ country, activity },
      // A list of heights breaks between them, not before the unit.
      meters: (meters) => formatMeters(meters, locale).replace(' ', '\u00A0'),
      months: (months) => (months.length >= 12 ? allYear : list(monthRanges(months).map(range))),
    });
    return { treks, rows };
  }, [treks, usd, locale, priceOnRequest, allYear, monthSpan, noPermits, durationOf, difficulty, country, activity]);
}
