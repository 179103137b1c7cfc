import type * as z from 'zod/mini';

/** The first message of each field that is not good, in the order of the schema; empty when all are. */
export function fieldErrors<Field extends string = string>(
  schema: z.ZodMiniType,
  values: unknown,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) errors[path[0] as Field] ??= message;
  return errors;
}
