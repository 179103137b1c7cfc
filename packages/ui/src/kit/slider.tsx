'use client';
import type { ComponentType } from 'react';
import { lazyModule } from '../core/lazy/lazy-module.ts';
import { lazyPart } from '../core/lazy/lazy-part.tsx';
import { sliderAnatomy } from './kit.anatomy.ts';
import type { SliderProps } from './slider-props.ts';

export type { SliderProps };

/** A slider with one or two handles. What moves them is heavy, and loads after the page. */
export const Slider: ComponentType<SliderProps> = lazyPart(
  lazyModule(() => import('./live-slider.tsx')),
  ({ LiveSlider }) => LiveSlider,
  { Fallback: SliderPlace },
);

/** The room of a slider whose handles are on their way. */
function SliderPlace({ label, className, style, id }: SliderProps) {
  return (
    <div {...sliderAnatomy.attributes('root')} aria-busy="true" {...{ className, style, id }}>
      <span {...sliderAnatomy.attributes('label')}>{label}</span>
      <div {...sliderAnatomy.attributes('control')}>
        <div {...sliderAnatomy.attributes('track')} />
      </div>
    </div>
  );
}
