import { describeParts } from '../../core/internal/described-anatomy.ts';
import { elevationProfileAnatomy, routeMapAnatomy } from './walk.anatomy.ts';

export const elevationProfileParts = describeParts(elevationProfileAnatomy, {
  root: 'The figure',
  title: 'Its heading, with the walk in one sentence',
  chart: 'The frame of drawing, levels and nights',
  drawing: 'The line of altitudes',
  level: 'A round altitude, written at its height',
  night: 'The mark of one night; `data-marked` where it is a steep one',
  'night-label': 'The altitude beside a mark',
  axis: 'The days below the drawing',
  'axis-day': 'One day of the axis',
  reading: 'The meaning of the profile, with its source',
  table: 'The same numbers as a table, to be opened',
});

export const routeMapParts = describeParts(routeMapAnatomy, {
  root: 'The figure',
  title: 'Its heading, with the way in one sentence',
  map: 'The frame of the drawing, in the proportions of the land',
  drawing: 'The line from night to night',
  stop: 'The dot of one night',
  'stop-label': 'The name of a place; `data-side` is its side of the dot',
  scale: 'The bar that says how long a kilometer is',
  note: 'Says that the drawing is no map to walk by, and which places are not on it',
});
