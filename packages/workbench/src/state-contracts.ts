import type { AnyStateNode } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { chartTables } from './chart-tables.ts';
import type { WorkbenchMachine } from './workbench-machine.ts';

/** The promises of one state, for a person who reads no code. */
export interface StateContract {
  path: string;
  words: string;
  /** The events, calls and delays of the state. */
  promises: string[];
  /** Texts that the contract wants on the screen. */
  texts: readonly string[];
  /** The story that shows all of it, and opens the bench there. */
  storyId: string;
}

/** Every state of a machine in which it rests, read from its chart. */
export function stateContracts(known: WorkbenchMachine): StateContract[] {
  const nodes = new Map(getStateNodes(known.machine.root).map((node) => [node.path.join('.'), node]));
  const { delays } = chartTables(known.machine);
  const lengths = new Map(delays.map(({ name, ms }) => [name, ms]));
  return Object.entries(known.states).map(([path, { words, demands = [] }]) => ({
    path,
    words,
    promises: promisesOf(nodes.get(path), lengths),
    texts: demands,
    storyId: storyIdOf(known, path),
  }));
}

function promisesOf(node: AnyStateNode | undefined, lengths: ReadonlyMap<string, number | null>): string[] {
  const outwards: AnyStateNode[] = [];
  for (let one = node; one; one = one.parent) outwards.push(one);
  const takes = new Set(
    outwards.flatMap(({ ownEvents }) => ownEvents).filter((type) => !String(type).startsWith('xstate.')),
  );
  const asks = outwards.flatMap(({ invoke }) => invoke.map(({ src }) => String(src)));
  const limits = outwards.flatMap(({ after }) => after.map(({ delay }) => lengthOf(delay, lengths)));
  return [
    takes.size > 0 ? `Takes ${[...takes].join(', ')}.` : 'Takes no event.',
    ...(asks.length > 0 ? [`Waits for ${asks.join(', ')}.`] : []),
    ...[...new Set(limits)].map((limit) => `Is left by itself after ${limit}.`),
  ];
}

function lengthOf(delay: unknown, lengths: ReadonlyMap<string, number | null>): string {
  const ms = typeof delay === 'number' ? delay : (lengths.get(String(delay)) ?? null);
  return ms === null ? 'as long as its context says' : `${ms.toLocaleString('en')} ms`;
}

/** The id of the story of a bench's state. */
const storyIdOf = ({ title }: WorkbenchMachine, state: string): string => `workbench-${kebab(title)}--${kebab(state)}`;

/** The id of the story that opens the bench at the machine's beginning. */
export const benchId = (known: WorkbenchMachine): string => storyIdOf(known, 'workbench');

/** As Storybook writes a name into an address. */
const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[ .]/g, '-')
    .toLowerCase();
