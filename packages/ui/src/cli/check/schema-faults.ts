import type { JsonSchema, OpenApiDocument } from '../../contract/open-api.ts';

/** How a value leaves its schema, in plain words. */
export interface SchemaFault {
  /** Such as `[0].price`. */
  path: string;
  words: string;
  /** Only a field beyond the contract: the kit leaves it out. */
  isBeyond: boolean;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typesOf(value: unknown): string[] {
  if (value === null) return ['null'];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return Number.isInteger(value) ? ['integer', 'number'] : ['number'];
  return [typeof value];
}

/** A value as a line of a report quotes it. */
export function quoted(value: unknown, longest = 60): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Compares a value with a schema of the document. It knows the keywords that the document uses.
 * @returns the faults, first things first
 */
export function schemaFaults(document: OpenApiDocument, schema: JsonSchema, value: unknown, path = ''): SchemaFault[] {
  const { $ref, anyOf, type } = schema;
  const at = (words: string): SchemaFault[] => [{ path, words, isBeyond: false }];
  if (typeof $ref === 'string') {
    const named = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
    return schemaFaults(document, named, value, path);
  }
  if (anyOf) {
    const tried = anyOf.map((one) => schemaFaults(document, one, value, path));
    if (tried.some((faults) => faults.length === 0)) return [];
    // The one that came nearest: what it says of fields inside helps more.
    const depth = ([first]: SchemaFault[]) => first?.path.length ?? 0;
    return tried.sort((one, other) => depth(other) - depth(one))[0] ?? [];
  }
  const allowed = type === undefined ? [] : [type].flat();
  if (allowed.length > 0 && !typesOf(value).some((one) => allowed.includes(one))) {
    const wanted = allowed.map((one) => NAMES[one] ?? one).join(' or ');
    return at(`must be ${wanted}, and is ${quoted(value)}`);
  }
  if (schema.const !== undefined && value !== schema.const)
    return at(`must be ${quoted(schema.const)}, and is ${quoted(value)}`);
  if (typeof value === 'string') return textFaults(schema, value, path);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.flatMap((entry, index) => schemaFaults(document, items, entry, `${path}[${index}]`)) : [];
  }
  return isObject(value) ? fieldFaults(document, schema, value, path) : [];
}

function textFaults({ minLength, pattern }: JsonSchema, value: string, path: string): SchemaFault[] {
  if (typeof minLength === 'number' && value.length < minLength) {
    return [{ path, words: 'must not be empty', isBeyond: false }];
  }
  // The only pattern of answers: a number in words.
  if (pattern === '[0-9]' && !/\d/.test(value)) {
    return [{ path, words: `must have a figure, and is ${quoted(value)}`, isBeyond: false }];
  }
  return [];
}

function fieldFaults(
  document: OpenApiDocument,
  { properties = {}, required = [] }: JsonSchema,
  value: Record<string, unknown>,
  path: string,
): SchemaFault[] {
  const nameOf = (field: string) => (path === '' ? field : `${path}.${field}`);
  const missing = required
    .filter((field) => value[field] === undefined)
    .map((field) => ({ path: nameOf(field), words: 'is missing', isBeyond: false }));
  const wrong = Object.entries(properties).flatMap(([field, schema]) => {
    const given = value[field];
    // Many backends write null where they have nothing.
    if (given === undefined || (given === null && !required.includes(field))) return [];
    const isBeyond = schema['x-trek'] === 'beyond';
    const faults = schemaFaults(document, schema, given, nameOf(field));
    return faults.map((fault) => ({ ...fault, isBeyond: isBeyond || fault.isBeyond }));
  });
  return [...missing, ...wrong];
}
