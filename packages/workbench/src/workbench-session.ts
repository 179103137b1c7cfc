import type { Outcome, ScriptStep } from '@trek/ui/internal/testing/machines';
import type { AnyEventObject } from 'xstate';
import { judgePayload, messageOf } from './event-verdict.ts';
import { playScript } from './played-script.ts';
import { childSnapshot, RecordedRun } from './recorded-run.ts';
import { documentOf, MAXIMUM_STEPS, readDocument, type ScriptDocument } from './script-document.ts';
import type { Origin } from './script-origin.ts';
import { describeStart } from './step-words.ts';
import { THIS_BUILD } from './this-build.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

/** The workbench at one moment. */
export interface WorkbenchMoment {
  recorded: RecordedRun;
  /** How many steps of the script have been taken, and how many there are. */
  cursor: number;
  length: number;
  input: string;
  /** The script's origin, if that is another build or if it went another way there. */
  origin: Origin | null;
  /** Why the last wish was not granted; null where it was. */
  message: string | null;
  /** The jumps that can be undone, the last one last: `start from “expired”`. */
  undoable: readonly string[];
}

/** The script of a session: its steps, and where they come from. */
interface Course {
  steps: ScriptStep[];
  input: string;
  /** The script as it came, until a step of one's own changes it. */
  given: ScriptDocument | null;
  origin: Origin | null;
  /** How many steps can be played here, and why no more. */
  playable: number;
  stop: string | null;
}

