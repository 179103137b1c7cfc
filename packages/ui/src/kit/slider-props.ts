import type { ReactNode } from 'react';
import type { ValueProps } from '../core/internal/use-value.ts';
import type { PartProps } from './part.tsx';

/** The value has one number for one handle, two for a range. Default: one handle at the least. */
export interface SliderProps
  extends Omit<PartProps<'div'>, 'asChild' | 'aria-label' | 'children' | 'defaultValue'>,
    ValueProps<number[], 'pointer' | 'key'> {
  label: ReactNode;
  min: number;
  max: number;
  step: number;
  /** The names of the handles, for a screen reader, in the order of the values. */
  handleLabels: string[];
  /** The value in words, for a screen reader. */
  describeValue?: ((value: number) => string) | undefined;
  disabled?: boolean | undefined;
  /** Told when a handle is let go. */
  onValueCommit?: ((value: number[]) => void) | undefined;
}
