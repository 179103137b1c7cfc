import { describe, expect, test } from 'vitest';
import { type AnyStateNode, StateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import * as exported from '../../ui/src/machines.ts';
import { type ChartLabel, labelArrows } from './chart-labels.ts';
import { layoutChart } from './chart-layout.ts';
import { chartModel } from './chart-model.ts';
import { workbenchMachines } from './machines/index.ts';
import { documentOf } from './script-document.ts';
import { invalidSamples, payloadFault } from './workbench-machine.ts';
import { WorkbenchSession } from './workbench-session.ts';

type Room = Pick<ChartLabel, 'x' | 'y' | 'width' | 'height'>;

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

  test('has a label at each arrow: on no state’s name, and on no other label', () => {
    const { boxes, arrows, width, height } = layoutChart(chartModel(known.machine));
    const labels = labelArrows(arrows, boxes);
    expect(labels).toHaveLength(arrows.length);
    const isApart = (one: Room, other: Room) =>
      Math.abs(one.x - other.x) >= (one.width + other.width) / 2 ||
      Math.abs(one.y - other.y) >= (one.height + other.height) / 2;
    const states = boxes
      .filter(({ node }) => node.children.length === 0)
      .map((box) => ({ text: box.node.id, ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
    for (const [index, label] of labels.entries()) {
      expect(label.text).not.toBe('');
      expect(label.x > 0 && label.y > 0 && label.x < width && label.y < height).toBe(true);
      for (const other of [...states, ...labels.slice(index + 1)]) {
        expect(isApart(label, other), `${label.text} and ${other.text}`).toBe(true);
      }
    }
  });

  test('is drawn with every state inside its outer one, and no two on top of each other', () => {
    const { boxes, width, height } = layoutChart(chartModel(known.machine));
    const byId = new Map(boxes.map((box) => [box.node.id, box]));
    for (const outer of boxes) {
      expect(outer.x + outer.width).toBeLessThan(width);
      expect(outer.y + outer.height).toBeLessThan(height);
      const inside = outer.node.children.flatMap(({ id }) => byId.get(id) ?? []);
      expect(inside).toHaveLength(outer.node.children.length);
      for (const [index, one] of inside.entries()) {
        expect(one.x > outer.x && one.x + one.width < outer.x + outer.width).toBe(true);
        expect(one.y > outer.y && one.y + one.height < outer.y + outer.height).toBe(true);
        for (const other of inside.slice(index + 1)) {
          const isBeside = one.x + one.width < other.x || other.x + other.width < one.x;
          const isBelow = one.y + one.height < other.y || other.y + other.height < one.y;
          expect(isBeside || isBelow, `${one.node.id} and ${other.node.id}`).toBe(true);
        }
      }
    }
  });
});
