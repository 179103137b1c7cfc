'use client';
import type { TrekSummary } from '../api/trek.ts';
import { createRequiredContext, useRequiredContext } from '../internal/required-context.tsx';

export interface TrekCardContextValue {
  trek: TrekSummary;
  layout: 'grid' | 'list';
  /** By this the action's link names its trek. */
  titleId: string;
}

export const TrekCardContext = createRequiredContext<TrekCardContextValue>('Card.Root');

/** The trek of the card that a part belongs to. */
export const useTrekCard = () => useRequiredContext(TrekCardContext);
