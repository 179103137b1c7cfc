import { nearest } from '@trek/ui/internal/nearest';

/** The end of an error message about an unknown word: a suggestion, if there is one. */
export function didYouMean(word: string, words: Iterable<string>): string {
  const meant = nearest(word, [...words]);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}
