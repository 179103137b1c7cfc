export { useTrekFacts } from '../../api/use-trek-facts.ts';
export * from './card.anatomy.ts';
export * from './difficulty.ts';
export * from './trek-card.tsx';
export * as TrekCard from './trek-card-parts.tsx';
export * from './trek-slider.tsx';
export * from './treks.texts.ts';
