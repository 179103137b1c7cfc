'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import * as Compare from './compare-parts.tsx';
import type { Compare as CompareChoice } from './use-compare.ts';

/** Props of `DefaultCompare`. */
export interface DefaultCompareProps extends OuterProps<'section'> {
  /** The result of `useCompare`. */
  compare: CompareChoice;
}

/** The bar at the screen's foot with the treks that are chosen to be compared. Mount it once. */
export const DefaultCompare = withRef(function DefaultCompare({ compare, ...bar }: DefaultCompareProps) {
  return (
    <Compare.Root compare={compare}>
      <Compare.Bar {...bar}>
        <Compare.List />
        <Compare.Notice />
        <Compare.Link />
        <Compare.Clear />
      </Compare.Bar>
    </Compare.Root>
  );
});
