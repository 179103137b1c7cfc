export { useTrekFacts } from '../../api/use-trek-facts.ts';
export * from './difficulty.ts';
export * from './trek-card.tsx';
export * as TrekCard from './trek-card-parts.tsx';
export * from './trek-slider.tsx';
export { type TrekTool, TrekToolsProvider, type TrekToolsProviderProps, useTrekTool } from './trek-tools.tsx';
export * from './treks.texts.ts';
