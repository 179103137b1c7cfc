import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { machineOf } from './machine-script.ts';

/** One transition of a chart. Its key names source, event, place among the variants, guard and target. */
export interface ChartTransition {
  key: string;
  source: string;
  eventType: string;
  isGuarded: boolean;
  isDelayed: boolean;
}

/** Every state and transition that a machine's chart draws, the root included. */
export interface Chart {
  states: string[];
  transitions: ChartTransition[];
}

/** How much of a chart was seen. `missing` names the rest. */
export interface CoverageReport {
  machine: string;
  states: Share;
  transitions: Share;
  /** Guarded transitions count twice: once for passing, once for refusing. */
  guards: Share;
  /** Delays seen to wait until a millisecond before their time, and to fire at it. */
  delays: Share;
  missing: string[];
}

export interface Share {
  seen: number;
  of: number;
}

/** Reads the chart of a machine: nothing in it is listed by hand. */
export function chartOf(machine: AnyStateMachine): Chart {
  const nodes: AnyStateNode[] = [machine.root, ...getStateNodes(machine.root)];
  return {
    states: nodes.map((node) => node.id),
    transitions: nodes.flatMap((node) => ownTransitions(node).map(describeTransition)),
  };
}

/** Listens to runs of one machine and keeps what they visit. */
export class MachineCoverage {
  readonly chart: Chart;
  readonly #machineId: string;
  readonly #states = new Set<string>();
  readonly #taken = new Set<string>();
  readonly #refused = new Set<string>();
  readonly #delays = new Set<string>();
  readonly #previous = new WeakMap<object, AnyMachineSnapshot>();

  constructor(machine: AnyStateMachine) {
    this.chart = chartOf(machine);
    this.#machineId = machine.id;
  }

  /** Give it as `inspect` to every run. */
  readonly observe = (inspected: InspectionEvent): void => {
    if (machineOf(inspected)?.id !== this.#machineId) return;
    if (inspected.type === '@xstate.microstep') {
      this.#watchMicrostep(
        inspected.actorRef,
        inspected.event.type,
        inspected._transitions,
        inspected.snapshot as never,
      );
    } else if (inspected.type === '@xstate.snapshot') {
      this.#watchRest(inspected.snapshot as never);
      this.#previous.set(inspected.actorRef, inspected.snapshot as never);
    }
  };

