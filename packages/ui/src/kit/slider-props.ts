import type { ReactNode } from 'react';

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
