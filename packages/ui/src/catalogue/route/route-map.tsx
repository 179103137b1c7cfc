'use client';
import type { ItineraryDay } from '../../api/trek.ts';
import * as Route from './route-map-parts.tsx';

/** Where the nights of a walk are. Drawn from coordinates alone; nothing where there are too few. */
export function RouteMap({ days }: { days: readonly ItineraryDay[] }) {
  return (
    <Route.Root days={days}>
      <Route.Title />
      <Route.Drawing />
      <Route.Note />
    </Route.Root>
  );
}
