/** Translates the known words of a backend, however they are capitalized. An unknown word stays as it is. */
export function knownNames(names: Readonly<Record<Lowercase<string>, string>>): (word: string) => string {
  const known = new Map(Object.entries(names));
  return (word) => known.get(word.trim().toLowerCase()) ?? word;
}
