import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api.js';
import type { ChartEdge, ChartModel, ChartNode } from './chart-model.ts';

/** Height of the letters at 100 %, in pixels. */
export const LETTERS_PX = 14;
/** Height of one line of a label at 100 %, in pixels. */
const LABEL_LINE_PX = 16;
/** Smallest letters that everybody can read, on the screen. */
export const LEAST_LETTERS_PX = 11;
/** With letters of this height a roomier drawing is better than a larger one. */
const GOOD_LETTERS_PX = 12;
/** A chart of few states grows up to this scale. */
const LARGEST_FIT = 1.25;

/** A point of the drawing, in pixels at 100 %. */
export interface ChartPoint {
  x: number;
  y: number;
}

/** A rectangle of the drawing, in pixels at 100 %. */
export interface ChartRectangle extends ChartPoint {
  width: number;
  height: number;
}

/** A state's place in the drawing. */
export interface ChartBox extends ChartRectangle {
  node: ChartNode;
  /** Its name, marked where it is the initial one, and with the number of transitions that stay in it. */
  text: string;
  /** The transitions that stay in it. */
  stays: ChartEdge[];
  /** Whether it stands for the whole machine: for what is possible in every state. */
  isEveryState: boolean;
}

/** The events of an arrow, one a line. */
interface ChartLabel extends ChartRectangle {
  lines: string[];
}

/** One drawn arrow; it stands for every transition between the same two states. */
export interface ChartArrow {
  id: string;
  source: string;
  target: string;
  edges: ChartEdge[];
  points: ChartPoint[];
  /** Its events without their guards; `x` and `y` are known only in a drawing that has room for all labels. */
  label: ChartLabel;
}

/** Everything's place in a drawing. */
export interface ChartLayout {
  width: number;
  height: number;
  /** Outer states before the ones inside them. */
  boxes: ChartBox[];
  arrows: ChartArrow[];
  /** Whether each label has a place of its own. */
  hasAllLabels: boolean;
}

/** The room that a drawing has on the screen, in pixels. */
export type ChartRoom = Pick<ChartRectangle, 'width' | 'height'>;

/** The scale at which a drawing is whole in a room. */
export function fittingScale({ width, height }: ChartRoom, room: ChartRoom): number {
  return Math.min(LARGEST_FIT, room.width / width, room.height / height);
}

/** The room around a drawing that is whole in its middle, in the drawing's own pixels. */
export function roomAround(layout: ChartRoom, room: ChartRoom): ChartRectangle {
  const scale = fittingScale(layout, room);
  const [width, height] = [room.width / scale, room.height / scale];
  return { x: (layout.width - width) / 2, y: (layout.height - height) / 2, width, height };
}

