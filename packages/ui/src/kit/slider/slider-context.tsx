'use client';
import type { UseSliderReturn } from '@ark-ui/react/slider';
import type { ValueProps } from '../../core/internal/use-value.ts';
import { sliderAnatomy as anatomy } from '../kit.anatomy.ts';
import { createPart, type PartProps } from '../part.tsx';
import type { PartIds } from '../part-ids.ts';
import { createPartsContext } from '../parts-context.tsx';

/** The value has one number for one handle, two for a range. Default: one handle at the least. */
export interface RootProps extends Omit<PartProps<'div'>, 'defaultValue'>, ValueProps<number[], 'pointer' | 'key'> {
  min: number;
  max: number;
  step: number;
  /** The value in words, as a screen reader says it. */
  describeValue?: ((value: number) => string) | undefined;
  disabled?: boolean | undefined;
  /** Told when a handle is let go. */
  onValueCommit?: ((value: number[]) => void) | undefined;
}

interface SliderFacts {
  /** Moves the handles; null until its code has loaded. */
  api: UseSliderReturn | null;
  ids: PartIds;
  values: readonly number[];
  min: number;
  max: number;
  describeValue: (value: number) => string;
}

export const [SliderProvider, useSliderContext] = createPartsContext<SliderFacts>('Slider.Root');

/** The element of a slider. */
export const Box = createPart('div', anatomy, 'root');
