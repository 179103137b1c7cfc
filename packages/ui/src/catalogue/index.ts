/** Everything that shows treks, in one import: cards, listing, rows, the page of a trek and of a place. */
export * from '../card/index.ts';
export * from '../listing/index.ts';
export * from '../place/index.ts';
export * from '../showcase/index.ts';
export * from '../trek/index.ts';
export { catalogueMessages } from './public-messages.ts';
