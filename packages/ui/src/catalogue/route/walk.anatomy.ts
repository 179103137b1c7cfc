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
  /** A round altitude, written at its height. */
  'level',
  /**
   * The mark of one night.
   * @attribute data-marked Present on a steep night.
   */
  'night',
  /**
   * The altitude beside a mark.
   * @attribute data-side `start`, `middle` or `end`.
   */
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
  /** The dot of one night. */
  'stop',
  /**
   * The name of a place.
   * @attribute data-side Its side of the dot: `start` or `end`.
   */
  'stop-label',
  /** The bar that says how long a kilometer is. */
  'scale',
  /** Says that the drawing is no map to walk by, and which places are not on it. */
  'note',
]);
