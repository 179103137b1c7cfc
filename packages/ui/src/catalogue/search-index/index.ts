export { foldText } from '../../core/typed/fold-text.ts';
export { type FoundSubject, findNames } from './find-names.rules.ts';
export * from './find-subjects.rules.ts';
export * from './load-search-index.ts';
export * from './make-search-index.rules.ts';
export { type MarkedRun, markMatches } from './search-words.rules.ts';
export type { SearchableIndex, SearchablePage } from './searchable-index.rules.ts';
export { withPages } from './searchable-index.rules.ts';
