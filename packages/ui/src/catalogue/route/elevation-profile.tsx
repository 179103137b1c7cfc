'use client';
import type { ItineraryDay } from '../../api/trek.ts';
import { Chart } from './elevation-chart.tsx';
import { Reading, Table } from './elevation-reading.tsx';
import { Root, Title } from './elevation-root.tsx';

/** The sleeping altitudes of a walk as a chart, with what they mean for acclimatizing. Nothing for fewer than two nights. */
export function ElevationProfile({ days }: { days: readonly ItineraryDay[] }) {
  return (
    <Root days={days}>
      <Title />
      <Chart />
      <Reading />
      <Table />
    </Root>
  );
}
