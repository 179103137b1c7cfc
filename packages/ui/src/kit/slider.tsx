'use client';
import type { ReactNode } from 'react';
import { deferred } from './deferred.tsx';
import { sliderAnatomy } from './kit.anatomy.ts';

export interface SliderProps {
  label: ReactNode;
  /** One value for one handle, two for a range. */
  values: number[];
  minimum: number;
  maximum: number;
  step: number;
  /** What each handle sets, for a screen reader, in the order of the values. */
  handleLabels: string[];
  /** The value in words, for a screen reader. */
  describeValue?: (value: number) => string;
  isDisabled?: boolean;
  onChange: (values: number[]) => void;
  onCommit?: (values: number[]) => void;
}

/** A slider with one or two handles. What moves them is heavy, and loads after the page. */
export const Slider = deferred<SliderProps>(async () => (await import('./live-slider.tsx')).LiveSlider, SliderPlace);

/** The room of a slider whose handles are on their way. */
function SliderPlace({ label }: SliderProps) {
  return (
    <div {...sliderAnatomy.attributes('root')} aria-busy="true">
      <span {...sliderAnatomy.attributes('label')}>{label}</span>
      <div {...sliderAnatomy.attributes('control')}>
        <div {...sliderAnatomy.attributes('track')} />
      </div>
    </div>
  );
}
