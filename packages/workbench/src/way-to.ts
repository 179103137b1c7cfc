import {
  type MachineRun,
  type Outcome,
  possibleSteps,
  replay,
  type ScriptStep,
} from '@trek/ui/internal/testing/machines';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type ChartModel, type ChartNode, chartModel } from './chart-model.ts';
import { judgeEvent } from './event-verdict.ts';
import { childSnapshot } from './recorded-run.ts';
import { actorsOf, outcomesOf, type WorkbenchMachine } from './workbench-machine.ts';

/** The most steps of a way. */
export const LONGEST_WAY = 16;
/** The most steps that a search takes in all, about a second's work. */
const MOST_WORK = 12_000;
/** The longest that a search keeps the page from answering, in milliseconds. */
const TURN_MS = 12;

/** A run as it is, from which a way begins. */
interface Beginning {
  input: string;
  script: readonly ScriptStep[];
}

/**
 * The result of a search. `unreachable`: no transitions lead there from here; `tooFar`: there is no way of at most
 * {@link LONGEST_WAY} steps; `tooMany`: there were more possibilities than could be tried.
 */
export type WayTo =
  | { steps: ScriptStep[]; isShortest: boolean }
  | { steps: null; reason: 'unreachable' | 'tooFar' | 'tooMany' };

/** A step that is still to be tried. */
interface Trial {
  path: readonly ScriptStep[];
  step: ScriptStep;
}

/**
 * Finds a way from a run to a state by what a tester can do: events with their sample payloads, named answers of pending
 * calls, and time up to the next timer. It tries them on runs of their own. The way is the shortest, unless there are
 * too many possibilities; then it is the shortest among those whose steps each lead to something new.
 * @param goal the state's id: `payment.polling.checking`; also one of a child machine
 */
export async function findWay(known: WorkbenchMachine, beginning: Beginning, goal: string): Promise<WayTo> {
  const distance = distancesTo(known, goal);
  const found = await search(known, beginning, goal, {
    distance,
    eagerness: 1,
    signsOf: (run) => [situationOf(known, run)],
  });
  if (found.steps !== null || found.reason !== 'tooMany') return found;
  const other = await search(known, beginning, goal, {
    distance,
    eagerness: 4,
    signsOf: (run) => noveltiesOf(known, run),
  });
  return other.steps === null ? found : { ...other, isShortest: false };
}

/** Another start than that of a run, from which the bench's own way leads to the state; undefined if there is none. */
export function otherStart(known: WorkbenchMachine, goal: string, input: string): Beginning | undefined {
  const state = known.states[goal.slice(known.machine.id.length + 1)];
  if (!state || !goal.startsWith(`${known.machine.id}.`)) return undefined;
  const { input: other = Object.keys(known.inputs)[0] ?? '', script } = state;
  return other === input ? undefined : { input: other, script };
}

interface Search {
  /** The least number of steps from each state to the goal. */
  distance: ReadonlyMap<string, number>;
  /** How many steps more than needed are worth one step nearer to the goal. */
  eagerness: number;
  /** A run is followed if it shows one of these for the first time, or after fewer steps than before. */
  signsOf: (run: Run) => string[];
}

/** Tries steps, the most promising first. */
async function search(
  known: WorkbenchMachine,
  { input, script }: Beginning,
  goal: string,
  { distance, eagerness, signsOf }: Search,
): Promise<WayTo> {
  const seen = new Map<string, number>();
  /** By rank; with an eagerness of 1 it is the least number of steps that a way through them has. */
  const waiting: Trial[][] = [];
  let work = 0;
  let turnBegan = performance.now();

  const arrive = (run: Run, path: readonly ScriptStep[]): void => {
    const left = Math.min(...statesOf(known, run).map((id) => distance.get(id) ?? Number.POSITIVE_INFINITY));
    const fresh = signsOf(run).filter((sign) => (seen.get(sign) ?? Number.POSITIVE_INFINITY) > path.length);
    for (const sign of fresh) seen.set(sign, path.length);
    if (fresh.length === 0 || path.length + left > LONGEST_WAY) return;
    const rank = path.length + eagerness * Math.max(1, left);
    // The last one is tried first.
    const trials = stepsFrom(known, run).toReversed();
    waiting[rank] = [...(waiting[rank] ?? []), ...trials.map((step) => ({ path, step }))];
  };

  const beginning = await play(known, input, script);
  if (statesOf(known, beginning).includes(goal)) return { steps: [], isShortest: true };
  arrive(beginning, []);
  if (waiting.length === 0) return { steps: null, reason: 'unreachable' };
  for (let next = nextOf(waiting); next; next = nextOf(waiting)) {
    const steps = [...next.path, next.step];
    work += script.length + steps.length;
    if (work > MOST_WORK) return { steps: null, reason: 'tooMany' };
    const run = await play(known, input, [...script, ...steps]).catch(() => null);
    if (run && statesOf(known, run).includes(goal)) return { steps, isShortest: true };
    if (run) arrive(run, steps);
    if (performance.now() - turnBegan > TURN_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      turnBegan = performance.now();
    }
  }
  return { steps: null, reason: 'tooFar' };
}

/** Takes out the last one of the lowest rank. */
const nextOf = (waiting: Trial[][]): Trial | undefined => waiting.find((trials) => trials?.length > 0)?.pop();

type Run = MachineRun<AnyStateMachine>;

const play = (known: WorkbenchMachine, input: string, script: readonly ScriptStep[]): Promise<Run> =>
  replay(known.machine, script, { input: known.inputs[input] as never, onError: () => {} });

/** Ids of the states that a machine and its children are in. */
function statesOf(known: WorkbenchMachine, run: Run): string[] {
  return snapshotsOf(known, run).flatMap(({ _nodes = [] }) => _nodes.map(({ id }) => id));
}

