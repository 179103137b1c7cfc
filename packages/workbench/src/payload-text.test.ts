import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { payloadFields } from './payload-text.ts';
import { event } from './workbench-machine.ts';

test('a payload is written field by field, as a programmer would write it', () => {
  const shape = {
    item: z.string(),
    pointer: z.enum(['mouse', 'touch']),
    count: z.optional(z.int()),
    user: z.nullable(z.strictObject({ name: z.string() })),
  };
  expect(payloadFields(event('enter', shape))).toEqual([
    'item: string',
    'pointer: "mouse" | "touch"',
    'count?: integer',
    'user: { name: string } | null',
  ]);
});

test('an event without a payload has no fields', () => {
  expect(payloadFields(event('leave'))).toEqual([]);
});
