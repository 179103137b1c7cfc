'use client';
import type { TrekSummary } from '../../api/trek.ts';
import { createRequiredContext, useRequiredContext } from '../../core/internal/required-context.tsx';
import type { PartIds } from '../../kit/part-ids.ts';

export interface TrekCardContextValue {
  trek: TrekSummary;
  layout: 'grid' | 'list';
  ids: PartIds;
}

export const TrekCardContext = createRequiredContext<TrekCardContextValue>('TrekCard.Root');

/** The trek of the card that a part belongs to. */
export const useTrekCard = () => useRequiredContext(TrekCardContext);
