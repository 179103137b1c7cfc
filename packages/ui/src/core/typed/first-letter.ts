/** Longer than any letter with its marks. */
const LONGEST_READ = 100;

/**
 * The first letter of a name as a person reads it: with its marks, and never half a character. A browser without
 * `Intl.Segmenter` (Firefox before 125) takes the first code point.
 */
export function firstLetter(name: string): string {
  const text = name
    .slice(0, LONGEST_READ)
    .replace(/^[\p{Default_Ignorable_Code_Point}\s]+/u, '')
    .normalize('NFC')
    // First, as some letters are two in upper case: ß, ﬁ.
    .toUpperCase();
  const [letter] = Intl.Segmenter ? new Intl.Segmenter(undefined).segment(text) : [];
  return letter?.segment ?? [...text][0] ?? '';
}
