import { machineOf, type ScriptStep, stateText } from '@trek/ui/internal/testing/machines';
import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate';
import { MAXIMUM_STEPS } from './script-document.ts';

/** The run of one machine on a page, as it was written down there. Plain data. */
export interface SiteRun {
  /** Tells the runs of a page apart. */
  id: string;
  machine: string;
  input: unknown;
  script: ScriptStep[];
  /** The state at the start, then after each step. */
  states: string[];
  /** Why the script says less than what happened; null where it says it all. */
  fault: string | null;
}

/** An event of a machine and the state that it led to, for a log. */
export interface MachineEntry {
  machine: string;
  event: string;
  from: string;
  to: string;
}

export interface SiteRecorderOptions {
  /** Milliseconds since any moment. */
  now: () => number;
  onEvent: (entry: MachineEntry) => void;
}

interface SentEvent {
  target: AnyActorRef;
  event: AnyEventObject;
  source: AnyActorRef | undefined;
}

interface OpenRun extends SiteRun {
  /** Null: it was made, and waits for its start. */
  startedAt: number | null;
  /** Events that were sent before the start, which takes them one by one. */
  early: SentEvent[];
  /** Milliseconds since the start that the script has let pass. */
  passedMs: number;
  /** How often each child was started. */
  starts: Record<string, number>;
}

/** Browsers end a timer up to a millisecond early, by their clock: the bench must not end it late. */
const EARLY_MS = 1;

/** Writes down the machines of a page while they run. XState tells `observe` what happens to each actor. */
export class SiteRecorder {
  readonly #runs = new Map<string, OpenRun>();
  /** The number of each child's start, by its session. */
  readonly #numbers = new Map<string, number>();
  readonly #states = new Map<string, string>();
  readonly #options: SiteRecorderOptions;

  constructor(options: SiteRecorderOptions) {
    this.#options = options;
  }

  /** The runs so far, the oldest first. */
  get runs(): SiteRun[] {
    return [...this.#runs.values()].map(({ startedAt, early, passedMs, starts, ...run }) => run);
  }

  /** Give it as `inspect` to every actor that has no parent. */
  readonly observe = (inspected: InspectionEvent): void => {
    if (inspected.type === '@xstate.event') {
      const { actorRef, event, sourceRef } = inspected;
      this.#takeEvent({ target: actorRef as AnyActorRef, event, source: sourceRef as AnyActorRef | undefined });
    } else if (inspected.type === '@xstate.snapshot') {
      const machine = machineOf(inspected);
      if (machine) this.#takeState(inspected.actorRef.sessionId, machine.id, inspected);
    }
  };

  #takeEvent(sent: SentEvent): void {
    const { target, event } = sent;
    const root = rootOf(target);
    const run = this.#runOf(root);
    if (!run) return;
    if (event.type === 'xstate.init') {
      if (target === root) this.#start(run, event.input);
      else count(run, this.#numbers, target);
    } else if (run.startedAt === null) run.early.push(sent);
    else this.#write(run, sent);
  }

  /** The run of a root, which begins here; none if it is no machine. */
  #runOf(root: AnyActorRef): OpenRun | undefined {
    const id = root.sessionId;
    const machine = machineOf({ actorRef: root })?.id;
    if (machine !== undefined && !this.#runs.has(id)) {
      const nothing = { input: null, script: [], states: [''], fault: null };
      this.#runs.set(id, { id, machine, ...nothing, startedAt: null, early: [], passedMs: 0, starts: {} });
    }
    return this.#runs.get(id);
  }

