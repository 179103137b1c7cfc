'use client';
import type { Trek } from '../../api/trek.ts';
import { useLocale } from '../../core/texts/language.ts';
import { createPartsContext } from '../../kit/parts-context.tsx';

const [TrekPageProvider, useTrekPage] = createPartsContext<{ trek: Trek; hasAnchors: boolean }>('TrekPage.Root');

/** The day that profile, map and itinerary show together. By itself: the other parts need not render again. */
const [ActiveDayProvider, useSharedDay] = createPartsContext<{
  activeDay: number | null;
  onActiveDayChange: (day: number) => void;
}>('TrekPage.Root');

/** Attributes of the trek's own texts, whose language may be another than the page's. */
export function useStoryLanguage(): { lang?: string } {
  const { language } = useTrek();
  const [own] = useLocale().split('-');
  return language && language !== own ? { lang: language } : {};
}

export { ActiveDayProvider, TrekPageProvider, useSharedDay, useTrekPage };

/** The trek of the page that a part belongs to. */
export const useTrek = () => useTrekPage().trek;
