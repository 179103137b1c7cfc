import { changesBetween } from '@trek/ui/internal/nearest';

/** Typos of a name, and the letters that each needs around it. */
const MOST_WRONG = 2;
const LETTERS_PER_TYPO = 4;
/** In a word this short, another letter makes another word: HOSTS, POST, URI, FILE. */
const SHORT = 4;

/** Words of other programs' names that are one of ours but for a letter or two. */
const OTHER_WORDS = new Set([
  ...['BUILD', 'BUILDER', 'BUILDX', 'BUILT', 'CONTEXT', 'DATE', 'EMAIL', 'GMAIL', 'PUBLISH', 'SFTP', 'SMPP', 'SMTPS'],
]);
/** Their names that differ from ours further on. */
const OTHER_NAMES = new Set(['API_URI', 'API_URLS']);

const lettersOf = (word: string) => [...word].toSorted().join('');
const isSwapped = (word: string, meant: string) =>
  lettersOf(word) === lettersOf(meant) && changesBetween(word, meant) === 1;

/** Whether a name in the environment is most likely a typo of one of ours, and not the name of another program. */
export function isMisspelled(written: string, known: readonly string[]): boolean {
  return known.some((meant) =>
    meant.length <= SHORT ? isSwapped(written, meant) : written !== meant && isTypo(written.toUpperCase(), meant),
  );
}

function isTypo(name: string, meant: string): boolean {
  if (changesBetween(name, meant) > Math.min(MOST_WRONG, Math.floor(meant.length / LETTERS_PER_TYPO))) return false;
  if (OTHER_NAMES.has(name)) return false;
  const [first = '', ...others] = meant.split('_');
  const end = others.join('');
  const whole = name.replaceAll('_', '');
  if (end.length > SHORT || !whole.endsWith(end)) return true;
  // Any program has addresses and folders: only the first word says whose this is.
  const word = whole.slice(0, -end.length);
  if (word === first || isSwapped(word, first)) return true;
  if (first.length < SHORT || OTHER_WORDS.has(word)) return false;
  return changesBetween(word, first) <= (first.length > SHORT ? MOST_WRONG : 1);
}
