'use client';
import type { UseSliderReturn } from '@ark-ui/react/slider';
import type { ReactNode } from 'react';
import { mergeProps } from '../../core/internal/merge-props.ts';
import { useIsHydrated } from '../../core/internal/use-is-hydrated.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import { firstInteraction } from '../../core/lazy/first-interaction.ts';
import { lazyModule } from '../../core/lazy/lazy-module.ts';
import { lazyPart } from '../../core/lazy/lazy-part.tsx';
import { sliderAnatomy as anatomy } from '../kit.anatomy.ts';
import { createPart, type PartProps } from '../part.tsx';
import { useOwnId, usePartIds } from '../part-ids.ts';
import { Box, type RootProps, SliderProvider, useSliderContext } from './slider-context.tsx';

const LiveRoot = lazyPart(
  lazyModule(() => import('./live-slider.tsx')),
  ({ LiveRoot }) => LiveRoot,
  { Fallback: StillRoot, until: firstInteraction },
);

/**
 * A slider with one or two handles. The code that moves them is heavy and sets `style`, which a strict content policy
 * forbids in a server's markup. Until that code has loaded, the control shows the value as a drawing.
 */
export const Root = withRef(function SliderRoot(root: RootProps) {
  return useIsHydrated() ? <LiveRoot {...root} /> : <StillRoot {...root} />;
});

function StillRoot({ min, max, step, value, defaultValue = [min], describeValue = String, ...rest }: RootProps) {
  const { onValueChange, onValueCommit, disabled, ...root } = rest;
  const facts = { api: null, ids: usePartIds(), values: value ?? defaultValue, min, max, describeValue };
  return (
    <SliderProvider value={facts}>
      <Box aria-busy="true" {...root} />
    </SliderProvider>
  );
}

/** A part's props once the slider moves; null until then. */
function useLive(part: string, host: Parameters<typeof useOwnId>[2], propsOf: (api: UseSliderReturn) => object) {
  const { api, ids } = useSliderContext();
  const id = useOwnId(ids, part, host);
  return api && { ...propsOf(api), id };
}

/** Its name. A press on it gives the focus to the first handle. */
export const Label = createPart('span', anatomy, 'label', (host) => {
  return useLive('label', host, (api) => ({ ...api.getLabelProps(), htmlFor: undefined })) ?? {};
});

/** The value in words. */
export const Value = createPart('span', anatomy, 'value', () => {
  const { values, describeValue } = useSliderContext();
  return { children: values.map(describeValue).join(' – ') };
});

/** Takes presses and drags; holds the track and the handles. */
export const Control = createPart('div', anatomy, 'control', (host) => {
  return useLive('control', host, (api) => api.getControlProps()) ?? {};
});

/** The full length. */
export const Track = createPart('div', anatomy, 'track', (host) => {
  return useLive('track', host, (api) => api.getTrackProps()) ?? {};
});

/** A drawing over the control, in which a place on the track is a percentage. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg {...anatomy.attributes('drawing')} aria-hidden="true">
      {children}
    </svg>
  );
}

/** The positions of the values on the track. */
function usePlaces() {
  const { values, min, max } = useSliderContext();
  return values.map((value) => `${(((value - min) / (max - min)) * 100).toFixed(2)}%`);
}

const Bar = createPart('div', anatomy, 'range');

/** The length that counts; a drawing of it until the slider moves. */
export const Range = withRef(function SliderRange(range: PartProps<'div'>) {
  const own = useLive('range', range, (api) => api.getRangeProps());
  const places = usePlaces();
  if (own) return <Bar {...mergeProps(own, range)} />;
  // With one handle it starts at the end of the track, beyond where a handle can be.
  const line = <line x1={places.length > 1 ? places[0] : -11} x2={places.at(-1)} y1="50%" y2="50%" />;
  return <Drawing>{line}</Drawing>;
});

interface ThumbProps extends PartProps<'div'> {
  /** The position of its number in the value. Default 0. */
  index?: number;
}

const Handle = createPart('div', anatomy, 'thumb');

/** A handle; a drawing of it until the slider moves. Without an `aria-label` it takes its name from the slider's label. */
export const Thumb = withRef(function SliderThumb({ index = 0, ...thumb }: ThumbProps) {
  const own = useLive(`thumb-${index}`, thumb, (api) => api.getThumbProps({ index }));
  const place = usePlaces()[index];
  if (own) return <Handle {...mergeProps(own, thumb)} {...(thumb['aria-label'] && { 'aria-labelledby': undefined })} />;
  return (
    <Drawing>
      <circle cx={place} cy="50%" r="11.5" />
    </Drawing>
  );
});
