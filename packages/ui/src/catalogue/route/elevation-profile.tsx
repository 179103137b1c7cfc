'use client';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { Chart, Current } from './elevation-chart.tsx';
import { Reading, Table } from './elevation-reading.tsx';
import { type ElevationRootProps, Root, Title } from './elevation-root.tsx';

/** Props of `DefaultElevationProfile`. */
export type DefaultElevationProfileProps = OuterProps<'figure'> & Omit<ElevationRootProps, 'asChild' | 'children'>;

/** The sleeping altitudes of a walk as a chart, with what they mean for acclimatizing. Nothing for fewer than two nights. */
export const DefaultElevationProfile = withRef(function DefaultElevationProfile(root: DefaultElevationProfileProps) {
  return (
    <Root {...root}>
      <Title />
      <Chart />
      <Current />
      <Reading />
      <Table />
    </Root>
  );
});
