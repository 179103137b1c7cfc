'use client';
import type { ItineraryDay } from '../../api/trek.ts';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import * as Route from './route-map-parts.tsx';

export interface RouteMapProps extends OuterProps<'figure'> {
  days: readonly ItineraryDay[];
}

/** The overnight stops of a walk. Drawn from coordinates only; nothing if there are too few. */
export const RouteMap = withRef(function RouteMap({ days, ...root }: RouteMapProps) {
  return (
    <Route.Root days={days} {...root}>
      <Route.Title />
      <Route.Drawing />
      <Route.Note />
    </Route.Root>
  );
});
