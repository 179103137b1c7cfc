import { guardText } from '@trek/ui/internal/testing/machines';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { payloadFault, type WorkbenchEvent } from './workbench-machine.ts';

/** Whether a machine takes an event now; `reason` says why it does not. */
export type EventVerdict = { isAllowed: true } | { isAllowed: false; reason: string };

/** The effect of sending an event to this snapshot. Nothing is sent. */
export function judgeEvent(snapshot: AnyMachineSnapshot, event: AnyEventObject): EventVerdict {
  if (snapshot.status !== 'active') return refused(`The machine is ${snapshot.status}: it takes nothing more.`);
  try {
    if (snapshot.can(event)) return { isAllowed: true };
  } catch (error) {
    return refused(`A guard throws: ${messageOf(error)}`);
  }
  const candidates = activeNodes(snapshot).flatMap((node) => node.transitions.get(event.type) ?? []);
  if (candidates.length === 0) return refused('No transition for it in this state.');
  const guards = candidates.flatMap(({ guard }) => (guard ? [guardText(guard)] : []));
  if (guards.length === 0) return refused('This state ignores it on purpose.');
  return refused(`${[...new Set(guards)].join(', ')} says no.`);
}

/** The same, after the payload was held against the event's schema. */
export function judgePayload(snapshot: AnyMachineSnapshot, known: WorkbenchEvent, payload: unknown): EventVerdict {
  const fault = payloadFault(known, payload);
  return fault === null ? judgeEvent(snapshot, { type: known.type, ...(payload as object) }) : refused(fault);
}

/** The message of a thrown value. */
export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

const refused = (reason: string): EventVerdict => ({ isAllowed: false, reason });

function activeNodes(snapshot: AnyMachineSnapshot): AnyStateNode[] {
  return [...snapshot._nodes].sort((one, other) => other.path.length - one.path.length);
}
