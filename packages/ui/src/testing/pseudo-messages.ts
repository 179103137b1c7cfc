import { en } from '../messages/en.ts';
import type { WholeTrekMessages } from '../messages/messages.types.ts';

const LONGER_BY = 0.4;

/** A text between brackets, each of its words longer by 40 %: what is read outside of brackets comes from no dictionary. */
function pseudo(text: string): string {
  const longer = text.replace(/\p{L}+/gu, (word) => word + 'o'.repeat(Math.ceil(word.length * LONGER_BY)));
  return `⟦${longer}⟧`;
}

function pseudoOf(texts: object): object {
  const entries = Object.entries(texts).map(([name, text]) => {
    if (typeof text === 'function') return [name, (...facts: unknown[]) => pseudo(text(...facts))];
    return [name, typeof text === 'string' ? pseudo(text) : pseudoOf(text)];
  });
  return Object.fromEntries(entries);
}

/** An artificial language: the English texts, marked and longer. */
export const pseudoMessages = pseudoOf(en) as WholeTrekMessages;
