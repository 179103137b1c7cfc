'use client';
import { useTexts } from '../../core/internal/language.ts';
import { Status } from '../../kit/status.tsx';
import type { ListingData } from '../listing/index.ts';
import { TrekSlider, TrekSliderSkeleton } from '../trek-card/index.ts';
import { treksTexts } from '../trek-card/treks.texts.ts';
import { showcaseTexts } from './showcase.texts.ts';
import { TreksFailed } from './treks-status.tsx';

export interface AllTreksProps {
  data: ListingData;
  onRetry: () => void;
}

/** All the treks that it is given, in one row that turns. */
export function AllTreks({ data, onRetry }: AllTreksProps) {
  const cardTexts = useTexts(treksTexts);
  const showcase = useTexts(showcaseTexts);
  if (data.status === 'failed') return <TreksFailed onRetry={onRetry} />;
  if (data.status === 'loading') return <TrekSliderSkeleton />;
  if (data.treks.length === 0) return <Status title={cardTexts.noTreks} />;
  return <TrekSlider label={showcase.allInARow} treks={data.treks} />;
}
