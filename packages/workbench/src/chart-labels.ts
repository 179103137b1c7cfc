import type { ChartArrow, ChartBox } from './chart-layout.ts';

/** The label beside an arrow. */
export interface ChartLabel {
  text: string;
  /** The middle of the text, and the room that it takes, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LETTER = 5.6;
const HEIGHT = 13;
/** Longer ones are cut: the whole text is in the list below the drawing. */
const LONGEST = 24;
const TITLE_HEIGHT = 24;
/** Places along an arrow for its label, best first; and its distance from the arrow. */
const PARTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
const ASIDE = [0, -0.5, 0.5, -1, 1];
const ABOVE = [0, -HEIGHT, HEIGHT, -2 * HEIGHT, 2 * HEIGHT, -3 * HEIGHT, 3 * HEIGHT];

/** Places one label beside each arrow, off every state's name and, where there is room, off every other label. */
export function labelArrows(arrows: readonly ChartArrow[], boxes: readonly ChartBox[]): ChartLabel[] {
  const taken: Room[] = boxes.map(({ node, x, y, width, height }) => ({
    x,
    y,
    width: node.children.length > 0 ? node.label.length * 8 + 24 : width,
    height: node.children.length > 0 ? TITLE_HEIGHT : height,
  }));
  return arrows.map((arrow) => {
    const text = labelText(arrow);
    const size = { width: text.length * LETTER + 4, height: HEIGHT };
    const places = ASIDE.flatMap((aside) =>
      ABOVE.flatMap((above) =>
        PARTS.map((part) => {
          const { x, y } = arrow.at(part);
          return { x: x + (aside - 0.5) * size.width, y: y - HEIGHT / 2 + above, ...size };
        }),
      ),
    ).filter(({ x, y }) => x >= 0 && y >= 0);
    const [room = { x: 0, y: 0, ...size }] = places.toSorted(
      (one, other) => crowding(one, taken) - crowding(other, taken),
    );
    taken.push(room);
    return { text, x: room.x + room.width / 2, y: room.y + HEIGHT / 2, ...size };
  });
}

/** The event of the arrow; of several, the first and how many more. */
function labelText({ edges }: ChartArrow): string {
  const events = [
    ...new Set(
      edges.map(({ label }) =>
        label
          .split(' → ', 1)
          .join()
          .replace(/\[\d+\]/, ''),
      ),
    ),
  ];
  const [first = ''] = events;
  const short = first.length > LONGEST ? `${first.slice(0, LONGEST - 1)}…` : first;
  return events.length > 1 ? `${short} +${events.length - 1}` : short;
}

/** How much of a place others have taken, in square pixels. */
function crowding(place: Room, taken: readonly Room[]): number {
  return taken.reduce((sum, other) => {
    const width = Math.min(place.x + place.width, other.x + other.width) - Math.max(place.x, other.x);
    const height = Math.min(place.y + place.height, other.y + other.height) - Math.max(place.y, other.y);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}
