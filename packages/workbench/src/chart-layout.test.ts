import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { nameOf, placeLabels } from './chart-labels.ts';
import {
  type ChartRectangle,
  fittingScale,
  LEAST_LETTERS_PX,
  LETTERS_PX,
  layoutChart,
  roomAround,
} from './chart-layout.ts';
import { type ChartNode, chartModel } from './chart-model.ts';
import { workbenchMachines } from './machines/index.ts';

/** The chart's room on the bench at 1440 × 900, beside Storybook's list of stories. */
const ROOM = { width: 690, height: 384 };

const statesIn = (node: ChartNode): ChartNode[] => node.children.flatMap((child) => [child, ...statesIn(child)]);
const layoutOf = (machine: AnyStateMachine) => layoutChart(chartModel(machine), ROOM);

const isApart = (one: ChartRectangle, other: ChartRectangle) =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;
const isInside = (inner: ChartRectangle, outer: ChartRectangle) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

describe.each(Object.values(workbenchMachines))('the chart of $title', ({ machine }) => {
  test('shows every state whole in its room, in letters of 11 px or more', async () => {
    const layout = await layoutOf(machine);
    const scale = fittingScale(layout, ROOM);
    const drawn = layout.boxes.map(({ node }) => node.id);
    expect(drawn).toEqual(expect.arrayContaining(statesIn(chartModel(machine).root).map(({ id }) => id)));
    for (const box of layout.boxes) expect(isInside(box, { x: 0, y: 0, ...layout }), box.node.id).toBe(true);
    expect(LETTERS_PX * scale).toBeGreaterThanOrEqual(LEAST_LETTERS_PX);
    console.log(
      `${machine.id}: ${drawn.length} states, letters ${(LETTERS_PX * scale).toFixed(1)} px, ${layout.hasAllLabels ? 'all labels' : 'labels of the current ways'}, ${Math.round(layout.width)} × ${Math.round(layout.height)}`,
    );
  });

  test('has every state inside its outer one, and no two on top of each other', async () => {
    const { boxes } = await layoutOf(machine);
    for (const outer of boxes) {
      const inside = boxes.filter(({ node }) => outer.node.children.some(({ id }) => id === node.id));
      expect(inside).toHaveLength(outer.node.children.length);
      for (const [index, one] of inside.entries()) {
        expect(isInside(one, outer), one.node.id).toBe(true);
        for (const other of inside.slice(index + 1)) {
          expect(isApart(one, other), `${one.node.id} and ${other.node.id}`).toBe(true);
        }
      }
    }
  });

  test('has an arrow for all ways between two states, which starts at the one and ends at the other', async () => {
    const { boxes, arrows } = await layoutOf(machine);
    const byId = new Map(boxes.map((box) => [box.node.id, box]));
    const ways = chartModel(machine).edges.filter(({ source, target }) => source !== target);
    expect(arrows.reduce((sum, { edges }) => sum + edges.length, 0)).toBe(ways.length);
    for (const { id, source, target, points } of arrows) {
      for (const [index, { x, y }] of points.slice(1).entries()) {
        const before = points[index] as { x: number; y: number };
        expect(
          Math.min(Math.abs(x - before.x), Math.abs(y - before.y)),
          `${id} is neither level nor upright`,
        ).toBeLessThan(1);
      }
      for (const [point, state] of [
        [points[0], source],
        [points.at(-1), target],
      ] as const) {
        const box = byId.get(state);
        expect(box && point && isInside({ ...point, width: 0, height: 0 }, wider(box)), id).toBe(true);
      }
    }
  });

  test('has each label whole, on no state’s name and on no other label', async () => {
    const layout = await layoutOf(machine);
    const sight = roomAround(layout, ROOM);
    const names = layout.boxes.map((box) => ({ id: box.node.id, ...nameOf(box) }));
    for (const { node } of layout.boxes) {
      const ways = layout.arrows.filter(({ source }) => source === node.id);
      const shown = layout.hasAllLabels ? layout.arrows : placeLabels(layout, ways, sight);
      for (const [index, { id, label }] of shown.entries()) {
        expect(isInside(label, sight), id).toBe(true);
        const others = shown.slice(index + 1).map((arrow) => ({ ...arrow.label, id: arrow.id }));
        for (const other of [...names, ...others]) expect(isApart(label, other), `${id} and ${other.id}`).toBe(true);
      }
    }
  });
});

/** Room for rounding. */
function wider({ x, y, width, height }: ChartRectangle): ChartRectangle {
  return { x: x - 1, y: y - 1, width: width + 2, height: height + 2 };
}

test('lays the same chart out in the same way again', async () => {
  const { machine } = workbenchMachines.payment as { machine: AnyStateMachine };
  const [one, other] = [await layoutOf(machine), await layoutOf(machine)];
  expect(one.boxes.map(({ x, y }) => [x, y])).toEqual(other.boxes.map(({ x, y }) => [x, y]));
});

test('keeps all labels in a view that asks for them', async () => {
  const { machine } = workbenchMachines.booking as { machine: AnyStateMachine };
  expect((await layoutOf(machine)).hasAllLabels).toBe(false);
  expect((await layoutChart(chartModel(machine), ROOM, 'all')).hasAllLabels).toBe(true);
});
