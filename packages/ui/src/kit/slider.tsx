'use client';
import { useIsHydrated } from '../core/internal/use-is-hydrated.ts';
import { withRef } from '../core/internal/with-ref.ts';
import { lazyModule } from '../core/lazy/lazy-module.ts';
import { lazyPart } from '../core/lazy/lazy-part.tsx';
import { sliderAnatomy as anatomy } from './kit.anatomy.ts';
import type { SliderProps } from './slider-props.ts';

export type { SliderProps };

const LiveSlider = lazyPart(
  lazyModule(() => import('./live-slider.tsx')),
  ({ LiveSlider }) => LiveSlider,
  { Fallback: SliderDrawing },
);

/**
 * A slider with one or two handles. What moves them is heavy and positions them by `style`, which a strict content policy
 * forbids in a server's markup: until it is there, a drawing shows the value.
 */
export const Slider = withRef(function Slider(slider: SliderProps) {
  return useIsHydrated() ? <LiveSlider {...slider} /> : <SliderDrawing {...slider} />;
});

function SliderDrawing(slider: SliderProps) {
  const { label, min, max, step, value, defaultValue = [min], ...rest } = slider;
  const { onValueChange, onValueCommit, handleLabels, describeValue, disabled, ...root } = rest;
  const shares = (value ?? defaultValue).map((value) => `${(((value - min) / (max - min)) * 100).toFixed(2)}%`);
  // One handle: the range starts at the end of the track, beyond where a handle can be.
  const [first, last] = [shares.length > 1 ? shares[0] : -11, shares.at(-1)];
  return (
    <div {...anatomy.attributes('root')} aria-busy="true" {...root}>
      <span {...anatomy.attributes('label')}>{label}</span>
      <div {...anatomy.attributes('control')}>
        <div {...anatomy.attributes('track')} />
        <svg {...anatomy.attributes('drawing')} aria-hidden="true">
          <line x1={first} x2={last} y1="50%" y2="50%" />
          {shares.map((share, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a handle is its position.
            <circle key={index} cx={share} cy="50%" r="11.5" />
          ))}
        </svg>
      </div>
    </div>
  );
}
