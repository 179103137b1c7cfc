/** Typos that a suggestion may differ by. */
const MOST_WRONG = 2;

/** The closest known word; undefined: none is close. */
function nearMiss(word: string, words: Iterable<string>): string | undefined {
  const ranked = [...words]
    .map((known) => ({ known, distance: distanceOf(word.toLowerCase(), known.toLowerCase()) }))
    // In a short word, two letters would be most of it.
    .filter(({ known, distance }) => distance <= Math.min(MOST_WRONG, known.length / 3))
    .toSorted((one, other) => one.distance - other.distance);
  return ranked[0]?.known;
}

/** The end of an error message about an unknown word: a suggestion, if there is one. */
export function didYouMean(word: string, words: Iterable<string>): string {
  const meant = nearMiss(word, words);
  return meant === undefined ? '' : `; did you mean "${meant}"?`;
}

/** Damerau–Levenshtein distance: insertions, deletions, replacements and swaps of neighbors. */
export function distanceOf(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(rows[row - 1], column) + 1,
        at(rows[row - 1], column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(rows[row - 2], column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(current);
  }
  return at(rows[one.length], other.length);
}

const at = (row: readonly number[] | undefined, column: number) => row?.[column] ?? Number.POSITIVE_INFINITY;
