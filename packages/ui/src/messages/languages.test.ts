import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

type Text = string | ((...facts: unknown[]) => string);

/** Every text with its way through the dictionary: `booking.paymentFailed`. */
function textsOf(dictionary: object, path = ''): [string, Text][] {
  return Object.entries(dictionary).flatMap(([name, text]) =>
    typeof text === 'object' ? textsOf(text, `${path}${name}.`) : [[`${path}${name}`, text as Text] as [string, Text]],
  );
}

/** Texts that take a list take one of days or slides. */
const FACTS: Record<string, unknown[]> = {
  'api.backend': ['Out of permits'],
  'route.stop': [[3, 4], 'Namche'],
  'carousel.shown': [[2, 3], 9],
  'trekFacts.difficulty': ['Strenuous'],
  'trekFacts.season': ['After Dashain'],
  'trekFacts.country': ['Mongolia'],
  'trekFacts.activity': ['Yak racing'],
  'itinerary.way': ['by yak'],
  'profile.bookingStatus': ['refunded'],
};
/** Numbers that stand in no sentence about something else, and are read as a text as well. */
const factsOf = (path: string, count: number) => FACTS[path] ?? Array.from({ length: count }, (_, index) => 71 + index);

const english = textsOf(en);

describe.each(Object.entries({ de, es, fr }))('in %s', (_, dictionary) => {
  const texts = new Map(textsOf(dictionary));

  test('every text exists and is not empty', () => {
    expect([...texts.keys()].sort()).toEqual(english.map(([path]) => path).sort());
    for (const [path, text] of texts) if (typeof text === 'string') expect(text.trim(), path).not.toBe('');
  });

  test('every text with facts includes those of the English one', () => {
    const withFacts = english.filter(([, text]) => typeof text === 'function');
    expect(withFacts.length).toBeGreaterThan(40);
    for (const [path, text] of withFacts) {
      const say = text as (...facts: unknown[]) => string;
      const facts = factsOf(path, say.length);
      const filledText = (texts.get(path) as typeof say)(...facts);
      for (const fact of facts.flat().filter((fact) => say(...facts).includes(String(fact)))) {
        expect(filledText, path).toContain(String(fact));
      }
    }
  });

  test('every sentence differs from the English one', () => {
    const sentences = english.filter(([, text]) => typeof text === 'string' && text.includes(' '));
    expect(sentences.filter(([path, text]) => texts.get(path) === text)).toEqual([]);
  });
});

test('a level of difficulty that a language does not know is shown as the catalogue has it', () => {
  expect(['Very Difficult', 'Strenuous', 'constructor'].map(de.trekFacts.difficulty)).toEqual([
    'Sehr schwer',
    'Strenuous',
    'constructor',
  ]);
});
