import type { ChartEdge, ChartModel, ChartNode } from './chart-model.ts';

/** A state's place in the drawing, in pixels. */
interface ChartBox {
  node: ChartNode;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One drawn arrow; it stands for every transition between the same two states. */
interface ChartArrow {
  source: string;
  target: string;
  path: string;
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
const COLUMN_GAP = 24;
const ROW_GAP = 36;
const MARGIN = 8;
/** Most states side by side, so that a chart fits beside the panel. */
const ROW_LENGTH = 4;

/** Places every state: what follows stands below, regions side by side, inner states inside their outer one. */
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
    else grouped.set(id, { source: edge.source, target: edge.target, path: pathBetween(from, to), edges: [edge] });
  }
  return [...grouped.values()];
}

function pathBetween(from: ChartBox, to: ChartBox): string {
  const fromX = from.x + from.width / 2;
  const toX = to.x + to.width / 2;
  const isInside =
    to.x > from.x && to.y > from.y && to.x + to.width < from.x + from.width && to.y < from.y + from.height;
  if (isInside) return curve(from.x + 6, from.y + TITLE_HEIGHT - 6, to.x, to.y + to.height / 2, 'side');
  if (to.y >= from.y + from.height) return curve(fromX, from.y + from.height, toX, to.y, 'down');
  if (to.y + to.height <= from.y)
    return curve(from.x + from.width - 12, from.y, to.x + to.width - 12, to.y + to.height, 'up');
  return from.x < to.x
    ? curve(from.x + from.width, from.y + from.height / 2, to.x, to.y + to.height / 2, 'side')
    : curve(from.x, from.y + from.height / 2 + 6, to.x + to.width, to.y + to.height / 2 + 6, 'side');
}

function curve(x1: number, y1: number, x2: number, y2: number, direction: 'down' | 'up' | 'side'): string {
  const [bendX, bendY] = direction === 'side' ? [(x2 - x1) / 2, 0] : [0, (y2 - y1) / 2];
  return `M${x1} ${y1}C${x1 + bendX} ${y1 + bendY} ${x2 - bendX} ${y2 - bendY} ${x2} ${y2}`;
}
