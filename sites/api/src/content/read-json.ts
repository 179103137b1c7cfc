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

/** A content file: its data with what is odd about its text, or its faults. */
type JsonFile<Data> =
  | { data: Data; warnings: string[]; faults?: undefined }
  | { data?: undefined; warnings?: undefined; faults: JsonFileFault[] };

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
  const { text, hasByteOrderMark } = decoded;
  return parseFile(text, schema, [...(hasByteOrderMark ? [MARKED] : []), ...lostSigns(text)]);
}

const MARKED = 'begins with a byte order mark, as “UTF-8 with BOM” of Notepad does: choose “UTF-8” when you save it';

/** Signs of UTF-8 that a program has read as Windows-1252, or has given up: `Ã¤`, `â€“`, `�`. */
const LOST_SIGN = /\uFFFD|\u00E2\u20AC.|\u00C3[\u0080-\u00BF]|\u00C2[\u00A0-\u00BF]/;

/** The first line whose letters were lost when the file was saved before. */
function lostSigns(text: string): string[] {
  const line = text.split('\n').findIndex((one) => LOST_SIGN.test(one));
  if (line < 0) return [];
  return [
    `has lost letters, such as ${LOST_SIGN.exec(text)?.[0]}: write them again, and save it as UTF-8 (line ${line + 1})`,
  ];
}

function parseFile<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  warnings: string[],
): JsonFile<z.output<Schema>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { faults: [syntaxFault(text)] };
  }
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return { data: result.data, warnings };
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
