export * from './place.rules.ts';
export * as PlacePage from './place-parts.tsx';
export * from './place-view.texts.ts';
export * from './place-view.tsx';
