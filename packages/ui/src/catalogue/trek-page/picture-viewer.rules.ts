import type { Photo } from '../../api/photo.ts';

/** The pictures of a gallery and its viewer. */
export interface Pictures {
  /** The name of the pictures, for a screen reader: the trek's title. */
  title: string;
  /** Addresses of the pictures. */
  images: readonly string[];
  /** The photographs that they are, in their order. */
  photos?: readonly Photo[] | undefined;
}

/** How far a finger must move sideways to turn to another picture; less is a tap. */
const SWIPE_PX = 40;

/** The picture that a key leads to, round the end; undefined for any other key. */
export function pictureByKey(key: string, shown: number, count: number): number | undefined {
  return {
    ArrowLeft: pictureBeside(shown, -1, count),
    ArrowRight: pictureBeside(shown, 1, count),
    Home: 0,
    End: count - 1,
  }[key];
}

/** The picture before (-1) or after (1) the one that is shown, round the end. */
export function pictureBeside(shown: number, step: -1 | 0 | 1, count: number): number {
  return (shown + step + count) % count;
}

/**
 * Which way a finger turned the pictures: what it moves to the left makes room for the next one.
 * @param isMirrored the page runs from right to left: the next one comes from the left
 */
export function swipeStep(
  from: { x: number; y: number },
  to: { x: number; y: number },
  isMirrored = false,
): -1 | 0 | 1 {
  const sideways = isMirrored ? from.x - to.x : to.x - from.x;
  if (Math.abs(sideways) < SWIPE_PX || Math.abs(sideways) < Math.abs(to.y - from.y)) return 0;
  return sideways < 0 ? 1 : -1;
}
