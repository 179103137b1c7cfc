import { expect, test } from 'vitest';
import { formatMessage } from './message-descriptor.ts';

const texts = {
  missing: 'Bitte ausfüllen',
  tooLong: (most: number) => `Höchstens ${most}`,
  failed: (why: string) => `Nein: ${why}`,
};

test('a text is found by its name, and gets its facts', () => {
  expect(formatMessage({ code: 'missing' }, texts)).toBe('Bitte ausfüllen');
  expect(formatMessage({ code: 'tooLong', facts: [200] }, texts)).toBe('Höchstens 200');
});

test('foreign words stay as they are, or are converted by the caller', () => {
  expect(formatMessage('Trek 7 is sold out', texts)).toBe('Trek 7 is sold out');
  expect(formatMessage({ code: 'failed', facts: ['sold out'] }, texts, (words) => String(words).toUpperCase())).toBe(
    'Nein: SOLD OUT',
  );
});

test('messages of others, as a whole or as a fact, are formatted by the caller', () => {
  const network = { code: 'network' };
  const foreign = (message: unknown) => (message === network ? 'Netzwerkfehler' : String(message));
  expect(formatMessage(network, texts, foreign)).toBe('Netzwerkfehler');
  expect(formatMessage({ code: 'failed', facts: [network] }, texts, foreign)).toBe('Nein: Netzwerkfehler');
});
