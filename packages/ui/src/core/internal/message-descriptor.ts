/** A text by its code, with the facts that it takes. */
type CodedMessage<Texts> = {
  [Code in keyof Texts & string]: Texts[Code] extends (...facts: infer Facts) => string
    ? { code: Code; facts: Facts }
    : { code: Code };
}[keyof Texts & string];

/** A message of a rule or a machine: a text's code with its facts, or a sentence of the backend, shown as it is. */
export type MessageDescriptor<Texts> = string | CodedMessage<Texts>;

/**
 * The message in a language.
 * @param foreign translates a sentence of the backend. Default: it is shown as it is
 */
export function formatMessage<Texts>(
  message: MessageDescriptor<Texts>,
  texts: Texts,
  foreign = (sentence: string) => sentence,
): string {
  if (typeof message === 'string') return foreign(message);
  const { code, facts = [] } = message as { code: keyof Texts; facts?: unknown[] };
  const text = texts[code] as string | ((...facts: unknown[]) => string);
  if (typeof text === 'string') return text;
  return text(...facts.map((fact) => (typeof fact === 'string' ? foreign(fact) : fact)));
}
