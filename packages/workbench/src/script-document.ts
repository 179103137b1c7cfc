import type { ScriptStep } from '@trek/ui/internal/testing/machines';
import * as z from 'zod/mini';
import { THIS_BUILD } from './this-build.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

/** A run that can be kept and handed over: which machine, from which input, by which steps. */
export interface ScriptDocument {
  machine: string;
  /** The build that it was made on. Older scripts, and those of the kit's own tests, name none. */
  build?: string;
  input: string;
  script: ScriptStep[];
  /** The outcome of each step on that build: `StepRecord.result`. Older scripts have none. */
  results?: string[];
}

/** Why a script can't be played here; `message` is for the person who brought it. */
export class ScriptFault extends Error {
  override readonly name = 'ScriptFault';
}

/** Most steps of a script. */
export const MAXIMUM_STEPS = 2000;
const outcome = z.union([z.strictObject({ resolve: z.unknown() }), z.strictObject({ reject: z.unknown() })]);
const call = z.optional(z.int());
const stepSchema = z.union([
  z.strictObject({ send: z.looseObject({ type: z.string() }), to: z.optional(z.string()) }),
  z.strictObject({ advance: z.number().check(z.gte(0), z.lte(1e9)) }),
  z.strictObject({ settle: z.string(), call, resolve: z.unknown() }),
  z.strictObject({ settle: z.string(), call, reject: z.unknown() }),
  z.strictObject({ fault: z.string(), as: z.nullable(outcome) }),
]);
const documentSchema = z.strictObject({
  machine: z.string(),
  // Written by older builds, which refused each other's scripts by it.
  chart: z.optional(z.string()),
  build: z.optional(z.string()),
  input: z.string(),
  script: z.array(stepSchema).check(z.maxLength(MAXIMUM_STEPS)),
  results: z.optional(z.array(z.string())),
});

/** A script that is made here; from the machine's first input, unless another is named. */
export function documentOf(
  known: WorkbenchMachine,
  {
    input = Object.keys(known.inputs)[0] ?? '',
    script,
    results,
  }: { input?: string; script: readonly ScriptStep[]; results?: readonly string[] },
): ScriptDocument {
  return {
    machine: known.id,
    build: THIS_BUILD,
    input,
    script: [...script],
    ...(results && { results: [...results] }),
  };
}

/**
 * Reads a document from outside, of any build of this machine.
 * @throws ScriptFault with a plain sentence if it is no script, or one for another machine
 */
export function readDocument(known: WorkbenchMachine, value: unknown): ScriptDocument {
  const { data, error } = documentSchema.safeParse(value);
  if (error) throw new ScriptFault('This is no script of the workbench.');
  const { chart: _, ...found } = data;
  if (found.machine !== known.id)
    throw new ScriptFault(`This script is for the machine “${found.machine}”, not for “${known.id}”: open its story.`);
  return found as ScriptDocument;
}
