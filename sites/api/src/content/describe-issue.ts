import type * as z from 'zod';
import { didYouMean } from '../core/did-you-mean.ts';

/** The fields that a schema describes, if it describes an object. */
const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** Describes an issue as lines of field, reason and remedy. */
export function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  const field = issue.path.join('.') || 'file';
  if (issue.code === 'unrecognized_keys') {
    const known = fieldsOf(schemaAt(schema, issue.path));
    return issue.keys.map((key) => {
      const place = [...issue.path, key].join('.');
      return `${place}: there is no such field${didYouMean(key, known)}`;
    });
  }
  if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
    const values = issue.values.map(String);
    return [`${field}: "${issue.input}" is none of ${values.join(', ')}${didYouMean(issue.input, values)}`];
  }
  if (issue.input === undefined && issue.path.length > 0 && issue.code === 'invalid_type') {
    return [`${field}: is missing`];
  }
  if (issue.input === undefined) return ['file: is not valid JSON: look for a missing comma, quote or bracket'];
  return [`${field}: ${issue.message}`];
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
  const { unwrap } = (schema ?? {}) as { unwrap?: () => unknown };
  const isList = (schema as { element?: unknown } | undefined)?.element !== undefined;
  return unwrap && !isList ? unwrapped(unwrap.call(schema)) : schema;
}
