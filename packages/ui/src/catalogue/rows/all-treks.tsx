'use client';
import { Status } from '../../kit/status.tsx';
import type { ListingData } from '../listing/index.ts';
import { TrekSlider, TrekSliderSkeleton, useTreksMessages } from '../trek-card/index.ts';
import { TreksFailed } from './treks-status.tsx';
import { useShowcaseMessages } from './use-showcase-messages.ts';

export interface AllTreksProps {
  data: ListingData;
  onRetry: () => void;
}

/** All the treks that it is given, in one row that turns. */
export function AllTreks({ data, onRetry }: AllTreksProps) {
  const treksTexts = useTreksMessages();
  const showcase = useShowcaseMessages();
  if (data.status === 'failed') return <TreksFailed onRetry={onRetry} />;
  if (data.status === 'loading') return <TrekSliderSkeleton />;
  if (data.treks.length === 0) return <Status title={treksTexts.noTreks} />;
  return <TrekSlider label={showcase.allInARow} treks={data.treks} />;
}
