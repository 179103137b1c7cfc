import type * as z from 'zod/mini';
import type { MessageDescriptor } from '../texts/message-descriptor.ts';

type Issue = z.core.$ZodIssue;
type Errors<Field extends string, Error> = Partial<Record<Field, Error>>;

/** The first issue of each field that is not good, in the order of the schema; empty when all are. */
function firstIssues<Field extends string>(schema: z.ZodMiniType, values: unknown): Errors<Field, Issue> {
  const issues: Errors<Field, Issue> = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) issues[issue.path[0] as Field] ??= issue;
  return issues;
}

const mapErrors = <Field extends string, Error>(issues: Errors<Field, Issue>, map: (issue: Issue) => Error) =>
  Object.fromEntries(
    Object.entries<Issue>(issues as Record<Field, Issue>).map(([field, issue]) => [field, map(issue)]),
  ) as Errors<Field, Error>;

/** The first message of each field that is not good, in the order of the schema; empty when all are. */
export function fieldErrors<Field extends string = string>(
  schema: z.ZodMiniType,
  values: unknown,
): Errors<Field, string> {
  return mapErrors(firstIssues<Field>(schema, values), ({ message }) => message);
}

/** For a schema that takes texts: each text is its own name. {@link fieldMessages} adds the facts. */
export function textNames<Texts extends object>(texts: Texts): Texts {
  const names = Object.entries(texts).map(([name, text]) => [name, typeof text === 'function' ? () => name : name]);
  return Object.fromEntries(names);
}

/**
 * The same as codes with facts, for a schema that was made with {@link textNames}. A text's facts are the limit of its
 * check, or the check's `params.facts`. The schema library's own messages stay sentences.
 */
export function fieldMessages<Field extends string, Texts extends object>(
  schema: z.ZodMiniType,
  values: unknown,
  texts: Texts,
): Errors<Field, MessageDescriptor<Texts>> {
  return mapErrors(firstIssues<Field>(schema, values), (issue) => {
    const code = issue.message;
    if (!(code in texts)) return code;
    if (typeof texts[code as keyof Texts] === 'string') return { code } as MessageDescriptor<Texts>;
    const facts = issue.code === 'custom' ? issue.params?.facts : 'maximum' in issue ? [issue.maximum] : [];
    return { code, facts } as MessageDescriptor<Texts>;
  });
}
