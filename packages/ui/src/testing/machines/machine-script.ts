import {
  type Actor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InputFrom,
  type InspectionEvent,
} from 'xstate';
import { VirtualClock } from '../virtual-clock.ts';
import { type Outcome, ProgrammableActors, withProgrammableActors } from './programmable-actors.ts';

/** Sends an event to the machine, or to its child of the id `to`. */
export type SendStep = { send: AnyEventObject; to?: string };
/** Lets milliseconds pass. */
export type AdvanceStep = { advance: number };
/** Ends a child actor: its newest call, or the one of that number. */
export type SettleStep = { settle: string; call?: number } & Outcome;

/** From here on every start of that child ends like this, once the step that started it is over; null: no more. */
export type FaultStep = { fault: string; as: Outcome | null };

export type ScriptStep = SendStep | AdvanceStep | SettleStep | FaultStep;

/** A run as data: replayed from the start it gives the same run again. */
export type MachineScript = readonly ScriptStep[];

/** The events of a run, in order. */
export type LogEntry =
  | { kind: 'step'; step: ScriptStep }
  | { kind: 'call'; actor: string; number: number; input: unknown }
  | { kind: 'settled'; actor: string; number: number | undefined; outcome: Outcome }
  | { kind: 'action'; machine: string; name: string; params: unknown }
  | { kind: 'entered'; machine: string; value: string };

export interface ReplayOptions<Machine extends AnyStateMachine> {
  input: InputFrom<Machine>;
  /** The clock's initial time. */
  startMs?: number;
  inspect?: (inspected: InspectionEvent) => void;
  /** Told when the machine itself throws; without it the error is thrown as XState does. */
  onError?: (error: unknown) => void;
}

/** A start that a fault switch answers. */
type FaultyCall = { actor: string; number: number; outcome: Outcome };

/** More answers by fault in one step than this mean that a machine starts its child again and again. */
const MAXIMUM_FAULTS = 100;

/** A machine that runs on a virtual clock with scripted outcomes of its children. */
export class MachineRun<Machine extends AnyStateMachine> {
  readonly actor: Actor<Machine>;
  readonly clock: VirtualClock;
  readonly actors: ProgrammableActors;
  readonly log: LogEntry[] = [];
  readonly script: ScriptStep[] = [];
  readonly #inspectRun: ((inspected: InspectionEvent) => void) | undefined;
  readonly #values = new Map<string, string>();
  readonly #faults = new Map<string, Outcome>();
  readonly #faulty: FaultyCall[] = [];

  constructor(machine: Machine, { input, startMs, inspect, onError }: ReplayOptions<Machine>) {
    this.#inspectRun = inspect;
    this.clock = new VirtualClock(startMs);
    this.actors = new ProgrammableActors(({ actor, number, input: given }) => {
      this.log.push({ kind: 'call', actor, number, input: given });
      const outcome = this.#faults.get(actor);
      if (outcome) this.#faulty.push({ actor, number, outcome });
    });
    this.actor = createActor(withProgrammableActors(machine), {
      input,
      clock: this.clock,
      inspect: (inspected: InspectionEvent) => this.#inspect(inspected),
    } as never) as Actor<Machine>;
    if (onError) this.actor.subscribe({ error: onError });
    this.actors.takeOver(this.actor);
    this.actor.start();
  }

  /** The fault switches that are on, by the child's name. */
  get faults(): ReadonlyMap<string, Outcome> {
    return this.#faults;
  }

  /** Takes one step and waits until everything that follows from it has happened. */
  async take(step: ScriptStep): Promise<void> {
    this.script.push(step);
    this.log.push({ kind: 'step', step });
    if ('send' in step) this.#send(step);
    else if ('advance' in step) this.clock.advance(step.advance);
    else if ('fault' in step) this.#switchFault(step);
    else {
      this.log.push({ kind: 'settled', actor: step.settle, number: step.call, outcome: outcomeOf(step) });
      await this.actors.settle(step.settle, outcomeOf(step), step.call);
    }
    await this.#answerFaulty();
  }

  /** Everything that could differ between two moments: states, contexts, children, and timers until due. */
  get picture(): string {
    const timers = this.clock.pending.map(({ dueAtMs }) => dueAtMs - this.clock.now());
    const waiting = this.actors.pending.map(({ actor, number }) => `${actor} ${number}`);
    return JSON.stringify([this.actor.getPersistedSnapshot(), timers, waiting]);
  }

  /** The machine's state value as text, `details.editing`. */
  get state(): string {
    return stateText(this.snapshot.value);
  }

  /** The machine's snapshot, with its state and children. */
  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot() as AnyMachineSnapshot;
  }

  stop(): void {
    this.actor.stop();
  }

  #switchFault({ fault, as }: FaultStep): void {
    if (as) this.#faults.set(fault, as);
    else this.#faults.delete(fault);
  }

  async #answerFaulty(): Promise<void> {
    for (let answers = 0; this.#faulty.length > 0; answers += 1) {
      if (answers === MAXIMUM_FAULTS)
        throw new Error(`A child is started again and again: ${answers} times in a step.`);
      const [{ actor, number, outcome }] = this.#faulty.splice(0, 1) as [FaultyCall];
      if (!this.actors.pending.some((call) => call.actor === actor && call.number === number)) continue;
      this.log.push({ kind: 'settled', actor, number, outcome });
      await this.actors.settle(actor, outcome, number);
    }
  }

  #send({ send, to }: SendStep): void {
    if (to === undefined) {
      this.actor.send(send as never);
      return;
    }
    const child = this.snapshot.children[to];
    if (!child) throw new Error(`There is no child "${to}" in state ${this.state}.`);
    child.send(send as never);
  }

  #inspect(inspected: InspectionEvent): void {
    this.#inspectRun?.(inspected);
    const machine = machineOf(inspected);
    if (!machine) return;
    if (inspected.type === '@xstate.actor') {
      this.#values.delete(machine.id);
    } else if (inspected.type === '@xstate.microstep' || inspected.type === '@xstate.snapshot') {
      const value = stateText((inspected.snapshot as unknown as { value: unknown }).value);
      if (this.#values.get(machine.id) === value) return;
      this.#values.set(machine.id, value);
      this.log.push({ kind: 'entered', machine: machine.id, value });
    } else if (inspected.type === '@xstate.action' && inspected.action.type in machine.implementations.actions) {
      this.log.push({
        kind: 'action',
        machine: machine.id,
        name: inspected.action.type,
        params: inspected.action.params,
      });
    }
  }
}

/** Plays a script on a real actor of the machine. */
export async function replay<Machine extends AnyStateMachine>(
  machine: Machine,
  script: MachineScript,
  options: ReplayOptions<Machine>,
): Promise<MachineRun<Machine>> {
  const run = new MachineRun(machine, options);
  for (const step of script) await run.take(step);
  return run;
}

/** The machine that an inspected actor runs, if it runs one. */
export function machineOf({ actorRef }: Pick<InspectionEvent, 'actorRef'>): AnyStateMachine | undefined {
  const logic = (actorRef as Partial<Actor<AnyStateMachine>>).logic;
  return logic && 'implementations' in logic ? logic : undefined;
}

/** A state value as text: `details.editing`; regions side by side with ` | ` between them. */
export function stateText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([name, inner]) => [name, stateText(inner)].filter((part) => part !== '').join('.'))
    .join(' | ');
}

function outcomeOf(step: SettleStep): Outcome {
  return 'resolve' in step ? { resolve: step.resolve } : { reject: step.reject };
}
