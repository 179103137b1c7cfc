import { type ChartCurve, curveBetween } from './chart-curve.ts';
import type { ChartEdge, ChartModel, ChartNode } from './chart-model.ts';

/** A state's place in the drawing, in pixels. */
export interface ChartBox {
  node: ChartNode;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One drawn arrow; it stands for every transition between the same two states. */
export interface ChartArrow extends ChartCurve {
  source: string;
  target: string;
  edges: ChartEdge[];
}

export interface ChartLayout {
  width: number;
  height: number;
  /** Outer states before the ones inside them. */
  boxes: ChartBox[];
  arrows: ChartArrow[];
}

const LETTER = 7.2;
const BOX_HEIGHT = 34;
const TITLE_HEIGHT = 28;
const PADDING = 16;
const COLUMN_GAP = 56;
const ROW_GAP = 80;
const MARGIN = 8;
/** Most states side by side, so that a chart fits beside the panel. */
const ROW_LENGTH = 4;

/** Places every state: the following ones below, regions side by side, inner states inside their outer one. */
export function layoutChart({ root, edges }: ChartModel): ChartLayout {
  const boxes = place(root, edges, MARGIN, MARGIN);
  const [outer] = boxes;
  const byId = new Map(boxes.map((box) => [box.node.id, box]));
  return {
    width: (outer?.width ?? 0) + 2 * MARGIN,
    height: (outer?.height ?? 0) + 2 * MARGIN,
    boxes,
    arrows: arrowsBetween(byId, edges),
  };
}

function place(node: ChartNode, edges: readonly ChartEdge[], x: number, y: number): ChartBox[] {
  const titleWidth = node.label.length * LETTER + 2 * PADDING;
  if (node.children.length === 0) return [{ node, x, y, width: Math.max(84, titleWidth), height: BOX_HEIGHT }];
  const inside: ChartBox[] = [];
  let top = y + TITLE_HEIGHT;
  let right = x + titleWidth;
  for (const row of rowsOf(node, edges)) {
    let left = x + PADDING;
    let bottom = top;
    for (const child of row) {
      const placed = place(child, edges, left, top);
      inside.push(...placed);
      const [box] = placed as [ChartBox];
      left += box.width + COLUMN_GAP;
      bottom = Math.max(bottom, top + box.height);
    }
    right = Math.max(right, left - COLUMN_GAP + PADDING);
    top = bottom + ROW_GAP;
  }
  return [{ node, x, y, width: right - x, height: top - ROW_GAP + PADDING - y }, ...inside];
}

/** The states of one level by their distance from the initial one; those that nothing leads to come last. */
function rowsOf(node: ChartNode, edges: readonly ChartEdge[]): ChartNode[][] {
  if (node.kind === 'parallel') return [node.children];
  const childOf = (id: string) => node.children.find((child) => id === child.id || id.startsWith(`${child.id}.`));
  const rows: ChartNode[][] = [];
  const waiting = new Set(node.children);
  let row = node.children.filter(({ isInitial }) => isInitial);
  while (row.length > 0) {
    for (const child of row) waiting.delete(child);
    rows.push(row);
    const inRow = new Set(row);
    const next = new Set<ChartNode>();
    for (const { source, target } of edges) {
      const [from, to] = [childOf(source), childOf(target)];
      if (from && to && inRow.has(from) && waiting.has(to)) next.add(to);
    }
    row = [...next];
  }
  return [...rows, [...waiting]].flatMap(inParts);
}

function inParts(row: readonly ChartNode[]): ChartNode[][] {
  const count = Math.ceil(row.length / ROW_LENGTH);
  const length = Math.ceil(row.length / count);
  return Array.from({ length: count }, (_, part) => row.slice(part * length, (part + 1) * length));
}

function arrowsBetween(boxes: ReadonlyMap<string, ChartBox>, edges: readonly ChartEdge[]): ChartArrow[] {
  const grouped = new Map<string, ChartArrow>();
  for (const edge of edges) {
    const [from, to] = [boxes.get(edge.source), boxes.get(edge.target)];
    if (!from || !to || edge.source === edge.target) continue;
    const id = `${edge.source} ${edge.target}`;
    const known = grouped.get(id);
    if (known) known.edges.push(edge);
    else grouped.set(id, { source: edge.source, target: edge.target, edges: [edge], ...wayBetween(from, to) });
  }
  return [...grouped.values()];
}

function wayBetween(from: ChartBox, to: ChartBox): ChartCurve {
  const fromX = from.x + from.width / 2;
  const toX = to.x + to.width / 2;
  const isInside =
    to.x > from.x && to.y > from.y && to.x + to.width < from.x + from.width && to.y < from.y + from.height;
  if (isInside) {
    const start = { x: from.x + 6, y: from.y + TITLE_HEIGHT - 6 };
    return curveBetween(start, { x: to.x, y: to.y + to.height / 2 }, 'level');
  }
  if (to.y >= from.y + from.height) {
    return curveBetween({ x: fromX, y: from.y + from.height }, { x: toX, y: to.y }, 'upright');
  }
  if (to.y + to.height <= from.y) {
    const end = { x: to.x + to.width - 12, y: to.y + to.height };
    return curveBetween({ x: from.x + from.width - 12, y: from.y }, end, 'upright');
  }
  const [fromY, toY] = [from.y + from.height / 2, to.y + to.height / 2];
  return from.x < to.x
    ? curveBetween({ x: from.x + from.width, y: fromY }, { x: to.x, y: toY }, 'level')
    : curveBetween({ x: from.x, y: fromY + 6 }, { x: to.x + to.width, y: toY + 6 }, 'level');
}
