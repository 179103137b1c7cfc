export * from './compare.rules.ts';
export * from './compare-bar.tsx';
export * as Compare from './compare-parts.tsx';
export * from './comparison.tsx';
export * as Comparison from './comparison-parts.tsx';
export { type CompareActor, startCompare } from './start-compare.ts';
export { useCompare } from './use-compare.ts';
