'use client';
import type { Remote } from '../../api/remote.ts';
import type { TrekSummary } from '../../api/trek.ts';
import { useTexts } from '../../core/texts/language.ts';
import { Status } from '../../kit/status.tsx';
import { TrekSlider, TrekSliderSkeleton } from '../trek-card/index.ts';
import { treksTexts } from '../trek-card/treks.texts.ts';
import { showcaseTexts } from './showcase.texts.ts';
import { TreksFailed } from './treks-status.tsx';

export interface AllTreksProps {
  data: Remote<readonly TrekSummary[]>;
}

/** All the treks that it is given, in one row that turns. */
export function AllTreks({ data }: AllTreksProps) {
  const cardTexts = useTexts(treksTexts);
  const showcase = useTexts(showcaseTexts);
  if (data.status === 'failed') return <TreksFailed onRetry={data.retry} />;
  if (data.status === 'loading') return <TrekSliderSkeleton />;
  if (data.value.length === 0) return <Status title={cardTexts.noTreks} />;
  return <TrekSlider label={showcase.allInARow} treks={data.value} />;
}
