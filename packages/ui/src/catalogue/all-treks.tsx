'use client';
import { Status } from '../kit/status.tsx';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import type { ListingData } from './listing-data.ts';
import { SliderFailed } from './slider-failed.tsx';
import { TrekSlider, TrekSliderSkeleton } from './trek-slider.tsx';

export interface AllTreksProps {
  data: ListingData;
  onRetry: () => void;
}

/** All the treks that it is given, in one row that turns. */
export function AllTreks({ data, onRetry }: AllTreksProps) {
  if (data.status === 'failed') return <SliderFailed onRetry={onRetry} />;
  if (data.status === 'loading') return <TrekSliderSkeleton />;
  if (data.treks.length === 0) return <Status title={messages.noTreks} />;
  return <TrekSlider label={messages.allInARow} treks={data.treks} />;
}
