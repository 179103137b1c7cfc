export { foldText } from '../../core/typed/fold-text.ts';
export * from './find-subjects.rules.ts';
export * from './load-search-index.ts';
export * from './make-search-index.rules.ts';
export { type MarkedRun, markMatches } from './search-words.rules.ts';
