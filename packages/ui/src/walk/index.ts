export * from './acclimatisation.rules.ts';
export * from './elevation-profile.tsx';
export * from './route.rules.ts';
export * from './route-map.tsx';
export * from './walk.anatomy.ts';
export * from './walk.messages.ts';