/** Letters of medium width, narrow and wide ones, in parts of the letters' height; a little more than they take. */
const WIDTHS: [RegExp, number][] = [
  [/[ijlftrI.,|' ]/g, 0.38],
  [/[mwMW↻]/g, 0.88],
];
const MEDIUM_WIDTH = 0.58;

/** The room that a text takes, in pixels: the font's own figures are not known outside a browser. */
function textWidth(text: string, lettersPx: number): number {
  const others = WIDTHS.reduce((rest, [letters]) => rest.replace(letters, ''), text);
  const known = WIDTHS.map(([letters, width]) => (text.match(letters)?.length ?? 0) * width);
  return lettersPx * known.reduce((sum, width) => sum + width, others.length * MEDIUM_WIDTH);
}

const STATE_HEIGHT = 18;
const TITLE_HEIGHT = 18;
const SIDE = 5;

const spaced = (states: number, arrows: number): LayoutOptions => ({
  'elk.spacing.nodeNode': `${states}`,
  'elk.layered.spacing.nodeNodeBetweenLayers': `${states}`,
  'elk.spacing.edgeNode': `${arrows}`,
  'elk.spacing.edgeEdge': `${arrows}`,
  'elk.layered.spacing.edgeNodeBetweenLayers': `${arrows}`,
  'elk.layered.spacing.edgeEdgeBetweenLayers': `${arrows}`,
});
const down = { 'elk.direction': 'DOWN' };
const right = { 'elk.direction': 'RIGHT' };
/** Arrows to the same state share their last part: half of a chart's height is arrows side by side. */
const merged = { 'elk.layered.mergeEdges': 'true' };

/** Ways to lay a chart out, from the roomiest to the tightest: with all labels, and without. */
const LABELED: LayoutOptions[] = [
  { ...spaced(18, 10), ...down },
  { ...spaced(18, 10), ...right },
  { ...spaced(8, 4), ...down },
];
const UNLABELED: LayoutOptions[] = [
  { ...spaced(22, 8), ...down },
  { ...spaced(22, 8), ...right },
  { ...spaced(12, 6), ...down },
  { ...spaced(8, 3), ...down },
  { ...spaced(8, 3), ...merged, ...down },
  { ...spaced(4, 2), ...merged, ...down },
];

/** With more of them it is not worth trying: there is no room for them on any bench. */
const MOST_LABELS = 20;

const laidOut = new WeakMap<ChartModel, Map<LayoutOptions, Promise<ChartLayout>>>();

/**
 * Lays a chart out for a room: with all labels if they can be read there; otherwise in the roomiest way that is
 * easy to read, or the one that is largest. The same chart and room give the same drawing.
 *
 * @param labels `all` keeps them however small they get
 */
export async function layoutChart(
  model: ChartModel,
  room: ChartRoom,
  labels: 'all' | 'fitting' = 'fitting',
): Promise<ChartLayout> {
  if (labels === 'all') return largestOf(model, LABELED, room);
  if (arrowsOf(model).length <= MOST_LABELS) {
    const labeled = await largestOf(model, LABELED, room);
    if (LETTERS_PX * fittingScale(labeled, room) >= LEAST_LETTERS_PX) return labeled;
  }
  return largestOf(model, UNLABELED, room);
}

/** The first that is easy to read, or the largest. */
async function largestOf(model: ChartModel, ways: readonly LayoutOptions[], room: ChartRoom): Promise<ChartLayout> {
  const layouts: ChartLayout[] = [];
  for (const options of ways) {
    const layout = await layoutIn(model, options);
    if (LETTERS_PX * fittingScale(layout, room) >= GOOD_LETTERS_PX) return layout;
    layouts.push(layout);
  }
  return layouts.reduce((best, one) => (fittingScale(one, room) > fittingScale(best, room) ? one : best));
}

function layoutIn(model: ChartModel, options: LayoutOptions): Promise<ChartLayout> {
  const known = laidOut.get(model) ?? new Map<LayoutOptions, Promise<ChartLayout>>();
  laidOut.set(model, known);
  const layout = known.get(options) ?? runElk(model, options);
  known.set(options, layout);
  return layout;
}

async function runElk(model: ChartModel, options: LayoutOptions): Promise<ChartLayout> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const hasAllLabels = LABELED.includes(options);
  const stays = Map.groupBy(
    model.edges.filter(({ source, target }) => source === target),
    ({ source }) => source,
  );
  const drawn = drawnStates(model);
  const boxes = new Map<string, Omit<ChartBox, keyof ChartRectangle>>();
  const stateOf = (node: ChartNode): ElkNode => {
    const own = stays.get(node.id) ?? [];
    const text = `${node.isInitial ? '▸ ' : ''}${node.label}${own.length > 0 ? ` ↻${own.length}` : ''}`;
    boxes.set(node.id, { node, text, stays: own, isEveryState: node.id === model.root.id });
    const width = Math.ceil(textWidth(text, LETTERS_PX)) + 2 * SIDE;
    if (node.children.length === 0) return { id: node.id, width, height: STATE_HEIGHT };
    return { id: node.id, layoutOptions: outerOptions(width), children: node.children.map(stateOf) };
  };
  const children = drawn.map(stateOf);
  const arrows = arrowsOf(model);
  const drawing: ElkNode = {
    id: 'drawing',
    layoutOptions: { ...BASE, ...options },
    children,
    edges: arrows.map(({ id, source, target, label }) => ({
      id,
      sources: [source],
      targets: [target],
      labels: hasAllLabels ? [{ id: `${id} label`, text: id, width: label.width, height: label.height }] : [],
    })),
  };
  const placed = await new Elk().layout(drawing);
  const ways = new Map(edgesIn(placed).map((edge) => [edge.id, edge]));
  return {
    width: placed.width ?? 0,
    height: placed.height ?? 0,
    hasAllLabels,
    boxes: statesIn(placed).flatMap(({ id, x = 0, y = 0, width: wide = 0, height: high = 0 }) => {
      const box = boxes.get(id);
      return box ? [{ ...box, x, y, width: wide, height: high }] : [];
    }),
    arrows: arrows.map((arrow) => {
      const { sections = [], labels = [] } = ways.get(arrow.id) ?? {};
      const [{ x = 0, y = 0 } = {}] = labels;
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]);
      return { ...arrow, points, label: { ...arrow.label, x, y } };
    }),
  };
}

const BASE: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
};

const outerOptions = (titleWidth: number): LayoutOptions => ({
  'elk.padding': `[top=${TITLE_HEIGHT},left=${SIDE},bottom=4,right=${SIDE}]`,
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
  'elk.nodeSize.minimum': `(${titleWidth}, ${TITLE_HEIGHT})`,
});

/** The machine itself has a frame only where its regions run side by side; its own transitions start at a box for them. */
function drawnStates({ root, edges }: ChartModel): ChartNode[] {
  if (root.kind === 'parallel') return [root];
  if (!edges.some(({ source }) => source === root.id)) return root.children;
  return [{ ...root, label: 'in every state', kind: 'atomic', children: [] }, ...root.children];
}

function arrowsOf({ edges }: ChartModel): ChartArrow[] {
  const between = Map.groupBy(
    edges.filter(({ source, target }) => source !== target),
    ({ source, target }) => `${source} ${target}`,
  );
  return [...between].map(([id, own]) => {
    const [{ source, target }] = own as [ChartEdge];
    const lines = [...new Set(own.map(eventOf))];
    return { id, source, target, edges: own, points: [], label: { lines, x: 0, y: 0, ...sizeOfLabel(lines) } };
  });
}

/** The event of a transition, without its place among others, its guard and its target. */
const eventOf = ({ label }: ChartEdge) =>
  label
    .split(/ → | if /, 1)
    .join()
    .replace(/\[\d+\]$/, '');

/** The room that the lines of a label take. */
function sizeOfLabel(lines: readonly string[]): ChartRoom {
  const widest = Math.max(...lines.map((line) => textWidth(line, LETTERS_PX)));
  return { width: Math.ceil(widest) + 6, height: lines.length * LABEL_LINE_PX + 2 };
}

const statesIn = ({ children = [] }: Partial<ElkNode>): ElkNode[] =>
  children.flatMap((child) => [child, ...statesIn(child)]);

const edgesIn = ({ edges = [], children = [] }: Partial<ElkNode>): ElkExtendedEdge[] => [
  ...edges,
  ...children.flatMap(edgesIn),
];
