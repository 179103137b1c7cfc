export { useTrekFacts } from '../../api/use-trek-facts.ts';
export { DefaultTrekCard, type DefaultTrekCardProps } from './trek-card.tsx';
export * as TrekCard from './trek-card-parts.tsx';
export { TrekSlider, type TrekSliderProps } from './trek-slider.tsx';
export { type TrekTool, TrekToolsProvider, type TrekToolsProviderProps } from './trek-tools.tsx';
