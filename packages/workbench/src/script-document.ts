import { chartOf, type ScriptStep } from '@trek/ui/internal/testing/machines';
import type { AnyStateMachine } from 'xstate';
import * as z from 'zod/mini';
import { payloadFault, type WorkbenchMachine } from './workbench-machine.ts';

/** A run that can be kept and handed over: which machine, from which input, by which steps. */
export interface ScriptDocument {
  machine: string;
  /** Tells the machine's chart from an older one. A script of the kit's own tests has none. */
  chart?: string;
  input: string;
  script: ScriptStep[];
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
  chart: z.optional(z.string()),
  input: z.string(),
  script: z.array(stepSchema).check(z.maxLength(MAXIMUM_STEPS)),
});

/** A few letters that change with every state and transition of the chart. */
function chartFingerprint(machine: AnyStateMachine): string {
  const { states, transitions } = chartOf(machine);
  let hash = 0x811c9dc5;
  for (const letter of [...states, ...transitions.map(({ key }) => key)].join('\n')) {
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The fingerprints of a machine and of its children. */
function chartsOf({ machine, children = {} }: WorkbenchMachine): string {
  return [machine, ...Object.values(children).map((child) => child.machine)].map(chartFingerprint).join('-');
}

/** A script of the machine's own as a document; from its first input, unless another is named. */
export function documentOf(
  known: WorkbenchMachine,
  { input = Object.keys(known.inputs)[0] ?? '', script }: { input?: string; script: readonly ScriptStep[] },
): ScriptDocument {
  return { machine: known.id, chart: chartsOf(known), input, script: [...script] };
}

/**
 * Reads a document from outside for this machine.
 * @throws ScriptFault with a plain sentence if it can't be played
 */
export function readDocument(known: WorkbenchMachine, value: unknown): ScriptDocument {
  const { data, error } = documentSchema.safeParse(value);
  if (error) throw new ScriptFault('This is no script of the workbench.');
  const found = data as ScriptDocument;
  if (found.machine !== known.id)
    throw new ScriptFault(`This script is for the machine “${found.machine}”, not for “${known.id}”: open its story.`);
  if (found.chart !== undefined && found.chart !== chartsOf(known))
    throw new ScriptFault(
      `This script was made for an older chart of “${known.id}”: its steps may mean something else.`,
    );
  if (!Object.hasOwn(known.inputs, found.input)) throw new ScriptFault(`There is no input “${found.input}”.`);
  for (const [index, step] of found.script.entries()) {
    const fault = 'send' in step ? eventFault(known, step.send, step.to) : null;
    if (fault) throw new ScriptFault(`Step ${index + 1}: ${fault}`);
  }
  return found;
}

function eventFault(known: WorkbenchMachine, sent: { type: string }, to: string | undefined): string | null {
  const target = to === undefined ? known : known.children?.[to];
  if (!target) return `there is no child “${to}”.`;
  const { type, ...payload } = sent;
  const event = target.events.find((one) => one.type === type);
  return event ? payloadFault(event, payload) : `“${type}” is no event of “${target.id}”.`;
}
