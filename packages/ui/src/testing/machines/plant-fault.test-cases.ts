import { type AnyStateMachine, createMachine } from 'xstate';

type StateConfigs = Record<string, Record<string, unknown>>;

/**
 * The same machine with a fault in it, for controls: a test that says that something never happens has to notice a
 * machine in which it does.
 * @param change gives the states that are to be replaced, made of those that are there
 */
export function plantFault<Machine extends AnyStateMachine>(
  machine: Machine,
  change: (states: StateConfigs) => Record<string, unknown>,
): Machine {
  const { config, implementations } = machine as AnyStateMachine;
  const states = config.states as StateConfigs;
  const changed = { ...config, states: { ...states, ...change(states) } };
  return createMachine(changed as never, implementations as never) as never;
}
