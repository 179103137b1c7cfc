import type { ScriptStep } from '@trek/ui/internal/testing/machines';
import { messageOf } from './event-verdict.ts';
import { RecordedRun } from './recorded-run.ts';
import type { ScriptDocument } from './script-document.ts';
import type { Divergence } from './script-origin.ts';
import { payloadFault, type WorkbenchMachine } from './workbench-machine.ts';

/** A script as far as it could be played. */
export interface PlayedScript {
  recorded: RecordedRun;
  input: string;
  divergence: Divergence | null;
  /** Why the rest could not be played; null where all of it was. */
  message: string | null;
}

/** Plays a script of any build, up to the first step that this machine can't take. */
export async function playScript(known: WorkbenchMachine, document: ScriptDocument): Promise<PlayedScript> {
  const { script, results } = document;
  const isKnown = Object.hasOwn(known.inputs, document.input);
  const input = isKnown ? document.input : (Object.keys(known.inputs)[0] ?? '');
  const recorded = new RecordedRun(known, input);
  let divergence: Divergence | null = isKnown
    ? null
    : { step: 0, before: `start “${document.input}”`, now: `start “${input}”` };
  for (const [index, step] of script.entries()) {
    const before = results?.[index];
    const fault = await faultOfTaking(known, recorded, step);
    const now = fault ?? recorded.records[index]?.result ?? '';
    if (before !== undefined && before !== now) divergence ??= { step: index + 1, before, now };
    if (fault !== null) {
      divergence ??= { step: index + 1, before: null, now: fault };
      return { recorded, input, divergence, message: `Step ${index + 1} can’t be played here: ${fault}` };
    }
  }
  return { recorded, input, divergence, message: null };
}

/** Takes a step. @returns why it can't be taken; null where it was */
async function faultOfTaking(known: WorkbenchMachine, recorded: RecordedRun, step: ScriptStep): Promise<string | null> {
  const { status } = recorded.run.snapshot;
  if (status !== 'active') return `the machine is ${status}.`;
  const fault = 'send' in step ? eventFault(known, step.send, step.to) : null;
  if (fault !== null) return fault;
  try {
    await recorded.take(step);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

function eventFault(known: WorkbenchMachine, sent: { type: string }, to: string | undefined): string | null {
  const target = to === undefined ? known : known.children?.[to];
  if (!target) return `there is no child “${to}”.`;
  const { type, ...payload } = sent;
  const event = target.events.find((one) => one.type === type);
  return event ? payloadFault(event, payload) : `“${type}” is no event of “${target.id}”.`;
}
