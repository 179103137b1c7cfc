import type * as z from 'zod/mini';
import type { ApiContext } from './api-context.ts';
import { HttpError } from './http-error.ts';

const MALFORMED = 'The request body must be JSON.';
const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/**
 * Reads the JSON body of a request. Unknown fields are dropped.
 * @throws HttpError 415 without a JSON content type, 400 with the message of the first invalid field
 */
export async function readBody<Schema extends z.ZodMiniType<Record<string, unknown>>>(
  context: ApiContext,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = schema.safeParse(await readJson(context), {
    // For fields whose schema has no message.
    error: (issue) => `${issue.path?.join('.') || 'The request body'} is missing or invalid.`,
  });
  if (!result.success) throw new HttpError(400, result.error.issues[0]?.message ?? MALFORMED);
  for (const [field, value] of Object.entries(result.data)) {
    if (typeof value === 'string' && !isStorable(value)) throw new HttpError(400, `${field} is missing or invalid.`);
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

/** PostgreSQL can't store NUL, and a lone surrogate is no character. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
