/** A fact of a message: a text in it may be a message of others, formatted by them. */
type Fact<Given> = Given extends string ? Given | { code: string; facts?: readonly unknown[] } : Given;

/** A text by its code, with the facts that it takes. */
type CodedMessage<Texts> = {
  [Code in keyof Texts & string]: Texts[Code] extends (...facts: infer Facts) => string
    ? { code: Code; facts: { [Index in keyof Facts]: Fact<Facts[Index]> } }
    : { code: Code };
}[keyof Texts & string];

/** A message of a rule or a machine: a text's code with its facts, or a sentence of the backend, shown as it is. */
export type MessageDescriptor<Texts> = string | CodedMessage<Texts>;

const isMessage = (fact: unknown) => typeof fact === 'string' || (typeof fact === 'object' && fact !== null);

/**
 * The message in a language.
 * @param foreign formats what is not in `texts`: sentences, and messages of others. Default: as it is
 */
export function formatMessage<Texts extends object, Foreign = string>(
  message: MessageDescriptor<Texts> | Foreign,
  texts: Texts,
  foreign: (said: Foreign | string) => string = String,
): string {
  const { code = '', facts = [] } = message as { code?: string; facts?: unknown[] };
  const text = texts[code as keyof Texts] as undefined | string | ((...facts: unknown[]) => string);
  if (typeof message === 'string' || text === undefined) return foreign(message as Foreign);
  if (typeof text === 'string') return text;
  return text(...facts.map((fact) => (isMessage(fact) ? foreign(fact as Foreign) : fact)));
}
