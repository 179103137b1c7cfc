import * as z from 'zod/mini';
import type { ApiContext } from './api-context.ts';
import { HttpError } from './http-error.ts';

const MALFORMED = 'The request body must be JSON.';
/** The id of a row, as callers send it back. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Reads the JSON body of a request. Fields that the schema doesn't name are dropped.
 * @throws HttpError 415 where it isn't sent as JSON, 400 with the message of the first field that is wrong
 */
export async function readBody<Schema extends z.ZodMiniType<Record<string, unknown>>>(
  context: ApiContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(await readJson(context), {
    // Stands where the schema has no message of its own.
    error: (issue) => `${issue.path?.join('.') || 'The request body'} is missing or not valid.`,
  });
  if (!result.success) throw new HttpError(400, result.error.issues[0]?.message ?? MALFORMED);
  for (const [field, value] of Object.entries(result.data)) {
    if (typeof value === 'string' && !isStorable(value)) throw new HttpError(400, `${field} is missing or not valid.`);
  }
  return result.data;
}

async function readJson(context: ApiContext): Promise<unknown> {
  if (!JSON_TYPE.test(context.req.header('Content-Type') ?? '')) {
    throw new HttpError(415, 'The request body must be sent with the content type application/json.');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await context.req.arrayBuffer()));
  } catch {
    throw new HttpError(400, MALFORMED);
  }
}

/** PostgreSQL stores no NUL, and half of a surrogate pair is no character. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