  /** The states and transitions seen so far. */
  get seen(): { states: ReadonlySet<string>; transitions: ReadonlySet<string> } {
    return { states: this.#states, transitions: this.#taken };
  }

  /** Notes that a delayed transition was seen on both sides of its time. */
  proveDelay(key: string): void {
    this.#delays.add(key);
  }

  /** @param unreachable keys that no run can reach, each with the reason; they must exist and stay unseen */
  report(unreachable: Record<string, string> = {}): CoverageReport {
    const { states, transitions } = this.chart;
    const guarded = transitions.filter(({ isGuarded }) => isGuarded);
    const points = [
      ...states.map((id) => ({ kind: 'states' as const, name: `state ${id}`, isSeen: this.#states.has(id) })),
      ...transitions.map(({ key }) => ({ kind: 'transitions' as const, name: key, isSeen: this.#taken.has(key) })),
      ...guarded.map(({ key }) => ({ kind: 'guards' as const, name: `passing: ${key}`, isSeen: this.#taken.has(key) })),
      ...guarded.map(({ key }) => ({
        kind: 'guards' as const,
        name: `refusing: ${key}`,
        isSeen: this.#refused.has(key),
      })),
      ...transitions
        .filter(({ isDelayed }) => isDelayed)
        .map(({ key }) => ({ kind: 'delays' as const, name: `delay: ${key}`, isSeen: this.#delays.has(key) })),
    ];
    const share = (kind: (typeof points)[number]['kind']): Share => {
      const counted = points.filter((point) => point.kind === kind && !(point.name in unreachable));
      return { seen: counted.filter(({ isSeen }) => isSeen).length, of: counted.length };
    };
    const stale = Object.keys(unreachable).filter(
      (name) => points.find((point) => point.name === name)?.isSeen !== false,
    );
    return {
      machine: this.#machineId,
      states: share('states'),
      transitions: share('transitions'),
      guards: share('guards'),
      delays: share('delays'),
      missing: [
        ...points.filter(({ name, isSeen }) => !isSeen && !(name in unreachable)).map(({ name }) => name),
        ...stale.map((name) => `listed as unreachable, but seen or unknown: ${name}`),
      ],
    };
  }

  #watchMicrostep(actor: object, eventType: string, taken: AnyTransitionDefinition[], next: AnyMachineSnapshot): void {
    const active = this.#previous.get(actor)?._nodes ?? [];
    for (const transition of taken) {
      this.#taken.add(keyOf(transition));
      this.#visit(transition.source);
      for (const earlier of variantsOf(transition).slice(0, placeOf(transition))) this.#refused.add(keyOf(earlier));
    }
    // All guards before the chosen transition, or all of them if none was chosen, refused.
    const isEvaluated = (node: AnyStateNode) => !taken.some(({ source }) => contains(node, source));
    if (!taken.some(({ eventType: type }) => type === '')) {
      for (const node of active.filter(isEvaluated)) {
        for (const refused of node.transitions.get(eventType) ?? []) this.#refused.add(keyOf(refused));
      }
    }
    for (const node of next._nodes ?? []) this.#visit(node);
    this.#previous.set(actor, next);
  }

  /** A machine at rest has asked every eventless transition, and all of them refused. */
  #watchRest(snapshot: AnyMachineSnapshot): void {
    for (const node of snapshot._nodes ?? []) this.#visit(node);
    if (snapshot.status !== 'active') return;
    for (const node of snapshot._nodes) for (const refused of node.always ?? []) this.#refused.add(keyOf(refused));
  }

  #visit(node: AnyStateNode): void {
    for (let current: AnyStateNode | undefined = node; current; current = current.parent) this.#states.add(current.id);
  }
}

/** The reports as a table, one machine a row. */
export function coverageTable(reports: readonly CoverageReport[]): string {
  const columns = ['states', 'transitions', 'guards', 'delays'] as const;
  const rows = [
    ['machine', ...columns],
    ...reports.map((report) => [
      report.machine,
      ...columns.map((column) => `${report[column].seen}/${report[column].of}`),
    ]),
  ];
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  return rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')).join('\n');
}

/** The transition's key in its chart, the same for every copy of the machine. */
export function keyOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, guard, target } = transition;
  const place = variantsOf(transition).length > 1 ? `[${placeOf(transition)}]` : '';
  const condition = guard ? ` if ${guardText(guard)}` : '';
  const goal = target?.map(({ id }) => id).join(', ') ?? 'stays';
  return `${source.id}: ${eventText(String(eventType), source.id)}${place}${condition} → ${goal}`;
}

function describeTransition(transition: AnyTransitionDefinition): ChartTransition {
  const eventType = String(transition.eventType);
  return {
    key: keyOf(transition),
    source: transition.source.id,
    eventType,
    isGuarded: transition.guard !== undefined,
    isDelayed: eventType.startsWith('xstate.after.'),
  };
}

/** The transitions that start at a state itself, the eventless ones last. */
export function ownTransitions(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

function variantsOf({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] {
  return (eventType === '' ? source.always : source.transitions.get(String(eventType))) ?? [];
}

function placeOf(transition: AnyTransitionDefinition): number {
  return variantsOf(transition).indexOf(transition);
}

/** True for a state and everything inside it. */
function contains(outer: AnyStateNode, inner: AnyStateNode): boolean {
  return outer.path.every((part, index) => part === inner.path[index]);
}

function eventText(eventType: string, sourceId: string): string {
  if (eventType === '') return 'always';
  return eventType
    .replace(/^xstate\.(?:done|error)\.actor\./, (prefix) => `${prefix.split('.')[1]} of `)
    .replace(/^xstate\.snapshot\./, 'snapshot of ')
    .replace(/^xstate\.after\./, 'after ')
    .replace(`.${sourceId}`, '');
}

/** The name of a guard; of several that are joined, all of them. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    const { guards } = guard as { guards?: unknown[] };
    return guards ? guards.map(guardText).join(' and ') : guard.name || 'an inline guard';
  }
  return String((guard as { type?: unknown }).type);
}