/** A script with a cursor in it, and the run up to there. Everything that QA does is a step of the script. */
export class WorkbenchSession {
  readonly known: WorkbenchMachine;
  #course: Course;
  /** The runs that jumps left, by the name of the jump. */
  #left: { jump: string; course: Course; moment: WorkbenchMoment }[] = [];
  #moment: WorkbenchMoment;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  constructor(known: WorkbenchMachine) {
    this.known = known;
    const [input = ''] = Object.keys(known.inputs);
    this.#course = { steps: [], input, given: null, origin: null, playable: 0, stop: null };
    this.#moment = this.#momentOf(new RecordedRun(known, input));
  }

  /** The same object until something changes. */
  readonly moment = (): WorkbenchMoment => this.#moment;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The script up to the cursor, with what its steps led to. One from another build keeps what they led to there. */
  get document(): ScriptDocument {
    const { recorded, cursor } = this.#moment;
    const { steps, input, given } = this.#course;
    const script = steps.slice(0, cursor);
    if (given === null) {
      return documentOf(this.known, { input, script, results: recorded.records.map(({ result }) => result) });
    }
    const { results } = given;
    return { ...given, input, script, ...(results && { results: results.slice(0, cursor) }) };
  }

  /** The script to hand over: `document`, and also the rest of a script that can't be played to its end here. */
  get shared(): ScriptDocument {
    const { given, playable } = this.#course;
    return given && this.#moment.cursor === playable ? given : this.document;
  }

  /** Sends an event whose payload fits its schema; any other is refused with a message. */
  send({ type, ...payload }: AnyEventObject, to?: string): Promise<void> {
    const target = to === undefined ? this.known : this.known.children?.[to];
    const event = target?.events.find((one) => one.type === type);
    return this.#next(async () => {
      const { run } = this.#moment.recorded;
      const snapshot = to === undefined ? run.snapshot : childSnapshot(run.snapshot, to);
      if (!event || !snapshot) throw new Error(`This machine takes no “${type}”.`);
      const verdict = judgePayload(snapshot, event, payload);
      if (!verdict.isAllowed && verdict.reason.startsWith('The payload')) throw new Error(verdict.reason);
      await this.#add({ send: { type, ...payload }, ...(to !== undefined && { to }) });
    });
  }

  advance(ms: number): Promise<void> {
    return this.#next(() => this.#add({ advance: ms }));
  }

  /** Lets time pass up to the next timer, at most. @param earlyMs how long before it to stop */
  advanceToTimer(earlyMs = 0): Promise<void> {
    return this.#next(async () => {
      const untilNextMs = this.#moment.recorded.run.clock.untilNextMs;
      if (untilNextMs === undefined) throw new Error('No timer waits.');
      await this.#add({ advance: Math.max(0, untilNextMs - earlyMs) });
    });
  }

  /** @param call which start of that child; the newest by default. One that was stopped answers late. */
  settle(actor: string, outcome: Outcome, call?: number): Promise<void> {
    return this.#next(() => this.#add({ settle: actor, ...(call !== undefined && { call }), ...outcome }));
  }

  /** Switches a fault on, or off with null. */
  fault(actor: string, as: Outcome | null): Promise<void> {
    return this.#next(() => this.#add({ fault: actor, as }));
  }

  /** Takes steps one after the other, up to the first that can't be taken. */
  take(steps: readonly ScriptStep[]): Promise<void> {
    return this.#next(async () => {
      for (const step of steps) await this.#add(step);
    });
  }

  /** Goes to a place in the script: back by playing from the start, forward by taking what follows. */
  goTo(place: number): Promise<void> {
    return this.#next(() => this.#moveTo(place));
  }

  back(): Promise<void> {
    return this.#next(() => this.#moveTo(this.#moment.cursor - 1));
  }

  forward(): Promise<void> {
    return this.#next(() => this.#moveTo(this.#moment.cursor + 1));
  }

  /** Starts again from an input, with an empty script. It can be undone. */
  restart(input: string): Promise<void> {
    return this.load(documentOf(this.known, { input, script: [] }), `Start from “${describeStart(this.known, input)}”`);
  }

  /**
   * Plays a script from outside, of any build, up to the first step that can't be taken. Everything stays as it is if it
   * is no script, or one for another machine.
   * @param jump the name under which it can be undone; without one it can't
   */
  load(given: unknown, jump?: string): Promise<void> {
    return this.#next(async () => {
      const document = readDocument(this.known, given);
      const { recorded, input, divergence, message } = await playScript(this.known, document);
      if (jump !== undefined) this.#left.push({ jump, course: this.#course, moment: this.#moment });
      const isOurs = document.build === THIS_BUILD && divergence === null;
      this.#course = {
        steps: document.script,
        input,
        given: isOurs ? null : document,
        origin: isOurs ? null : { build: document.build, hasResults: document.results !== undefined, divergence },
        playable: recorded.records.length,
        stop: message,
      };
      this.#show(this.#momentOf(recorded, message));
    });
  }

  /** Comes back to the run that the last jump left, at the step where it was left. */
  undo(): Promise<void> {
    return this.#next(async () => {
      const left = this.#left.pop();
      if (!left) throw new Error('There is nothing to undo.');
      this.#course = left.course;
      this.#show({ ...left.moment, message: null });
    });
  }

  /** Shows a message in place of the last one. */
  showMessage(message: string): void {
    this.#show({ ...this.#moment, message });
  }

  async #moveTo(place: number): Promise<void> {
    const { steps, playable, stop } = this.#course;
    const wanted = Math.max(0, Math.min(place, playable));
    const isAhead = wanted >= this.#moment.cursor;
    const recorded = isAhead ? this.#moment.recorded : await this.#rewound(wanted);
    for (const step of steps.slice(recorded.records.length, wanted)) await recorded.take(step);
    this.#show(this.#momentOf(recorded, place > playable ? stop : null));
  }

  async #rewound(place: number): Promise<RecordedRun> {
    const recorded = new RecordedRun(this.known, this.#course.input);
    await recorded.retake(this.#moment.recorded.records.slice(0, place));
    return recorded;
  }

  async #add(step: ScriptStep): Promise<void> {
    const { recorded, cursor } = this.#moment;
    if (recorded.run.snapshot.status !== 'active') {
      throw new Error(`The machine is ${recorded.run.snapshot.status}: go back to take another way.`);
    }
    if (cursor === MAXIMUM_STEPS)
      throw new Error(`A script has ${MAXIMUM_STEPS} steps at most: go back, or start again.`);
    await recorded.take(step);
    const { steps, input, origin } = this.#course;
    const isElsewhere = origin?.divergence && origin.divergence.step <= cursor;
    this.#course = {
      steps: [...steps.slice(0, cursor), step],
      input,
      given: null,
      origin: isElsewhere ? origin : null,
      playable: cursor + 1,
      stop: null,
    };
    this.#show(this.#momentOf(recorded));
  }

  #momentOf(recorded: RecordedRun, message: string | null = null): WorkbenchMoment {
    return {
      recorded,
      cursor: recorded.records.length,
      length: this.#course.steps.length,
      input: this.#course.input,
      origin: this.#course.origin,
      message: recorded.error === null ? message : `The machine threw: ${recorded.error}`,
      undoable: this.#left.map(({ jump }) => jump),
    };
  }

  #show(moment: WorkbenchMoment): void {
    this.#moment = moment;
    for (const listener of this.#listeners) listener();
  }

  /** One wish after the other. A wish that fails becomes a message. */
  #next(wish: () => Promise<void>): Promise<void> {
    const granted = this.#queue.then(wish).catch((error: unknown) => this.showMessage(messageOf(error)));
    this.#queue = granted;
    return granted;
  }
}
