export * as Elevation from './elevation-parts.ts';
export { ElevationProfile, type ElevationProfileProps } from './elevation-profile.tsx';
export type { FarPlace, RouteLine, RouteStop } from './route.rules.ts';
export { RouteMap, type RouteMapProps } from './route-map.tsx';
export * as Route from './route-map-parts.tsx';
