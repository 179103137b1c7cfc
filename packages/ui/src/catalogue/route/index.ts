export * from './acclimatization.rules.ts';
export * as Elevation from './elevation-parts.ts';
export * from './elevation-profile.tsx';
export * from './route.rules.ts';
export * from './route-map.tsx';
export * as Route from './route-map-parts.tsx';
export type { ActiveDayProps } from './use-active-day.ts';
