'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import * as Comparison from './comparison-parts.tsx';

/** Props of `Comparison`. */
export type DefaultComparisonProps = Omit<ComponentProps<typeof Comparison.Root>, 'asChild' | 'children'>;

/** Up to three treks beside each other: a table that marks what differs, and their nights on one axis. */
export const DefaultComparison = withRef(function DefaultComparison(root: DefaultComparisonProps) {
  return (
    <Comparison.Root {...root}>
      <Comparison.Title />
      <Comparison.Notes />
      <Comparison.Empty />
      <Comparison.Table />
      <Comparison.Profiles />
    </Comparison.Root>
  );
});
