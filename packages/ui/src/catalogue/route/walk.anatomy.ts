import { defineAnatomy } from '../../core/internal/anatomy.ts';

export const elevationProfileAnatomy = defineAnatomy('elevation-profile', [
  /** The figure. */
  'root',
  /** Its heading, with the walk in one sentence. */
  'title',
  /** The frame of drawing, levels and nights. */
  'chart',
  /** The line of altitudes. */
  'drawing',
  /** The levels and nights, drawn over it. */
  'marks',
  /** A round altitude, written at its height. */
  'level',
  /**
   * The mark of one night.
   * @attribute data-marked Present on a steep night.
   */
  'night',
  /** Name and altitude of the highest night. */
  'night-label',
  /**
   * The days below the drawing.
   * @attribute data-many Present if there are more than 14 days.
   */
  'axis',
  /** One day of the axis. */
  'axis-day',
  /**
   * The meaning of the profile, with its source.
   * @attribute data-verdict `low`, `gentle` or `marked`.
   */
  'reading',
  /** The same numbers as a table, to be opened. */
  'table',
]);

export const routeMapAnatomy = defineAnatomy('route-map', [
  /** The figure. */
  'root',
  /** Its heading, with the way in one sentence. */
  'title',
  /** The frame of the drawing, in the proportions of the land. */
  'map',
  /** The line from night to night. */
  'drawing',
  /** The dots and names, drawn over it. */
  'marks',
  /** The dot of one night. */
  'stop',
  /** The name of a place. */
  'stop-label',
  /** The bar that says how long a kilometer is. */
  'scale',
  /** Says that the drawing is no map to walk by, and which places are not on it. */
  'note',
]);
