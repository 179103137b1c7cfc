export { type ComparedQuery, type ComparedTrek, comparedQuery, readComparedQuery } from './compare.rules.ts';
export { DefaultCompare, type DefaultCompareProps } from './compare.tsx';
export * as Compare from './compare-parts.tsx';
export { DefaultComparison, type DefaultComparisonProps } from './comparison.tsx';
export * as Comparison from './comparison-parts.tsx';
export { type CompareStore, startCompare } from './start-compare.ts';
export { useCompare } from './use-compare.ts';
