import { describe, expect, test } from 'vitest';
import { type AnyStateNode, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import * as exported from '../../ui/src/machines.ts';
import { workbenchMachines } from './machines/index.ts';
import { documentOf } from './script-document.ts';
import { invalidSamples, payloadFault } from './workbench-machine.ts';
import { WorkbenchSession } from './workbench-session.ts';

/** A machine rests in a state that is atomic and that no eventless transition leaves in any case. */
const isRestingPlace = (node: AnyStateNode) =>
  ['atomic', 'final'].includes(node.type) && !(node.always ?? []).some(({ guard }) => guard === undefined);

test('the workbench drives every machine of the kit', () => {
  const ids = Object.values(exported).flatMap((value) => (value instanceof StateMachine ? value.id : []));
  expect(Object.keys(workbenchMachines).sort()).toEqual(ids.sort());
});

describe.each(Object.values(workbenchMachines))('$title', (known) => {
  test('has a description and a script for every state in which it rests', () => {
    const resting = getStateNodes(known.machine.root).filter(isRestingPlace);
    const names = resting.map(({ path }) => path.join('.'));
    expect(Object.keys(known.states).sort()).toEqual(names.sort());
  });

  test.each(Object.entries(known.states))('is in %s after the script of that state', async (name, way) => {
    const session = new WorkbenchSession(known);
    await session.load(documentOf(known, way));
    const { recorded, message } = session.moment();
    expect(message).toBeNull();
    expect(recorded.run.snapshot._nodes.map(({ path }) => path.join('.'))).toContain(name);
  });

  test('says how every child may end, and knows every child machine', () => {
    const given = Object.entries(known.machine.implementations.actors);
    const machines = given.filter(([, logic]) => logic instanceof StateMachine).map(([name]) => name);
    const promises = given.filter(([, logic]) => !(logic instanceof StateMachine)).map(([name]) => name);
    expect(Object.keys(known.outcomes).sort()).toEqual(promises.sort());
    expect(Object.keys(known.children ?? {})).toEqual(machines);
  });

  test('describes every event of its chart, and no other', () => {
    const own = known.machine.events.filter((type) => !type.startsWith('xstate.'));
    expect(known.events.map(({ type }) => type).sort()).toEqual([...own].sort());
  });

  test('has good payloads that fit their schema, and bad ones that do not', () => {
    for (const event of known.events) {
      for (const payload of Object.values(event.samples)) expect(payloadFault(event, payload)).toBeNull();
      const invalid = Object.values(invalidSamples(event));
      expect(invalid.length, event.type).toBeGreaterThan(0);
      for (const payload of invalid) expect(payloadFault(event, payload)).toContain(`“${event.type}” does not fit`);
    }
  });
});