  #start(run: OpenRun, input: unknown): void {
    run.startedAt = this.#options.now();
    // An input that is no data is none of the bench's; the states tell whether another leads the same way.
    try {
      run.input = plain(input) ?? null;
    } catch {}
  }

  #write(run: OpenRun, { target, event, source }: SentEvent): void {
    if (run.fault !== null || !isMachine(target)) return;
    try {
      const isTimer = source === target || event.type.startsWith('xstate.after.');
      const step = isTimer ? undefined : this.#stepOf(target, event, source);
      if (isTimer || step) this.#pass(run, isTimer ? EARLY_MS : 0);
      if (step) push(run, step);
    } catch (error) {
      run.fault = error instanceof Error ? error.message : String(error);
    }
    if (run.script.length > MAXIMUM_STEPS) run.fault = `It has more than ${MAXIMUM_STEPS} steps.`;
  }

  /** The step that an event is; none for what follows from other steps. */
  #stepOf(target: AnyActorRef, event: AnyEventObject, source: AnyActorRef | undefined): ScriptStep | undefined {
    const { type } = event;
    const isOfMachine = source !== undefined && isMachine(source);
    if (isOfMachine) return undefined;
    if (!type.startsWith('xstate.')) return { send: plain(event) as AnyEventObject, ...addressOf(target) };
    if (!source || !/^xstate\.(?:done|error)\.actor\./.test(type)) return undefined;
    if (typeof source.src !== 'string') throw new Error('A child without a name has ended.');
    const call = this.#numbers.get(source.sessionId);
    const outcome = 'error' in event ? { reject: plain(event.error) } : { resolve: plain(event.output) ?? null };
    return { settle: source.src, ...(call !== undefined && { call }), ...outcome };
  }

  /** Lets the script's clock come up to the page's. */
  #pass(run: OpenRun, moreMs: number): void {
    const atMs = Math.ceil(this.#options.now() - (run.startedAt ?? 0)) + moreMs;
    if (atMs <= run.passedMs) return;
    push(run, { advance: atMs - run.passedMs });
    run.passedMs = atMs;
  }

  #takeState(
    session: string,
    machine: string,
    { event, snapshot }: { event: AnyEventObject; snapshot: unknown },
  ): void {
    const to = stateText((snapshot as { value: unknown }).value);
    const run = this.#runs.get(session);
    const [early] = run?.early ?? [];
    if (run && early?.event === event) {
      run.early.shift();
      this.#write(run, early);
    }
    if (run) run.states[run.states.length - 1] = to;
    const from = this.#states.get(session) ?? '';
    this.#states.set(session, to);
    this.#options.onEvent({ machine, event: event.type, from, to });
  }
}

function count({ starts }: OpenRun, numbers: Map<string, number>, child: AnyActorRef): void {
  if (isMachine(child)) return;
  const name = String(child.src);
  starts[name] = (starts[name] ?? 0) + 1;
  numbers.set(child.sessionId, starts[name]);
}

const isMachine = (actorRef: AnyActorRef) => machineOf({ actorRef }) !== undefined;

function rootOf(actor: AnyActorRef): AnyActorRef {
  const parent = actor._parent;
  return parent ? rootOf(parent) : actor;
}

/** The child that an event was for; nothing for the root. */
function addressOf(target: AnyActorRef): { to?: string } {
  const parent = target._parent;
  if (!parent) return {};
  if (parent._parent) throw new Error(`An event was for “${target.id}”, a machine within a child.`);
  return { to: target.id };
}

function push(run: OpenRun, step: ScriptStep): void {
  run.script.push(step);
  run.states.push(run.states.at(-1) ?? '');
}

/**
 * The value as a script can hold it; an error by its fields.
 * @throws Error if a part of it is no data
 */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value, (key, part: unknown) => {
    if (part instanceof Error) {
      const { name: _, ...fields } = part as Error & Record<string, unknown>;
      return { ...fields, message: part.message };
    }
    if (typeof part === 'function' || typeof part === 'symbol' || typeof part === 'bigint' || isOfPage(part)) {
      throw new Error(`A step has what no script can hold${key && `, as its “${key}”`}.`);
    }
    return part;
  });
  return text === undefined ? undefined : JSON.parse(text);
}

const isOfPage = (value: unknown) => typeof EventTarget !== 'undefined' && value instanceof EventTarget;
