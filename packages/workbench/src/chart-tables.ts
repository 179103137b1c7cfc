import type { AnyStateMachine } from 'xstate';
import { type ChartEdge, type ChartNode, chartModel } from './chart-model.ts';

/** A machine's chart in words, for its reference. */
export interface ChartTables {
  /** By the path in the chart: `details.editing`; the whole machine has none. An outer state holds others. */
  states: { path: string; isOuter: boolean; ways: string[] }[];
  /** The decisions of each guard. */
  guards: { name: string; ways: string[] }[];
  /** `ms` is null where the machine's context decides. */
  delays: { name: string; ms: number | null; ways: string[] }[];
}

/** Reads states, guards and delays from a machine: nothing of it is listed by hand. */
export function chartTables(machine: AnyStateMachine): ChartTables {
  const { root, edges } = chartModel(machine);
  return {
    states: nodesIn(root).map(({ id, children }) => ({
      path: id.slice(root.id.length + 1),
      isOuter: children.length > 0,
      ways: keysOf(edges.filter(({ source }) => source === id)).map((key) => key.slice(id.length + 2)),
    })),
    guards: [...new Set(edges.flatMap(({ guards }) => guards))].map((name) => ({
      name,
      ways: keysOf(edges.filter(({ guards }) => guards.includes(name))),
    })),
    delays: [...new Set(edges.flatMap(({ delay }) => delay ?? []))].map((name) => ({
      name,
      ms: durationOf(machine, name),
      ways: keysOf(edges.filter(({ delay }) => delay === name)),
    })),
  };
}

const nodesIn = (node: ChartNode): ChartNode[] => [node, ...node.children.flatMap(nodesIn)];

/** Each transition once: one with two targets is drawn as two arrows. */
const keysOf = (edges: readonly ChartEdge[]) => [...new Set(edges.map(({ key }) => key))];

function durationOf(machine: AnyStateMachine, name: string): number | null {
  const duration = machine.implementations.delays[name] ?? Number(name);
  return typeof duration === 'number' ? duration : null;
}
