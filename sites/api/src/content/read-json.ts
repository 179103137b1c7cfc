import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { decodeText } from '../core/text-file.ts';
import { describeIssue } from './describe-issue.ts';
import { JsonFault, readPlaces } from './json-places.ts';

/** A fault with its cure, and the place where it is, as `3:12`, if it is none of a field. */
interface JsonFileFault {
  text: string;
  place?: string;
}

/** A content file: its data, or its faults. */
type JsonFile<Data> = { data: Data; faults?: undefined } | { data?: undefined; faults: JsonFileFault[] };

/** Reads a content file by its schema. */
export async function readJson<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<JsonFile<z.output<Schema>>> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    return { faults: [{ text: `can't be read (${(error as NodeJS.ErrnoException).code})` }] };
  }
  const decoded = decodeText(bytes);
  if ('fault' in decoded) return { faults: [{ text: decoded.fault }] };
  return parseFile(decoded.text, schema);
}

function parseFile<Schema extends z.ZodType>(text: string, schema: Schema): JsonFile<z.output<Schema>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { faults: [syntaxFault(text)] };
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data };
  const places = readPlaces(text);
  const faults = result.error.issues.flatMap((issue) =>
    describeIssue(issue, schema).map(({ path, text: reason }) => {
      const line = places.lineOf(path);
      return { text: `${path.join('.') || 'file'}: ${reason}${line === undefined ? '' : ` (line ${line})`}` };
    }),
  );
  return { faults };
}

function syntaxFault(text: string): JsonFileFault {
  try {
    readPlaces(text);
  } catch (error) {
    if (error instanceof JsonFault) return { text: error.message, place: `${error.line}:${error.column}` };
    throw error;
  }
  return { text: 'is not valid JSON' };
}
