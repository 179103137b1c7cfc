import type { Outcome, ScriptStep } from '@trek/ui/internal/testing/machines';
import type { AnyStateMachine } from 'xstate';
import * as z from 'zod/mini';
import { contractErrors, failures } from './failures.ts';

/** One event as QA may send it: what its payload must be, and examples of it. */
export interface WorkbenchEvent {
  type: string;
  schema: z.ZodMiniObject;
  /** Good payloads by name; an event without a payload has the empty one alone. */
  samples: Record<string, object>;
}

/** Something that the person's view shows: a text, or what a screen reader names so. */
export type Sight = string | { role: string; name: string; isExpanded?: boolean; isDisabled?: boolean };

/** One state in which the machine rests, with the shortest way there. */
interface WorkbenchState {
  /** The state's meaning, for a person who reads no code. */
  words: string;
  /** The person's view then; default: the words. */
  sees?: Sight;
  /** Texts that the contract wants on the screen then, notices included. The state's story looks for each. */
  demands?: readonly string[];
  /** Texts that the view does not show, if that distinguishes the state from its neighbors. */
  misses?: Sight;
  /** The name of the input that the way starts from; the first by default. */
  input?: string;
  script: readonly ScriptStep[];
}

/** A state machine as the workbench drives it. */
export interface WorkbenchMachine {
  id: string;
  title: string;
  machine: AnyStateMachine;
  /** How an exported test gets at the same machine; `also` is what its expression needs besides. */
  source: { name: string; from: string; expression?: string; also?: { name: string; from: string } };
  inputs: Record<string, unknown>;
  events: readonly WorkbenchEvent[];
  /** Child machines by the id under which they run. */
  children?: Record<string, WorkbenchMachine>;
  /** Named answers of each child, besides the {@link failures} that every child can have. */
  outcomes: Record<string, Record<string, Outcome>>;
  /** By the path of the state in the chart: `details.editing`. */
  states: Record<string, WorkbenchState>;
}

/** Describes an event: its payload's fields, and good payloads by name. */
export function event(
  type: string,
  shape: z.core.$ZodShape = {},
  samples: Record<string, object> = { 'no payload': {} },
): WorkbenchEvent {
  return { type, schema: z.strictObject(shape) as z.ZodMiniObject, samples };
}

/** Payloads that the event's schema refuses, by what is wrong with them. */
export function invalidSamples({ schema, samples }: WorkbenchEvent): Record<string, object> {
  const good = Object.values(samples)[0] ?? {};
  const candidates = Object.keys(good).flatMap((field): [string, object][] => {
    const { [field as never]: _, ...without } = good as Record<string, unknown>;
    return [
      [`without ${field}`, without],
      [`${field} is a list`, { ...good, [field]: [] }],
    ];
  });
  const all = [...candidates, ['an unknown field', { ...good, unknown: true }] as [string, object]];
  return Object.fromEntries(all.filter(([, payload]) => !schema.safeParse(payload).success));
}

/** The fault of a payload, as a sentence; null for a good one. */
export function payloadFault(known: WorkbenchEvent, payload: unknown): string | null {
  const { error } = known.schema.safeParse(payload);
  if (!error) return null;
  const faults = error.issues.map(({ path, message }) => `${path.join('.') || 'the payload'}: ${message}`);
  return `The payload of “${known.type}” does not fit: ${faults.join('; ')}.`;
}

/** Every answer that a child can be given, by name. */
export function outcomesOf({ outcomes, children = {} }: WorkbenchMachine, actor: string): Record<string, Outcome> {
  const own = outcomes[actor];
  if (own) return { ...own, ...contractErrors[actor], ...failures };
  const child = Object.values(children).find((one) => actor in one.outcomes);
  return child ? outcomesOf(child, actor) : failures;
}

/** The names of every child that can be asked something, those of child machines included. */
export function actorsOf({ outcomes, children = {} }: WorkbenchMachine): string[] {
  return [...Object.keys(outcomes), ...Object.values(children).flatMap(actorsOf)];
}
