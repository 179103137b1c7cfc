import {
  keyOf,
  type LogEntry,
  MachineCoverage,
  MachineRun,
  machineOf,
  type ScriptStep,
  stateText,
} from '@trek/ui/internal/testing/machines';
import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { type ContextChange, changesBetween } from './context-change.ts';
import { judgeEvent, messageOf } from './event-verdict.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

/** The effects of one step. */
export interface StepRecord {
  step: ScriptStep;
  from: string;
  to: string;
  /** Milliseconds since the start, after the step. */
  atMs: number;
  changes: ContextChange[];
  /** Keys of the transitions taken, in their order, by the machine and its children. */
  taken: string[];
  /** Effects asked of the host: `notify {"kind":"error"}`. */
  effects: string[];
  /** Its visible outcome in few words; empty if there is none. A script carries it to other builds. */
  result: string;
  /** Why nothing happened, where nothing did. */
  reason: string | null;
}

/** The effects of the start, before any step: as where an expired session is cleared. */
export type StartRecord = Pick<StepRecord, 'to' | 'atMs' | 'taken' | 'effects'>;

/** A run that keeps, for every step, what it did and why. */
export class RecordedRun {
  readonly run: MachineRun<AnyStateMachine>;
  readonly start: StartRecord;
  readonly records: StepRecord[] = [];
  /** Everything that each machine of the run has visited, by the machine's id. */
  readonly coverage: ReadonlyMap<string, MachineCoverage>;
  /** The error that the machine threw, if any. */
  error: string | null = null;
  #taken: string[] = [];

  constructor(known: WorkbenchMachine, input: string) {
    const machines = [known, ...Object.values(known.children ?? {})];
    this.coverage = new Map(machines.map(({ machine }) => [machine.id, new MachineCoverage(machine)]));
    this.run = new MachineRun(known.machine, {
      input: known.inputs[input] as never,
      inspect: (inspected) => this.#inspect(inspected),
      onError: (error) => {
        this.error = messageOf(error);
      },
    });
    const { state: to, log } = this.run;
    this.start = { to, atMs: 0, taken: this.#taken, effects: effectsIn(log) };
  }

  /** Takes a step and writes down what it did. */
  async take(step: ScriptStep): Promise<void> {
    const { run } = this;
    const before = run.snapshot;
    const from = run.state;
    const logged = run.log.length;
    const reason = this.#reasonAgainst(step);
    const picture = run.picture;
    this.#taken = [];
    await run.take(step);
    const effects = effectsIn(run.log.slice(logged));
    const changes = changesBetween(before.context, run.snapshot.context);
    const isIdle = run.picture === picture && effects.length === 0 && !('fault' in step);
    this.records.push({
      step,
      from,
      to: run.state,
      atMs: run.clock.now(),
      changes,
      taken: this.#taken,
      effects,
      result: resultOf(allStates(before), allStates(run.snapshot), effects, changes),
      reason: isIdle ? (reason ?? 'It was taken, and changed nothing.') : null,
    });
  }

  /** Takes the steps of an earlier run from the same start: their results come from their records. */
  async retake(records: readonly StepRecord[]): Promise<void> {
    for (const record of records) {
      await this.run.take(record.step);
      this.records.push(record);
    }
  }

  #reasonAgainst(step: ScriptStep): string | null {
    if ('advance' in step) return 'No timer was due.';
    if ('settle' in step)
      return this.#isStopped(step.settle, step.call) ? 'The call was abandoned: no one waits.' : null;
    if (!('send' in step)) return null;
    const target = step.to === undefined ? this.run.snapshot : childSnapshot(this.run.snapshot, step.to);
    if (!target) return null;
    const verdict = judgeEvent(target, step.send);
    return verdict.isAllowed ? null : verdict.reason;
  }

  #isStopped(actor: string, number: number | undefined): boolean {
    const calls = this.run.actors.calls.filter((call) => call.actor === actor);
    const call = number === undefined ? calls.at(-1) : calls[number - 1];
    return call?.status === 'stopped';
  }

  #inspect(inspected: InspectionEvent): void {
    const id = machineOf(inspected)?.id;
    if (id === undefined) return;
    this.coverage.get(id)?.observe(inspected);
    if (inspected.type === '@xstate.microstep') this.#taken.push(...inspected._transitions.map(keyOf));
  }
}

/** The snapshot of a child that runs a machine. */
export function childSnapshot(snapshot: AnyMachineSnapshot, id: string): AnyMachineSnapshot | undefined {
  const found = snapshot.children[id]?.getSnapshot() as AnyMachineSnapshot | undefined;
  return found && 'machine' in found ? found : undefined;
}

function effectsIn(log: readonly LogEntry[]): string[] {
  return log.flatMap((entry) =>
    entry.kind === 'action'
      ? [`${entry.name}${entry.params === undefined ? '' : ` ${JSON.stringify(entry.params)}`}`]
      : [],
  );
}

/** The state of a machine and of its children: `payment, in payment: polling.checking`. */
function allStates(snapshot: AnyMachineSnapshot): string {
  const inside = Object.keys(snapshot.children).flatMap((id) => {
    const child = childSnapshot(snapshot, id);
    return child ? [`in ${id}: ${stateText(child.value)}`] : [];
  });
  return [stateText(snapshot.value), ...inside].join(', ');
}

/** Values of the context that the visitor reads. */
const SPOKEN = /(^|\.)(message|error|errors)(\.|$)/;
/** The most that a script keeps of one effect or message. */
const LONGEST_WORDS = 60;

function resultOf(
  before: string,
  after: string,
  effects: readonly string[],
  changes: readonly ContextChange[],
): string {
  const spoken = changes.flatMap(({ path, after: value }) => (SPOKEN.test(path) ? [`${path} ${value}`] : []));
  const others = [...effects, ...spoken].map((text) =>
    text
      .replace(/[{}[\]":,]+/g, ' ')
      .trim()
      .slice(0, LONGEST_WORDS),
  );
  return [...(before === after ? [] : [after]), ...others].join('; ');
}
