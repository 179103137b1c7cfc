import type { Outcome, ScriptStep } from '@trek/ui/internal/testing/machines';
import type { AnyEventObject } from 'xstate';
import { judgePayload, messageOf } from './event-verdict.ts';
import { childSnapshot, RecordedRun } from './recorded-run.ts';
import { documentOf, MAXIMUM_STEPS, readDocument, type ScriptDocument } from './script-document.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

/** The workbench at one moment. */
export interface WorkbenchMoment {
  recorded: RecordedRun;
  /** How many steps of the script have been taken, and how many there are. */
  cursor: number;
  length: number;
  input: string;
  /** Why the last wish was not granted; null where it was. */
  message: string | null;
}

/** A script with a cursor in it, and the run up to there. Everything that QA does is a step of the script. */
export class WorkbenchSession {
  readonly known: WorkbenchMachine;
  #steps: ScriptStep[] = [];
  #input: string;
  #moment: WorkbenchMoment;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<() => void>();

  constructor(known: WorkbenchMachine) {
    this.known = known;
    this.#input = Object.keys(known.inputs)[0] ?? '';
    this.#moment = this.#momentOf(new RecordedRun(known, this.#input));
  }

  /** The same object until something changes. */
  readonly moment = (): WorkbenchMoment => this.#moment;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The script up to the cursor. */
  get document(): ScriptDocument {
    const script = this.#steps.slice(0, this.#moment.cursor);
    return documentOf(this.known, { input: this.#input, script });
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

  /** Starts again from an input, with an empty script. */
  restart(input: string): Promise<void> {
    return this.load({ ...this.document, input, script: [] });
  }

  /** Plays a script from outside. If it can't be played, everything stays as it is. */
  load(given: unknown): Promise<void> {
    return this.#next(async () => {
      const { input, script } = readDocument(this.known, given);
      const recorded = new RecordedRun(this.known, input);
      for (const step of script) await recorded.take(step);
      this.#steps = script;
      this.#input = input;
      this.#show(this.#momentOf(recorded));
    });
  }

  /** Shows a message in place of the last one. */
  showMessage(message: string): void {
    this.#show({ ...this.#moment, message });
  }

  async #moveTo(place: number): Promise<void> {
    const wanted = Math.max(0, Math.min(place, this.#steps.length));
    const isAhead = wanted >= this.#moment.cursor;
    const recorded = isAhead ? this.#moment.recorded : await this.#rewound(wanted);
    for (const step of this.#steps.slice(recorded.records.length, wanted)) await recorded.take(step);
    this.#show(this.#momentOf(recorded));
  }

  async #rewound(place: number): Promise<RecordedRun> {
    const recorded = new RecordedRun(this.known, this.#input);
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
    this.#steps = [...this.#steps.slice(0, cursor), step];
    this.#show(this.#momentOf(recorded));
  }

  #momentOf(recorded: RecordedRun): WorkbenchMoment {
    return {
      recorded,
      cursor: recorded.records.length,
      length: this.#steps.length,
      input: this.#input,
      message: recorded.error === null ? null : `The machine threw: ${recorded.error}`,
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
