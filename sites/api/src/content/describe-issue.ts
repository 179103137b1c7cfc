import type * as z from 'zod';
import { didYouMean } from '../core/did-you-mean.ts';
import { photoNameCure } from './photo-name.ts';

/** The fields that a schema describes, if it describes an object. */
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** A reason and remedy, and the field. */
export interface DescribedIssue {
  path: readonly PropertyKey[];
  text: string;
}

/** Describes an issue, once for each field that it is about. */
export function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType): DescribedIssue[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(unwrapped(schemaAt(schema, issue.path)));
    return issue.keys.map((key) => ({
      path: [...path, key],
      text: `there is no such field${didYouMean(key, known)}`,
    }));
  }
  if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
    const values = issue.values.map(String);
    return [{ path, text: `"${issue.input}" is none of ${values.join(', ')}${didYouMean(issue.input, values)}` }];
  }
  if (issue.input === undefined && issue.path.length > 0 && issue.code === 'invalid_type') {
    return [{ path, text: 'is missing' }];
  }
  const isSize = issue.code === 'too_small' || issue.code === 'too_big';
  if (isSize && (issue.origin === 'string' || issue.origin === 'array')) return [{ path, text: countText(issue) }];
  return [{ path, text: `${issue.message}${exampleOf(issue)}` }];
}

/** A text or a list with too little or too much in it. */
function countText(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const what = issue.origin === 'string' ? 'characters' : 'entries';
  if (issue.code === 'too_big') return `has more than ${issue.maximum} ${what}`;
  return issue.minimum === 1 ? 'is empty' : `needs at least ${issue.minimum} ${what}`;
}

/** Shows how the value is written, where people write it in other ways. */
function exampleOf({ code, input, ...issue }: z.core.$ZodIssue): string {
  if (code === 'invalid_format' && 'format' in issue && issue.format === 'date') {
    return `: write it as "2027-03-14"${input === undefined ? '' : `, not ${JSON.stringify(input)}`}`;
  }
  if (code === 'invalid_format' && typeof input === 'string' && issue.path.at(-1) === 'file') {
    return `: ${photoNameCure(input)}`;
  }
  const isNumber = code === 'invalid_type' && 'expected' in issue && ['number', 'int'].includes(issue.expected);
  if (isNumber && typeof input === 'string') return `: write a number such as 610, not ${JSON.stringify(input)}`;
  return '';
}

/** The part of a schema that describes a path in the file. */
function schemaAt(schema: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, key) => {
    const inner = unwrapped(part);
    if (typeof key === 'number') return (inner as { element?: unknown } | undefined)?.element;
    return (inner as { shape?: Record<PropertyKey, unknown> } | undefined)?.shape?.[key];
  }, schema);
}

function unwrapped(schema: unknown): unknown {
  const { unwrap, in: input } = (schema ?? {}) as { unwrap?: () => unknown; in?: unknown };
  // A schema that transforms describes the file before that.
  if (input !== undefined) return unwrapped(input);
  const isList = (schema as { element?: unknown } | undefined)?.element !== undefined;
  return unwrap && !isList ? unwrapped(unwrap.call(schema)) : schema;
}
