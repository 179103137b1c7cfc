import { guardText, keyOf, ownTransitions } from '@trek/ui/internal/testing/machines';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state as the chart draws it. */
export interface ChartNode {
  id: string;
  label: string;
  kind: 'atomic' | 'compound' | 'parallel' | 'final';
  isInitial: boolean;
  children: ChartNode[];
}

/** A way from one state to another; a transition without a target is one to itself. */
export interface ChartEdge {
  key: string;
  source: string;
  target: string;
  /** The key without its source: `pay if isSimulated → payment.simulating`. */
  label: string;
  /** Names of the guards that must all say yes. */
  guards: string[];
  /** Name of the delay after which it is taken; null where an event is waited for. */
  delay: string | null;
}

export interface ChartModel {
  root: ChartNode;
  edges: ChartEdge[];
}

const models = new WeakMap<AnyStateMachine, ChartModel>();

/** Reads what is to be drawn from a machine; the same object for the same machine. */
export function chartModel(machine: AnyStateMachine): ChartModel {
  const known = models.get(machine) ?? { root: nodeOf(machine.root, false), edges: edgesOf(machine.root) };
  models.set(machine, known);
  return known;
}

function nodeOf(node: AnyStateNode, isInitial: boolean): ChartNode {
  const initial = node.initial?.target.map(({ id }) => id) ?? [];
  const children = Object.values(node.states as Record<string, AnyStateNode>);
  return {
    id: node.id,
    label: node.key,
    kind: node.type === 'history' ? 'atomic' : node.type,
    isInitial,
    children: children.map((child) => nodeOf(child, initial.includes(child.id))),
  };
}

function edgesOf(node: AnyStateNode): ChartEdge[] {
  const own = ownTransitions(node).flatMap((transition) => {
    const key = keyOf(transition);
    const label = key.slice(node.id.length + 2);
    const guards = transition.guard ? guardText(transition.guard).split(' and ') : [];
    const [, delay = null] = /^xstate\.after\.([^.]+)/.exec(String(transition.eventType)) ?? [];
    return (transition.target ?? [node]).map(({ id }) => ({ key, source: node.id, target: id, label, guards, delay }));
  });
  return [...own, ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(edgesOf)];
}
