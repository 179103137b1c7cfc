'use client';
import type { ComponentProps } from 'react';
import { withRef } from '../../core/internal/with-ref.ts';
import type { OuterProps } from '../../kit/part.tsx';
import * as RouteMap from './route-map-parts.tsx';

/** Props of `DefaultRouteMap`. */
export type DefaultRouteMapProps = OuterProps<'figure'> &
  Omit<ComponentProps<typeof RouteMap.Root>, 'asChild' | 'children'>;

/** The places of a walk. Drawn from coordinates only; nothing if there are too few. */
export const DefaultRouteMap = withRef(function DefaultRouteMap(root: DefaultRouteMapProps) {
  return (
    <RouteMap.Root {...root}>
      <RouteMap.Title />
      <RouteMap.Drawing />
      <RouteMap.Controls />
      <RouteMap.Note />
      <RouteMap.Table />
    </RouteMap.Root>
  );
});
