/**
 * Says the known ones of a backend's words in another language, however they are capitalized. A word that is not known is
 * said as it came.
 */
export function knownNames(names: Readonly<Record<Lowercase<string>, string>>): (word: string) => string {
  const known = new Map(Object.entries(names));
  return (word) => known.get(word.trim().toLowerCase()) ?? word;
}
