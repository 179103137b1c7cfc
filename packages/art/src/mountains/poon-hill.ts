import { ANNAPURNA_SOUTH } from './annapurna-south.ts';
import { DHAULAGIRI } from './dhaulagiri.ts';
import { corners, type Face, type Mountain, written } from './mountain.ts';

/** How far the two are from the middle between them. */
const APART = 390;

/** The saddle between them. */
const SEAM = 5;

/** The shapes moved to the side. */
const moved = (shapes: string, by: number) =>
  shapes
    .split(',')
    .map((shape) => written(corners(shape).map(([x, height]) => [x + by, height])))
    .join();

const facesOf = ({ likeness }: Mountain, by: number): Face[] =>
  likeness?.faces.map(([paint, shapes]) => [paint, moved(shapes, by)]) ?? [];

/** The part of an outline that is on one side of the middle. */
const partOf = ({ outline }: Mountain, by: number, side: 1 | -1) =>
  corners(moved(outline, by)).filter(([x]) => (x - SEAM) * side > 0);

/** Dhaulagiri in the west and Annapurna South in the north, as the sun finds them in the morning at Poon Hill. */
export const FROM_POON_HILL: Mountain = {
  name: 'Dhaulagiri and Annapurna South',
  words: /poon hill/i,
  outline: written([...partOf(DHAULAGIRI, -APART, -1), ...partOf(ANNAPURNA_SOUTH, APART, 1)]),
  likeness: {
    lightFrom: 'right',
    body: 'rock',
    size: 0.755,
    neighbors: 0.44,
    faces: [...facesOf(DHAULAGIRI, -APART), ...facesOf(ANNAPURNA_SOUTH, APART)],
  },
};