/** Snapshots of a machine and of its children that run. */
function snapshotsOf({ children = {} }: WorkbenchMachine, { snapshot }: Run): AnyMachineSnapshot[] {
  return [snapshot, ...Object.keys(children).flatMap((id) => childSnapshot(snapshot, id) ?? [])];
}

/** Everything that decides what can follow. */
function situationOf(known: WorkbenchMachine, run: Run): string {
  const machines = snapshotsOf(known, run).map(({ machine, value, context, status }) => [
    machine.id,
    value,
    context,
    status,
  ]);
  const timers = run.clock.pending.map(({ dueAtMs }) => dueAtMs - run.clock.now());
  return JSON.stringify([machines, timers, run.actors.pending.map(({ actor }) => actor)]);
}

/** Each value of the contexts by itself, with the states in which it is found. */
function noveltiesOf(known: WorkbenchMachine, run: Run): string[] {
  const snapshots = snapshotsOf(known, run);
  const states = JSON.stringify(snapshots.map(({ value }) => value));
  const values = snapshots.flatMap(({ machine, context }) =>
    Object.entries(context).map(([name, value]) => `${states} ${machine.id} ${name} ${JSON.stringify(value)}`),
  );
  return [states, ...values];
}

/** Every step that changes something, answers that succeed before those that fail. */
function stepsFrom(known: WorkbenchMachine, run: Run): ScriptStep[] {
  const { machine, children = {} } = known;
  const model = {
    machine,
    inputs: {},
    events: samplesOf(known),
    childEvents: Object.fromEntries(Object.entries(children).map(([id, child]) => [id, samplesOf(child)])),
    outcomes: Object.fromEntries(actorsOf(known).map((actor) => [actor, answersOf(known, actor)])),
    distinguish: () => null,
  };
  return possibleSteps(model, run).filter((step) => {
    if (!('send' in step)) return true;
    const target = step.to === undefined ? run.snapshot : childSnapshot(run.snapshot, step.to);
    return target !== undefined && judgeEvent(target, step.send).isAllowed;
  });
}

/** The named answers of a call, and those by which the bench's own ways go. */
function answersOf(known: WorkbenchMachine, actor: string): Outcome[] {
  const others = Object.values(known.states).flatMap(({ script }) =>
    script.flatMap((step) => {
      if (!('settle' in step) || step.settle !== actor) return [];
      return 'resolve' in step ? { resolve: step.resolve } : { reject: step.reject };
    }),
  );
  const all = [...Object.values(outcomesOf(known, actor)), ...others];
  return [...new Map(all.map((outcome) => [JSON.stringify(outcome), outcome])).values()];
}

const samplesOf = ({ events }: WorkbenchMachine) =>
  events.flatMap(({ type, samples }) => Object.values(samples).map((payload) => ({ type, ...payload })));

/** A move in the chart that costs a step or none. */
interface Move {
  from: string;
  to: string;
  cost: 0 | 1;
}

/**
 * The least number of steps from each state to the goal, as the charts draw them, guards aside. States that do not
 * lead there are missing.
 */
function distancesTo(known: WorkbenchMachine, goal: string): Map<string, number> {
  const into = Map.groupBy(movesOf(known), ({ to }) => to);
  const distance = new Map<string, number>();
  let nearest = [goal];
  for (let steps = 0; nearest.length > 0; steps += 1) {
    const next: string[] = [];
    for (let id = nearest.pop(); id !== undefined; id = nearest.pop()) {
      if (distance.has(id)) continue;
      distance.set(id, steps);
      for (const { from, cost } of into.get(id) ?? []) (cost === 0 ? nearest : next).push(from);
    }
    nearest = next;
  }
  return distance;
}

/** Entering a state leads into its initial one; being in it does not. */
const entering = (id: string) => `entering ${id}`;

function movesOf({ machine, children = {} }: WorkbenchMachine): Move[] {
  const model = chartModel(machine);
  const own = model.edges.map(({ source, target, label }): Move => {
    const child = children[/^done of ([^ []+)/.exec(label)?.[1] ?? ''];
    // A child machine is done by its own steps.
    if (child) return { from: finalOf(chartModel(child.machine)), to: entering(target), cost: 0 };
    return { from: source, to: entering(target), cost: label.startsWith('always') ? 0 : 1 };
  });
  const inside = Object.entries(children).flatMap(([id, child]) => [
    ...movesOf(child),
    ...finalStates(chartModel(child.machine).root).map((state): Move => {
      return { from: state.id, to: finalOf(chartModel(child.machine)), cost: 0 };
    }),
    ...model.edges
      .filter(({ label }) => label.startsWith(`done of ${id}`))
      .map(({ source }): Move => ({ from: source, to: entering(child.machine.id), cost: 0 })),
  ]);
  return [...own, ...inside, ...movesAround(model.root)];
}

const finalOf = ({ root }: ChartModel) => `the end of ${root.id}`;

const finalStates = (node: ChartNode): ChartNode[] =>
  node.kind === 'final' ? [node] : node.children.flatMap(finalStates);

/** From a state to its outer one, whose transitions it has, too; and from entering an outer state to its initial one. */
function movesAround(node: ChartNode): Move[] {
  return [
    { from: entering(node.id), to: node.id, cost: 0 },
    ...node.children.flatMap((child): Move[] => [
      { from: child.id, to: node.id, cost: 0 },
      { from: entering(child.id), to: entering(node.id), cost: 0 },
      ...(child.isInitial || node.kind === 'parallel'
        ? [{ from: entering(node.id), to: entering(child.id), cost: 0 } as const]
        : []),
      ...movesAround(child),
    ]),
  ];
}
