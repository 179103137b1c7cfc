const BYTES = 99_000;

/** Texts that just fit into a body: one character over and over, which is what slow patterns are slow on. */
export const LONG_TEXTS = Object.entries({
  letter: 'a',
  capital: 'A',
  digit: '7',
  space: ' ',
  dot: '.',
  quote: "'",
  hyphen: '-',
  emoji: '🏔',
}).map(([name, character]) => ({ name, text: character.repeat(BYTES / Buffer.byteLength(character)) }));

/** The most that refusing one of them may cost, in milliseconds of CPU. */
export const CPU_LIMIT_MS = 50;
