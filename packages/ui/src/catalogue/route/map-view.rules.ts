/** The part of a map that is in sight: how many times larger it is, and the point in the middle, in percent of the whole. */
export interface MapView {
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE_MAP: MapView = { zoom: 1, x: 50, y: 50 };
/** At this size two villages of a trek are as far apart as a phone is wide. */
const MOST_ZOOM = 12;
/** How much one press zooms. */
export const ZOOM_STEP = 1.6;
/** How far one press moves, in parts of what is in sight. */
const MOVE_STEP = 0.25;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Keeps the view within the map. */
function within({ zoom, x, y }: MapView): MapView {
  const size = clamp(zoom, 1, MOST_ZOOM);
  const half = 50 / size;
  return { zoom: size, x: clamp(x, half, 100 - half), y: clamp(y, half, 100 - half) };
}

/**
 * Zooms around a point, which stays where it is.
 * @param factor above 1: closer
 * @param at the point in percent of what is in sight. Default: the middle
 */
export function zoomMap(view: MapView, factor: number, at = { x: 50, y: 50 }): MapView {
  const zoom = clamp(view.zoom * factor, 1, MOST_ZOOM);
  const shift = 1 / view.zoom - 1 / zoom;
  return within({ zoom, x: view.x + (at.x - 50) * shift, y: view.y + (at.y - 50) * shift });
}

/** Moves by a share of what is in sight, in percent. */
export function moveMap(view: MapView, x: number, y: number): MapView {
  return within({ ...view, x: view.x + x / view.zoom, y: view.y + y / view.zoom });
}

const step = MOVE_STEP * 100;

/** The view after a key, or null for a key that does nothing here. */
export function viewAfterKey(view: MapView, key: string): MapView | null {
  switch (key) {
    case '+':
    case '=':
      return zoomMap(view, ZOOM_STEP);
    case '-':
    case '_':
      return zoomMap(view, 1 / ZOOM_STEP);
    case '0':
      return WHOLE_MAP;
    case 'ArrowLeft':
      return moveMap(view, -step, 0);
    case 'ArrowRight':
      return moveMap(view, step, 0);
    case 'ArrowUp':
      return moveMap(view, 0, -step);
    case 'ArrowDown':
      return moveMap(view, 0, step);
    default:
      return null;
  }
}

/** A point of the whole map, in percent of what is in sight. */
export function seenAt({ zoom, x, y }: MapView, point: { x: number; y: number }): { x: number; y: number } {
  return { x: 50 + (point.x - x) * zoom, y: 50 + (point.y - y) * zoom };
}

/** Lengths that a scale may have; the longest that takes no more than this share of the width is shown. */
const SCALES = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const LONGEST_SCALE = 0.35;

/** A round distance to measure by, and its length in percent of the width. */
export function scaleOf(kilometers: number, { zoom }: MapView): { kilometers: number; percent: number } {
  const width = kilometers / zoom;
  const length = SCALES.findLast((scale) => scale <= width * LONGEST_SCALE) ?? width * LONGEST_SCALE;
  return { kilometers: length, percent: (length / width) * 100 };
}

/** Room that names take on a phone's map, in percent of its width: per letter, and the height of a line. */
const LETTER = 2;
const LINE = 5.5;
/** Between a dot and its name. */
const GAP = 3.5;

export interface Label {
  /** In percent of what is in sight, of its start, middle or end. */
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** The corner with the arrow to the north, and the height of the one with the scale. */
const NORTH_CORNER = { left: 90, right: 100, top: 0, bottom: 14 };
const SCALE_STRIP = 9;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** An arrow from the middle of the map toward a place at the edge. */
export function arrowTo({ x, y }: { x: number; y: number }): string {
  const eighth = Math.round(Math.atan2(y - 50, x - 50) / (Math.PI / 4));
  return ['→', '↘', '↓', '↙', '←', '↖', '↑', '↗'][(eighth + 8) % 8] ?? '';
}

/** The anchor of a text at the edge, so that it stays on the map. */
export const edgeAnchor = (x: number): Label['anchor'] => (x < 35 ? 'start' : x > 65 ? 'end' : 'middle');

/**
 * Places the names beside their dots: to the right, to the left, below or above, the first names first. Null: there is no
 * room.
 * @param ratio height of the map in parts of its width
 * @param edges texts that stand at the edge already
 */
export function placeLabels(
  points: readonly { x: number; y: number; text: string }[],
  ratio: number,
  edges: readonly { x: number; y: number; text: string }[] = [],
): (Label | null)[] {
  // In percent of the width, so that both directions measure alike.
  const dots = points.map(({ x, y }) => ({ x, y: y * ratio }));
  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 }));
  taken.push(
    ...edges.map(({ x, y, text }) => {
      const width = text.length * LETTER;
      const left = { start: x, middle: x - width / 2, end: x - width }[edgeAnchor(x)];
      return { left, right: left + width, top: y * ratio - LINE / 2, bottom: y * ratio + LINE / 2 };
    }),
  );
  const bottom = 100 * ratio;
  taken.push(NORTH_CORNER, { left: 60, right: 100, top: bottom - SCALE_STRIP, bottom });
  return points.map(({ text }, index) => {
    const { x = 0, y = 0 } = dots[index] ?? {};
    if (x < 0 || x > 100 || y < 0 || y > bottom) return null;
    const width = text.length * LETTER;
    const beside = (left: number, middle: number, anchor: Label['anchor'], at: number) => ({
      box: { left, right: left + width, top: middle - LINE / 2, bottom: middle + LINE / 2 },
      label: { x: at, y: middle / ratio, anchor },
    });
    const choices = [
      beside(x + GAP, y, 'start', x + GAP),
      beside(x - GAP - width, y, 'end', x - GAP),
      beside(x - width / 2, y + LINE, 'middle', x),
      beside(x - width / 2, y - LINE, 'middle', x),
    ];
    const fits = choices.find(
      ({ box }) =>
        box.left >= 0 &&
        box.right <= 100 &&
        box.top >= 0 &&
        box.bottom <= bottom &&
        taken.every((other, place) => place === index || !overlap(box, other)),
    );
    if (!fits) return null;
    taken.push(fits.box);
    return fits.label;
  });
}
