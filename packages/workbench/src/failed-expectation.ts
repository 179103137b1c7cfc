/** Formatting codes of terminals, which messages of matchers have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these codes begin with one.
const TERMINAL_CODE = /\u001b\[\d+m/g;
/** A text that shares fewer of its words says something else. */
const LEAST_LIKENESS = 0.4;
/** The most of the screen that is quoted. */
const LONGEST_QUOTE = 160;

/**
 * A failed expectation as one line, `expected “…”, the screen says “…”`.
 * @param message of the error, as Testing Library and Vitest word it
 * @param screen texts that can be seen, one for each element
 */
export function describeFailure(message: string, screen: readonly string[]): string {
  const plain = message.replace(TERMINAL_CODE, '');
  const [first = ''] = plain.split('\n');
  const several = /^Found multiple elements with [^":]*(?:"([^"]+)"|: (.+))/.exec(first);
  if (several) return `expected one “${several[1] ?? several[2]}”, the screen has several`;
  const missing = missingIn(first);
  if (missing) return line(missing, nearest(missing.text, screen));
  const lines = plain.split('\n').map((one) => one.trim());
  const received = lines.indexOf('Received:');
  if (received > 0) return line({ text: lines[received - 1] ?? '' }, lines[received + 1] ?? '');
  const values = /^expected '(.*)' to (?:be|equal|deeply equal) '(.*)'/.exec(first);
  if (values) return line({ text: values[2] ?? '' }, values[1] ?? '');
  return first;
}

interface Missing {
  text: string;
  role?: string | undefined;
}

/** The element that Testing Library did not find. */
function missingIn(first: string): Missing | null {
  if (!first.startsWith('Unable to find ')) return null;
  const [, role, name] = /^[^"]* role[ =]"([^"]*)"(?: and name [`"/](.*)[`"/])?/.exec(first) ?? [];
  if (role !== undefined) return name === undefined ? { text: role } : { text: name, role };
  const end = first.search(/(, which matches selector|\. This could)/);
  const text = /^Unable to find an? (?:element|label) with the [a-z ]+: (.*)$/.exec(
    end < 0 ? first : first.slice(0, end),
  );
  return text ? { text: text[1] ?? '' } : null;
}

function line({ text, role }: Missing, seen: string): string {
  return `expected “${text}”${role === undefined ? '' : ` (${role})`}, the screen says ${seen === '' ? 'nothing' : `“${seen}”`}`;
}

/** The text of the screen that is most like the expected one; if none is, the beginning of the screen. */
function nearest(expected: string, screen: readonly string[]): string {
  const [best] = screen
    .map((text) => ({ text, likeness: likeness(expected, text) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  const seen = best && best.likeness >= LEAST_LIKENESS ? best.text : screen.join(' · ');
  return seen.length > LONGEST_QUOTE ? `${seen.slice(0, LONGEST_QUOTE)}…` : seen;
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  return (2 * common) / (words.size + others.size || 1);
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}$]+/gu) ?? []);
