import * as z from 'zod/mini';
import type { WorkbenchEvent } from './workbench-machine.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema | boolean;

/** The fields of an event's payload, each as TypeScript would write it: `travelers: integer`. */
export function payloadFields({ schema }: Pick<WorkbenchEvent, 'schema'>): string[] {
  return fieldsOf(z.toJSONSchema(schema) as JsonSchema);
}

function fieldsOf(schema: JsonSchema): string[] {
  if (typeof schema === 'boolean') return [];
  return Object.entries(schema.properties ?? {}).map(
    ([field, type]) => `${field}${schema.required?.includes(field) ? '' : '?'}: ${typeText(type as JsonSchema)}`,
  );
}

function typeText(schema: JsonSchema): string {
  if (typeof schema === 'boolean') return 'unknown';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const union = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (union) return [...new Set(union.map(typeText))].join(' | ');
  if (schema.properties) return `{ ${fieldsOf(schema).join('; ')} }`;
  return String(schema.type ?? 'unknown');
}
