export { DefaultElevationProfile, type DefaultElevationProfileProps } from './elevation-profile.tsx';
export * as ElevationProfile from './elevation-profile-parts.ts';
export type { FarPlace, RouteLine, RouteStop } from './route.rules.ts';
export { DefaultRouteMap, type DefaultRouteMapProps } from './route-map.tsx';
export * as RouteMap from './route-map-parts.tsx';
