/**
 * Letters that have to be added, taken away, replaced or swapped with the next to make one word of another: the distance of
 * Damerau and Levenshtein.
 */
export function changesBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

const plain = (word: string) => word.toLowerCase().replace(/[-_\s]/g, '');

/**
 * The known word that a misspelt one stands for: of the same first letter, and the same but for capitals and hyphens, or one
 * change for every three letters, two at most; undefined where none is so near.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const letters = plain(word);
  const most = Math.min(2, Math.floor(letters.length / 3));
  const [best] = known
    .map((name) => ({ name, changes: changesBetween(letters, plain(name)) }))
    .filter(({ name, changes }) => changes <= most && plain(name)[0] === letters[0])
    .sort((one, other) => one.changes - other.changes);
  return best?.name;
}
