'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import * as Route from './route-map-parts.tsx';

/** Props of `RouteMap`. */
export type RouteMapProps = OuterProps<'figure'> & Omit<ComponentProps<typeof Route.Root>, 'asChild' | 'children'>;

/** The places of a walk. Drawn from coordinates only; nothing if there are too few. */
export const RouteMap = withRef(function RouteMap(root: RouteMapProps) {
  return (
    <Route.Root {...root}>
      <Route.Title />
      <Route.Drawing />
      <Route.Controls />
      <Route.Note />
      <Route.Table />
    </Route.Root>
  );
});
