/** A fact of a message: a text in it may be a message of others, formatted by them. */
type Fact<Given> = Given extends string ? Given | { code: string; facts?: readonly unknown[] } : Given;

/** A text by its code, with the facts that it takes. `request` names the request that has failed, and is no part of the text. */
type CodedMessage<Texts> = {
  [Code in keyof Texts & string]: Texts[Code] extends (...facts: infer Facts) => string
    ? { code: Code; facts: { [Index in keyof Facts]: Fact<Facts[Index]> }; request?: string }
    : { code: Code; request?: string };
}[keyof Texts & string];

/** A message of a rule or a machine: a text's code with its facts, or a sentence of the backend, shown as it is. */
export type MessageDescriptor<Texts> = string | CodedMessage<Texts>;

const isMessage = (fact: unknown) => typeof fact === 'string' || (typeof fact === 'object' && fact !== null);

/** The text that joins a message and its reason. */
interface WithBecause {
  because?: (text: string, reason: string) => string;
}

/**
 * The message in a language, with its reason if it has one.
 * @param foreign formats what is not in `texts`: sentences, and messages of others. Default: as it is
 */
export function formatMessage<Texts extends object, Foreign = string>(
  message: MessageDescriptor<Texts> | Foreign,
  texts: Texts,
  foreign: (other: Foreign | string) => string = String,
): string {
  const { code = '', facts = [], reason } = message as { code?: string; facts?: unknown[]; reason?: object };
  const text = texts[code as keyof Texts] as undefined | string | ((...facts: unknown[]) => string);
  if (typeof message === 'string' || text === undefined) return foreign(message as Foreign);
  const sentence =
    typeof text === 'string' ? text : text(...facts.map((fact) => (isMessage(fact) ? foreign(fact as Foreign) : fact)));
  const { because } = texts as WithBecause;
  return reason && because ? because(sentence, formatMessage(reason as MessageDescriptor<Texts>, texts)) : sentence;
}
