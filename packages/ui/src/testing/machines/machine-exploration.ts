import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom, InspectionEvent } from 'xstate';
import { keyOf, MachineCoverage } from './machine-coverage.ts';
import { type LogEntry, MachineRun, type ScriptStep } from './machine-script.ts';
import type { Outcome } from './programmable-actors.ts';

/** The possible life of a machine: its inputs, its events, the results of its children. */
export interface ExplorationModel<Machine extends AnyStateMachine> {
  machine: Machine;
  inputs: Record<string, InputFrom<Machine>>;
  events: readonly EventFrom<Machine>[];
  /** Events for children, by the child's id. */
  childEvents?: Record<string, readonly AnyEventObject[]>;
  /** How a child of that name may end. */
  outcomes: Record<string, readonly Outcome[]>;
  /** What, besides the state and the children that run, makes two moments different. Counters are cut short here. */
  distinguish: (run: MachineRun<Machine>) => unknown;
  /** Most moments to visit; reaching it is an error, for then something was left out. */
  limit?: number;
}

/** A situation that the machine can be in, with the shortest way to it. */
export interface Moment {
  key: string;
  state: string;
  input: string;
  script: readonly ScriptStep[];
  context: unknown;
}

/** One step out of a moment, as it was executed. */
export interface Edge {
  from: Moment;
  step: ScriptStep;
  /** The key of the next moment. */
  to: string;
  state: string;
  /** Keys of the transitions that the machine and its children took; empty where the step was ignored. */
  taken: readonly string[];
  /** Everything that could differ, before and after. */
  before: string;
  after: string;
  /** The machine's context after the step; that before it is the moment's. */
  context: unknown;
  /** The whole run up to and including the step. */
  log: readonly LogEntry[];
}

export interface Exploration<Machine extends AnyStateMachine> {
  model: ExplorationModel<Machine>;
  coverage: MachineCoverage;
  moments: readonly Moment[];
  edges: readonly Edge[];
}

/**
 * Visits every moment that the model can reach, shortest ways first, and takes every possible step out of each on a
 * real actor: with its children, its timers and its microtasks.
 *
 * `xstate/graph` traverses pure transitions only: it knows neither the snapshots of invoked machines nor which timers
 * and promises are still alive. So the ways are found by running them.
 */
export async function exploreMachine<Machine extends AnyStateMachine>(
  model: ExplorationModel<Machine>,
): Promise<Exploration<Machine>> {
  const coverage = new MachineCoverage(model.machine);
  const moments = new Map<string, Moment>();
  const edges: Edge[] = [];
  const queue: Moment[] = [];
  const limit = model.limit ?? 500;

  const meet = (run: MachineRun<Machine>, input: string): string => {
    const key = momentKey(model, run);
    if (!moments.has(key)) {
      const moment = { key, state: run.state, input, script: [...run.script], context: run.snapshot.context };
      moments.set(key, moment);
      queue.push(moment);
    }
    return key;
  };

  for (const input of Object.keys(model.inputs)) {
    meet(new MachineRun(model.machine, { input: inputOf(model, input), inspect: coverage.observe }), input);
  }
  for (let moment = queue.shift(); moment; moment = queue.shift()) {
    if (moments.size > limit)
      throw new Error(`More than ${limit} moments: let \`distinguish\` tell fewer of them apart.`);
    const origin = await replayPath(model, moment);
    for (const step of possibleSteps(model, origin)) {
      const taken: string[] = [];
      const run = await replayPath(model, moment, (inspected) => {
        coverage.observe(inspected);
        taken.push(...takenIn(inspected));
      });
      taken.length = 0;
      const before = run.picture;
      await run.take(step);
      const to = meet(run, moment.input);
      edges.push({
        from: moment,
        step,
        to,
        state: run.state,
        taken,
        before,
        after: run.picture,
        context: run.snapshot.context,
        log: run.log,
      });
    }
  }
  return { model, coverage, moments: [...moments.values()], edges };
}

/** Replays the script that leads to a moment. */
export async function replayPath<Machine extends AnyStateMachine>(
  model: ExplorationModel<Machine>,
  { input, script }: Pick<Moment, 'input' | 'script'>,
  inspect?: (inspected: InspectionEvent) => void,
): Promise<MachineRun<Machine>> {
  const run = new MachineRun(model.machine, { input: inputOf(model, input), ...(inspect && { inspect }) });
  for (const step of script) await run.take(step);
  return run;
}

