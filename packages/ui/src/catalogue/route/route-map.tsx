'use client';
import type { ItineraryDay } from '../../api/trek.ts';
import * as Route from './route-map-parts.tsx';

/** The overnight stops of a walk. Drawn from coordinates only; nothing if there are too few. */
export function RouteMap({ days }: { days: readonly ItineraryDay[] }) {
  return (
    <Route.Root days={days}>
      <Route.Title />
      <Route.Drawing />
      <Route.Note />
    </Route.Root>
  );
}
