/** A piece of a text. */
interface Piece {
  /** Its position in the text. */
  at: number;
  kind: 'text' | 'email' | 'phone';
  words: string;
}

/**
 * Splits a text at its e-mail addresses and at phone numbers that are known.
 * @param phones numbers that may be in it
 */
export function contactsIn(text: string, phones: readonly string[]): Piece[] {
  const contacts = [...emailsIn(text), ...phonesIn(text, phones)].toSorted((one, other) => one.at - other.at);
  const pieces: Piece[] = [];
  let end = 0;
  const addText = (until: number) => {
    if (until > end) pieces.push({ at: end, kind: 'text', words: text.slice(end, until) });
  };
  for (const contact of contacts) {
    if (contact.at < end) continue;
    addText(contact.at);
    pieces.push(contact);
    end = contact.at + contact.words.length;
  }
  addText(text.length);
  return pieces;
}

/** Signs that may be around an address in a sentence. */
const AROUND = new Set(['<', '>', '(', ')', '"', ',', ';', ':', '.']);

function* emailsIn(text: string): Generator<Piece> {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    let start = 0;
    let end = word.length;
    while (start < end && AROUND.has(word.charAt(start))) start++;
    while (end > start && AROUND.has(word.charAt(end - 1))) end--;
    const words = word.slice(start, end);
    const [name, host, ...more] = words.split('@');
    if (name && host?.includes('.') && more.length === 0) yield { at: index + start, kind: 'email', words };
  }
}

function* phonesIn(text: string, phones: readonly string[]): Generator<Piece> {
  for (const words of new Set(phones)) {
    const at = words === '' ? -1 : text.indexOf(words);
    if (at !== -1) yield { at, kind: 'phone', words };
  }
}
