import { type AnyActorRef, type AnyStateMachine, fromPromise, StateMachine } from 'xstate';

/** How an actor ends. Plain data, so that a script that holds it can be kept and sent. */
export type Outcome = { resolve: unknown } | { reject: unknown };

/** One start of a child actor. `number` counts the starts of the same actor from 1. */
export interface ActorCall {
  actor: string;
  number: number;
  input: unknown;
  /** `stopped`: its parent gave it up; an answer that still comes must change nothing. */
  status: 'pending' | 'settled' | 'stopped';
}

interface OpenCall extends ActorCall {
  promise: Promise<unknown>;
  end: (outcome: Outcome) => void;
}

type Start = (actor: string, input: unknown, signal: AbortSignal) => Promise<unknown>;

/** Starts a child of a running system: each run has a system of its own. */
const startIn = new WeakMap<object, Start>();
/** The machines that have programmable actors already. */
const programmable = new WeakMap<AnyStateMachine, AnyStateMachine>();

/**
 * The machine with every promise actor, including those of its child machines, replaced by one that waits for
 * `ProgrammableActors`. The result is cached for each machine: providing actors takes longer than a run.
 */
export function withProgrammableActors<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const known = programmable.get(machine);
  if (known) return known as Machine;
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? withProgrammableActors(logic as AnyStateMachine) : promiseLogic(name),
  ]);
  const made = machine.provide({ actors: Object.fromEntries(actors) }) as Machine;
  programmable.set(machine, made);
  return made;
}

const promiseLogic = (name: string) =>
  fromPromise<unknown, unknown>(({ input, signal, system }) => {
    const start = startIn.get(system);
    if (!start) throw new Error(`No actor answers "${name}": call takeOver(actor) before actor.start().`);
    return start(name, input, signal);
  });

/** Child actors that wait until a test settles them. */
export class ProgrammableActors {
  readonly #calls: OpenCall[] = [];
  readonly #onStart: (call: ActorCall) => void;

  /** @param onStart called for every start */
  constructor(onStart: (call: ActorCall) => void = () => {}) {
    this.#onStart = onStart;
  }

  /** Every start so far. */
  get calls(): readonly ActorCall[] {
    return this.#calls;
  }

  /** The starts that wait for their outcome. */
  get pending(): readonly ActorCall[] {
    return this.#calls.filter((call) => call.status === 'pending');
  }

  /**
   * Answers for all children of an actor, and for their children.
   * @param root an actor of a machine from `withProgrammableActors`, before it is started
   */
  takeOver(root: AnyActorRef): void {
    startIn.set(root.system, (actor, input, signal) => {
      const call = this.#open(actor, input);
      signal.addEventListener('abort', () => {
        if (call.status === 'pending') call.status = 'stopped';
      });
      this.#onStart(call);
      return call.promise;
    });
  }

  /**
   * Ends a call and waits until its actor has taken the outcome.
   * @param number which start of that actor; the newest by default. A stopped one answers too late, without effect.
   */
  async settle(actor: string, outcome: Outcome, number?: number): Promise<void> {
    const calls = this.#calls.filter((call) => call.actor === actor);
    const call = number === undefined ? calls.at(-1) : calls[number - 1];
    if (!call || call.status === 'settled') {
      const waiting = this.pending.map((one) => `${one.actor} (${one.number})`).join(', ') || 'none';
      throw new Error(`"${actor}" has no call ${number ?? ''} that could be settled; waiting: ${waiting}.`);
    }
    if (call.status === 'pending') call.status = 'settled';
    call.end(outcome);
    // XState listened first, so its reaction has run by the time that this one does.
    await call.promise.then(
      () => {},
      () => {},
    );
  }

  #open(actor: string, input: unknown): OpenCall {
    let end: OpenCall['end'] = () => {};
    const promise = new Promise<unknown>((resolve, reject) => {
      end = (outcome) => ('resolve' in outcome ? resolve(outcome.resolve) : reject(outcome.reject));
    });
    const number = this.#calls.filter((call) => call.actor === actor).length + 1;
    const call: OpenCall = { actor, number, input, status: 'pending', promise, end };
    this.#calls.push(call);
    return call;
  }
}
