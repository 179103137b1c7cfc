import { readFileSync } from 'node:fs';

/**
 * The comments of fields in the schemas' sources, for the document. Comments, because browsers load the schemas and no
 * description is worth its bytes there.
 */

const SOURCES = [
  ...['../api/entities.ts', '../api/search-index.ts', './requests.ts', './entities.ts'],
  ...['../sales/payment/payment-request.rules.ts', '../sales/booking/booking-request.rules.ts'],
];

/** The fields of one object with their comments. */
type Fields = Map<string, string>;

/** The text of a line of a comment. */
const commentIn = (line: string) => line.replace('/**', '').replace('*/', '').trim().replace(/^\* ?/, '');

/** The objects of a source. */
function objectsOf(source: string): Fields[] {
  const objects: Fields[] = [];
  const open: Fields[] = [];
  let comment: string[] = [];
  let isInComment = false;
  for (const line of source.split('\n').map((text) => text.trim())) {
    isInComment ||= line.startsWith('/**');
    if (isInComment) {
      comment.push(commentIn(line));
      isInComment = !line.endsWith('*/');
      continue;
    }
    const [, name] = /^(\w+)(?:: |,$)/.exec(line) ?? [];
    if (name) open.at(-1)?.set(name, comment.join(' ').trim());
    comment = [];
    if (line.startsWith('})')) open.pop();
    if (!line.endsWith('z.object({')) continue;
    open.push(new Map());
    objects.push(...open.slice(-1));
  }
  return objects;
}

let objects: Fields[] | undefined;

/** Fewer fields are those of some other object. */
const FEWEST_SHARED = 3;

/** The comments of an object's fields, by their names. The objects that it is made of have the same fields. */
export function commentsOf(names: readonly string[]): Fields {
  objects ??= SOURCES.flatMap((file) => objectsOf(readFileSync(new URL(file, import.meta.url), 'utf8')));
  const isOf = (fields: Fields) => fields.size > 0 && [...fields.keys()].every((name) => names.includes(name));
  const parts = objects.filter(isOf).sort((one, other) => one.size - other.size);
  const largest = parts.at(-1);
  return new Map(parts.filter((part) => part === largest || part.size >= FEWEST_SHARED).flatMap((part) => [...part]));
}