/** Every step that the model allows now: each event, the next timer, each outcome of each child that waits. */
export function possibleSteps<Machine extends AnyStateMachine>(
  model: ExplorationModel<Machine>,
  run: MachineRun<Machine>,
): ScriptStep[] {
  const { snapshot } = run;
  if (snapshot.status !== 'active') return [];
  const untilNextMs = run.clock.untilNextMs;
  return [
    ...model.events.map((send) => ({ send })),
    ...Object.entries(model.childEvents ?? {}).flatMap(([to, events]) =>
      snapshot.children[to] ? events.map((send) => ({ send, to })) : [],
    ),
    ...(untilNextMs === undefined ? [] : [{ advance: untilNextMs }]),
    ...run.actors.pending.flatMap(({ actor }) =>
      outcomesOf(model, actor).map((outcome) => ({ settle: actor, ...outcome })),
    ),
  ];
}

/**
 * Takes one edge of each delayed transition again, stopping a millisecond early: what fires then, fires too early.
 * @returns the keys of the delayed transitions that fired before their time or not at it
 */
export async function assertDelays<Machine extends AnyStateMachine>({
  model,
  coverage,
  edges,
}: Exploration<Machine>): Promise<string[]> {
  const wrong: string[] = [];
  for (const { key } of coverage.chart.transitions.filter(({ isDelayed }) => isDelayed)) {
    const edge = edges.find(({ step, taken }) => 'advance' in step && step.advance > 0 && taken.includes(key));
    if (!edge || !('advance' in edge.step)) continue;
    const taken: string[] = [];
    const run = await replayPath(model, edge.from, (inspected) => taken.push(...takenIn(inspected)));
    taken.length = 0;
    await run.take({ advance: edge.step.advance - 1 });
    const isEarly = taken.includes(key);
    await run.take({ advance: 1 });
    if (isEarly || !taken.includes(key)) wrong.push(key);
    else coverage.proveDelay(key);
  }
  return wrong;
}

/**
 * Stops the machine in every moment, answers its children late and lets a minute pass.
 * @returns the moments in which something was still armed, or still happened
 */
export async function findLeaks<Machine extends AnyStateMachine>({
  model,
  moments,
}: Exploration<Machine>): Promise<string[]> {
  const leftovers: string[] = [];
  for (const moment of moments) {
    const run = await replayPath(model, moment);
    const wasPending = run.actors.pending.map(({ actor, number }) => ({ actor, number }));
    run.stop();
    const armed = run.clock.pending.length + run.actors.pending.length;
    const happened = run.log.length;
    for (const { actor, number } of wasPending) await run.actors.settle(actor, { resolve: null }, number);
    run.clock.advance(60_000);
    if (armed > 0 || run.log.length > happened) leftovers.push(moment.key);
  }
  return leftovers;
}

/** A random run: each number chooses among the steps that are possible then. */
export async function randomWalk<Machine extends AnyStateMachine>(
  model: ExplorationModel<Machine>,
  input: string,
  choices: readonly number[],
): Promise<MachineRun<Machine>> {
  const run = new MachineRun(model.machine, { input: inputOf(model, input) });
  for (const choice of choices) {
    const steps = possibleSteps(model, run);
    const step = steps[choice % steps.length];
    if (!step) break;
    await run.take(step);
  }
  return run;
}

function momentKey<Machine extends AnyStateMachine>(
  model: ExplorationModel<Machine>,
  run: MachineRun<Machine>,
): string {
  const children = Object.entries(run.snapshot.children).map(([id, child]) => {
    const { value } = (child as { getSnapshot(): { value?: unknown } }).getSnapshot();
    return value === undefined ? id : [id, value];
  });
  // Two inputs that lead to the same situation share what follows, unless the model tells them apart.
  return JSON.stringify([run.state, children, model.distinguish(run), run.snapshot.status]);
}

function takenIn(inspected: InspectionEvent): string[] {
  return inspected.type === '@xstate.microstep' ? inspected._transitions.map(keyOf) : [];
}

function outcomesOf<Machine extends AnyStateMachine>({ outcomes }: ExplorationModel<Machine>, actor: string) {
  const given = outcomes[actor];
  if (!given) throw new Error(`The model does not say how "${actor}" may end.`);
  return given;
}

function inputOf<Machine extends AnyStateMachine>(
  { inputs }: ExplorationModel<Machine>,
  name: string,
): InputFrom<Machine> {
  if (!(name in inputs)) throw new Error(`The model has no input "${name}".`);
  return inputs[name] as InputFrom<Machine>;
}
