/** A text by its name, with the facts that it takes. */
type Named<Texts> = {
  [Name in keyof Texts & string]: Texts[Name] extends (...facts: infer Facts) => string
    ? { code: Name; facts: Facts }
    : { code: Name };
}[keyof Texts & string];

/** What a rule or a machine has to say: a text by its name, or words that somebody else said, which stay as they are. */
export type Said<Texts> = string | Named<Texts>;

/**
 * Puts into words what was said.
 * @param foreign what becomes of somebody else's words. Default: they stay as they are
 */
export function say<Texts>(said: Said<Texts>, texts: Texts, foreign = (words: string) => words): string {
  if (typeof said === 'string') return foreign(said);
  const { code, facts = [] } = said as { code: keyof Texts; facts?: unknown[] };
  const text = texts[code] as string | ((...facts: unknown[]) => string);
  if (typeof text === 'string') return text;
  return text(...facts.map((fact) => (typeof fact === 'string' ? foreign(fact) : fact)));
}

/** Texts that say nothing but their names and facts, for a schema: {@link readNamed} reads them. */
export function namesOf<Texts extends object>(texts: Texts): Texts {
  const names = Object.entries(texts).map(([code, text]) => [
    code,
    typeof text === 'function' ? (...facts: unknown[]) => JSON.stringify({ code, facts }) : JSON.stringify({ code }),
  ]);
  return Object.fromEntries(names);
}

/** The errors of a schema that was made with {@link namesOf} texts. What the schema's library says by itself stays as it is. */
export function readNamed<Field extends string, Texts>(
  errors: Partial<Record<Field, string>>,
): Partial<Record<Field, Said<Texts>>> {
  const said = Object.entries<string | undefined>(errors).map(([field, text = '']) => [
    field,
    text.startsWith('{"code"') ? JSON.parse(text) : text,
  ]);
  return Object.fromEntries(said) as Partial<Record<Field, Said<Texts>>>;
}
