'use client';
import type { ItineraryDay } from '../../api/trek.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import { Chart } from './elevation-chart.tsx';
import { Reading, Table } from './elevation-reading.tsx';
import { Root, Title } from './elevation-root.tsx';

export interface ElevationProfileProps extends OuterProps<'figure'> {
  days: readonly ItineraryDay[];
}

/** The sleeping altitudes of a walk as a chart, with what they mean for acclimatizing. Nothing for fewer than two nights. */
export const ElevationProfile = withRef(function ElevationProfile({ days, ...root }: ElevationProfileProps) {
  return (
    <Root days={days} {...root}>
      <Title />
      <Chart />
      <Reading />
      <Table />
    </Root>
  );
});
